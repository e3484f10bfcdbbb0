import type { ItemId } from '../board.ts'
import type { SuggestedGroup } from '#domain/suggest/suggestGroups.ts'

/** A suggestion with the facilitator's changes. */
export interface Suggestion {
  key: string
  name: string
  itemIds: ItemId[]
}

/** What a facilitator decided about the suggestions of one search. */
export interface Decisions {
  /** Keys of suggestions. */
  rejected: ReadonlySet<string>
  names: ReadonlyMap<string, string>
  takenOut: ReadonlySet<ItemId>
}

export const noDecisions: Decisions = { rejected: new Set(), names: new Map(), takenOut: new Set() }

/**
 * The suggestions that are still undecided: only ungrouped items, at least two. An accepted suggestion disappears
 * because its items are grouped, and reappears after an undo. SPEC G6.
 */
export function openSuggestions(
  groups: readonly SuggestedGroup[],
  { rejected, names, takenOut }: Decisions,
  ungrouped: ReadonlySet<ItemId>,
): Suggestion[] {
  return groups.flatMap(({ name, itemIds }, index) => {
    const key = String(index)
    const left = itemIds.filter((id) => ungrouped.has(id) && !takenOut.has(id))
    if (rejected.has(key) || left.length < 2) return []
    return [{ key, name: names.get(key) ?? name, itemIds: left }]
  })
}
