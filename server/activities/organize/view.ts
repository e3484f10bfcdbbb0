import type { ActivityDocs } from '#domain/activity/docs.ts'
import { isStanding, readItem } from '#domain/activity/items/readItems.ts'
import { sourceActivities } from '#domain/activity/source.ts'
import { earlierResults } from '#domain/activity/votes/rounds.ts'
import { turnout, votingRound, wholeScope } from '#domain/activity/votes/showing.ts'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import type { GroupId, ObjectId, OrganizeItemId, SectionId } from '#domain/ids.ts'
import { areItemsTaken, sortingOf } from '#domain/organize/flags.ts'
import type { Sorting } from '#domain/organize/flags.ts'
import { readUnsorted } from '#domain/organize/info.ts'
import { itemType } from '#domain/organize/items.ts'
import type { GroupItem, ItemView, SectionItem } from '#domain/organize/items.ts'
import { readArrangement, readSections } from '#domain/organize/places.ts'
import type { Arrangement } from '#domain/organize/places.ts'
import { sortedItems } from '#domain/organize/results.ts'
import type { SortedItem } from '#domain/organize/results.ts'
import { roots } from '#domain/organize/roots.ts'
import { readScale } from '#domain/organize/votes.ts'
import type * as Y from 'yjs'
import type { RoomReader } from '../viewedScope.ts'
import type { EarlierResults } from '../voting/earlierRounds.ts'
import { votingView } from '../voting/votingView.ts'
import type { VotingView } from '../voting/votingView.ts'

export interface SeenItem extends ItemView, SortedItem {
  /** Null: it is not sorted. */
  sectionId: SectionId | null
  groupId: GroupId | null
}

export interface SeenGroup extends GroupItem {
  sectionId: SectionId | null
}

/** An Organize activity as one caller may see it. */
export interface OrganizeView extends VotingView {
  organizeName: string
  organizeDesc: string
  unsorted: { text: string; desc: string }
  /** The presenter's notes; null for everyone but facilitators and their phones. SPEC B19, J4 */
  notes: string | null
  sorting: Sorting
  takesItems: boolean
  turnout: Turnout
  /** Of earlier rounds; null while they may not be read. SPEC BT10, BT21 */
  earlierResults: EarlierResults | null
  sections: readonly SectionItem[]
  groups: SeenGroup[]
  /** Section by section, what is not sorted first. */
  items: SeenItem[]
  /** The source activity of each copied item. SPEC K12 */
  copiedFrom: ReadonlyMap<OrganizeItemId, ObjectId>
}

type SeenDocs = ActivityDocs & { state: Y.Doc }

/** The view of a facilitator: everything that is not deleted. */
export function deskView({ desk, ...docs }: SeenDocs): OrganizeView {
  return { ...viewOf(desk, docs), notes: notesOf(desk) }
}

/** The view of everyone else: the board. */
export function roomView(
  { desk, ...docs }: SeenDocs,
  { withNotes }: Pick<RoomReader, 'withNotes'>,
): OrganizeView {
  return { ...viewOf(docs.board, docs), notes: withNotes ? notesOf(desk) : null }
}

/** One item from the desk, with its result when there is a tally; null when it is gone. */
export function changedItem({ desk, board, tally }: ActivityDocs, id: OrganizeItemId): SeenItem | null {
  const item = isStanding(itemType, desk, id) ? readItem(itemType, desk, id) : null
  const arrangement = readArrangement(desk)
  return (
    item && (seenItems([item], arrangement, { tally: tally ?? null, round: votingRound(board) })[0] ?? null)
  )
}

/** @param from the document from which texts are read */
function viewOf(from: Y.Doc, { board, state, tally }: Omit<SeenDocs, 'desk'>): Omit<OrganizeView, 'notes'> {
  const round = votingRound(board)
  const arrangement = readArrangement(from)
  const entries = readSections(from).flatMap((section) => section.entries)
  const items = entries.flatMap((entry) => entry.items)
  const ids = items.map(({ id }) => id)
  return {
    organizeName: roots.info(from).get('organizeName') ?? '',
    organizeDesc: roots.info(from).get('organizeDesc') ?? '',
    unsorted: readUnsorted(from),
    sorting: sortingOf(board),
    takesItems: areItemsTaken(board),
    ...votingView({ board, state }, tally !== undefined),
    turnout: turnout(board, wholeScope),
    earlierResults: tally ? earlierResults(tally, round, readScale(from), ids) : null,
    sections: arrangement.sections,
    groups: entries.flatMap(({ group }) =>
      group ? { ...group, sectionId: arrangement.placeOf(group.id).sectionId } : [],
    ),
    items: seenItems(items, arrangement, { tally: tally ?? null, round }),
    copiedFrom: sourceActivities(from),
  }
}

function seenItems(
  items: readonly ItemView[],
  { sections, placeOf }: Arrangement,
  voting: { tally: Y.Doc | null; round: number },
): SeenItem[] {
  const sorted = new Map(sortedItems(items, sections, voting).map((one) => [one.id, one]))
  return items.flatMap((item) => {
    const { sectionId, groupId } = placeOf(item.id)
    const known = sorted.get(item.id)
    return known ? [{ ...item, ...known, sectionId, groupId }] : []
  })
}

function notesOf(desk: Y.Doc): string {
  return roots.info(desk).get('notes') ?? ''
}
