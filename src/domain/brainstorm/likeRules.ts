import type * as Y from 'yjs'
import { UserMistake } from '../errors.ts'
import type { PostGroupId, PostId } from '../ids.ts'
import { limits } from '../limits.ts'
import { hasFlag, setFlag } from '../activity/flags.ts'
import { flagNames } from './flags.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { isPlaceThere, readGroup, readPost } from './read.ts'
import { boardRoots, roots } from './roots.ts'

export const likingClosedMessage = 'Liking is closed.'
export const noLikesLeftMessage = 'You have used all your likes.'
export const likesPerPersonMessage = `Please choose a number from 1 to ${limits.likesPerPerson}, or 0 for as many as they wish.`

/** A facilitator's wishes about likes. SPEC B15 to B17. */
export interface LikeRules {
  /** 0 for as many as they wish. */
  likesPerPerson?: number | undefined
  likeCountsHidden?: boolean | undefined
  likesClosed?: boolean | undefined
}

/** Changes what is given. @throws {UserMistake} for a number of likes that is none */
export function setLikeRules(board: Y.Doc, rules: LikeRules): void {
  const { likesPerPerson, likeCountsHidden, likesClosed } = rules
  const settings = boardRoots.settings(board)
  const isNumber = Number.isInteger(likesPerPerson ?? 0) && (likesPerPerson ?? 0) >= 0
  if (!isNumber || (likesPerPerson ?? 0) > limits.likesPerPerson) throw new UserMistake(likesPerPersonMessage)
  if (likeCountsHidden !== undefined) setFlag(board, flagNames.likeCountsHidden, likeCountsHidden)
  if (likesClosed !== undefined) setFlag(board, flagNames.likesClosed, likesClosed)
  if (likesPerPerson === undefined || likesPerPerson === (settings.get('likesPerPerson') ?? 0)) return
  if (likesPerPerson > 0) settings.set('likesPerPerson', likesPerPerson)
  else settings.delete('likesPerPerson')
}

/** Likes a person has in the activity; null for as many as they wish. SPEC B15. */
export function likesPerPerson(board: Y.Doc): number | null {
  return boardRoots.settings(board).get('likesPerPerson') ?? null
}

/** Whether the room may know how many likes there are. SPEC B16. */
export function areLikesShown(board: Y.Doc): boolean {
  return !hasFlag(board, flagNames.likeCountsHidden) || hasFlag(board, flagNames.likesClosed)
}

/** For a like and for taking one back. @throws {UserMistake} while liking is closed. SPEC B17 */
export function assertLikingOpen(board: Y.Doc): void {
  if (hasFlag(board, flagNames.likesClosed)) throw new UserMistake(likingClosedMessage)
}

/**
 * One more like is within what the activity gives each person. Counted are likes of what is there: who liked what is deleted
 * has it again. SPEC B15.
 *
 * @param isOwn whether this person likes a post or group
 * @throws {UserMistake} when there is none left
 */
export function assertLikesLeft({ desk, board }: ActivityDocs, isOwn: (targetId: string) => boolean): void {
  const most = likesPerPerson(board)
  if (most === null) return
  const liked = likedThings(desk)
  let left = most
  for (const [place, id] of liked.entries()) {
    // Each question costs; that all of the rest are theirs would not use the likes up.
    if (liked.length - place < left) return
    if (isOwn(id)) left -= 1
    if (left === 0) throw new UserMistake(noLikesLeftMessage)
  }
}

/** Posts and groups that are there and were liked by anybody. */
function likedThings(desk: Y.Doc): (PostId | PostGroupId)[] {
  return [...roots.scores(desk)].flatMap(([id, score]) => {
    const thing = score > 0 ? (readPost(desk, id) ?? readGroup(desk, id)) : null
    return thing && isPlaceThere(desk, thing) ? id : []
  })
}
