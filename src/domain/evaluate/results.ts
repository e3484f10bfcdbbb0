import type { ActivityDocs } from '../activity/docs.ts'
import { resultsOf } from '../activity/votes/results.ts'
import type { TargetResult } from '../activity/votes/results.ts'
import { areResultsBlind, votingRound } from '../activity/votes/showing.ts'
import type { PollId } from '../ids.ts'
import { readPolls } from './items.ts'
import { scaleOf } from './setup.ts'

/** The results of a round, by default the present one, by poll; null where they may not be read. SPEC BT4, BT6. */
export function readableResults(
  { desk, board, tally, hasEnded }: ActivityDocs,
  round = votingRound(board),
): ReadonlyMap<PollId, TargetResult> | null {
  if (round < 1 || !tally || areResultsBlind(board, hasEnded ?? false)) return null
  const ids = readPolls(desk).map(({ id }) => id)
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

/** The columns of results that hold numbers. Scales have no product: their mean on the only axis is it. */
export type ResultColumn = 'product' | 'axis1' | 'axis2' | 'median' | 'spread' | 'votes'

/** What results are sorted by. SPEC EV8 */
export interface ResultSort {
  by: ResultColumn
  isAscending: boolean
}

/** How results are sorted until somebody chooses, and again after it. SPEC EV8 */
export const usualSort: ResultSort = { by: 'product', isAscending: false }

/** What a press on the heading of a column sorts by. SPEC EV8 */
export function sortAfterPress({ by, isAscending }: ResultSort, column: ResultColumn): ResultSort {
  if (column === 'axis1' || column === 'axis2')
    return by === column ? usualSort : { by: column, isAscending: true }
  if (by !== column) return { by: column, isAscending: false }
  return isAscending ? usualSort : { by: column, isAscending: true }
}

/** Polls as results are sorted; those without votes last, then as listed. SPEC EV8 */
export function sortedPolls<Poll extends { id: PollId }>(
  polls: readonly Poll[],
  results: ReadonlyMap<PollId, TargetResult>,
  { by, isAscending }: ResultSort,
): Poll[] {
  const valueOf = ({ id }: Poll): number | null => {
    const result = results.get(id)
    return result && result.count > 0 ? valuesOf[by](result) : null
  }
  const valued = polls.map((poll) => ({ poll, value: valueOf(poll) }))
  return valued
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return isAscending ? a.value - b.value : b.value - a.value
    })
    .map(({ poll }) => poll)
}

/** What a column says of a poll with votes, in one number: of two axes the product, and of spreads the distance. */
const valuesOf: Record<ResultColumn, (result: TargetResult) => number | null> = {
  product: ({ product }) => product,
  axis1: ({ axis1 }) => axis1.mean,
  axis2: ({ axis2 }) => axis2?.mean ?? null,
  median: ({ axis1, axis2 }) => (axis1.median === null ? null : axis1.median * (axis2?.median ?? 1)),
  spread: spreadOf,
  votes: ({ count }) => count,
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
