import { memo } from 'react'
import type { MouseEvent } from 'react'
import { useDrag } from '#activity/board/drag/dragState.ts'
import { useSeenByKeys } from '#activity/board/drag/useSeenByKeys.ts'
import { MenuButton } from '#activity/board/MenuButton.tsx'
import { activityText } from '#activity/text.ts'
import { IconAlignLeft } from '@tabler/icons-react'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { OrganizeItem } from '../items/itemScreen.ts'
import { organizeText } from '../text.ts'
import { sortHintId, useSort } from './boardShared.ts'
import classes from './ItemCard.module.css'
import { isBefore, placeIds } from './placeDrag.ts'

export interface ItemCardProps {
  item: OrganizeItem
  /** The items of the list that contains it, for a range of selected ones. */
  listIds: readonly string[]
  onOpen: (id: string) => void
}

/** An item on the board: opened by a press, moved by drag or key, and in select mode selected. */
export const ItemCard = memo(function MemoItemCard({ item, listIds, onOpen }: ItemCardProps) {
  const sort = useSort()
  const selecting = sort?.selecting
  const isSelected = selecting?.isOn === true && selecting.selection.has(item.id)
  const isLifted = useDrag(
    ({ lifted }) =>
      lifted?.kind === 'item' &&
      (lifted.id === item.id || (isSelected && selecting?.selection.has(lifted.id) === true)),
  )
  const isNext = useDrag(({ target }) => isBefore(target, item.id))
  const seen = useSeenByKeys<HTMLDivElement>(isNext)
  return (
    <div
      ref={seen}
      role="listitem"
      className={classes.card}
      data-row={item.id}
      data-drop={placeIds.item(item.id)}
      data-lifted={isLifted || undefined}
      data-before={isNext || undefined}
      data-selected={isSelected || undefined}
      data-mine={item.isMine || undefined}
    >
      <Handle {...{ item, listIds, onOpen, isSelected }} />
      {sort && !selecting?.isOn && (
        <MenuButton
          label={sort.text.itemMenu(item.text)}
          onOpen={(anchor) => sort.openMenu({ kind: 'item', id: item.id, anchor })}
        />
      )}
    </div>
  )
})

interface HandleProps extends ItemCardProps {
  isSelected: boolean
}

function Handle({ item, listIds, onOpen, isSelected }: HandleProps) {
  const sort = useSort()
  const body = <CardBody item={item} />
  if (!sort) {
    return (
      <button type="button" className={classes.handle} data-control="handle" onClick={() => onOpen(item.id)}>
        {body}
      </button>
    )
  }
  const { selecting } = sort
  const drag = placeIds.item(item.id)
  if (selecting.isOn) {
    return (
      <label className={classes.handle} data-drag={drag}>
        <input
          type="checkbox"
          data-control="handle"
          aria-describedby={sortHintId}
          checked={isSelected}
          onChange={({ nativeEvent }) => {
            const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true
            selecting.toggle(item.id, listIds, isRange)
          }}
        />
        {body}
      </label>
    )
  }
  const press = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    if (ctrlKey || metaKey || shiftKey) selecting.start(item.id)
    else onOpen(item.id)
  }
  return (
    <div
      role="button"
      tabIndex={0}
      aria-describedby={sortHintId}
      className={classes.handle}
      data-control="handle"
      data-drag={drag}
      onClick={press}
      onKeyDown={(event) => {
        // eslint-disable-next-line no-restricted-syntax -- a card is no text field
        if (event.key !== 'Enter' || event.repeat) return
        event.preventDefault()
        onOpen(item.id)
      }}
    >
      {body}
    </div>
  )
}

function CardBody({ item }: { item: OrganizeItem }) {
  const text = useText(organizeText)
  const { notSaved } = useText(activityText)
  return (
    <span className={classes.body}>
      <span className={classes.text} title={item.text} dir="auto">
        {item.text}
      </span>
      {item.desc !== '' && (
        <span className={classes.more}>
          <IconAlignLeft size={14} aria-hidden="true" />
          <VisuallyHidden>{text.hasDescription}</VisuallyHidden>
        </span>
      )}
      {item.isMine && <VisuallyHidden>{text.own}</VisuallyHidden>}
      {!item.isSaved && <span className={classes.unsaved}>{notSaved}</span>}
    </span>
  )
}
