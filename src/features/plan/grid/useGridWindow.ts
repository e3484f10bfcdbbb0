import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { PlanRowId } from '#domain/ids.ts'
import { useStable } from '../page/useStable.ts'
import { covers, runWithin } from '../table/window.ts'
import type { Run } from '../table/window.ts'
import { RowHeights } from './rowHeights.ts'
import { numberWidth } from './useColumnWidths.ts'

/** Cells of a table that is drawn as a whole. */
const mostCells = 320
/** Height of a row with one line in each cell, in pixels. */
export const rowHeight = 42
/** Of a card on a phone: its head, and a line for each column. */
const card = { head: 62, line: 41 }
/**
 * Pixels beyond the edges of the table: so much is drawn at least, what a fast finger scrolls in a frame; then more is
 * drawn, so that not each step of scrolling draws.
 */
const beyond = { rows: { least: 120, most: 220 }, columns: { least: 60, most: 240 } }

/** What a person sees of the table, in pixels. */
interface Sight {
  top: number
  left: number
  width: number
  height: number
  /** The table is drawn as cards: each with all its cells. */
  isCards: boolean
}

export interface GridWindow {
  /** Rows and columns that are drawn; null: all. */
  rows: Run | null
  columns: Run | null
  /** Of all rows, in pixels. */
  heights: readonly number[]
  /** Observes the height of a row while it is drawn. */
  watch: RowHeights['watch']
}

export interface GridWindowOptions {
  scroller: RefObject<HTMLElement | null>
  rowIds: readonly PlanRowId[]
  /** In pixels, by position. */
  widths: readonly number[]
  /** All of it is drawn, however long it is. */
  isWhole: boolean
}

/** Which rows and columns of a long table are drawn: those on the screen, and a few beyond its edges. */
export function useGridWindow({ scroller, rowIds, widths, isWhole }: GridWindowOptions): GridWindow {
  const isLong = !isWhole && rowIds.length * widths.length > mostCells
  const [known] = useState(() => new RowHeights())
  const [sight, setSight] = useState(firstSight)
  const heightsIn = ({ isCards }: Sight): number[] =>
    known.of(rowIds, isCards ? card.head + widths.length * card.line : rowHeight)
  const heights = isLong ? heightsIn(sight) : []
  const rows = isLong ? rowsIn(sight, heights, 'most') : null
  const columns = useStable(isLong ? columnsIn(sight, widths, 'most') : null)

  const look = useEffectEvent((size: Pick<Sight, 'width' | 'height' | 'isCards'> = sight): void => {
    if (!scroller.current || !rows) return
    const { scrollTop: top, scrollLeft } = scroller.current
    const { width, height, isCards } = size
    // It is negative where text runs from right to left.
    const next = { ...{ top, width, height, isCards }, left: Math.abs(scrollLeft) }
    const across = columnsIn(next, widths, 'least')
    const isDrawn =
      isCards === sight.isCards &&
      covers(rows, rowsIn(next, heightsIn(next), 'least')) &&
      (columns === null || (across !== null && covers(columns, across)))
    if (!isDrawn) setSight(next)
  })
  // Not a layout effect: the element around this one is known only after those.
  useEffect(() => {
    const table = scroller.current
    if (!table || !isLong) return undefined
    const onScroll = (): void => look()
    const observer = new ResizeObserver(() => {
      const isCards = getComputedStyle(table).getPropertyValue('--plan-cards').trim() === '1'
      look({ width: table.clientWidth, height: table.clientHeight, isCards })
    })
    observer.observe(table)
    table.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      table.removeEventListener('scroll', onScroll)
    }
  }, [scroller, isLong])
  useLayoutEffect(() => known.forget(), [known, widths])

  return { rows, columns, heights, watch: known.watch }
}

/** The table is no larger than the window. */
function firstSight(): Sight {
  return { top: 0, left: 0, width: window.innerWidth, height: window.innerHeight, isCards: false }
}

function rowsIn({ top, height }: Sight, heights: readonly number[], extent: 'least' | 'most'): Run {
  const by = beyond.rows[extent]
  return runWithin(heights, top - by, top + height + by)
}

/** Null where all columns fit, or stand below each other. */
function columnsIn(
  { left, width, isCards }: Sight,
  widths: readonly number[],
  extent: 'least' | 'most',
): Run | null {
  const all = widths.reduce((sum, one) => sum + one, numberWidth)
  if (isCards || all <= width) return null
  const by = beyond.columns[extent]
  return runWithin(widths, left - by, left + width - numberWidth + by)
}
