import { ActionIcon, Tooltip } from '@mantine/core'
import { IconScreenShare } from '@tabler/icons-react'
import { shownColor } from '#domain/brainstorm/shownColor.ts'
import { useText } from '#ui/useText.ts'
import { useGroupsDesk } from './deskContext.ts'
import { useIsTarget } from './drag/dragState.ts'
import { dropIds } from './drag/places.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import { GroupLike } from './GroupLike.tsx'
import panel from './Panel.module.css'
import { groupsText } from './groupsText.ts'
import { GroupTitle } from './GroupTitle.tsx'
import { PostList } from './PostList.tsx'
import { SelectAll } from './SelectAll.tsx'
import type { GroupLikes } from './useGroupLikes.ts'

export interface SelectedGroupProps {
  group: GroupWithPosts
  likes: GroupLikes
  /** Others are open beside it, and this one is meant. */
  isSelected: boolean
  /** Presenting shows this group and no other. */
  isAlone: boolean
  onAlone: (isAlone: boolean) => void
}

/** The answers of an open group, to be taken out or moved on; all of it is a place to drop. */
export function SelectedGroup({ group, likes, isSelected, isAlone, onAlone }: SelectedGroupProps) {
  const text = useText(groupsText)
  const { grouping } = useGroupsDesk()
  const title = group.title || text.unnamedGroup
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
