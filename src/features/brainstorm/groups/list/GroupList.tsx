import { shownColor } from '#domain/brainstorm/groups/shownColor.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useGroupsDesk } from '../deskContext.ts'
import { useIsLifted, useIsTarget } from '../drag/dragState.ts'
import { dropIds } from '../drag/dropTargets.ts'
import { useSeenByKeys } from '../drag/useSeenByKeys.ts'
import { dragHintId } from '../drag/DragHint.tsx'
import type { GroupWithPosts } from '../groupBoard.ts'
import classes from './GroupList.module.css'
import panel from '../Panel.module.css'
import { groupsText } from '../groupsText.ts'
import { GroupStack } from './GroupStack.tsx'
import { MenuButton } from '../MenuButton.tsx'
import { Score } from '../post/Score.tsx'
import { brainstormText } from '../../text.ts'

export interface GroupListProps {
  /** Shows only names, and at most a few rows of them. */
  isCollapsed: boolean
}

/**
 * The groups, each with a stack of its answers. Each is a drop target for answers and groups; gaps are drop targets for
 * groups.
 */
export function GroupList({ isCollapsed }: GroupListProps) {
  const text = useText(groupsText)
  const shared = useText(brainstormText)
  const { groups } = useGroupsDesk().board
  const isEndTarget = useIsTarget(dropIds.before(null))
  const end = useSeenByKeys<HTMLDivElement>(isEndTarget)
  return (
    <div
      role={groups.length > 0 ? 'list' : 'group'}
      aria-label={shared.groups}
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
          <p>{text.noGroupsHint}</p>
        </div>
      )}
    </div>
  )
}

interface GroupCardProps extends GroupListProps {
  group: GroupWithPosts
}

function GroupCard({ group, isCollapsed }: GroupCardProps) {
  const text = useText(groupsText)
  const ui = useText(uiText)
  const { openGroupId, openGroup } = useGroupsDesk()
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
      data-color={shownColor(group.color) || undefined}
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
          <span className={panel.count}>{text.groupCount(group.posts.length)}</span>
          <Score score={group.score} />
        </button>
        <MenuButton label={text.groupMenu(title)} of={{ kind: 'group', groupId: group.id }} />
      </div>
      {!isCollapsed && group.posts.length > 0 && <GroupStack posts={group.posts} />}
      {!isCollapsed && group.posts.length === 0 && <p className={panel.hint}>{text.emptyGroup}</p>}
    </div>
  )
}
