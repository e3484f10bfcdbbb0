import type { CastCall } from '#activity/voting/ballot/useBallot.ts'
import type { AskVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import type { CreateOrganizeVotesMutationVariables } from '#api/generated.ts'
import { CreateOrganizeVotesDocument, OwnOrganizeVotesDocument } from '#api/operations/organizeVotes.ts'

/** Where this person placed items. The value of a vote is the number of a section. SPEC OR7 */
export const askVotes: AskVotes = async (call, { objectId, round }) => {
  const { organizeVotes } = await call(OwnOrganizeVotesDocument, { organizeId: objectId })
  return {
    round: organizeVotes[0]?.round ?? round,
    votes: new Map(organizeVotes.map(({ poll, value1 }) => [poll, { value1, value2: null }])),
  }
}

/** The call that casts where this person places items. Undecided is an abstention, without a value. SPEC OR7 */
export const castVotes: CastCall<CreateOrganizeVotesMutationVariables> = ({
  objectId,
  round,
  votes,
  recognisable,
}) => ({
  document: CreateOrganizeVotesDocument,
  variables: {
    organizeId: objectId,
    round,
    recognisable,
    voteList: [...votes].map(([poll, values]) => ({ poll, ...(values && { value1: values.value1 }) })),
  },
})
