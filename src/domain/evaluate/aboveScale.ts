import type * as Y from 'yjs'
import { readTally } from '../activity/votes/tally.ts'
import type { PollId } from '../ids.ts'

/**
 * How many votes of a round have a value above a maximum, and count as that maximum. SPEC BT2, EV5.
 *
 * @param tally a document that the caller may read
 * @param pollIds existing polls
 */
export function votesAbove(tally: Y.Doc, round: number, high: number, pollIds: readonly PollId[]): number {
  const counts = readTally(tally, round)
  return pollIds
    .flatMap((id) => counts.get(id) ?? [])
    .filter(({ value1, value2 }) => (value1 ?? 0) > high || (value2 ?? 0) > high)
    .reduce((sum, { votes }) => sum + votes, 0)
}
