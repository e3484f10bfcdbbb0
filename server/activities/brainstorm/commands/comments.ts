import { createComment, updateComment } from '#domain/brainstorm/comments.ts'
import type { NewComment } from '#domain/brainstorm/comments.ts'
import type { CommentId } from '#domain/ids.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { Place } from '#server/commands/made.ts'

/** Somebody comments on an answer or replies to a comment; answers whether there was any text. SPEC B12, C2. */
export function addComment(
  author: CommandAuthor,
  place: Place,
  comment: Omit<NewComment, 'createdAt'>,
): Command<boolean> {
  const kind = 'postId' in comment.on ? 'comment' : 'subComment'
  return makeOnDesk(author, place, { id: comment.id, kind }, (docs, room) =>
    createComment(docs, room.actor, { ...comment, createdAt: room.now }),
  )
}

/** A comment or reply is changed, removed or brought back. SPEC B12. */
export function changeComment(
  author: CommandAuthor,
  place: Place,
  change: { id: CommentId; text?: string | undefined; showRemoved?: boolean | undefined },
): Command<void> {
  return onDesk(author, place, (docs, room) => updateComment(docs, room.actor, change), [change.id])
}
