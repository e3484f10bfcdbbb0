import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PlanRowId } from '#domain/ids.ts'
import { edgesOf, nextDrawn } from '../table/window.ts'
import type { Drawn, Run } from '../table/window.ts'
import { BetweenFrames } from './betweenFrames.ts'
import { DrawingPace } from './drawingPace.ts'
import { RowHeights } from './rowHeights.ts'
import { cardHeight, isSameSight, partsIn, rowHeight, withMoved } from './sight.ts'
import type { Sight } from './sight.ts'

/** Cells of a table that is drawn as a whole. */
const mostCells = 320

export interface GridWindow {
  /** Rows that are drawn, with their columns; null: all. */
  rows: Drawn | null
  /** Columns whose headings are drawn; null: all, and those of each row. */
  columns: Run | null
  /** Where each row begins, in pixels. */
  edges: readonly number[]
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

/** What a table draws, and of what. */
interface View extends Pick<GridWindow, 'columns' | 'edges'> {
  of: Pick<GridWindowOptions, 'rowIds' | 'widths'> & { isLong: boolean }
  rows: Drawn
  sight: Sight
}

/**
 * Which rows and columns of a long table are drawn: those on the screen, and those that come next. While the table
 * scrolls, they are drawn in small steps, one between two frames: none of them keeps the screen waiting.
 */
export function useGridWindow({ scroller, rowIds, widths, isWhole }: GridWindowOptions): GridWindow {
  const isLong = !isWhole && rowIds.length * widths.length > mostCells
  const [known] = useState(() => new RowHeights())
  const [pace] = useState(() => new DrawingPace())
  const viewAt = (sight: Sight, rows: Drawn, room: number) => {
    const sizes = isLong ? known.of(rowIds, sight.isCards ? cardHeight(widths.length) : rowHeight) : []
    const edges = edgesOf(sizes)
    const { parts, isNarrow } = partsIn(sight, edges, widths)
    const next = nextDrawn(rows, parts, room)
    const columns = isNarrow ? null : parts[1].columns
    const view: View = { of: { rowIds, widths, isLong }, rows: next.drawn, columns, edges, sight }
    return { ...next, view }
  }
  const [shown, setShown] = useState((): View => viewAt(firstSight(), new Map(), Infinity).view)
  const { of } = shown
  const isOther = of.rowIds !== rowIds || of.widths !== widths || of.isLong !== isLong
  const view = isOther ? viewAt(shown.sight, shown.rows, Infinity).view : shown
  if (isOther) setShown(view)

  const seen = useRef(view.sight)
  const [steps] = useState(() => new BetweenFrames())
  const draw = useEffectEvent((): boolean => {
    const next = viewAt(seen.current, view.rows, pace.room)
    const areHeadings = isSameRun(next.view.columns, view.columns)
    if (next.cost > 0 || !areHeadings) pace.time(next.cost, () => flushSync(() => setShown(next.view)))
    return next.isDone
  })
  const look = useEffectEvent((size: Pick<Sight, 'width' | 'height' | 'isCards'> = seen.current): void => {
    if (!scroller.current) return
    const { scrollTop, scrollLeft } = scroller.current
    const next = withMoved(seen.current, size, scrollTop, scrollLeft)
    scroller.current.toggleAttribute('data-at-start', next.left === 0)
    if (isSameSight(seen.current, next)) return
    seen.current = next
    steps.ask(() => draw())
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
      // Nobody looks where a short table is scrolled to: its numbers stay in place.
      table.removeAttribute('data-at-start')
    }
  }, [scroller, isLong])
  useEffect(() => {
    // Others may have come into view.
    steps.ask(() => draw())
    return () => steps.stop()
  }, [steps, rowIds, widths, isLong])
  useLayoutEffect(() => known.forget(), [known, widths])

  const { columns, edges } = view
  return isLong
    ? { rows: view.rows, columns, edges, watch: known.watch }
    : { rows: null, columns: null, edges: [], watch: known.watch }
}

function isSameRun(one: Run | null, other: Run | null): boolean {
  return one?.from === other?.from && one?.to === other?.to
}

/** The table is no larger than the window. */
function firstSight(): Sight {
  const { innerWidth: width, innerHeight: height } = window
  return { top: 0, left: 0, width, height, isCards: false, ahead: { rows: 0, columns: 0 } }
}
