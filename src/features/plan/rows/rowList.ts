import type { ColumnView, RowView } from '#domain/plan/read.ts'
import type { PlanColumnId } from '#domain/ids.ts'
import type { Fields, OutboxEntry, OwnContent } from '#sync/room/outbox.ts'

/** Types of what the outbox makes, as in effects. */
export const rowType = 'planRow'
export const columnType = 'planColumn'

/** A row as this person sees it. */
export interface PlanRow extends RowView {
  /** The server has it; otherwise it is shown as unsaved. */
  isSaved: boolean
  /** Its texts as it was made on this device, while no document has it. */
  made: Readonly<Record<PlanColumnId, string>> | null
}

/** A column as this person sees it. */
export interface PlanColumn extends ColumnView {
  isSaved: boolean
}

/** What this device made and no document has yet. */
export interface OwnMade {
  contents: readonly OwnContent[]
  pending: readonly OutboxEntry[]
  /** Ids that a document had since this page was opened: what is missing now was deleted. */
  seen: ReadonlySet<string>
  /** When this page was opened, in epoch milliseconds: what was saved before then and is missing was deleted. */
  openedMs: number
}

/** The rows of a document, then those of this device that it lacks; without those that this person deletes. SPEC PL5 */
export function listRows(documentRows: readonly RowView[], own: OwnMade): PlanRow[] {
  const there = documentRows.map((row): PlanRow => ({ ...row, isSaved: true, made: null }))
  const made = lacking(documentRows, own, rowType).map(({ id, fields, createdMs, isSaved }): PlanRow => ({
    ...{ id, isSaved },
    createdAt: Math.floor(createdMs / 1000),
    made: Object.fromEntries(Object.entries(fields).map(([columnId, text]) => [columnId, String(text)])),
  }))
  const removed = removedIds(own, rowType)
  return [...there, ...made].filter(({ id }) => !removed.has(id))
}

/**
 * The columns of a document, and those of this device that it lacks, at their positions; as this person changed them,
 * without those that they delete. SPEC PL2
 */
export function listColumns(documentColumns: readonly ColumnView[], own: OwnMade): PlanColumn[] {
  const all = documentColumns.map((column): PlanColumn => ({ ...column, isSaved: true }))
  for (const { id, fields, isSaved } of lacking(documentColumns, own, columnType)) {
    const index = typeof fields['index'] === 'number' ? fields['index'] : all.length
    all.splice(index, 0, { id, heading: String(fields['heading'] ?? ''), choices: [], isSaved })
  }
  const removed = removedIds(own, columnType)
  const changes = own.pending.flatMap(({ effect }) =>
    effect?.does === 'change' && effect.type === columnType ? [effect] : [],
  )
  return all
    .filter(({ id }) => !removed.has(id))
    .map((column) =>
      changes.filter(({ id }) => id === column.id).reduce((one, { fields }) => changed(one, fields), column),
    )
}

function changed(column: PlanColumn, { heading, choices }: Fields): PlanColumn {
  return {
    ...column,
    ...(typeof heading === 'string' && { heading }),
    ...(typeof choices === 'string' && { choices: JSON.parse(choices) as string[] }),
  }
}

function lacking(
  documentItems: readonly { id: string }[],
  { contents, seen, openedMs }: OwnMade,
  type: string,
): OwnContent[] {
  const there = new Set(documentItems.map(({ id }) => id))
  return contents.filter(
    (one) =>
      one.type === type &&
      !there.has(one.id) &&
      !seen.has(one.id) &&
      (!one.isSaved || (one.savedMs ?? 0) >= openedMs),
  )
}

function removedIds({ pending }: OwnMade, type: string): Set<string> {
  return new Set(
    pending.flatMap(({ effect }) => (effect?.does === 'remove' && effect.type === type ? [effect.id] : [])),
  )
}
