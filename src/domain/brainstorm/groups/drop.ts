import type * as Y from 'yjs'
import type { PostGroupId, PostId } from '../../ids.ts'
import { groupPosts, mergeGroups, movePost, ungroupPost } from './groups.ts'
import { readPost } from '../read.ts'

/**
 * Drops a post on a target. In calls, an ungrouped answer counts as a group with the post's id. Dropped on an ungrouped
 * answer, both form a group; dropped on itself, the post leaves its group. SPEC G2, G3.
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
 * Merges two groups of a call, either of which may be an ungrouped answer. SPEC G3, G4.
 *
 * @returns the group that contains both
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
