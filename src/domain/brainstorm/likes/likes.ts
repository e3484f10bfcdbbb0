import type { Actor } from '../../actor.ts'
import { Refusal } from '../../errors.ts'
import type { PostGroupId, PostId } from '../../ids.ts'
import { assertTakesInput } from '../../activity/flags.ts'
import { isShown, visiblePost } from '../posts.ts'
import type { ActivityDocs } from '../../activity/docs.ts'
import { readGroup, readPost } from '../read.ts'

/** The target of a like: an answer or a group. In calls, an ungrouped answer counts as a group with the post's id. */
export type LikeTarget = { postId: PostId } | { groupId: PostGroupId | PostId }

/**
 * Asserts that the actor may like the target now. SPEC B4, B10.
 *
 * @throws {Refusal} `NOT_FOUND` when it is deleted or hidden from the actor
 * @throws {UserMistake} when input is locked
 */
export function assertMayLike(docs: ActivityDocs, actor: Actor, target: LikeTarget): void {
  assertTakesInput(docs.board, actor.role)
  const postId = 'postId' in target ? target.postId : target.groupId
  if ('postId' in target || readPost(docs.desk, postId) !== null) visiblePost(docs, actor, postId)
  else {
    const group = readGroup(docs.desk, target.groupId)
    if (group === null || (actor.role === 'participant' && !isShown(docs, group)))
      throw new Refusal('NOT_FOUND', `group ${target.groupId}`)
  }
}
