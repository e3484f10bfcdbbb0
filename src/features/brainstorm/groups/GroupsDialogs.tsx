import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import { itemText } from '#activity/item/text.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { ChooseDialog } from './selection/ChooseDialog.tsx'
import { ColorDialog } from './group/ColorDialog.tsx'
import { useGroupsDesk } from './deskContext.ts'
import type { Asking } from './deskContext.ts'
import { EditPostDialog } from './post/EditPostDialog.tsx'
import { postsOf } from './groupBoard.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import { GroupNameDialog } from './group/GroupNameDialog.tsx'
import { groupsText } from './groupsText.ts'

const MergeDialog = lazyDialog(async () => ({
  default: (await import('./group/MergeDialog.tsx')).MergeDialog,
}))

export interface GroupsDialogsProps {
  asking: Asking
  onClose: () => void
}

/** The dialogs of the Groups page. A dialog whose answer or group was deleted meanwhile renders nothing. */
export function GroupsDialogs({ asking, onClose }: GroupsDialogsProps) {
  const text = useText(groupsText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const item = useText(itemText)
  const { board, grouping, selecting, openNew, merge } = useGroupsDesk()
  const { desk } = grouping
  const groupOf = (id: string): GroupWithPosts | undefined => board.groups.find((group) => group.id === id)
  const choices = (groups: GroupWithPosts[]) =>
    groups.map(({ id, title, posts }) => ({
      id,
      label: title || ui.unnamedGroup,
      hint: text.groupCount(posts.length),
    }))

  switch (asking.kind) {
    case 'addGroup':
      return (
        <GroupNameDialog
          title={text.addGroup}
          start=""
          action={text.create}
          onClose={onClose}
          onName={(name) => {
            const made = grouping.create(name)
            if (made !== null) openNew(made)
            return made !== null
          }}
        />
      )
    case 'rename': {
      const group = groupOf(asking.groupId)
      return group ? (
        <GroupNameDialog
          title={labels.rename}
          start={group.title}
          action={labels.rename}
          onClose={onClose}
          onName={(name) => grouping.rename(group.id, name)}
        />
      ) : null
    }
    case 'color': {
      const group = groupOf(asking.groupId)
      return group ? (
        <ColorDialog
          color={group.color}
          onClose={onClose}
          onChoose={(color) => grouping.color(group.id, color)}
        />
      ) : null
    }
    case 'moveTo':
      return (
        <ChooseDialog
          title={text.moveTo}
          choices={choices(board.groups)}
          onClose={onClose}
          onChoose={([id = '']) => {
            if (grouping.move(asking.postIds, id)) selecting.clear()
          }}
        />
      )
    case 'groupWith': {
      const post = postsOf(board).find(({ id }) => id === asking.postId)
      const others = board.ungrouped.filter(({ id }) => id !== asking.postId)
      return post ? (
        <ChooseDialog
          title={text.chooseAnswers(post.text)}
          choices={others.map(({ id, text: label }) => ({ id, label }))}
          action={text.makeGroup}
          onClose={onClose}
          onChoose={(ids) => grouping.createWith([post.id, ...ids])}
        />
      ) : null
    }
    case 'mergeInto':
      return (
        <ChooseDialog
          title={text.mergeInto}
          choices={choices(board.groups.filter(({ id }) => id !== asking.groupId))}
          onClose={onClose}
          onChoose={([id = '']) => merge(asking.groupId, id)}
        />
      )
    case 'merge': {
      const [from, to] = [groupOf(asking.fromId), groupOf(asking.toId)]
      return from && to ? (
        <MergeDialog
          from={from.title}
          to={to.title}
          onClose={onClose}
          onMerge={(title) => grouping.merge(from.id, to.id, title)}
        />
      ) : null
    }
    case 'deleteGroup':
      return (
        <DeleteDialog
          title={text.deleteGroupTitle}
          body={text.deleteGroupBody}
          deleted={text.groupDeleted}
          {...{ desk, onClose }}
          onConfirm={() => grouping.remove(asking.groupId)}
        />
      )
    case 'deletePosts': {
      const isOne = asking.postIds.length === 1
      return (
        <DeleteDialog
          title={isOne ? item.deleteTitle : text.deleteAnswersTitle}
          body={isOne ? item.deleteBody : text.deleteAnswersBody}
          deleted={text.deleted(asking.postIds.length)}
          {...{ desk, onClose }}
          onConfirm={() => grouping.removePosts(asking.postIds)}
        />
      )
    }
    case 'edit': {
      const post = postsOf(board).find(({ id }) => id === asking.postId)
      return post ? (
        <EditPostDialog
          start={post.text}
          onClose={onClose}
          onSave={(changed) => grouping.editPost(post.id, changed)}
        />
      ) : null
    }
  }
}
