import { CreatePlanRowsDocument } from '#api/operations/planRows.ts'
import { limits } from '#domain/limits.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import type { Attempt } from '#sync/outbox/sending.ts'

/** How much of a call may be rows, in bytes: a request has at most 128 kB. */
const mostBytes = 100_000

/**
 * The new rows of a planner that wait one behind the other, as one call that adds all of them or none. SPEC PL15.
 *
 * @param entries in the order of sending, those that may be sent with this one
 * @returns null when there is only one
 */
export function rowsTogether(entry: OutboxEntry, entries: readonly OutboxEntry[]): Attempt | null {
  const rows: { id: string; valueList: { columnId: string; value: string }[] }[] = []
  const together: OutboxEntry[] = []
  let bytes = 0
  for (const one of behind(entry, entries)) {
    const { effect } = one
    if (effect?.does !== 'create' || effect.type !== 'planRow' || one.state.status !== 'waiting') break
    const valueList = Object.entries(effect.fields).map(([columnId, value]) => ({
      columnId,
      value: String(value),
    }))
    const row = { id: effect.id, valueList }
    bytes += new TextEncoder().encode(JSON.stringify(row)).length
    if (rows.length === limits.planRowsPerCall || (rows.length > 0 && bytes > mostBytes)) break
    rows.push(row)
    together.push(one)
  }
  if (together.length < 2) return null
  const variables = { commonInfoData: { workshop: entry.workshopId }, planId: entry.objectId, rows }
  return { entries: together, document: CreatePlanRowsDocument, variables }
}

/** An entry, and what waits behind it for the same activity. */
function behind(entry: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries
    .slice(entries.findIndex(({ entryId }) => entryId === entry.entryId))
    .filter(({ objectId, state }) => objectId === entry.objectId && state.status !== 'refused')
}
