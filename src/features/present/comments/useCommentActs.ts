import { useMemo } from 'react'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import { newId } from '#api/newId.ts'
import {
  CreatePresentCommentDocument,
  CreatePresentCommentVoteDocument,
  DeletePresentCommentsDocument,
  DeletePresentCommentVoteDocument,
  UpdatePresentCommentDocument,
} from '#api/operations/present.ts'
import { commentText } from '#domain/activity/comments.ts'
import { changeOnDesk, deleteOnDesk } from '#domain/activity/items/deskItems.ts'
import type { PresentCommentId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { commentType } from '#domain/present/items.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Present } from '../usePresent.ts'
import { slideComments } from './commentList.ts'
import type { SlideComment } from './commentList.ts'
import { commentsText } from './commentsText.ts'

const { type } = slideComments

/**
 * Acts on comments. Facilitators change and delete them by edits of their desk, so that it can be undone; everything
 * else is a command, which works offline too. Those that may fail return the message.
 */
export interface CommentActs {
  add: (page: number, text: string) => PresentCommentId
  change: (comment: SlideComment, text: string) => AnyMessage | null
  remove: (comments: readonly SlideComment[]) => AnyMessage | null
  like: (comment: SlideComment) => void
}

/** The same functions at every render, as long as it is the same activity, role and language. */
export function useCommentActs({ objectId, source: desk, readsDesk }: Present): CommentActs {
  const act = useSendAct(objectId)
  const text = useText(commentsText)
  return useMemo(() => {
    const edit = (change: () => void): AnyMessage | null => tryEdit(desk, change)
    return {
      add(page, words) {
        const id = newId()
        act({
          document: CreatePresentCommentDocument,
          variables: { id, presentId: objectId, page, text: words },
          ...{ label: text.labelComment, text: words },
          effect: { does: 'create', type, id, fields: { page, text: words } },
        })
        return id
      },
      change({ id, isSaved }, words) {
        if (readsDesk && isSaved)
          return edit(() => changeOnDesk(commentType, desk, id, { text: commentText(words) || undefined }))
        act({
          document: UpdatePresentCommentDocument,
          variables: { commentId: id, text: words },
          ...{ label: text.labelChange, text: words },
          effect: { does: 'change', type, id, fields: { text: words } },
        })
        return null
      },
      remove(comments) {
        if (readsDesk) {
          const ids = comments.map(({ id }) => id)
          return edit(() => deleteOnDesk(commentType, desk, ids))
        }
        for (const { id, text: words } of comments)
          act({
            document: DeletePresentCommentsDocument,
            variables: { idList: [id] },
            ...{ label: text.labelDelete, text: words },
            effect: { does: 'remove', type, id },
          })
        return null
      },
      like({ id, hasLiked }) {
        const effect = { does: hasLiked ? ('unlike' as const) : ('like' as const), type, id }
        const label = text.labelLike
        if (hasLiked) act({ document: DeletePresentCommentVoteDocument, variables: { id }, label, effect })
        else
          act({
            document: CreatePresentCommentVoteDocument,
            variables: { id: newId(), commentId: id },
            ...{ label, effect },
          })
      },
    }
  }, [act, text, objectId, desk, readsDesk])
}
