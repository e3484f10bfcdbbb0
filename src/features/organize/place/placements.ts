import type { Choice } from '#activity/voting/ballot/choice.ts'
import type { Ballot } from '#activity/voting/ballot/useBallot.ts'
import { sectionNumber } from '#domain/organize/votes.ts'
import type { NamedSection } from './useOrganizeVoting.ts'

/** Where a person has placed an item for themselves. */
export type Placement =
  | { is: 'nowhere' }
  | { is: 'undecided' }
  | { is: 'in'; section: NamedSection }
  /** In a section that was deleted since: it counts as undecided. SPEC OR7 */
  | { is: 'gone' }

export function placementOf(choice: Choice, sections: readonly NamedSection[]): Placement {
  if (choice.is === 'nothing') return { is: 'nowhere' }
  if (choice.is === 'abstention') return { is: 'undecided' }
  const section = sections.find(({ id }) => sectionNumber(id) === choice.value1)
  return section ? { is: 'in', section } : { is: 'gone' }
}

/** Whether a person still has to say where an item belongs. */
export function isOpen({ is }: Placement): boolean {
  return is === 'nowhere' || is === 'gone'
}

/** The first open item behind another one, or else the first open one at all; null where there is none. */
export function nextOpen(
  items: readonly { id: string }[],
  afterId: string | null,
  isOpenItem: (id: string) => boolean,
): string | null {
  const at = items.findIndex(({ id }) => id === afterId)
  const inOrder = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))]
  return inOrder.find(({ id }) => isOpenItem(id))?.id ?? null
}

/** What a key means: the index of a section, or that the person is undecided; null: nothing here. */
export function placeOfKey(key: string): number | 'undecided' | null {
  if (key === '0') return 'undecided'
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null
}

/** Chooses a section for an item, or that one is undecided. */
export function choosePlace(
  { choose, abstain }: Pick<Ballot, 'choose' | 'abstain'>,
  itemId: string,
  section: Pick<NamedSection, 'id'> | null,
): void {
  if (section === null) abstain(itemId, true)
  else choose(itemId, 1, sectionNumber(section.id))
}
