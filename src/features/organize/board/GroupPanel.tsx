import { useId, useMemo } from 'react'
import { useDrag, useIsLifted } from '#activity/board/drag/dragState.ts'
import { useSeenByKeys } from '#activity/board/drag/useSeenByKeys.ts'
import { MenuButton } from '#activity/board/MenuButton.tsx'
import type { GroupItem } from '#domain/organize/items.ts'
import { useText } from '#ui/texts/useText.ts'
import type { ShownEntry } from '../items/shownSections.ts'
import { organizeText } from '../text.ts'
import { sortHintId, useSort } from './boardShared.ts'
import classes from './GroupPanel.module.css'
import { ItemCard } from './ItemCard.tsx'
import { isBefore, isEndOfGroup, placeIds } from './placeDrag.ts'

export interface GroupPanelProps extends ShownEntry {
  group: GroupItem
  onOpen: (id: string) => void
}

/** A group in a section, with its items. Facilitators drag it by its name. */
export function GroupPanel({ group, items, onOpen }: GroupPanelProps) {
  const text = useText(organizeText)
  const sort = useSort()
  const titleId = useId()
  const name = placeIds.group(group.id)
  const isLifted = useIsLifted({ kind: 'group', id: group.id })
  const isNext = useDrag(({ target }) => isBefore(target, group.id))
  const isTarget = useDrag(({ target }) => isEndOfGroup(target, group.id))
  const seen = useSeenByKeys<HTMLDivElement>(isTarget || isNext)
  const listIds = useMemo(() => items.map(({ id }) => id), [items])
  const title = (
    <>
      <span className={classes.title} dir="auto">
        {group.text}
      </span>{' '}
      <span className={classes.count} translate="no">
        {items.length}
      </span>
    </>
  )
  return (
    <div
      ref={seen}
      role="listitem"
      className={classes.group}
      data-row={group.id}
      data-drop={name}
      data-lifted={isLifted || undefined}
      data-before={isNext || undefined}
      data-target={isTarget || undefined}
    >
      <header className={classes.head}>
        {sort?.isArranging ? (
          <h3 id={titleId} className={classes.heading}>
            <span
              role="button"
              tabIndex={0}
              className={classes.handle}
              aria-describedby={sortHintId}
              data-control="handle"
              data-drag={name}
            >
              {title}
            </span>
          </h3>
        ) : (
          <h3 id={titleId} className={classes.heading}>
            {title}
          </h3>
        )}
        {sort?.isArranging && !sort.selecting.isOn && (
          <MenuButton
            label={sort.text.groupMenu(group.text)}
            onOpen={(anchor) => sort.openMenu({ kind: 'group', id: group.id, anchor })}
          />
        )}
      </header>
      <div
        role={items.length > 0 ? 'list' : 'group'}
        aria-label={text.group(group.text, items.length)}
        tabIndex={-1}
        className={classes.list}
        data-list={name}
      >
        {items.map((item) => (
          <ItemCard key={item.id} {...{ item, listIds, onOpen }} />
        ))}
        {items.length === 0 && <p className={classes.hint}>{sort ? text.dropHere : text.emptyGroup}</p>}
      </div>
    </div>
  )
}
