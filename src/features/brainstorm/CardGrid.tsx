import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
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
  const scroller = useRef<HTMLElement | null>(null)
  const virtualizer = useVirtualizer({
    count: Math.ceil(items.length / columns),
    getScrollElement: () => (scroller.current ??= scrollParent(list.current)),
    estimateSize: () => rowHeight,
    gap: cardGap,
    overscan: 4,
    scrollMargin: list.current?.offsetTop ?? 0,
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

function scrollParent(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return document.scrollingElement as HTMLElement | null
}
