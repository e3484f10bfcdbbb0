import { edgesOf, runWithin } from '../table/window.ts'
import type { Part, Run } from '../table/window.ts'
import { numberWidth } from './useColumnWidths.ts'

/** What a person sees of the table, in pixels. */
export interface Sight {
  top: number
  left: number
  width: number
  height: number
  /** The table is drawn as cards: each with all its cells. */
  isCards: boolean
  /** Where it scrolled last: -1, 0 or 1. */
  ahead: { rows: number; columns: number }
}

/** Height of a row with one line in each cell, in pixels. */
export const rowHeight = 42
/** Of a card on a phone: its head, and a line for each column. */
const card = { head: 62, line: 41 }
/** Pixels beyond the edges of what is seen: on each side, and where the table scrolls. */
const beyond = { around: 60, ahead: { rows: 360, columns: 240 } }

/** The height that a card is assumed to have before it is measured, in pixels. */
export function cardHeight(columns: number): number {
  return card.head + columns * card.line
}

/** After scrolling, or with another size. */
export function withMoved(
  sight: Sight,
  { width, height, isCards }: Pick<Sight, 'width' | 'height' | 'isCards'>,
  top: number,
  scrollLeft: number,
): Sight {
  // It is negative where text runs from right to left.
  const left = Math.abs(scrollLeft)
  const ahead = {
    rows: Math.sign(top - sight.top) || sight.ahead.rows,
    columns: Math.sign(left - sight.left) || sight.ahead.columns,
  }
  return { top, left, width, height, isCards, ahead }
}

/** Whether the same part of the table is seen; where it scrolled last makes no difference. */
export function isSameSight(one: Sight, other: Sight): boolean {
  const keys = ['top', 'left', 'width', 'height', 'isCards'] as const
  return keys.every((key) => one[key] === other[key])
}

/**
 * What is on the screen, and what is drawn with it.
 *
 * @param edges of the rows
 * @param widths of the columns
 */
export function partsIn(
  { top, left, width, height, isCards, ahead }: Sight,
  edges: readonly number[],
  widths: readonly number[],
): { parts: [Part, Part]; isNarrow: boolean } {
  const across = edgesOf(widths)
  // All columns fit, or stand below each other.
  const isNarrow = isCards || (across.at(-1) ?? 0) + numberWidth <= width
  const all: Run = { from: 0, to: widths.length }
  const right = left + width - numberWidth
  const rows = runWithin(edges, top, top + height)
  const columns = isNarrow ? all : runWithin(across, left, right)
  const wider = within(edges, top, top + height, ahead.rows, beyond.ahead.rows)
  const broader = isNarrow ? all : within(across, left, right, ahead.columns, beyond.ahead.columns)
  return {
    parts: [
      { rows, columns },
      { rows: wider, columns: broader },
    ],
    isNarrow,
  }
}

function within(edges: readonly number[], start: number, end: number, ahead: number, by: number): Run {
  const { around } = beyond
  return runWithin(edges, start - (ahead < 0 ? by : around), end + (ahead > 0 ? by : around))
}
