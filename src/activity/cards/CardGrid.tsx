import { Suspense, useRef } from 'react'
import type { ReactNode } from 'react'
import { lazyReplacement } from '#ui/loading/lazyPart.tsx'
import classes from './CardGrid.module.css'
import { useColumns } from './useColumns.ts'
import { useReveal } from './useReveal.ts'
import type { VirtualRows as VirtualRowsType } from './VirtualRows.tsx'

const VirtualRows = lazyReplacement(async () => ({
  default: (await import('./VirtualRows.tsx')).VirtualRows,
})) as typeof VirtualRowsType

export interface CardGridProps<Item extends { id: string }> {
  items: Item[]
  label: string
  render: (item: Item) => ReactNode
  /** An item that was just made here: it is highlighted and scrolled into view. */
  newId?: string | null
  /** Number of cards on a page with several lists; left out: the length of this list. */
  cardsOnPage?: number
}

/** Above this number, only the cards in view are rendered. */
const virtualAbove = 40
/** On a page with more cards in several lists, a list of up to this length is rendered completely. */
const shortList = 8

/** Cards in columns; long lists are virtualized. */
export function CardGrid<Item extends { id: string }>({
  items,
  label,
  render,
  newId = null,
  cardsOnPage = items.length,
}: CardGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(list)
  const isVirtual = cardsOnPage > virtualAbove && items.length > shortList
  const newAt = newId === null ? -1 : items.findIndex(({ id }) => id === newId)
  const toRow = useRef<(row: number) => void>(null)
  useReveal({
    id: newId,
    isThere: newAt >= 0,
    list,
    bringNear: () => toRow.current?.(Math.floor(newAt / columns)),
  })
  const plain = (shown: Item[]): ReactNode =>
    shown.map((item) => (
      <li
        key={item.id}
        className={classes.item}
        data-item={item.id}
        data-row={item.id}
        data-new={item.id === newId || undefined}
      >
        {render(item)}
      </li>
    ))
  return (
    <ul
      ref={list}
      className={classes.list}
      aria-label={label}
      style={{ ['--columns' as string]: columns }}
      data-list="answers"
    >
      {isVirtual ? (
        // Lazy loading: most sessions never need virtualized lists. Until the code is loaded, the first cards are
        // shown.
        <Suspense fallback={plain(items.slice(0, virtualAbove))}>
          <VirtualRows
            items={items}
            columns={columns}
            render={render}
            list={list}
            newId={newId}
            toRow={toRow}
          />
        </Suspense>
      ) : (
        plain(items)
      )}
    </ul>
  )
}
