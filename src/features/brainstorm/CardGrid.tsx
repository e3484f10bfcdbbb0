import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
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
  })
  return (
    <li className={classes.spacer} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((row) => (
        <ul
          key={row.key}
          data-index={row.index}
          ref={virtualizer.measureElement}
          className={classes.row}
          role="presentation"
          style={{ transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)` }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
            <li
              key={item.id}
              className={classes.item}
              aria-setsize={items.length}
              aria-posinset={row.index * columns + column + 1}
            >
              {render(item)}
            </li>
          ))}
        </ul>
      ))}
    </li>
  )
}

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
