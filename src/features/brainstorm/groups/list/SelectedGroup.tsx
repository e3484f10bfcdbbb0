import { ActionIcon, Tooltip } from '@mantine/core'
import { IconScreenShare } from '@tabler/icons-react'
import { shownColor } from '#domain/brainstorm/groups/shownColor.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useGroupsDesk } from '../deskContext.ts'
import { useIsTarget } from '../drag/dragState.ts'
import { dropIds } from '../drag/dropTargets.ts'
import type { GroupWithPosts } from '../groupBoard.ts'
import { GroupLike } from '../group/GroupLike.tsx'
import panel from '../Panel.module.css'
import { groupsText } from '../groupsText.ts'
import { GroupTitle } from '../group/GroupTitle.tsx'
import { PostList } from './PostList.tsx'
import { SelectAll } from '../selection/SelectAll.tsx'
import type { GroupLikes } from '../group/useGroupLikes.ts'

export interface SelectedGroupProps {
  group: GroupWithPosts
  likes: GroupLikes
  /** Other groups are open beside it, and this is the selected one. */
  isSelected: boolean
  /** Presenting shows only this group. */
  isAlone: boolean
  onAlone: (isAlone: boolean) => void
}

/** The answers of an open group, to be taken out or moved; the whole column is a drop target. */
export function SelectedGroup({ group, likes, isSelected, isAlone, onAlone }: SelectedGroupProps) {
  const text = useText(groupsText)
  const ui = useText(uiText)
  const { grouping } = useGroupsDesk()
  const title = group.title || ui.unnamedGroup
  const name = dropIds.group(group.id)
  const isTarget = useIsTarget(name)
  return (
    <section
      className={panel.panel}
      aria-label={title}
      data-color={shownColor(group.color) || undefined}
      data-drop={name}
      data-target={isTarget || undefined}
      data-selected={isSelected || undefined}
    >
      <header className={`${panel.head} ${panel.wrapping}`}>
        <GroupTitle
          title={group.title}
          count={group.posts.length}
          onRename={(changed) => grouping.rename(group.id, changed)}
        />
        <div className={panel.acts}>
          <SelectAll posts={group.posts} />
          <GroupLike group={group} likes={likes} />
          <Tooltip label={text.presentAlone}>
            <ActionIcon
              size={40}
              variant={isAlone ? 'filled' : 'subtle'}
              aria-label={text.presentAlone}
              aria-pressed={isAlone}
              onClick={() => onAlone(!isAlone)}
            >
              <IconScreenShare size={20} />
            </ActionIcon>
          </Tooltip>
        </div>
      </header>
      <PostList listId={`panel:${group.id}`} label={title} posts={group.posts} hint={text.emptyGroup} />
    </section>
  )
}
