import type * as Y from 'yjs'
import type { PostGroupId, PostId } from '../ids.ts'
import { groupPosts, mergeGroups, movePost, ungroupPost } from './groups.ts'
import { readPost } from './read.ts'

/**
 * Puts a post where the calls say: a lone answer is a group of its own there, named by the post's id. Onto a lone answer
 * both join a group, onto itself it leaves the one it is in. SPEC G2, G3.
 */
export function dropPost(
  desk: Y.Doc,
  postId: PostId,
  onto: PostGroupId | PostId,
  newGroupId: PostGroupId,
): void {
  if (onto === postId) ungroupPost(desk, postId)
  else if (readPost(desk, onto) === null) movePost(desk, postId, onto)
  else groupPosts(desk, postId, onto, newGroupId)
}

/**
 * Merges two groups of the calls, either of which may be a lone answer. SPEC G3, G4.
 *
 * @returns the group that both are in
 */
export function dropGroup(
  desk: Y.Doc,
  from: PostGroupId | PostId,
  onto: PostGroupId | PostId,
  newGroupId: PostGroupId,
): PostGroupId {
  const isLone = { from: readPost(desk, from) !== null, onto: readPost(desk, onto) !== null }
  if (isLone.from && isLone.onto) return groupPosts(desk, from, onto, newGroupId)
  if (isLone.onto) {
    movePost(desk, onto, from)
    return from
  }
  if (isLone.from) movePost(desk, from, onto)
  else mergeGroups(desk, from, onto)
  return onto
}
