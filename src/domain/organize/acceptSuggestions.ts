import type * as Y from 'yjs'
import { checkedItem } from '../activity/items/newItems.ts'
import { UserMistake } from '../errors.ts'
import type { SectionId } from '../ids.ts'
import { acceptable } from '../suggest/acceptable.ts'
import type { AcceptedSuggestion } from '../suggest/acceptable.ts'
import { groupType } from './items.ts'
import { addGroup, move } from './moves.ts'
import { readArrangement, readSections } from './places.ts'
import { groupRules } from './rules.ts'

/**
 * Makes groups of suggestions in a section, each where the first of its items is, with its items in their order. What was
 * moved away meanwhile stays there. All checks run before the first write. SPEC G6, OR6
 *
 * @param sectionId null: among what is not sorted
 * @throws {UserMistake} when nothing is left of any, for a name that is empty or too long, and for too many groups
 */
export function acceptSuggestions(
  desk: Y.Doc,
  sectionId: SectionId | null,
  suggestions: readonly AcceptedSuggestion[],
): void {
  const entries = readSections(desk).find(({ id }) => id === sectionId)?.entries ?? []
  const loose = entries.flatMap(({ group, items }) => (group ? [] : items.map(({ id }) => id)))
  const left = acceptable(suggestions, (id) => loose.includes(id))
  if (readArrangement(desk).groups.length + left.length > groupType.most)
    throw new UserMistake(groupRules.full)
  for (const { name } of left) checkedItem(groupType, desk, { text: name })
  const section = sectionId === null ? {} : { sectionId }
  for (const { id, name, itemIds } of left) {
    const inOrder = loose.filter((one) => itemIds.includes(one))
    addGroup(desk, { id, text: name }, section)
    move(desk, [id], section, inOrder[0])
    move(desk, inOrder, { groupId: id })
  }
}
