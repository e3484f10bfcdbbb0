import { useCallback, useMemo } from 'react'
import type * as Y from 'yjs'
import type { CommentActs, CommentItem } from '#activity/comments/commentItem.ts'
import {
  CreateCommentDocument,
  CreateSubCommentDocument,
  UpdateCommentDocument,
  UpdateSubCommentDocument,
} from '#api/operations/comment.ts'
import { newId } from '#api/newId.ts'
import { readCommentEntries } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { ObjectId, PostId } from '#domain/ids.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { overlay } from '#activity/overlay/overlay.ts'
import { useDeviceOwn } from '#activity/overlay/useOwn.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import { commentItems, threadsOf } from '../answers/commentItems.ts'
import { brainstormText } from '../text.ts'

const commentRoots = [roots.comments, roots.commentText, roots.commentRemoved]

/** The comments on an answer, including this device's pending ones. */
export function useComments(source: Y.Doc, objectId: ObjectId, postId: PostId): CommentItem[] {
  const own = useDeviceOwn(objectId)
  const read = useCallback((doc: Y.Doc) => readCommentEntries(doc, postId), [postId])
  const entries = useDerived(source, commentRoots, read)
  return useMemo(() => threadsOf(overlay(entries, own, commentItems), postId), [entries, own, postId])
}

/** Acts on comments for all roles; facilitators may act on all comments. */
export function useCommentActs(objectId: ObjectId): CommentActs {
  const act = useSendAct(objectId)
  const { labelComment: label } = useText(brainstormText)
  return useMemo(() => {
    const { type } = commentItems
    return {
      add: (postId, text) => {
        const id = newId()
        const fields = { text, postId, parentId: null }
        act({
          document: CreateCommentDocument,
          variables: { id, postId, text },
          ...{ label, text },
          effect: { does: 'create', type, id, under: postId, fields },
        })
      },
      reply: (postId, commentId, text) => {
        const id = newId()
        const fields = { text, postId, parentId: commentId }
        act({
          document: CreateSubCommentDocument,
          variables: { id, commentId, text },
          ...{ label, text },
          effect: { does: 'create', type, id, under: commentId, fields },
        })
      },
      change: (id, isReply, change) => {
        const { showRemoved, ...fields } = change
        const removed = showRemoved !== undefined && { isRemoved: showRemoved }
        const effect = { does: 'change' as const, type, id, fields: { ...fields, ...removed } }
        const common = { label, text: change.text ?? '', effect }
        if (isReply)
          act({ document: UpdateSubCommentDocument, variables: { subCommentId: id, ...change }, ...common })
        else act({ document: UpdateCommentDocument, variables: { commentId: id, ...change }, ...common })
      },
    }
  }, [act, label])
}
