import { Suspense, useRef } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '#ui/lazyPart.tsx'
import classes from './CardGrid.module.css'
import { useColumns } from './useColumns.ts'
import { useReveal } from './useReveal.ts'
import type { VirtualRows as VirtualRowsType } from './VirtualRows.tsx'

const VirtualRows = lazyPart(async () => ({
  default: (await import('./VirtualRows.tsx')).VirtualRows,
})) as typeof VirtualRowsType

export interface CardGridProps<Item extends { id: string }> {
  items: Item[]
  label: string
  render: (item: Item) => ReactNode
  /** One that was just made here: it is marked and comes into view. */
  newId?: string | null
  /** How many cards the page has where several lists stand on it; left out: this list's own. */
  cardsOnPage?: number
}

/** Above this many, only the cards in view are made. */
const virtualAbove = 40
/** Of a page with more than that in several lists, a list of up to so many is made as a whole. */
const shortList = 8

/** Cards in columns; a thousand of them scroll like twenty. */
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
        // Most sessions never need what draws long lists: it is fetched with the first one, and the first cards are there meanwhile.
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
