import type * as Y from 'yjs'
import { createGroupFromPosts } from './groups.ts'
import { readPost } from '../read.ts'
import { UserMistake } from '../../errors.ts'
import type { PostGroupId, PostId } from '../../ids.ts'
import * as arrangeMessages from '../../messages/arranging.ts'

export interface AcceptedSuggestion {
  /** The id of the group that is made of the suggestion. */
  id: PostGroupId
  name: string
  postIds: readonly PostId[]
}

/**
 * Makes groups of suggestions, using only answers that are ungrouped at this moment. Existing groups are never changed,
 * and a suggestion without remaining answers makes no group. SPEC G6.
 *
 * @throws {UserMistake} when no suggestion has answers left; nothing is changed
 */
export function acceptSuggestions(desk: Y.Doc, suggestions: readonly AcceptedSuggestion[]): void {
  const left = suggestions
    .map((one) => ({ ...one, postIds: one.postIds.filter((id) => readPost(desk, id)?.groupId === null) }))
    .filter(({ postIds }) => postIds.length > 0)
  if (left.length === 0) throw new UserMistake(arrangeMessages.groupedAlready)
  for (const { id, name, postIds } of left) createGroupFromPosts(desk, id, postIds, name)
}
