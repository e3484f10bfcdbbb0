import type * as Y from 'yjs'
import { Refusal } from '../../errors.ts'
import type { PostGroupId, PostId } from '../../ids.ts'
import { deleteGroups, postsOfGroup } from './groups.ts'
import { isSameQuestion, readGroup } from '../read.ts'
import { roots } from '../roots.ts'

/** Whether a group contains answers that were added by a merge. SPEC G7. */
export function isMerged(desk: Y.Doc, id: PostGroupId): boolean {
  return originsIn(desk, id).length > 0
}

/**
 * Reverts a merge: the answers that it added return to their former groups. A group that was not made by a merge is
 * dissolved. SPEC G7.
 *
 * @throws {Refusal} `NOT_FOUND` when the group was deleted
 */
export function unmergeGroup(desk: Y.Doc, id: PostGroupId): void {
  if (!readGroup(desk, id)) throw new Refusal('NOT_FOUND', `group ${id}`)
  const origins = originsIn(desk, id)
  if (origins.length === 0) return deleteGroups(desk, [id])
  for (const [postId, from] of origins) {
    if (roots.groupDeleted(desk).get(from)) roots.groupDeleted(desk).delete(from)
    roots.groupOf(desk).set(postId, from)
    roots.mergedFrom(desk).delete(postId)
  }
}

/**
 * The answers that a merge added to a group, each with its former group. Browsers write desks, so values are validated.
 */
function originsIn(desk: Y.Doc, id: PostGroupId): [PostId, PostGroupId][] {
  const here = roots.groups(desk).get(id)
  return postsOfGroup(desk, id).flatMap((postId): [PostId, PostGroupId][] => {
    const merge = roots.mergedFrom(desk).get(postId)
    const from = merge?.into === id ? roots.groups(desk).get(merge.from) : undefined
    const isOrigin = merge && from && here && merge.from !== id && isSameQuestion(from, here)
    return isOrigin ? [[postId, merge.from]] : []
  })
}
