import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import classes from './CardGrid.module.css'
import { cardGap } from './columns.ts'
import { useColumns } from './useColumns.ts'

export interface CardGridProps<Item extends { id: string }> {
  items: Item[]
  label: string
  render: (item: Item) => ReactNode
}

const rowHeight = 160
/** Above this many, only the cards in view are made. */
const virtualAbove = 40

/** Cards in columns; a thousand of them scroll like twenty. */
export function CardGrid<Item extends { id: string }>({ items, label, render }: CardGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(list)
  const isVirtual = items.length > virtualAbove
  return (
    <ul ref={list} className={classes.list} aria-label={label} style={{ ['--columns' as string]: columns }}>
      {isVirtual ? (
        <VirtualRows items={items} columns={columns} render={render} list={list} />
      ) : (
        items.map((item) => (
          <li key={item.id} className={classes.item}>
            {render(item)}
          </li>
        ))
      )}
    </ul>
  )
}

interface VirtualRowsProps<Item> {
  items: Item[]
  columns: number
  render: (item: Item) => ReactNode
  list: { current: HTMLUListElement | null }
}

function VirtualRows<Item extends { id: string }>({ items, columns, render, list }: VirtualRowsProps<Item>) {
  const top = useTop(list)
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    gap: cardGap,
    overscan: 3,
    scrollMargin: top,
    // Drawing within the scroll event makes a slow machine stutter; the overscan covers the frame it comes later.
    useFlushSync: false,
  })
  return (
    <li className={classes.spacer} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((row) => (
        <Row
          key={row.key}
          {...{ items, columns, render }}
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
  columns: number
  render: (item: Item) => ReactNode
  index: number
  /** In pixels from the list's beginning. */
  top: number
  measure: (row: HTMLUListElement | null) => void
}

// A row that stays in view while the page scrolls is not made again.
const Row = memo(function Row<Item extends { id: string }>(props: RowProps<Item>) {
  const { items, columns, render, index, top, measure } = props
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
        <li
          key={item.id}
          className={classes.item}
          aria-setsize={items.length}
          aria-posinset={first + column + 1}
        >
          {render(item)}
        </li>
      ))}
    </ul>
  )
}) as <Item extends { id: string }>(props: RowProps<Item>) => ReactNode

/** Where the list begins on the page, which scrolls as a whole; what stands above it may grow. */
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
