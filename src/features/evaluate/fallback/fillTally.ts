import type { TallyFill } from '#activity/voting/tally/useTally.ts'
import { fillTally } from '#activity/voting/tally/fillTally.ts'
import type { EvaluateBoardQuery } from '#api/generated.ts'
import { EvaluateBoardDocument } from '#api/operations/evaluate.ts'
import type { VoteCount } from '#domain/activity/votes/tally.ts'

type Told = EvaluateBoardQuery['evaluate']

/** Fetches the counts of the present round, where no websocket gets through. */
export const askTally: TallyFill = async (objectId, call) => {
  const { evaluate } = await call(EvaluateBoardDocument, { id: objectId })
  if (!evaluate.resultsReadable) return null
  const counts = evaluate.polls.flatMap((poll) => countsOf(poll, evaluate))
  return (tally) => fillTally(tally, evaluate.round, counts)
}

/** The counts of one poll, from which its results follow as from the document. */
function countsOf(
  poll: Told['polls'][number],
  { pollRangeL, numberOfAxis }: Told,
): Omit<VoteCount, 'round'>[] {
  const { id: targetId, abstained, pairs, group1VotesDist } = poll
  const values =
    numberOfAxis === 2
      ? (pairs ?? [])
      : (group1VotesDist ?? '')
          .split(',')
          .map((votes, at) => ({ value1: pollRangeL + at, value2: null, votes: Number(votes) }))
  return [
    ...values.map(({ value1, value2, votes }) => ({ targetId, value1, value2, votes })),
    { targetId, value1: null, value2: null, votes: abstained ?? 0 },
  ]
}
