import type * as Y from 'yjs'
import { nameOf } from '../activity/texts.ts'
import { limits } from '../limits.ts'
import { shownHeading } from './heading.ts'
import { boardColumns, boardRows, readCell } from './read.ts'
import type { ColumnView, RowView } from './read.ts'

/** A row with its texts, one for each column. */
export interface TableRow extends RowView {
  cells: string[]
}

/** A planner as a table, as everyone sees it. */
export interface Table {
  columns: ColumnView[]
  /** The headings as they are shown, by position. */
  headings: string[]
  rows: TableRow[]
}

/** Reads the whole table of a desk or board. */
export function readTable(doc: Y.Doc): Table {
  const columns = boardColumns(doc)
  return {
    columns,
    headings: columns.map(({ heading }, index) => shownHeading(heading, index)),
    rows: boardRows(doc).map((row) => ({ ...row, cells: cellsOf(doc, row, columns) })),
  }
}

/** The texts of one row, one for each of the columns. */
export function cellsOf(
  doc: Y.Doc,
  { id: rowId }: Pick<RowView, 'id'>,
  columns: readonly Pick<ColumnView, 'id'>[],
): string[] {
  return columns.map(({ id: columnId }) => nameOf(readCell(doc, { rowId, columnId }), limits.planText))
}

/** A row as one text: its first cell that has one, and the position of that; null for an empty row. SPEC PL13. */
export function leadOf(cells: readonly string[]): { text: string; index: number } | null {
  const index = cells.findIndex((cell) => cell !== '')
  return index < 0 ? null : { text: cells[index] ?? '', index }
}

/**
 * The cells beside the first one that has a text, one a line, with their headings. SPEC PL13.
 *
 * @param isLeft whether a column is left out because its cells stand elsewhere
 */
export function restOf(
  cells: readonly string[],
  headings: readonly string[],
  isLeft: (index: number) => boolean = () => false,
): string {
  const lead = leadOf(cells)
  return cells
    .flatMap((cell, index) =>
      cell === '' || index === lead?.index || isLeft(index) ? [] : `${headings[index]}: ${cell}`,
    )
    .join('\n')
}
