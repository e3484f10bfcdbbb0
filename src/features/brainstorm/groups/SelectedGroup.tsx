import { ActionIcon, Tooltip } from '@mantine/core'
import { IconScreenShare } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import { useGroupsDesk } from './deskContext.ts'
import { dropIds } from './groupBoard.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import { GroupLike } from './GroupLike.tsx'
import desk from './GroupsDesk.module.css'
import panel from './Panel.module.css'
import { groupsText } from './groupsText.ts'
import { GroupTitle } from './GroupTitle.tsx'
import { PostList } from './PostList.tsx'
import { SelectAll } from './SelectAll.tsx'
import type { GroupLikes } from './useGroupLikes.ts'

export interface SelectedGroupProps {
  group: GroupWithPosts
  likes: GroupLikes
  /** Presenting shows this group and no other. */
  isAlone: boolean
  onAlone: (isAlone: boolean) => void
}

/** The answers of the selected group, to be taken out or moved on. */
export function SelectedGroup({ group, likes, isAlone, onAlone }: SelectedGroupProps) {
  const text = useText(groupsText)
  const { grouping } = useGroupsDesk()
  const title = group.title || text.unnamedGroup
  return (
    <section
      className={`${panel.panel} ${desk.column}`}
      aria-label={title}
      data-color={group.color || undefined}
    >
      <header className={panel.head}>
        <GroupTitle
          title={group.title}
          count={group.posts.length}
          onRename={(changed) => grouping.rename(group.id, changed)}
        />
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
      </header>
      <PostList listId={dropIds.panel(group.id)} label={title} posts={group.posts} hint={text.emptyGroup} />
    </section>
  )
}
