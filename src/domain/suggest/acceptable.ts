import { UserMistake } from '../errors.ts'
import { groupedAlready } from '../messages/arranging.ts'

/** A suggested group that a facilitator accepts. */
export interface AcceptedSuggestion {
  /** The id of the group that is made of it. */
  id: string
  name: string
  itemIds: readonly string[]
}

/**
 * What can be made of suggestions: groups of what is in no group at this moment. Existing groups are never changed, and a
 * suggestion of which nothing is left makes no group. SPEC G6
 *
 * @throws {UserMistake} when nothing is left of any
 */
export function acceptable(
  suggestions: readonly AcceptedSuggestion[],
  isUngrouped: (itemId: string) => boolean,
): AcceptedSuggestion[] {
  const left = suggestions
    .map((one) => ({ ...one, itemIds: one.itemIds.filter(isUngrouped) }))
    .filter(({ itemIds }) => itemIds.length > 0)
  if (left.length === 0) throw new UserMistake(groupedAlready)
  return left
}
