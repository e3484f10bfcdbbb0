import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { BoardItem, ItemId } from '../board.ts'
import { useFocusedRow, withHeld } from '#activity/cards/focusedRow.ts'
import { useDrag } from '../drag/dragState.ts'
import { dropIds } from '../drag/dropTargets.ts'
import { ItemCard } from '../item/ItemCard.tsx'
import panel from '../Panel.module.css'
import classes from './ItemList.module.css'

export interface ItemListProps {
  /** The list's name, of `dropIds`. */
  listId: string
  label: string
  items: BoardItem[]
  /** Shown while the list is empty. */
  hint: ReactNode
  /** The items in the list are drop targets themselves. */
  hasDropTargets?: boolean
}

/** Above this number of items the list is virtualised: only the cards in view are rendered. */
const virtualAbove = 100

/** A vertical list of draggable items. Its order is frozen while an item is dragged over it. */
export function ItemList({ listId, label, items, hint, hasDropTargets = false }: ItemListProps) {
  // State instead of a ref: the rows mount before this element exists and must be rendered again when it does.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const listIds = useMemo(() => items.map(({ id }) => id), [items])
  const rows = { items, listIds, hasDropTargets }
  return (
    <div
      ref={setScroller}
      role={items.length > 0 ? 'list' : 'group'}
      aria-label={label}
      tabIndex={-1}
      className={classes.list}
      data-list={listId}
    >
      {items.length > virtualAbove ? (
        <VirtualRows {...rows} scroller={scroller} />
      ) : (
        items.map((item) => <ItemCard key={item.id} {...{ item, listIds }} isDropTarget={hasDropTargets} />)
      )}
      {items.length === 0 && <div className={panel.hint}>{hint}</div>}
    </div>
  )
}

interface VirtualRowsProps {
  items: BoardItem[]
  listIds: readonly ItemId[]
  hasDropTargets: boolean
  scroller: HTMLDivElement | null
}

const rowHeight = 62
const gap = 8

function VirtualRows({ items, listIds, hasDropTargets, scroller }: VirtualRowsProps) {
  // The dragged or focused card stays mounted while the list scrolls, because it receives the touch or key events.
  const lifted = useDrag((drag) => (drag.lifted?.kind === 'item' ? listIds.indexOf(drag.lifted.id) : -1))
  const { focusedId, rowFocus } = useFocusedRow()
  const focused = focusedId === null ? -1 : listIds.indexOf(focusedId)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    getItemKey: (index) => items[index]?.id ?? index,
    estimateSize: () => rowHeight,
    gap,
    paddingStart: 4,
    paddingEnd: 4,
    overscan: 6,
    rangeExtractor: (range) => withHeld(withHeld(defaultRangeExtractor(range), lifted), focused),
  })
  // The card that the arrow keys reach may not be rendered yet.
  const chosen = useDrag(({ by, target }) =>
    by === 'keys' && target !== null ? listIds.findIndex((id) => dropIds.item(id) === target) : -1,
  )
  useEffect(() => {
    if (hasDropTargets && chosen >= 0) virtualizer.scrollToIndex(chosen)
  }, [hasDropTargets, chosen, virtualizer])
  return (
    <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }} {...rowFocus}>
      {virtualizer.getVirtualItems().map((row) => {
        const item = items[row.index]
        return item ? (
          <div
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            className={classes.row}
            style={{ top: row.start }}
          >
            <ItemCard {...{ item, listIds }} isDropTarget={hasDropTargets} />
          </div>
        ) : null
      })}
    </div>
  )
}
