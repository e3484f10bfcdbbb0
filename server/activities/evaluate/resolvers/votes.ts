import { Refusal } from '#domain/errors.ts'
import { readPolls } from '#domain/evaluate/items.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { listOf, listed } from '../../../context/inputs.ts'
import { actIn } from '../../../context/roles.ts'
import { toPayload } from '../../../context/toPayload.ts'
import { createActivityScope, lookInto } from '../../scope.ts'
import { cast, chosen, roundOf, toldIn } from '../../voting/casting.ts'
import { ownVotes } from '../../voting/ownVotes.ts'

const kind = 'evaluate'

/** The calls about votes that name an Evaluate. */
export const voteResolvers: Resolvers = {
  Query: {
    async votes(_root, { workshopId, evaluateId }, context) {
      const onlooker = await lookInto(context, evaluateId, kind)
      if (onlooker.ref.workshopId !== workshopId)
        throw new Refusal('BAD_USER_INPUT', `activity ${evaluateId} is not in ${workshopId}`)
      const round = await roundOf(context, evaluateId)
      const scope = createActivityScope(context, onlooker)
      const targetIds = await scope.readDocs(({ desk }) => readPolls(desk).map(({ id }) => id))
      const own = await ownVotes(context, onlooker.author, { objectId: evaluateId, round, targetIds })
      return listed(context, [...own]).map(([targetId, vote]) => ({
        ...{ scope, vote: { ...vote, targetId } },
        round,
        isMine: true,
      }))
    },
  },

  Mutation: {
    createVotes: (_root, { evaluateId, voteList, ...told }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, evaluateId, 'contribute', { kind })
        const votes = new Map(listOf(voteList).map((vote) => [vote.poll, chosen(vote)]))
        return { votes: await cast(context, acting, votes, toldIn(told)) }
      }),
  },
}
