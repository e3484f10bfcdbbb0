import type { ChartMark } from './chart.ts'
import { wrapText } from './texts.ts'
import type { Measure } from './texts.ts'

export interface LegendEntry {
  mark: ChartMark
  text: string
}

export interface LegendItem {
  mark: ChartMark
  lines: readonly string[]
  /** The top left corner. */
  x: number
  y: number
}

export interface LegendLayout {
  items: readonly LegendItem[]
  /** Type size in pixels. */
  size: number
  /** Of what it fills. */
  width: number
  height: number
  /** Entries that found no room. */
  left: number
}

export interface LegendOptions {
  width: number
  size: number
  columns: number
  measure: Measure
  maxLines?: number
}

export const legendLine = 1.3
/** Between entries and between columns, in type sizes. */
const [rowGap, columnGap] = [0.45, 1.4]
/** From the start of an entry to its text, and behind it, since letters are drawn a little wider, in type sizes. */
export const legendIndent = 2.1
const spare = 0.25

/** A legend in columns of about the same height, filled one after the other. */
export function layoutLegend(entries: readonly LegendEntry[], options: LegendOptions): LegendLayout {
  const { width, size, columns, measure, maxLines } = options
  const columnWidth = (width - (columns - 1) * columnGap * size) / columns
  const textWidth = columnWidth - legendIndent * size
  const wrapped = entries.map(({ mark, text }) => {
    const lines = wrapText(text, { width: textWidth, size, measure, ...(maxLines && { maxLines }) })
    return { mark, lines, height: (Math.max(1, lines.length) * legendLine + rowGap) * size }
  })
  const fair = wrapped.reduce((sum, { height }) => sum + height, 0) / columns
  const items: LegendItem[] = []
  let [column, y, highest, widest] = [0, 0, 0, 0]
  for (const { mark, lines, height } of wrapped) {
    if (y > 0 && column < columns - 1 && y + height / 2 > fair) [column, y] = [column + 1, 0]
    const x = column * (columnWidth + columnGap * size)
    items.push({ mark, lines, x, y })
    y += height
    highest = Math.max(highest, y)
    widest = Math.max(widest, ...lines.map((line) => x + (legendIndent + spare) * size + measure(line, size)))
  }
  return { items, size, width: Math.ceil(widest), height: Math.max(0, highest - rowGap * size), left: 0 }
}

export interface FitOptions {
  width: number
  height: number
  /** Type sizes in pixels. */
  largest: number
  smallest: number
  measure: Measure
}

/** At least as many characters fit beside each number. */
const leastLetters = 16

/** The legend in the largest type in which all entries fit; if none does, as many as fit in the smallest, on one line each. */
export function fitLegend(entries: readonly LegendEntry[], options: FitOptions): LegendLayout {
  const { width, height, largest, smallest, measure } = options
  const columnsAt = (size: number): number[] =>
    [1, 2, 3].filter(
      (columns) => columns === 1 || width / columns > (leastLetters * 0.55 + legendIndent) * size,
    )
  for (let size = largest; size >= smallest; size -= 2) {
    const rows = Math.floor(height / ((legendLine + rowGap) * size))
    const possible = columnsAt(size).filter((columns) => columns * rows >= entries.length)
    for (const maxLines of [4, 3, 2, 1])
      for (const columns of possible) {
        const layout = layoutLegend(entries, { width, size, columns, measure, maxLines })
        if (layout.height <= height) return layout
      }
  }
  const columns = columnsAt(smallest).at(-1) ?? 1
  // One row is for how many are left out.
  const rows = Math.max(1, Math.floor(height / ((legendLine + rowGap) * smallest)) - 1)
  const shown = Math.min(entries.length, rows * columns)
  const layout = layoutLegend(entries.slice(0, shown), {
    width,
    size: smallest,
    columns,
    measure,
    maxLines: 1,
  })
  return { ...layout, left: entries.length - shown }
}
