import { itemsOf } from '#activity/board/board.ts'
import type { BoardContent } from '#activity/board/board.ts'
import type { AskingItems } from '#activity/board/boardContext.ts'
import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import { itemText } from '#activity/itemText.ts'
import { useText } from '#ui/texts/useText.ts'
import { EditPostDialog } from './EditPostDialog.tsx'
import { groupsText } from './groupsText.ts'
import type { PostGrouping } from './useGrouping.ts'

export interface PostDialogsProps {
  asking: AskingItems
  board: BoardContent
  grouping: PostGrouping
  onClose: () => void
}

/** The dialogs in which an answer is edited on the board, or answers are deleted. One that is gone renders nothing. */
export function PostDialogs({ asking, board, grouping, onClose }: PostDialogsProps) {
  const text = useText(groupsText)
  const item = useText(itemText)
  if (asking.kind === 'edit') {
    const post = itemsOf(board).find(({ id }) => id === asking.itemId)
    return post ? (
      <EditPostDialog
        start={post.text}
        onClose={onClose}
        onSave={(changed) => grouping.editPost(post.id, changed)}
      />
    ) : null
  }
  const isOne = asking.itemIds.length === 1
  return (
    <DeleteDialog
      title={isOne ? item.deleteTitle : text.deleteAnswersTitle}
      body={isOne ? item.deleteBody : text.deleteAnswersBody}
      deleted={text.deleted(asking.itemIds.length)}
      desk={grouping.desk}
      onClose={onClose}
      onConfirm={() => grouping.removePosts(asking.itemIds)}
    />
  )
}
