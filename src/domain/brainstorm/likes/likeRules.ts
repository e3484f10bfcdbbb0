import type * as Y from 'yjs'
import { UserMistake } from '../../errors.ts'
import type { PostGroupId, PostId } from '../../ids.ts'
import { limits } from '../../limits.ts'
import { hasFlag, setFlag } from '../../activity/flags.ts'
import { flagNames } from '../flags.ts'
import type { ActivityDocs } from '../../activity/docs.ts'
import { areHeadingsThere, readGroup, readPost } from '../read.ts'
import { boardRoots, roots } from '../roots.ts'
import * as activityMessages from '../../messages/activities.ts'

/** The like settings of a facilitator. SPEC B15 to B17. */
export interface LikeRules {
  /** 0 means unlimited. */
  likesPerPerson?: number | undefined
  likeCountsHidden?: boolean | undefined
  likesClosed?: boolean | undefined
}

/** Changes the given settings. @throws {UserMistake} for an invalid number of likes */
export function setLikeRules(board: Y.Doc, rules: LikeRules): void {
  const { likesPerPerson: perPerson, likeCountsHidden, likesClosed } = rules
  const settings = boardRoots.settings(board)
  const isNumber = Number.isInteger(perPerson ?? 0) && (perPerson ?? 0) >= 0
  if (!isNumber || (perPerson ?? 0) > limits.likesPerPerson)
    throw new UserMistake(activityMessages.likesPerPersonInvalid(limits.likesPerPerson))
  if (likeCountsHidden !== undefined) setFlag(board, flagNames.likeCountsHidden, likeCountsHidden)
  if (likesClosed !== undefined) setFlag(board, flagNames.likesClosed, likesClosed)
  if (perPerson === undefined || perPerson === (settings.get('likesPerPerson') ?? 0)) return
  if (perPerson > 0) settings.set('likesPerPerson', perPerson)
  else settings.delete('likesPerPerson')
}

/** Likes per person in the activity; null for unlimited. SPEC B15. */
export function likesPerPerson(board: Y.Doc): number | null {
  return boardRoots.settings(board).get('likesPerPerson') ?? null
}

/** Whether the room may see like counts. SPEC B16. */
export function areLikesShown(board: Y.Doc): boolean {
  return !hasFlag(board, flagNames.likeCountsHidden) || hasFlag(board, flagNames.likesClosed)
}

/** Checked for likes and for taking one back. @throws {UserMistake} while liking is closed. SPEC B17 */
export function assertLikingOpen(board: Y.Doc): void {
  if (hasFlag(board, flagNames.likesClosed)) throw new UserMistake(activityMessages.likingClosed)
}

/**
 * Asserts that a person has a like left. Only likes of existing targets count: when a target is deleted, the person
 * gets that like back. SPEC B15.
 *
 * @param isOwn whether this person likes a post or group
 * @throws {UserMistake} when no like is left
 */
export function assertLikesLeft({ desk, board }: ActivityDocs, isOwn: (targetId: string) => boolean): void {
  const most = likesPerPerson(board)
  if (most === null) return
  const liked = likedThings(desk)
  let left = most
  for (const [index, id] of liked.entries()) {
    // Each call of isOwn is expensive: stop when even likes on all remaining targets would stay below the limit.
    if (liked.length - index < left) return
    if (isOwn(id)) left -= 1
    if (left === 0) throw new UserMistake(activityMessages.noLikesLeft)
  }
}

/** Existing posts and groups with at least one like. */
function likedThings(desk: Y.Doc): (PostId | PostGroupId)[] {
  return [...roots.scores(desk)].flatMap(([id, score]) => {
    const thing = score > 0 ? (readPost(desk, id) ?? readGroup(desk, id)) : null
    return thing && areHeadingsThere(desk, thing) ? id : []
  })
}
