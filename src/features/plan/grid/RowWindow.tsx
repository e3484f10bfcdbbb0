import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'
import { memo, useCallback, useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { withHeld } from '#activity/cards/focusedRow.ts'
import type { PlanRowId } from '#domain/ids.ts'
import { rowHeight } from './drawnRows.ts'
import type { DrawnRows } from './drawnRows.ts'

export interface RowWindowProps {
  scroller: RefObject<HTMLElement | null>
  rowIds: readonly PlanRowId[]
  /** Stays drawn while the table scrolls: the row with the focus, or with what is being typed. -1: none */
  heldAt: number
  onChange: (rows: DrawnRows) => void
}

/**
 * Says which rows of a long table are drawn. It draws nothing itself, so that rows on the screen stay as they are when
 * its file arrives, or when the table becomes long while somebody types.
 */
export const RowWindow = memo(function MemoWindow({ scroller, rowIds, heldAt, onChange }: RowWindowProps) {
  // The same functions at every render: with others the virtualizer measures all rows anew.
  const getItemKey = useCallback((index: number) => rowIds[index] ?? index, [rowIds])
  const rangeExtractor = useCallback(
    (range: Range) => withHeld(defaultRangeExtractor(range), heldAt),
    [heldAt],
  )
  const virtualizer = useVirtualizer({
    count: rowIds.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize: () => rowHeight,
    overscan: 4,
    rangeExtractor,
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  const height = virtualizer.getTotalSize()
  const measure = virtualizer.measureElement
  useLayoutEffect(() => {
    onChange({ height, measure, items: items.map(({ index, start }) => ({ index, top: start })) })
  }, [items, height, measure, onChange])
  return null
})
