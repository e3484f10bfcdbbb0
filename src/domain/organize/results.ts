import type * as Y from 'yjs'
import { isThere } from '../activity/items/readItems.ts'
import { resultOf, resultsOf } from '../activity/votes/results.ts'
import type { TargetResult } from '../activity/votes/results.ts'
import type { OrganizeItemId, SectionId } from '../ids.ts'
import { itemType, sectionType } from './items.ts'
import type { ItemView } from './items.ts'
import { putLast } from './moves.ts'
import { readArrangement } from './places.ts'
import { scaleOf } from './votes.ts'

/** How far people who sorted for themselves agree about an item. SPEC OR8 */
export interface Agreement {
  /** The section that most chose; null without one, and where two were chosen equally often. */
  sectionId: SectionId | null
  /** How many chose the section that was chosen most. */
  votes: number
  /** Of how many: of those who chose a section that is there, or are undecided. */
  of: number
  /** `votes` by `of`, from 0 to 1; null while nothing is shown. */
  share: number | null
}

/** An item with what people who sorted for themselves chose. */
export interface SortedItem {
  id: OrganizeItemId
  result: TargetResult
  agreement: Agreement
}

/** How far people agree, from the result of an item on the scale of these sections. */
export function agreementOf(
  sections: readonly { id: SectionId }[],
  { axis1: { distribution }, count, abstained }: TargetResult,
): Agreement {
  const votes = Math.max(0, ...distribution)
  const [first, second] = distribution.flatMap((number, at) => (number === votes ? at : []))
  const isOne = votes > 0 && second === undefined
  const of = count + abstained
  return {
    ...{ votes, of },
    sectionId: isOne ? (sections[first ?? 0]?.id ?? null) : null,
    share: of === 0 ? null : votes / of,
  }
}

/**
 * The results of items in a round, in their order.
 *
 * @param tally null while the reader may not read it: all results are empty
 */
export function sortedItems(
  items: readonly Pick<ItemView, 'id'>[],
  sections: readonly { id: SectionId }[],
  { tally, round }: { tally: Y.Doc | null; round: number },
): SortedItem[] {
  const scale = scaleOf(sections)
  const ids = items.map(({ id }) => id)
  const results = resultsOf(tally, round, scale, ids)
  return ids.map((id) => {
    const result = results.get(id) ?? resultOf([], scale)
    return { id, result, agreement: agreementOf(sections, result) }
  })
}

/** The most disputed first: those with the lowest share. Those about which nothing is known come last. SPEC OR8 */
export function byDisagreement<Sorted extends Pick<SortedItem, 'agreement'>>(
  items: readonly Sorted[],
): Sorted[] {
  return items.toSorted((a, b) => (a.agreement.share ?? 2) - (b.agreement.share ?? 2))
}

/** How many items *Discuss these* presents. */
const mostDiscussed = 3

/** The items that are worth a discussion: about which people do not all agree. SPEC OR8 */
export function disputed<Sorted extends Pick<SortedItem, 'agreement'>>(items: readonly Sorted[]): Sorted[] {
  const open = items.filter(({ agreement: { share } }) => share !== null && share < 1)
  return byDisagreement(open).slice(0, mostDiscussed)
}

/** The items that accepting the results would move. SPEC OR9 */
export function acceptable(
  desk: Y.Doc,
  items: readonly Pick<SortedItem, 'id' | 'agreement'>[],
  atLeast: number,
): { id: OrganizeItemId; sectionId: SectionId }[] {
  const { placeOf } = readArrangement(desk)
  return items.flatMap(({ id, agreement: { sectionId, share } }) => {
    const isAgreed = sectionId !== null && share !== null && share * 100 >= atLeast
    const mayMove = isAgreed && isThere(itemType, desk, id) && isThere(sectionType, desk, sectionId)
    return mayMove && placeOf(id).sectionId !== sectionId ? [{ id, sectionId }] : []
  })
}

/**
 * Puts each item about which enough people agree into the section that they chose, behind what is there: one act, and one
 * undo. What is in that section already stays where it is there. SPEC OR9
 *
 * @param atLeast the lowest share, in per cent
 * @returns how many were moved
 */
export function acceptAgreed(
  desk: Y.Doc,
  items: readonly Pick<SortedItem, 'id' | 'agreement'>[],
  atLeast: number,
): number {
  const moved = acceptable(desk, items, atLeast)
  desk.transact(() => {
    for (const { id, sectionId } of moved) putLast(desk, [id], { sectionId })
  })
  return moved.length
}
