import type * as Y from 'yjs'
import { Refusal } from '../../errors.ts'
import type { PostGroupId, PostId } from '../../ids.ts'
import { movePost, ungroupPost } from './groups.ts'
import { isSameQuestion, readGroup, readPost } from '../read.ts'

/**
 * Moves several answers into a group; deleted answers and answers to another question are left out. SPEC G2, G9.
 *
 * @returns the answers that are in the group now
 * @throws {Refusal} `NOT_FOUND` when the group was deleted, or none of the answers can be moved
 */
export function movePosts(desk: Y.Doc, ids: readonly PostId[], toGroupId: PostGroupId): PostId[] {
  const group = readGroup(desk, toGroupId)
  const there = ids.filter((id) => {
    const post = readPost(desk, id)
    return post && group && isSameQuestion(post, group)
  })
  if (!group || there.length === 0) throw new Refusal('NOT_FOUND', `answers to ${toGroupId}`)
  for (const id of there) movePost(desk, id, toGroupId)
  return there
}

/** Ungroups several answers. SPEC G2, G9. */
export function ungroupPosts(desk: Y.Doc, ids: readonly PostId[]): void {
  for (const id of ids) if (readPost(desk, id)) ungroupPost(desk, id)
}
