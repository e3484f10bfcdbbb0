import type { ActivityDocs } from '../activity/docs.ts'
import { resultsOf } from '../activity/votes/results.ts'
import type { TargetResult } from '../activity/votes/results.ts'
import { areResultsBlind, votingRound } from '../activity/votes/showing.ts'
import type { PollId } from '../ids.ts'
import { boardPolls } from './read.ts'
import { scaleOf } from './setup.ts'

/** The results of a round, by default the present one, by poll; null where they may not be read. SPEC BT4, BT6. */
export function readableResults(
  { desk, board, tally, hasEnded }: ActivityDocs,
  round = votingRound(board),
): ReadonlyMap<PollId, TargetResult> | null {
  if (round < 1 || !tally || areResultsBlind(board, hasEnded ?? false)) return null
  const ids = boardPolls(desk).map(({ id }) => id)
  return resultsOf(tally, round, scaleOf(desk), ids)
}

/** Polls with the highest product first; those without votes last, then as listed. SPEC EV8. */
export function byProduct<Poll extends { id: PollId }>(
  polls: readonly Poll[],
  results: ReadonlyMap<PollId, Pick<TargetResult, 'product'>> | null,
): Poll[] {
  const productOf = ({ id }: Poll): number => results?.get(id)?.product ?? -1
  return polls.toSorted((a, b) => productOf(b) - productOf(a))
}

/** What results are sorted by: the product, descending, or the mean on one axis, ascending. SPEC EV8. */
export type ResultSort = 'product' | 1 | 2

/** What a press on an axis heading sorts by. SPEC EV8. */
export function sortAfterPress(sort: ResultSort, axis: 1 | 2): ResultSort {
  return sort === axis ? 'product' : axis
}

/** Polls as results are sorted; those without votes last, then as listed. SPEC EV8. */
export function sortedPolls<Poll extends { id: PollId }>(
  polls: readonly Poll[],
  results: ReadonlyMap<PollId, TargetResult>,
  sort: ResultSort,
): Poll[] {
  if (sort === 'product') return byProduct(polls, results)
  const meanOf = ({ id }: Poll): number => {
    const result = results.get(id)
    return (sort === 1 ? result?.axis1.mean : result?.axis2?.mean) ?? Infinity
  }
  // Two polls without votes are equal; the difference of infinities would be none.
  return polls.toSorted((a, b) => (meanOf(a) === meanOf(b) ? 0 : meanOf(a) - meanOf(b)))
}

/** How far opinions on a poll are apart: the distance of its votes from their mean, on both axes together. SPEC BT14. */
export function spreadOf({ axis1, axis2 }: Pick<TargetResult, 'axis1' | 'axis2'>): number {
  return Math.hypot(axis1.spread ?? 0, axis2?.spread ?? 0)
}

/** The polls on which opinions differ most, the widest spread first; only those on which they differ. SPEC EV12. */
export function mostDivided<Poll extends { id: PollId }>(
  polls: readonly Poll[],
  results: ReadonlyMap<PollId, TargetResult>,
  atMost: number,
): Poll[] {
  const spread = ({ id }: Poll): number => {
    const result = results.get(id)
    return result ? spreadOf(result) : 0
  }
  return polls
    .filter((poll) => spread(poll) > 0)
    .sort((a, b) => spread(b) - spread(a))
    .slice(0, atMost)
}
