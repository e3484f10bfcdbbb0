import type { CastCall } from '#activity/voting/ballot/useBallot.ts'
import type { AskVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { fillTally } from '#activity/voting/tally/fillTally.ts'
import type { TallyFill } from '#activity/voting/tally/useTally.ts'
import type { CreateSliderVotesMutationVariables } from '#api/generated.ts'
import { OwnVotesInPulseDocument, PulseCountsDocument } from '#api/operations/pulseOwn.ts'
import { CreateSliderVotesDocument } from '#api/operations/voting.ts'
import { pulseScale } from '#domain/pulse/votes.ts'

/** Casts a ballot of one category; later ones change it. SPEC PU5, BT1 */
export const castVotes: CastCall<CreateSliderVotesMutationVariables> = ({
  workshopId,
  objectId,
  round,
  votes,
}) => ({
  document: CreateSliderVotesDocument,
  variables: {
    commonInfoData: { workshop: workshopId },
    pulseId: objectId,
    round,
    voteList: [...votes].map(([id, values]) => ({ id, value1: values?.value1 ?? null })),
  },
})

export const askVotes: AskVotes = async (call, { objectId }) => {
  const { round, sliderpollSet } = (await call(OwnVotesInPulseDocument, { id: objectId })).pulse
  const votes = sliderpollSet.flatMap(({ id, slidervoteSet }) =>
    slidervoteSet.map(({ value1 }) => [id, { value1, value2: null }] as const),
  )
  return { round, votes: new Map(votes) }
}

/** The results as the tally holds them, where no websocket gets through. */
export const askTally: TallyFill = async (objectId, call) => {
  const { pulse } = await call(PulseCountsDocument, { id: objectId })
  if (!pulse.resultsReadable) return null
  const counts = pulse.sliderpollSet.flatMap(({ id: targetId, groupVotesDist, abstained }) => [
    ...(groupVotesDist ?? '').split(',').map((votes, index) => ({
      targetId,
      value1: pulseScale.low + index,
      value2: null,
      votes: Number(votes),
    })),
    { targetId, value1: null, value2: null, votes: abstained ?? 0 },
  ])
  return (tally) => fillTally(tally, pulse.round, counts)
}
