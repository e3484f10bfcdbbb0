import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useBoard } from '../boardContext.ts'
import { useIsLifted, useIsTarget } from '../drag/dragState.ts'
import { dropIds } from '../drag/dropTargets.ts'
import { useSeenByKeys } from '../drag/useSeenByKeys.ts'
import { dragHintId } from '../drag/DragHint.tsx'
import type { BoardGroup } from '../board.ts'
import classes from './GroupList.module.css'
import panel from '../Panel.module.css'
import { boardText } from '../boardText.ts'
import { GroupStack } from './GroupStack.tsx'
import { MenuButton } from '../MenuButton.tsx'
import { Score } from '../item/Score.tsx'

export interface GroupListProps {
  /** Shows only names, and at most a few rows of them. */
  isCollapsed: boolean
}

/**
 * The groups, each with a stack of its items. Each is a drop target for items and groups; gaps are drop targets for
 * groups.
 */
export function GroupList({ isCollapsed }: GroupListProps) {
  const text = useText(boardText)
  const { board, words } = useBoard()
  const { groups } = board
  const isEndTarget = useIsTarget(dropIds.before(null))
  const end = useSeenByKeys<HTMLDivElement>(isEndTarget)
  return (
    <div
      role={groups.length > 0 ? 'list' : 'group'}
      aria-label={text.groups}
      tabIndex={-1}
      className={classes.list}
      data-list={dropIds.groups}
      data-drop={dropIds.groups}
      data-collapsed={isCollapsed || undefined}
    >
      {groups.map((group) => (
        <GroupCard key={group.id} {...{ group, isCollapsed }} />
      ))}
      {isEndTarget && <div ref={end} className={classes.end} />}
      {groups.length === 0 && (
        <div className={panel.hint}>
          <strong>{text.noGroupsTitle}</strong>
          <p>{words.noGroupsHint}</p>
        </div>
      )}
    </div>
  )
}

interface GroupCardProps extends GroupListProps {
  group: BoardGroup
}

function GroupCard({ group, isCollapsed }: GroupCardProps) {
  const text = useText(boardText)
  const ui = useText(uiText)
  const { words, openGroupId, openGroup, openMenu } = useBoard()
  const title = group.title || ui.unnamedGroup
  const name = dropIds.group(group.id)
  const isLifted = useIsLifted({ kind: 'group', id: group.id })
  const isTarget = useIsTarget(name)
  const isGapTarget = useIsTarget(dropIds.before(group.id))
  const seen = useSeenByKeys<HTMLDivElement>(isTarget || isGapTarget)
  return (
    <div
      ref={seen}
      role="listitem"
      className={classes.card}
      data-row={group.id}
      data-drop={name}
      data-color={group.color || undefined}
      data-selected={group.id === openGroupId || undefined}
      data-lifted={isLifted || undefined}
      data-target={isTarget || undefined}
      data-gap={isGapTarget || undefined}
    >
      <div className={panel.head}>
        <button
          type="button"
          className={classes.name}
          data-control="handle"
          data-drag={name}
          aria-describedby={dragHintId}
          aria-pressed={group.id === openGroupId}
          onClick={() => openGroup(group.id)}
        >
          <span className={classes.title}>{title}</span>
          <span className={panel.count}>{words.groupCount(group.items.length)}</span>
          <Score score={group.score} />
        </button>
        <MenuButton
          label={text.groupMenu(title)}
          onOpen={(anchor) => openMenu({ kind: 'group', groupId: group.id, anchor })}
        />
      </div>
      {!isCollapsed && group.items.length > 0 && <GroupStack items={group.items} />}
      {!isCollapsed && group.items.length === 0 && <p className={panel.hint}>{words.emptyGroup}</p>}
    </div>
  )
}
