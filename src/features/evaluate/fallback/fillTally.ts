import type { TallyFill } from '#activity/voting/tally/useTally.ts'
import { distributed, fillEarlier, fillTally, valueless } from '#activity/voting/tally/fillTally.ts'
import type { RoundCount } from '#activity/voting/tally/fillTally.ts'
import type { EvaluateBoardQuery } from '#api/generated.ts'
import { EvaluateBoardDocument } from '#api/operations/evaluate.ts'

type Told = EvaluateBoardQuery['evaluate']
type ToldResult = Pick<Told['polls'][number], 'abstained' | 'withheld' | 'group1VotesDist' | 'pairs'>

/** Fetches the counts of all rounds, where no websocket gets through. SPEC BT21 */
export const askTally: TallyFill = async (objectId, call) => {
  const { evaluate } = await call(EvaluateBoardDocument, { id: objectId })
  if (!evaluate.resultsReadable) return null
  const { round, polls } = evaluate
  const counts = polls.flatMap((poll) => countsOf(poll.id, poll, evaluate))
  const told = polls.flatMap(({ id, earlierRounds }) =>
    (earlierRounds ?? []).map((result) => ({ round: result.round, counts: countsOf(id, result, evaluate) })),
  )
  return (tally) => {
    fillTally(tally, round, counts)
    fillEarlier(tally, told)
  }
}

/** The counts of one poll in a round, from which its results follow as from the document. */
function countsOf(
  targetId: string,
  told: ToldResult | null,
  { pollRangeL, numberOfAxis }: Told,
): RoundCount[] {
  if (!told) return []
  if (numberOfAxis !== 2)
    return distributed(targetId, pollRangeL, { distribution: told.group1VotesDist, ...told })
  return [
    ...(told.pairs ?? []).map(({ value1, value2, votes }) => ({ targetId, value1, value2, votes })),
    ...valueless(targetId, told),
  ]
}
