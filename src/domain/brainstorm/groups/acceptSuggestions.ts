import type * as Y from 'yjs'
import { acceptable } from '../../suggest/acceptable.ts'
import type { AcceptedSuggestion } from '../../suggest/acceptable.ts'
import { readPost } from '../read.ts'
import { createGroupFromPosts } from './groups.ts'

/**
 * Makes groups of suggestions. SPEC G6
 *
 * @throws {UserMistake} when no suggestion has answers left; nothing is changed
 */
export function acceptSuggestions(desk: Y.Doc, suggestions: readonly AcceptedSuggestion[]): void {
  const left = acceptable(suggestions, (id) => readPost(desk, id)?.groupId === null)
  for (const { id, name, itemIds } of left) createGroupFromPosts(desk, id, itemIds, name)
}
