import { newId } from '#server/commands/made.ts'
import { enterProxyVotes } from '#server/commands/votes/proxyVotes.ts'
import {
  cancelClosing,
  chooseResultsMode,
  closeVoting,
  openVoting,
  resetVotes,
  undoResetVotes,
} from '#server/commands/votes/rounds.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { toPayload } from '../../context/toPayload.ts'
import { actIn, actOnPart } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'
import { given, listOf } from '../../context/inputs.ts'
import { callerAsUser } from '../../context/users.ts'
import { castNamed, chosen, roundOf, scopeOf, toldIn, withdraw } from './casting.ts'

/** Calls about votes, for all kinds of activities that have them; the kinds have those that name one of them. */
export const votingResolvers: Resolvers = {
  Mutation: {
    updateVotes: (_root, { voteList, ...told }, context) =>
      toPayload(async () => ({ votes: await castNamed(context, listOf(voteList), toldIn(told)) })),

    deleteVotes: (_root, { idList, ...told }, context) =>
      toPayload(async () => withdraw(context, listOf(idList), toldIn(told))),

    setAbstained: (_root, { pollId, abstained, round }, context) =>
      toPayload(async () => {
        if (abstained) await castNamed(context, [{ id: pollId }], { round: given(round) })
        else await withdraw(context, [pollId], { round: given(round), only: 'abstentions' })
      }),

    setResultsMode: (_root, { partId, mode }, context) =>
      toPayload(async () => {
        const { part, author } = await actOnPart(context, partId, 'show')
        await submit(context, chooseResultsMode(author, part, mode))
      }),

    setVotingClosed: (_root, { partId, closed, countdown, show }, context) =>
      toPayload(async () => {
        const { part, author } = await actOnPart(context, partId, 'lead')
        const open = countdown === true ? cancelClosing : openVoting
        await submit(context, closed ? closeVoting(author, part, show === true) : open(author, part))
      }),

    resetVotes: (_root, { partId, round }, context) =>
      toPayload(async () => {
        const { part, author } = await actOnPart(context, partId, 'arrange')
        await submit(context, resetVotes(author, part, given(round)))
      }),

    undoResetVotes: (_root, { partId, round }, context) =>
      toPayload(async () => {
        const { part, author } = await actOnPart(context, partId, 'arrange')
        await submit(context, undoResetVotes(author, part, given(round)))
      }),

    createProxyVotes: (_root, { id, evaluateId, voteList, round }, context) =>
      toPayload(async () => {
        const { ref, author } = await actIn(context, evaluateId, 'arrange')
        const votes = new Map(listOf(voteList).map((vote) => [vote.poll, chosen(vote)]))
        const entered = await submit(
          context,
          enterProxyVotes(author, ref, { id: newId(id), round: given(round), votes }),
        )
        const now = await roundOf(context, ref.objectId)
        const scope = scopeOf(context, { ref, author })
        return { votes: entered.map((vote) => ({ scope, vote, round: now, isMine: false })) }
      }),
  },

  Vote: {
    id: ({ vote }) => vote.id,
    poll: ({ vote }) => vote.targetId,
    value1: ({ vote }) => vote.value1,
    value2: ({ vote }) => vote.value2,
    round: ({ round }) => round,
    creator: ({ isMine }, _args, context) => (isMine ? callerAsUser(context) : null),
  },
}
