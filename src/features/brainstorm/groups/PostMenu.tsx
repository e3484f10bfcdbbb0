import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { PostView } from '#domain/brainstorm/read.ts'
import { useText } from '#ui/useText.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import { brainstormText } from '../text.ts'
import type { Grouping } from './useGrouping.ts'

export interface PostMenuProps {
  post: PostView
  groups: GroupWithPosts[]
  grouping: Grouping
}

/** What a drag of an answer can do, without dragging. */
export function PostMenu({ post, groups, grouping }: PostMenuProps) {
  const text = useText(brainstormText)
  const others = groups.filter((group) => group.id !== post.groupId)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={text.answerMenu(post.text)} size={40}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {others.length > 0 && <Menu.Label>{text.moveTo}</Menu.Label>}
        {others.map((group) => (
          <Menu.Item
            key={group.id}
            onClick={() => grouping.run({ kind: 'movePost', postId: post.id, groupId: group.id })}
          >
            {group.title || text.unnamedGroup}
          </Menu.Item>
        ))}
        {others.length > 0 && <Menu.Divider />}
        <Menu.Item onClick={() => grouping.createWith(post.id)}>{text.newGroup}</Menu.Item>
        {post.groupId !== null && (
          <Menu.Item onClick={() => grouping.run({ kind: 'ungroupPost', postId: post.id })}>
            {text.takeOut}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
