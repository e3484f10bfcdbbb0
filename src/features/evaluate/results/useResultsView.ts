import { useMemo } from 'react'
import { useResults } from '#activity/voting/tally/useResults.ts'
import type { TargetResult } from '#domain/activity/votes/results.ts'
import type { PollId } from '#domain/ids.ts'
import type { Evaluate } from '../useEvaluate.ts'
import type { EvaluateVoting } from '../useEvaluateVoting.ts'

export type PollResults = ReadonlyMap<PollId, TargetResult>

export interface ResultsView {
  /** Of one round. */
  results: PollResults
  /** Of the round before; null where there is none, or none that this person may read. SPEC BT10 */
  earlier: PollResults | null
}

/** The results of all polls in a round, the present one by default, and in the one before. SPEC BT10, BT21 */
export function useResultsView(
  { polls, scale }: Pick<Evaluate, 'polls' | 'scale'>,
  { tally, voting }: Pick<EvaluateVoting, 'tally' | 'voting'>,
  round = voting.round,
): ResultsView {
  const ids = useMemo(() => polls.map(({ id }) => id), [polls])
  const results = useResults(tally.doc, round, scale, ids)
  const before = useResults(tally.doc, round - 1, scale, ids)
  return useMemo(() => {
    const isKnown = [...before.values()].some(({ count, withheld }) => count + withheld > 0)
    return { results, earlier: isKnown ? before : null }
  }, [results, before])
}
