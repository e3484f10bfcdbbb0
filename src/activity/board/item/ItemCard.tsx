import { memo } from 'react'
import type { BoardItem, ItemId } from '../board.ts'
import { useBoard } from '../boardContext.ts'
import { useIsLifted, useIsTarget } from '../drag/dragState.ts'
import { dropIds } from '../drag/dropTargets.ts'
import classes from './ItemCard.module.css'
import { dragHintId } from '../drag/DragHint.tsx'
import { MenuButton } from '../MenuButton.tsx'
import { Score } from './Score.tsx'
import { useSeenByKeys } from '../drag/useSeenByKeys.ts'

export interface ItemCardProps {
  item: BoardItem
  /** The items of the list that contains it. */
  listIds: readonly ItemId[]
  /** Another item can be dropped on it; otherwise the surrounding list is the drop target. */
  isDropTarget: boolean
}

/** An item that can be dragged by pointer, touch or keyboard; in select mode, one that can be selected. */
export const ItemCard = memo(function MemoItemCard({ item, listIds, isDropTarget }: ItemCardProps) {
  const { selecting, words, openMenu } = useBoard()
  const name = dropIds.item(item.id)
  const isLifted = useIsLifted({ kind: 'item', id: item.id })
  const isTarget = useIsTarget(name) && isDropTarget
  const seen = useSeenByKeys<HTMLDivElement>(isTarget)
  const isSelected = selecting.isOn && selecting.selection.has(item.id)
  return (
    <div
      ref={seen}
      role="listitem"
      className={classes.card}
      data-row={item.id}
      data-drop={isDropTarget ? name : undefined}
      data-lifted={isLifted || undefined}
      data-target={isTarget || undefined}
      data-selected={isSelected || undefined}
    >
      {selecting.isOn ? (
        <label className={classes.pick}>
          <input
            type="checkbox"
            data-control="handle"
            checked={isSelected}
            onChange={(event) => {
              const isRange = 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true
              selecting.toggle(item.id, listIds, isRange)
            }}
          />
          <span className={classes.text}>{item.text}</span>
        </label>
      ) : (
        <div
          role="button"
          tabIndex={0}
          aria-describedby={dragHintId}
          className={classes.handle}
          data-control="handle"
          data-drag={name}
        >
          <span className={classes.text}>{item.text}</span>
        </div>
      )}
      <Score score={item.score} className={classes.score ?? ''} />
      {!selecting.isOn && (
        <MenuButton
          label={words.itemMenu(item.text)}
          onOpen={(anchor) => openMenu({ kind: 'item', itemId: item.id, anchor })}
        />
      )}
    </div>
  )
})
