import { useMemo } from 'react'
import type * as Y from 'yjs'
import type { CommentActs, CommentItem } from '#activity/comments/commentItem.ts'
import {
  CreateCommentDocument,
  CreateSubCommentDocument,
  UpdateCommentDocument,
  UpdateSubCommentDocument,
} from '#api/operations/comment.ts'
import { newId } from '#api/newId.ts'
import { readComments } from '#domain/brainstorm/read.ts'
import type { CommentView } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { CommentId, ObjectId, PostId } from '#domain/ids.ts'
import { useOutbox, useOwnContents } from '#sync/outbox.ts'
import type { OwnContent } from '#sync/outbox.ts'
import { useDerived } from '#sync/useDoc.ts'
import { useText } from '#ui/useText.ts'
import { brainstormText } from '../text.ts'

/** The comments of an answer, with this device's own that are still on their way. */
export function useComments(source: Y.Doc, objectId: ObjectId, postId: PostId): CommentItem[] {
  const own = useOwnContents(objectId)
  const comments = useDerived(source, [roots.comments, roots.commentText, roots.commentRemoved], (doc) =>
    readComments(doc, postId),
  )
  return useMemo(() => withOwn(comments, own, postId), [comments, own, postId])
}

function withOwn(comments: CommentView[], own: OwnContent[], postId: PostId): CommentItem[] {
  const mine = new Set(own.map((content) => content.id))
  const waiting = own.filter((content) => !content.isSaved)
  const repliesTo = (id: CommentId): CommentItem[] =>
    waiting.filter((content) => content.type === 'comment' && content.fields['parentId'] === id).map(fromOwn)
  const item = (comment: CommentView): CommentItem => {
    const replies = comment.replies.map(item)
    const there = new Set(replies.map((reply) => reply.id))
    const missing = repliesTo(comment.id).filter((reply) => !there.has(reply.id))
    return { ...comment, isMine: mine.has(comment.id), isSaved: true, replies: [...replies, ...missing] }
  }
  const there = new Set(comments.map((comment) => comment.id))
  const added = waiting
    .filter(
      (content) =>
        content.type === 'comment' &&
        (content.fields['parentId'] ?? null) === null &&
        content.fields['postId'] === postId &&
        !there.has(content.id),
    )
    .map((content) => ({ ...fromOwn(content), replies: repliesTo(content.id) }))
  return [...comments.map(item), ...added]
}

function fromOwn(content: OwnContent): CommentItem {
  const createdAt = Math.floor(content.createdMs / 1000)
  return {
    id: content.id,
    text: content.text,
    createdAt,
    // Of one's own, who wrote it is said in another way.
    byFacilitator: false,
    isMine: true,
    isSaved: content.isSaved,
    replies: [],
  }
}

const type = 'comment'

/** What anyone may do with comments; facilitators with anyone's. */
export function useCommentActs(objectId: ObjectId): CommentActs {
  const { send } = useOutbox()
  const { labelComment: label } = useText(brainstormText)
  return useMemo(
    () => ({
      add: (postId, text) => {
        const id = newId()
        send({
          document: CreateCommentDocument,
          variables: { id, postId, text },
          objectId,
          label,
          text,
          effect: { does: 'create', type, id, under: postId, fields: { text, postId, parentId: null } },
        })
      },
      reply: (postId, commentId, text) => {
        const id = newId()
        send({
          document: CreateSubCommentDocument,
          variables: { id, commentId, text },
          objectId,
          label,
          text,
          effect: {
            does: 'create',
            type,
            id,
            under: commentId,
            fields: { text, postId, parentId: commentId },
          },
        })
      },
      change: (id, isReply, change) => {
        const fields = {
          ...(change.text !== undefined && { text: change.text }),
          ...(change.showRemoved !== undefined && { isRemoved: change.showRemoved }),
        }
        const effect = { does: 'change' as const, type, id, fields }
        const common = { objectId, label, text: change.text ?? '', effect }
        if (isReply)
          send({ document: UpdateSubCommentDocument, variables: { subCommentId: id, ...change }, ...common })
        else send({ document: UpdateCommentDocument, variables: { commentId: id, ...change }, ...common })
      },
    }),
    [send, objectId, label],
  )
}
