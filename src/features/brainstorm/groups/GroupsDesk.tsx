import { useCallback } from 'react'
import { Board } from '#activity/board/Board.tsx'
import type { BoardContent } from '#activity/board/board.ts'
import { wholeGroups } from '#activity/board/selection/selection.ts'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import type { PostId } from '#domain/ids.ts'
import { lazyPage } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { CopyScope } from '../copy/copyScope.ts'
import { GroupLike } from './GroupLike.tsx'
import type { GroupsPageProps } from './groupsPageProps.ts'
import { groupsText } from './groupsText.ts'
import { PostDialogs } from './PostDialogs.tsx'
import type { GroupLikes } from './useGroupLikes.ts'
import { useGrouping } from './useGrouping.ts'

const SuggestedGroups = lazyPage(async () => ({
  default: (await import('./SuggestedGroups.tsx')).SuggestedGroups,
}))

export interface GroupsDeskProps extends GroupsPageProps {
  board: BoardContent
  likes: GroupLikes
}

/** The board on which facilitators group the answers to a question. */
export function GroupsDesk(props: GroupsDeskProps) {
  const { brainstorm, topicId, questionId, board, likes, groupId, onOpen, onSelectGroup } = props
  const { objectId } = brainstorm
  const grouping = useGrouping(brainstorm, topicId, questionId)
  const openRunDialog = useOpenRunDialog()
  const copy = useCallback(
    (postIds: PostId[]): void => {
      const at: CopyScope = {
        multiTopicId: topicId,
        questionId,
        postIds,
        groupIds: wholeGroups(postIds, board),
      }
      openRunDialog({ name: 'copyInput', objectId, at })
    },
    [openRunDialog, objectId, topicId, questionId, board],
  )
  return (
    <Board
      {...{ board, grouping, groupId, onOpen, onSelectGroup }}
      words={useText(groupsText)}
      onCopy={copy}
      besideTitle={(group) => <GroupLike group={group} likes={likes} />}
      itemDialog={(asking, onClose) => <PostDialogs {...{ asking, board, grouping, onClose }} />}
      suggestions={(onClose) => <SuggestedGroups {...{ brainstorm, topicId, questionId, onClose }} />}
    />
  )
}
