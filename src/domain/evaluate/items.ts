import type * as Y from 'yjs'
import { colorOf } from '../activity/colors.ts'
import { activityRoots, rootMap } from '../activity/docs.ts'
import { mapsOf, orderOf, textField } from '../activity/items/itemType.ts'
import type { ItemOf, ItemType, StoredRecord, ValueField } from '../activity/items/itemType.ts'
import { readItems } from '../activity/items/readItems.ts'
import { numberOf } from '../activity/numberOf.ts'
import { limits } from '../limits.ts'

/** No key: 0, which is grey. */
const colorField = (key: string): ValueField<number> => ({
  ...{ map: rootMap<number>(key), valid: colorOf, isCopied: true },
})

const polls = rootMap<StoredRecord>('polls')

/** What is voted on; everybody sees it. SPEC EV3, EV4, EV7 */
export const pollType = {
  kind: 'poll',
  record: polls,
  deleted: rootMap<boolean>('pollDeleted'),
  /**
   * `createdAt` in epoch seconds, unknown for one that a browser of an earlier version added. `copied`: from another
   * activity, and so input, while what a facilitator typed belongs to this one. SPEC PU9
   */
  valid(stored: StoredRecord) {
    const order = orderOf(stored)
    const createdAt = Math.floor(numberOf(stored['createdAt'])) || undefined
    return order && { ...order, createdAt, copied: stored['copied'] === true }
  },
  fields: {
    text: textField('pollText', limits.pollText),
    desc: textField('pollDesc', limits.pollDesc, 'optional'),
    color: colorField('pollColor'),
  },
  under: null,
  sortedBy: 'order',
  act: 'arrange',
  isSeen: () => true,
  unseen: ['copied'],
  isInput: (desk: Y.Doc, id: string) =>
    polls(desk).get(id)?.['copied'] === true || activityRoots.sources(desk).has(id),
  countedAs: null,
  most: limits.polls,
  hasSource: true,
} satisfies ItemType

/** What stands under a poll and is not voted on. SPEC EV3, EV4 */
export const subPollType = {
  kind: 'subPoll',
  record: rootMap<StoredRecord>('subPolls'),
  deleted: rootMap<boolean>('subPollDeleted'),
  valid(stored: StoredRecord) {
    const order = orderOf(stored)
    return order && { pollId: String(stored['pollId']), ...order }
  },
  fields: {
    text: textField('subPollText', limits.pollText),
    desc: textField('subPollDesc', limits.pollDesc, 'optional'),
    color: colorField('subPollColor'),
  },
  under: { type: pollType, key: 'pollId' },
  sortedBy: 'order',
  act: 'arrange',
  isSeen: () => true,
  countedAs: null,
  most: limits.subPolls,
  isMostUnderHeading: true,
  hasSource: true,
} satisfies ItemType

export type SubPollView = ItemOf<typeof subPollType>

/** A poll with its sub-polls in their order. */
export type PollView = ItemOf<typeof pollType> & { subPolls: SubPollView[] }

/** The maps that `readPolls` reads. */
export const pollRoots = [...mapsOf(pollType), ...mapsOf(subPollType)]

/** The polls that a board may have, each with its sub-polls. SPEC P6 */
export function readPolls(doc: Y.Doc): PollView[] {
  const byPoll = Map.groupBy(readItems(subPollType, doc), ({ pollId }) => pollId)
  return readItems(pollType, doc)
    .slice(0, pollType.most)
    .map((poll) => ({ ...poll, subPolls: (byPoll.get(poll.id) ?? []).slice(0, subPollType.most) }))
}
