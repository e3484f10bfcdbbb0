import type { ActivityDocs } from '../activity/docs.ts'
import { assertTakesInput } from '../activity/flags.ts'
import type { Actor } from '../actor.ts'
import type { PresentCommentId } from '../ids.ts'
import { assertSeesComment } from './comments.ts'

/**
 * Asserts that the actor may like a comment now. SPEC SL12, B4, B10.
 *
 * @throws {Refusal} `NOT_FOUND` when it is deleted or hidden from the actor
 * @throws {UserMistake} when input is locked
 */
export function assertMayLike(docs: ActivityDocs, actor: Actor, id: PresentCommentId): void {
  assertTakesInput(docs.board, actor.role)
  assertSeesComment(docs, actor, id)
}
