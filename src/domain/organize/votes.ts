import type { ActivityDocs } from '../activity/docs.ts'
import { readItems, standingRoots } from '../activity/items/readItems.ts'
import type { VoteModel } from '../activity/votes/model.ts'
import type { Scale } from '../activity/votes/results.ts'
import { wholeScope } from '../activity/votes/showing.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { SectionId } from '../ids.ts'
import { nobodySortsAlone } from '../messages/organize.ts'
import { sortingOf } from './flags.ts'
import { hashOf } from './hash.ts'
import { itemType, sectionType } from './items.ts'
import { resultsPage, sortPage } from './steps.ts'
import type * as Y from 'yjs'

/** The highest number of a section. */
const highest = 2 ** 31 - 1

/**
 * The number of a section, which votes choose: an FNV-1a hash of its id, in 31 bits. It follows from the id, so facilitators
 * without a connection give no number twice, and none is used again (decision 43). SPEC OR7
 */
export function sectionNumber(id: SectionId): number {
  return hashOf(id)
}

/** Sections in their order as values of votes. SPEC OR7 */
export function scaleOf(sections: readonly { id: SectionId }[]): Scale {
  return { low: 0, high: highest, axes: 1, nominal: sections.map(({ id }) => sectionNumber(id)) }
}

/** The same, of a desk or board. */
export function readScale(doc: Y.Doc): Scale {
  return scaleOf(readItems(sectionType, doc).slice(0, sectionType.most))
}

/** A ballot covers all items; its sender may leave any of them out. SPEC OR7. */
export const organizeVotes: VoteModel = {
  scopes: ({ desk }) =>
    new Map([
      [
        wholeScope,
        readItems(itemType, desk)
          .slice(0, itemType.most)
          .map(({ id }) => id),
      ],
    ]),
  standing: standingRoots(itemType).map(({ key }) => key),
  scale: ({ desk }) => readScale(desk),
  assertTakes,
  pages: () => ({ results: resultsPage, vote: sortPage }),
  highest,
  highestEver: () => highest,
}

/** Sections that were deleted have kept their numbers: a vote for one may have been on its way. SPEC OR7 */
function assertTakes({ desk, board }: ActivityDocs, values: readonly number[]): void {
  if (sortingOf(board) !== 'EACH') throw new UserMistake(nobodySortsAlone)
  const known = new Set([...sectionType.record(desk).keys()].map(sectionNumber))
  if (!values.every((value) => known.has(value))) throw new Refusal('BAD_USER_INPUT', 'number of a section')
}
