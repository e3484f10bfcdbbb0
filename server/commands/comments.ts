import { createComment, updateComment } from '#domain/brainstorm/comments.ts'
import type { NewComment } from '#domain/brainstorm/comments.ts'
import type { CommentId } from '#domain/ids.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { contentTag } from '#server/tick/tags.ts'
import { isMadeAlready } from './made.ts'
import type { Place } from './made.ts'

/** Somebody comments on an answer or replies to a comment; answers whether there was any text. SPEC B12, C2. */
export function addComment(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  comment: Omit<NewComment, 'createdAt'>,
): Command<boolean> {
  const kind = 'postId' in comment.on ? 'comment' : 'subComment'
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [comment.id],
    run(room) {
      if (isMadeAlready(room, comment.id, objectId, kind)) return { result: true }
      const docs = room.brainstorm(objectId)
      const isMade = createComment(docs, room.actor, { ...comment, createdAt: room.now })
      if (!isMade) return { result: false }
      const content = { id: comment.id, objectId, kind, tag: contentTag(author, comment.id) } as const
      return { result: true, rows: { addContents: [content] } }
    },
  }
}

/** A comment or reply is changed, removed or brought back. SPEC B12. */
export function changeComment(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  change: { id: CommentId; text?: string | undefined; showRemoved?: boolean | undefined },
): Command<void> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [change.id],
    run(room) {
      updateComment(room.brainstorm(objectId), room.actor, change)
      return { result: undefined }
    },
  }
}
