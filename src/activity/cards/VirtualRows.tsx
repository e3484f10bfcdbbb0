import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useImperativeHandle, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { usePrinting } from '#ui/usePrinting.ts'
import classes from './CardGrid.module.css'
import { cardGap } from './columns.ts'
import { useFocusedRow, withHeld } from './focusedRow.ts'

const rowHeight = 160

export interface VirtualRowsProps<Item> {
  items: Item[]
  columns: number
  render: (item: Item) => ReactNode
  list: { current: HTMLUListElement | null }
  newId: string | null
  /** Receives a function that scrolls to a row. */
  toRow: Ref<(row: number) => void>
}

/** Virtualized rows of cards, in a list as high as all rows. Paper has all. */
export function VirtualRows<Item extends { id: string }>(props: VirtualRowsProps<Item>) {
  const { items, columns, render, list, newId, toRow } = props
  const top = useTop(list)
  const { focusedId, rowFocus } = useFocusedRow()
  const isPrinting = usePrinting()
  const focusedAt = focusedId === null ? -1 : items.findIndex(({ id }) => id === focusedId)
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    gap: cardGap,
    overscan: 3,
    scrollMargin: top,
    // The row with the focus stays mounted while the list scrolls, so that focus is never lost.
    rangeExtractor: (range) =>
      isPrinting
        ? [...Array(range.count).keys()]
        : withHeld(defaultRangeExtractor(range), Math.floor(focusedAt / columns)),
    // Rendering synchronously within the scroll event stutters on slow machines; the overscan covers the one frame of
    // delay.
    useFlushSync: false,
  })
  useImperativeHandle(toRow, () => (row) => virtualizer.scrollToIndex(row, { align: 'center' }), [
    virtualizer,
  ])
  return (
    <li
      className={classes.spacer}
      role="presentation"
      style={{ height: virtualizer.getTotalSize() }}
      {...rowFocus}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <Row
          key={row.key}
          {...{ items, columns, render, newId }}
          index={row.index}
          top={row.start - virtualizer.options.scrollMargin}
          measure={virtualizer.measureElement}
        />
      ))}
    </li>
  )
}

interface RowProps<Item> {
  items: Item[]
  newId: string | null
  columns: number
  render: (item: Item) => ReactNode
  index: number
  /** In pixels from the beginning of the list. */
  top: number
  measure: (row: HTMLUListElement | null) => void
}

// A row that stays in view while the page scrolls does not render again.
const Row = memo(function MemoRow<Item extends { id: string }>(props: RowProps<Item>) {
  const { items, columns, render, newId, index, top, measure } = props
  const first = index * columns
  return (
    <ul
      ref={measure}
      data-index={index}
      className={classes.row}
      role="presentation"
      style={{ transform: `translateY(${top}px)` }}
    >
      {items.slice(first, first + columns).map((item, column) => (
        // Explicit role: an item of a presentational list would be presentational too. It belongs to the list around
        // the rows.
        <li
          key={item.id}
          role="listitem"
          className={classes.item}
          data-item={item.id}
          data-row={item.id}
          data-new={item.id === newId || undefined}
          aria-setsize={items.length}
          aria-posinset={first + column + 1}
        >
          {render(item)}
        </li>
      ))}
    </ul>
  )
}) as <Item extends { id: string }>(props: RowProps<Item>) => ReactNode

/** Offset of the list on the page, which scrolls as a whole; the content above it may grow. */
function useTop(list: { current: HTMLElement | null }): number {
  const [top, setTop] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}
