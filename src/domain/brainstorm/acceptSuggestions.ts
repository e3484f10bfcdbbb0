import type * as Y from 'yjs'
import { createGroupFromPosts } from './groups.ts'
import { readPost } from './read.ts'
import { UserMistake } from '../errors.ts'
import type { PostGroupId, PostId } from '../ids.ts'

export interface AcceptedSuggestion {
  /** Of the group that is made of it. */
  id: PostGroupId
  name: string
  postIds: readonly PostId[]
}

/** What a facilitator reads when others have grouped or deleted everything meanwhile. */
export const nothingLeftMessage = 'These answers are in groups already.'

/**
 * Makes groups of suggestions, of the answers that are in no group at this moment. Groups that are there are never touched, and
 * a suggestion of which nothing is left makes none. SPEC G6.
 *
 * @throws {UserMistake} when nothing is left of any; nothing is changed then
 */
export function acceptSuggestions(desk: Y.Doc, suggestions: readonly AcceptedSuggestion[]): void {
  const left = suggestions
    .map((one) => ({ ...one, postIds: one.postIds.filter((id) => readPost(desk, id)?.groupId === null) }))
    .filter(({ postIds }) => postIds.length > 0)
  if (left.length === 0) throw new UserMistake(nothingLeftMessage)
  for (const { id, name, postIds } of left) createGroupFromPosts(desk, id, postIds, name)
}
