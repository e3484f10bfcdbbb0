import type { AxisResult, TargetResult } from '#domain/activity/votes/results.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { Refusal } from '#domain/errors.ts'
import { pollType, subPollType } from '#domain/evaluate/items.ts'
import { pollRules, subPollRules } from '#domain/evaluate/pollRules.ts'
import { contents } from '#domain/workshop/content.ts'
import { newId } from '#server/commands/made.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import type { GraphQLContext } from '../../../context/context.ts'
import { toPayload } from '../../../context/toPayload.ts'
import { actIn, actOn } from '../../../context/roles.ts'
import type { Acting } from '../../../context/roles.ts'
import { submit } from '../../../context/submit.ts'
import { openState, partsOf } from '../../../context/stateView.ts'
import { callerAsUser } from '../../../context/users.ts'
import { given, listOf, listed } from '../../../context/inputs.ts'
import { addItem, changeItem, removeItem } from '../../itemCommands.ts'
import { removePolls } from '../commands.ts'
import type { PollParent } from '../parents.ts'
import { earlierRounds } from '../../voting/earlierRounds.ts'
import { actedIn } from '../../scope.ts'
import { createScope, openScope } from '../scope.ts'
import type { EvaluateScope } from '../scope.ts'
import { maySee } from '#domain/permissions.ts'

/** Polls are voted on, sub-polls are not; calls know no other type. */
const votingType = 'Sorter'

export const pollResolvers: Resolvers = {
  Query: {
    async polls(_root, { workshopId, evaluateId }, context) {
      const scopes = await scopesIn(context, workshopId, given(evaluateId))
      const views = await Promise.all(
        scopes.map(async (scope) => (await scope.view()).polls.map((poll) => ({ scope, poll }))),
      )
      return listed(context, views.flat())
    },
  },

  Mutation: {
    createPoll: (_root, { commonInfoData, evaluateId, ...args }, context) =>
      toPayload(async () => {
        if (given(args.votingType) !== votingType) throw new Refusal('BAD_USER_INPUT', 'type of voting')
        const place = { kind: 'evaluate', workshopId: commonInfoData.workshop } as const
        const acting = await actIn(context, evaluateId, 'arrange', place)
        const poll = {
          id: newId(args.id),
          text: args.pollText,
          desc: given(args.pollDesc),
          color: given(args.color),
        }
        await submit(context, addItem(pollRules, acting.author, acting.ref, poll))
        return { poll: await pollNow(context, acting, poll.id) }
      }),

    updatePoll: (_root, { pollId: id, pollText, pollDesc, color }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, ['poll'], 'arrange')
        const change = { id, text: given(pollText), desc: given(pollDesc), color: given(color) }
        await submit(context, changeItem(pollType, acting.author, acting.ref, change))
        return { poll: await pollNow(context, acting, id) }
      }),

    deletePoll: (_root, { pollId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, pollId, ['poll'], 'arrange')
        await submit(context, removePolls(author, ref, [pollId]))
      }),

    deletePolls: (_root, { idList }, context) =>
      toPayload(async () => {
        const ids = listOf(idList)
        const [first] = ids
        if (first === undefined) return
        const { ref, author } = await actOn(context, first, ['poll'], 'arrange')
        await submit(context, removePolls(author, ref, ids))
      }),

    createSubPoll: (_root, { id, pollId, subPollText, subPollDesc, color }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, pollId, ['poll'], 'arrange')
        const subPoll = {
          ...{ id: newId(id), pollId, text: subPollText },
          ...{ desc: given(subPollDesc), color: given(color) },
        }
        await submit(context, addItem(subPollRules, acting.author, acting.ref, subPoll))
        return { poll: await pollNow(context, acting, pollId) }
      }),

    updateSubPoll: (_root, { subPollId: id, pollText, pollDesc, color }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, ['subPoll'], 'arrange')
        const change = { id, text: given(pollText), desc: given(pollDesc), color: given(color) }
        await submit(context, changeItem(subPollType, acting.author, acting.ref, change))
        return { poll: await pollNow(context, acting, id) }
      }),

    deleteSubPoll: (_root, { subPollId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, subPollId, ['subPoll'], 'arrange')
        await submit(context, removeItem(subPollRules, author, ref, subPollId))
      }),
  },

  Poll: {
    id: ({ poll }) => poll.id,
    pollText: ({ poll }) => poll.text,
    pollDesc: ({ poll }) => poll.desc,
    color: ({ poll }) => poll.color,
    votingType: () => votingType,
    subpolls: ({ scope, poll }, _args, context) =>
      listed(context, poll.subPolls).map((subPoll) => ({ scope, subPoll })),
    multiTopic: () => null,
    brainstorm: () => null,
    subTopicPos: () => null,
    postGroup: () => null,
    creator: async ({ scope, poll }, _args, context) =>
      (await scope.isMine(poll.id)) ? callerAsUser(context) : null,
    isMine: ({ scope, poll }) => scope.isMine(poll.id),
    deleted: () => false,
    count: fromResult(({ count }) => count),
    abstained: fromResult(({ abstained }) => abstained),
    withheld: fromResult(({ withheld }) => withheld),
    groupValue1: fromResult(({ axis1 }) => axis1.mean),
    groupValue2: fromResult(({ axis2 }) => axis2?.mean ?? null),
    groupResultHH: fromResult(({ product }) => product),
    voteValue1: fromOwnVote(({ value1 }) => value1),
    voteValue2: fromOwnVote(({ value2 }) => value2),
    voteResultProduct: fromOwnVote(({ value1, value2 }) => (value1 === null ? null : value1 * (value2 ?? 1))),
    group1VotesDist: fromResult(({ axis1 }) => perValue(axis1)),
    group2VotesDist: fromResult(({ axis2 }) => axis2 && perValue(axis2)),
    median1: fromResult(({ axis1 }) => axis1.median),
    median2: fromResult(({ axis2 }) => axis2?.median ?? null),
    spread1: fromResult(({ axis1 }) => axis1.spread),
    spread2: fromResult(({ axis2 }) => axis2?.spread ?? null),
    pairs: fromResult(({ pairs }, context) => listed(context, [...pairs])),
    roundBefore: async (parent, _args, context) => (await roundsOf(parent, context))?.at(-1) ?? null,
    earlierRounds: (parent, _args, context) => roundsOf(parent, context),
    copiedFrom: async ({ scope, poll }) => (await scope.view()).copiedFrom.get(poll.id) ?? null,
    createdTimeStamp: ({ poll }) => poll.createdAt ?? null,
  },

  SubPoll: {
    id: ({ subPoll }) => subPoll.id,
    subPollText: ({ subPoll }) => subPoll.text,
    subPollDesc: ({ subPoll }) => subPoll.desc,
    deleted: () => false,
    color: ({ subPoll }) => subPoll.color,
    copiedFrom: async ({ scope, subPoll }) => (await scope.view()).copiedFrom.get(subPoll.id) ?? null,
  },
}

