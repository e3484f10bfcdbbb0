import type { ActivityDocs } from '../activity/docs.ts'
import { resultsOf } from '../activity/votes/results.ts'
import type { TargetResult } from '../activity/votes/results.ts'
import { areResultsBlind, votingRound } from '../activity/votes/showing.ts'
import type { PollId } from '../ids.ts'
import { boardPolls } from './read.ts'
import { scaleOf } from './setup.ts'

/** The results of the present round by poll; null where they may not be read. SPEC BT4, BT6. */
export function readableResults({
  desk,
  board,
  tally,
  hasEnded,
}: ActivityDocs): ReadonlyMap<PollId, TargetResult> | null {
  if (!tally || areResultsBlind(board, hasEnded ?? false)) return null
  const ids = boardPolls(desk).map(({ id }) => id)
  return resultsOf(tally, votingRound(board), scaleOf(desk), ids)
}

/** Polls with the highest product first; those without votes last, then as listed. SPEC EV8. */
export function byProduct<Poll extends { id: PollId }>(
  polls: readonly Poll[],
  results: ReadonlyMap<PollId, Pick<TargetResult, 'product'>> | null,
): Poll[] {
  const productOf = ({ id }: Poll): number => results?.get(id)?.product ?? -1
  return polls.toSorted((a, b) => productOf(b) - productOf(a))
}
