import type * as Y from 'yjs'
import { changedIn, keysIn, touches, writeAll } from '../activity/boardKeys.ts'
import { boardSource } from '../activity/source.ts'
import { textOf } from '../activity/texts.ts'
import type { PlanColumnId, PlanRowId } from '../ids.ts'
import type { Changes } from '../projection.ts'
import { cellKey, placeOf } from './cellKey.ts'
import { infoLimits } from './info.ts'
import { boardColumns, boardRows, readCell } from './read.ts'
import type { ColumnView, RowView } from './read.ts'
import { roots } from './roots.ts'
import type { RootName } from './roots.ts'

/** The values that a board holds under one key, by root map; undefined deletes the key. */
type BoardValues = Partial<Record<RootName, unknown>>

/** What the room may see of a desk: all rows and columns that exist. SPEC PL12. */
interface Visibility {
  desk: Y.Doc
  columns: ReadonlyMap<PlanColumnId, ColumnView>
  rows: ReadonlyMap<PlanRowId, RowView>
}

/** A change of rows or columns decides which cells are shown; everything is projected again. */
const structure: RootName[] = ['columns', 'columnDeleted', 'rows', 'rowDeleted']
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
  const visibility = visibilityOf(desk)
  const isAll = changes === 'all' || touches(changes, structure)
  const keys = (names: readonly RootName[]): Set<string> =>
    isAll ? keysIn(roots, names, desk, board) : changedIn(changes, names)
  writeAll(roots, board, keys(['info']), (key) => infoValues(visibility, key))
  writeAll(roots, board, keys(columnRoots), (id) => columnValues(visibility, id))
  writeAll(roots, board, keys(rowRoots), (id) => rowValues(visibility, id))
  writeAll(roots, board, keys(['cells']), (key) => cellValues(visibility, key))
}

function visibilityOf(desk: Y.Doc): Visibility {
  return {
    desk,
    columns: new Map(boardColumns(desk).map((column) => [column.id, column])),
    rows: new Map(boardRows(desk).map((row) => [row.id, row])),
  }
}

function infoValues({ desk }: Visibility, key: string): BoardValues {
  if (!Object.hasOwn(infoLimits, key)) return { info: undefined }
  const text = roots.info(desk).get(key)
  return { info: text === undefined ? undefined : textOf(text, infoLimits[key as keyof typeof infoLimits]) }
}

function columnValues({ desk, columns }: Visibility, id: PlanColumnId): BoardValues {
  const column = columns.get(id)
  if (!column) return { columns: undefined, headings: undefined, choices: undefined }
  return {
    columns: { order: roots.columns(desk).get(id)?.order },
    headings: column.heading || undefined,
    choices: column.choices.length === 0 ? undefined : column.choices,
  }
}

function rowValues({ desk, rows }: Visibility, id: PlanRowId): BoardValues {
  const row = rows.get(id)
  if (!row) return { rows: undefined, sources: undefined }
  return {
    rows: { order: roots.rows(desk).get(id)?.order, createdAt: row.createdAt },
    sources: boardSource(desk, id),
  }
}

function cellValues({ desk, columns, rows }: Visibility, key: string): BoardValues {
  const place = placeOf(key)
  const isShown = rows.has(place.rowId) && columns.has(place.columnId) && cellKey(place) === key
  return { cells: (isShown && readCell(desk, place)) || undefined }
}
