import { updateNotes } from '#domain/activity/info.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { PresentCommentId } from '#domain/ids.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { assertMayLike, assertNoTemplate, createComment, updateComment } from '#domain/present/comments.ts'
import type { NewComment } from '#domain/present/comments.ts'
import { readDocument } from '#domain/present/document.ts'
import { setSettings } from '#domain/present/flags.ts'
import type { SlideSettings } from '#domain/present/flags.ts'
import { replaceDocument } from '#domain/present/replaceDocument.ts'
import type { SlideDocument } from '#domain/present/document.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import { likeTarget } from '#server/commands/likeTarget.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import { forgetFile, setFile } from '../../database/contents/files.ts'
import type { Command, CommandAuthor, KnownVote } from '#server/tick/command.ts'

export interface PresentChange extends SlideSettings {
  /** The id of the present document, or an empty text to remove it. */
  doc?: string | undefined
  /** Removes the document only when it is this one. */
  expectedDoc?: string | undefined
  notes?: string | undefined
}

/**
 * Changes settings and notes, and removes the document. SPEC SL1, SL3, SL5, SL9, B19.
 *
 * @returns whether a file was removed; throws `UserMistake` when another document than the expected one would be
 */
export function changePresent(
  author: CommandAuthor,
  ref: ActivityRef,
  { doc, expectedDoc, notes, ...settings }: PresentChange,
): Command<boolean> {
  const { workshopId, objectId } = ref
  return {
    workshopId,
    author,
    objectIds: [objectId],
    run(workshop) {
      const { desk, board } = workshop.activity(objectId)
      const document = readDocument(board)
      if (doc && doc !== document?.id) throw new Refusal('NOT_FOUND', `document ${doc}`)
      if (doc === '' && document && expectedDoc !== undefined && document.id !== expectedDoc)
        throw new UserMistake(slideMessages.removalOvertaken)
      if (notes !== undefined) updateNotes(desk, notes)
      setSettings(board, settings)
      if (doc !== '' || !document) return { result: false }
      replaceDocument({ state: workshop.state, board }, ref, null)
      return { result: true, rows: { statements: [forgetFile(objectId)] } }
    },
  }
}

/**
 * Shows an uploaded file from now on. SPEC SL1, SL5, SL9.
 *
 * @throws {Refusal} `NOT_FOUND`, when it runs, for an activity that was deleted since the rights were asked
 */
export function showDocument(
  author: CommandAuthor,
  ref: ActivityRef,
  document: SlideDocument,
): Command<void> {
  const { workshopId, objectId } = ref
  return {
    workshopId,
    author,
    objectIds: [objectId],
    run(workshop) {
      const { board } = workshop.activity(objectId)
      // Its documents outlive it; the file would too.
      if (!readAgenda(workshop.state).some((part) => part.objectId === objectId))
        throw new Refusal('NOT_FOUND', `activity ${objectId} was deleted`)
      replaceDocument({ state: workshop.state, board }, ref, document)
      return { result: undefined, rows: { statements: [setFile(workshopId, objectId, document)] } }
    },
  }
}

/** Adds a comment. Returns whether there was any text. SPEC SL3, SL8, C2 */
export function addComment(author: CommandAuthor, ref: ActivityRef, comment: NewComment): Command<boolean> {
  return makeOnDesk(author, ref, { id: comment.id, kind: 'presentComment' }, (docs, workshop) => {
    assertNoTemplate(workshop.state)
    return createComment(docs, workshop.actor, { ...comment, createdAt: workshop.now })
  })
}

/** SPEC SL11 */
export function changeComment(
  author: CommandAuthor,
  ref: ActivityRef,
  change: { id: PresentCommentId; text: string },
): Command<void> {
  return onDesk(author, ref, (docs, workshop) => updateComment(docs, workshop.actor, change), [change.id])
}

/** One like per person and comment: liking again returns the existing like (idempotent). SPEC SL12, C2 */
export function addLike(
  author: CommandAuthor,
  ref: ActivityRef,
  { id, commentId }: { id: string; commentId: PresentCommentId },
): Command<KnownVote> {
  return likeTarget(author, ref, { id, targetId: commentId }, (docs, { actor }) =>
    assertMayLike(docs, actor, commentId),
  )
}
