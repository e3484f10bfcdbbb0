import type { AskVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import type { CastCall } from '#activity/voting/ballot/useBallot.ts'
import type { CreateVotesMutationVariables } from '#api/generated.ts'
import { CreateVotesDocument, OwnVotesDocument } from '#api/operations/voting.ts'

/** How this person voted in an Evaluate activity. */
export const askVotes: AskVotes = async (call, { workshopId, objectId, round }) => {
  const { votes } = await call(OwnVotesDocument, { workshopId, evaluateId: objectId })
  return {
    round: votes[0]?.round ?? round,
    votes: new Map(votes.map(({ poll, value1, value2 }) => [poll, { value1, value2 }])),
  }
}

/** The call that casts a ballot on polls. An abstention has no values. */
export const castVotes: CastCall<CreateVotesMutationVariables> = ({
  objectId,
  round,
  votes,
  recognisable,
}) => ({
  document: CreateVotesDocument,
  variables: {
    evaluateId: objectId,
    round,
    recognisable,
    voteList: [...votes].map(([poll, values]) => ({ poll, ...values })),
  },
})
