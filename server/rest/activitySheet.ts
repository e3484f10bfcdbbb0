import type { Cell, Row } from 'write-excel-file/node'
import type { ExportColumn, ExportedActivity, ExportedCell } from '#domain/activity/exported.ts'
import type { ExportWords } from '#domain/exports/exportWords.ts'
import { dateCell, headingCell, numberCell, numberHeadingCell, textCell } from './cells.ts'
import type { BookSheet, CellLook } from './cells.ts'
import type { WallClock } from './wallClock.ts'

/** The sheet of one activity, as its kind describes it. */
export function activitySheet(
  { columns, rows }: Pick<ExportedActivity, 'columns' | 'rows'>,
  words: ExportWords,
  clock: WallClock,
): BookSheet {
  const headings = columns.map(({ name, holds }) =>
    holds === 'number' ? numberHeadingCell(name[words.language]) : headingCell(name[words.language]),
  )
  const data = rows.map(({ cells, isShown, isHeading = false, level = 0 }): Row => {
    const look = { isQuiet: !isShown, isBold: isHeading }
    return columns.map((column, index) => {
      const value = cells[index] ?? null
      return cellOf(column, value, column.isIndented ? { ...look, indent: level } : look, words, clock)
    })
  })
  return { data: [headings, ...data], widths: columns.map(({ width }) => width), headingRow: 1 }
}

function cellOf(
  { holds }: ExportColumn,
  value: ExportedCell,
  look: CellLook,
  words: ExportWords,
  clock: WallClock,
): Cell {
  if (typeof value === 'number' && holds === 'time') return dateCell(value, clock, look)
  if (typeof value === 'number') return numberCell(value, look)
  return textCell(cellText(value, words), look)
}

function cellText(value: Exclude<ExportedCell, number>, words: ExportWords): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return value
  if (!('text' in value)) return value[words.language]
  return value.hidden ? words.hiddenHeading(value.text) : value.text
}
