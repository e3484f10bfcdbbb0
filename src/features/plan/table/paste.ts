import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { cleanText } from '#domain/text.ts'
import { boundsOf, countSelected } from './selection.ts'
import type { Selection } from './selection.ts'
import { placeOf } from './spot.ts'
import type { GridOrder, Spot } from './spot.ts'

/** Texts by column. */
export type RowTexts = Readonly<Record<PlanColumnId, string>>

/** New texts for cells of one row. */
export interface RowChange {
  rowId: PlanRowId
  cells: RowTexts
}

/** What becomes of a pasted range. */
export interface Pasted {
  changes: RowChange[]
  /** Rows that are added below the last one: empty ones between others too, none at the end. */
  added: RowTexts[]
  /** Texts for which there is no column, and those that are too long: nothing of them is pasted. */
  outside: string[]
  tooLong: string[]
}

/**
 * Lays a range onto the grid with its first cell at a cell; what reaches below the last row becomes new rows. One single
 * text goes into every selected cell. SPEC PL3, PL5, PL22
 */
export function pasted(
  range: readonly (readonly string[])[],
  { spot, selection, order }: { spot: Spot; selection: Selection; order: GridOrder },
): Pasted {
  const only = range.length === 1 && range[0]?.length === 1 ? cleanText(range[0][0] ?? '') : null
  if (only !== null && countSelected(selection) > 0) return filled(only, selection, order)
  const start = countSelected(selection) > 0 ? cornerOf(selection, order) : spot
  const [row, column] = placeOf(start, order).map((at) => Math.max(0, at)) as [number, number]
  const columnIds = order.columnIds.slice(column)
  const result: Pasted = { changes: [], added: [], outside: [], tooLong: [] }
  for (const [down, texts] of withoutEmptyEnd(range).entries()) {
    const cells: Record<PlanColumnId, string> = {}
    for (const [right, text] of texts.entries()) {
      const clean = cleanText(text)
      const columnId = columnIds[right]
      if (columnId === undefined) result.outside.push(...(clean === '' ? [] : [clean]))
      else if (clean.length > limits.planText) result.tooLong.push(clean)
      else cells[columnId] = clean
    }
    const rowId = order.rowIds[row + down]
    if (rowId !== undefined) result.changes.push({ rowId, cells })
    else result.added.push(cells)
  }
  const last = result.added.findLastIndex((cells) => Object.values(cells).some((text) => text !== ''))
  return { ...result, added: result.added.slice(0, last + 1) }
}

/** A range without lines at its end that have no cell: they are no part of what was copied, and would empty cells. */
function withoutEmptyEnd(range: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const last = range.findLastIndex((texts) => texts.length > 1 || texts[0] !== '')
  return range.slice(0, Math.max(1, last + 1))
}

/** The number of cells in rows, empty ones included. */
export function cellsIn(rows: readonly RowTexts[]): number {
  return rows.reduce((sum, cells) => sum + Object.keys(cells).length, 0)
}

/**
 * Lines that may be one text as well as a column of cells, where the latter would overwrite texts below the first cell:
 * then they are one text until the person chooses. SPEC B7
 *
 * @returns the one text; null for every other range
 */
export function linesAsOne(
  range: readonly (readonly string[])[],
  { spot, selection, order }: { spot: Spot; selection: Selection; order: GridOrder },
  textOf: (rowId: PlanRowId, columnId: PlanColumnId) => string,
): string | null {
  const { columnId } = spot
  const lines = range.flat()
  const isLines = lines.length > 1 && range.every(({ length }) => length === 1)
  if (!isLines || columnId === null || countSelected(selection) > 1) return null
  // Only spreadsheets have cells of several lines.
  if (lines.some((line) => line.includes('\n'))) return null
  const [row] = placeOf(spot, order)
  const below = order.rowIds.slice(row + 1, row + lines.length)
  return below.some((rowId) => textOf(rowId, columnId) !== '') ? lines.join('\n') : null
}

/** The texts of the topmost selected cells for the selected cells below them, in each column on its own. */
export function filledDown(
  selection: Selection,
  order: GridOrder,
  textOf: (rowId: PlanRowId, columnId: PlanColumnId) => string,
): RowChange[] {
  const top = new Map<PlanColumnId, string>()
  return boundsOf(selection, order).rowIds.flatMap((rowId) => {
    const cells: Record<PlanColumnId, string> = {}
    for (const columnId of selection.get(rowId) ?? []) {
      const text = top.get(columnId)
      if (text === undefined) top.set(columnId, textOf(rowId, columnId))
      else cells[columnId] = text
    }
    return Object.keys(cells).length === 0 ? [] : [{ rowId, cells }]
  })
}

/** The same text in all selected cells; empty to clear them. */
export function filledWith(text: string, selection: Selection): RowChange[] {
  return [...selection].map(([rowId, columns]) => ({
    rowId,
    cells: Object.fromEntries([...columns].map((columnId) => [columnId, text])),
  }))
}

function filled(text: string, selection: Selection, order: GridOrder): Pasted {
  const isTooLong = text.length > limits.planText
  const { rowIds } = boundsOf(selection, order)
  const changes = filledWith(text, new Map(rowIds.map((id) => [id, selection.get(id) ?? new Set()])))
  return { changes: isTooLong ? [] : changes, added: [], outside: [], tooLong: isTooLong ? [text] : [] }
}

function cornerOf(selection: Selection, order: GridOrder): Spot {
  const { rowIds, columnIds } = boundsOf(selection, order)
  return { rowId: rowIds[0] ?? null, columnId: columnIds[0] ?? null }
}
