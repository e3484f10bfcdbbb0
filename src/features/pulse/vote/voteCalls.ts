import type { CastCall } from '#activity/voting/ballot/useBallot.ts'
import type { AskVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import type { CreateSliderVotesMutationVariables } from '#api/generated.ts'
import { OwnVotesInPulseDocument } from '#api/operations/pulseOwn.ts'
import { CreateSliderVotesDocument } from '#api/operations/voting.ts'

/** Casts a ballot of one category; later ones change it. SPEC PU5, BT1 */
export const castVotes: CastCall<CreateSliderVotesMutationVariables> = ({
  workshopId,
  objectId,
  round,
  votes,
  covers,
  recognisable,
}) => ({
  document: CreateSliderVotesDocument,
  variables: {
    commonInfoData: { workshop: workshopId },
    pulseId: objectId,
    round,
    recognisable,
    statementIds: [...covers],
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
