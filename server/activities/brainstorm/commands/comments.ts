import { createComment, updateComment } from '#domain/brainstorm/comments.ts'
import type { NewComment } from '#domain/brainstorm/comments.ts'
import type { CommentId } from '#domain/ids.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'

/** Adds a comment to an answer, or a reply to a comment. Returns whether there was any text. SPEC B12, C2. */
export function addComment(
  author: CommandAuthor,
  ref: ActivityRef,
  comment: Omit<NewComment, 'createdAt'>,
): Command<boolean> {
  const kind = 'postId' in comment.on ? 'comment' : 'subComment'
  return makeOnDesk(author, ref, { id: comment.id, kind }, (docs, workshop) =>
    createComment(docs, workshop.actor, { ...comment, createdAt: workshop.now }),
  )
}

/** Changes, removes or restores a comment or reply. SPEC B12. */
export function changeComment(
  author: CommandAuthor,
  ref: ActivityRef,
  change: { id: CommentId; text?: string | undefined; showRemoved?: boolean | undefined },
): Command<void> {
  return onDesk(author, ref, (docs, workshop) => updateComment(docs, workshop.actor, change), [change.id])
}
