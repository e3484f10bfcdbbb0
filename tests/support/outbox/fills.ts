import { fillVariables } from '#features/plan/sending/fill.ts'
import type { Effect } from '#sync/entries/effect.ts'
import { entryOf } from '#sync/entries/outboxEntry.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'

/** Texts by column, each with the text that it replaces. */
export type Cells = Record<string, { value: string; expected: string }>

let made = 0

/** A name that was not used before. */
export function unused(kind: string): string {
  made += 1
  return `${kind}${made}`
}

/** A waiting entry, after all that were made before. */
export function waiting(effect: Effect | null, more: Partial<OutboxEntry> = {}): OutboxEntry {
  const entryId = unused('entry')
  const command = { document: '', variables: {}, objectId: 'o', label: '', text: '', effect }
  return {
    ...command,
    entryId,
    workshopId: 'w',
    order: made,
    createdMs: made,
    isKept: true,
    state: { status: 'waiting' },
    ...more,
  }
}

/** A waiting edit of the cells of a row, after all that were made before. */
export function fill(id: string, cells: Cells): OutboxEntry {
  const effect = { does: 'fill', type: 'cells', id, cells } as const
  const entryId = unused('entry')
  const text = Object.values(cells)
    .map(({ value }) => value)
    .join('\n')
  return entryOf(
    { document: 'mutation', variables: fillVariables(effect), objectId: 'plan', label: 'Cell', text, effect },
    { entryId, workshopId: 'workshop', order: made, createdMs: made },
  )
}

/** The edit of a cell. */
export const to = (value: string, expected: string) => ({ value, expected })
