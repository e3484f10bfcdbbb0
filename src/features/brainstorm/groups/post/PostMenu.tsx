import { Menu } from '@mantine/core'
import type { PostView } from '#domain/brainstorm/read.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { AnchoredMenu } from '../AnchoredMenu.tsx'
import { useGroupsDesk } from '../deskContext.ts'
import { groupsText } from '../groupsText.ts'
import { GroupItems } from '../list/GroupItems.tsx'

export interface PostMenuProps {
  post: PostView
  anchor: HTMLElement
  onClose: () => void
}

/** The menu of an answer: all acts that a drag can do, and those of a selection. */
export function PostMenu({ post, anchor, onClose }: PostMenuProps) {
  const text = useText(groupsText)
  const shared = useText(uiText)
  const { board, grouping, selecting, ask, openPost } = useGroupsDesk()
  const others = board.groups.filter((group) => group.id !== post.groupId)
  return (
    <AnchoredMenu anchor={anchor} label={text.answerMenu(post.text)} onClose={onClose}>
      <GroupItems
        label={text.moveTo}
        groups={others}
        onChoose={(groupId) => grouping.move([post.id], groupId)}
        onMore={() => ask({ kind: 'moveTo', postIds: [post.id] })}
      />
      <Menu.Item onClick={() => grouping.createWith([post.id])}>{text.newGroup}</Menu.Item>
      <Menu.Item onClick={() => ask({ kind: 'groupWith', postId: post.id })}>{text.newGroupWith}</Menu.Item>
      {post.groupId !== null && (
        <Menu.Item onClick={() => grouping.ungroup([post.id])}>{text.takeOut}</Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item onClick={() => openPost(post.id)}>{shared.open}</Menu.Item>
      <Menu.Item onClick={() => selecting.start(post.id)}>{text.select}</Menu.Item>
      <Menu.Item onClick={() => ask({ kind: 'edit', postId: post.id })}>{shared.edit}</Menu.Item>
      <Menu.Item color="red" onClick={() => ask({ kind: 'deletePosts', postIds: [post.id] })}>
        {shared.delete}
      </Menu.Item>
    </AnchoredMenu>
  )
}
