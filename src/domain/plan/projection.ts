import type * as Y from 'yjs'
import { changedIn, keysIn, touches, writeAll } from '../activity/boardKeys.ts'
import { boardSource } from '../activity/source.ts'
import { textOf } from '../activity/texts.ts'
import type { PlanColumnId, PlanRowId } from '../ids.ts'
import type { Changes } from '../projection.ts'
import { limits } from '../limits.ts'
import { cellKey, placeOfKey } from './cellKey.ts'
import { infoLimits } from './info.ts'
import { boardColumns, boardRows, isRowThere, readCell, readColumn, readRow } from './read.ts'
import type { ColumnView, RowView } from './read.ts'
import { roots } from './roots.ts'
import type { RootName } from './roots.ts'

/** The values that a board holds under one key, by root map; undefined deletes the key. */
type BoardValues = Partial<Record<RootName, unknown>>

/** What the room may see of a desk: all rows and columns that exist. SPEC PL12. */
interface Visibility {
  desk: Y.Doc
  /** Undefined for one that is not shown, as is the row. */
  column: (id: PlanColumnId) => ColumnView | undefined
  row: (id: PlanRowId) => RowView | undefined
}

/** A change of these decides which cells are shown; everything is projected again. */
const structure: RootName[] = ['columns', 'columnDeleted', 'rowDeleted']
/** Root maps of a board by the kind of their ids. A desk has no other ids in these maps. */
const columnRoots: RootName[] = ['columns', 'headings', 'choices', 'columnDeleted']
const rowRoots: RootName[] = ['rows', 'rowDeleted', 'sources']

/**
 * Projects a planner's desk onto its board: only rows and columns that are not deleted, and their cells, with texts cut
 * to their limits. Writes the difference by key, in one transaction of the board. SPEC P1 to P6, PL12.
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed
 */
export function projectPlan(desk: Y.Doc, board: Y.Doc, changes: Changes): void {
  const added = changes === 'all' ? null : addedRows(desk, board, changes)
  const visibility = added ? shownOn(desk, board, added) : visibilityOf(desk)
  const keys = (names: readonly RootName[]): Set<string> =>
    changes === 'all' || added === null ? keysIn(roots, names, desk, board) : changedIn(changes, names)
  writeAll(roots, board, keys(['info']), (key) => infoValues(visibility, key))
  writeAll(roots, board, keys(columnRoots), (id) => columnValues(visibility, id))
  writeAll(roots, board, keys(rowRoots), (id) => rowValues(visibility, id))
  const cells = keys(['cells'])
  // Texts may have been there before their row.
  for (const rowId of added ?? [])
    for (const columnId of roots.columns(board).keys()) cells.add(cellKey({ rowId, columnId }))
  writeAll(roots, board, cells, (key) => cellValues(visibility, key))
}

/**
 * The new rows where rows were only added, and all of them fit: nothing else changes on the board then. Empty where no
 * row or column changed.
 *
 * @returns null where everything has to be projected again
 */
function addedRows(
  desk: Y.Doc,
  board: Y.Doc,
  changes: Exclude<Changes, 'all'>,
): ReadonlySet<PlanRowId> | null {
  if (touches(changes, structure)) return null
  const added = changes.get('rows') ?? new Set()
  if (added.size === 0) return added
  // A board with room has all rows of its desk.
  if (roots.rows(board).size + added.size > limits.planRows) return null
  const areNew = [...added].every((id) => !roots.rows(board).has(id) && isRowThere(desk, id))
  return areNew ? added : null
}

function visibilityOf(desk: Y.Doc): Visibility {
  const columns = new Map(boardColumns(desk).map((column) => [column.id, column]))
  const rows = new Map(boardRows(desk).map((row) => [row.id, row]))
  return { desk, column: (id) => columns.get(id), row: (id) => rows.get(id) }
}

/** The rows and columns on the board, and those rows: an edit of a cell reads no others. */
function shownOn(desk: Y.Doc, board: Y.Doc, added: ReadonlySet<PlanRowId>): Visibility {
  return {
    desk,
    column: (id) => (roots.columns(board).has(id) ? readColumn(desk, id) : undefined),
    row: (id) => (roots.rows(board).has(id) || added.has(id) ? readRow(desk, id) : undefined),
  }
}

function infoValues({ desk }: Visibility, key: string): BoardValues {
  if (!Object.hasOwn(infoLimits, key)) return { info: undefined }
  const text = roots.info(desk).get(key)
  return { info: text === undefined ? undefined : textOf(text, infoLimits[key as keyof typeof infoLimits]) }
}

function columnValues({ desk, column: shown }: Visibility, id: PlanColumnId): BoardValues {
  const column = shown(id)
  if (!column) return { columns: undefined, headings: undefined, choices: undefined }
  return {
    columns: { order: roots.columns(desk).get(id)?.order },
    headings: column.heading || undefined,
    choices: column.choices.length === 0 ? undefined : column.choices,
  }
}

function rowValues({ desk, row: shown }: Visibility, id: PlanRowId): BoardValues {
  const row = shown(id)
  if (!row) return { rows: undefined, sources: undefined }
  return {
    rows: { order: roots.rows(desk).get(id)?.order, createdAt: row.createdAt },
    sources: boardSource(desk, id),
  }
}

function cellValues({ desk, column, row }: Visibility, key: string): BoardValues {
  const place = placeOfKey(key)
  const isShown = row(place.rowId) && column(place.columnId) && cellKey(place) === key
  return { cells: (isShown && readCell(desk, place)) || undefined }
}