/** @throws {Refusal} `NOT_FOUND` for an activity of another workshop */
async function scopesIn(
  context: GraphQLContext,
  workshopId: string,
  evaluateId: string | undefined,
): Promise<EvaluateScope[]> {
  const role = await openState(context, workshopId)
  if (evaluateId !== undefined) {
    const scope = await openScope(context, evaluateId)
    if (scope.ref.workshopId !== workshopId) throw new Refusal('NOT_FOUND', `${evaluateId} in ${workshopId}`)
    return [scope]
  }
  const parts = (await partsOf(context, workshopId)).filter(
    ({ content, hidden }) => content === contents.evaluate && (maySee(role, 'all') || !hidden),
  )
  return await Promise.all(parts.map(({ objectId }) => openScope(context, objectId)))
}

/**
 * The present version of a poll, or of the one above a sub-poll; null when it was deleted since, because a retry is
 * answered all the same. SPEC C2
 */
async function pollNow(
  context: GraphQLContext,
  { ref, author }: Acting,
  id: string,
): Promise<PollParent | null> {
  const scope = createScope(context, actedIn({ ref, author }))
  const poll = (await scope.view()).polls.find((one) => [one, ...one.subPolls].some((each) => each.id === id))
  return poll ? { scope, poll } : null
}

/** A field of a poll's result; null where the caller may not read it. */
function fromResult<Value>(read: (result: TargetResult, context: GraphQLContext) => Value) {
  return async (
    { scope, poll }: PollParent,
    _args: object,
    context: GraphQLContext,
  ): Promise<Value | null> => {
    const result = (await scope.view()).results?.get(poll.id)
    return result === undefined ? null : read(result, context)
  }
}

function fromOwnVote<Value>(read: (vote: VoteValues) => Value) {
  return async ({ scope, poll }: PollParent): Promise<Value | null> => {
    const vote = (await scope.ownVotes()).get(poll.id)
    return vote === undefined ? null : read(vote)
  }
}

function perValue({ distribution }: AxisResult): string {
  return distribution.join(',')
}

async function roundsOf({ scope, poll }: PollParent, context: GraphQLContext) {
  return earlierRounds(context, (await scope.view()).earlierResults, poll.id)
}
