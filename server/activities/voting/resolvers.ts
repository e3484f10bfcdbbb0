import type { ActivityDocs } from '#domain/activity/docs.ts'
import { notYet } from '#domain/activity/model.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { newId } from '#server/commands/made.ts'
import { castBallot } from '#server/commands/votes/castVotes.ts'
import type { CastBallotVote } from '#server/commands/votes/castVotes.ts'
import { enterProxyVotes } from '#server/commands/votes/proxyVotes.ts'
import {
  cancelClosing,
  chooseResultsMode,
  closeVoting,
  openVoting,
  resetVotes,
  undoResetVotes,
} from '#server/commands/votes/rounds.ts'
import { withdrawVotes } from '#server/commands/votes/withdrawVotes.ts'
import type {
  MutationCreateSliderVotesArgs,
  MutationCreateVotesArgs,
  Resolvers,
} from '#server/graphql/generated.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { toPayload, mendDone } from '../../context/toPayload.ts'
import { actIn, actOnPart } from '../../context/roles.ts'
import type { Acting } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'
import { given, listed, listOf } from '../../context/inputs.ts'
import { callerAsUser } from '../../context/users.ts'
import { createActivityScope, lookInto } from '../scope.ts'
import type { ActivityScope } from '../scope.ts'
import { ownVotes } from './ownVotes.ts'
import type { VoteParent } from './parents.ts'
import { targetsNamed } from './targets.ts'

/** Calls about votes, for all kinds of activities that have them. */
export const votingResolvers: Resolvers = {
  Query: {
    async votes(_root, { workshopId, evaluateId }, context) {
      const onlooker = await lookInto(context, evaluateId, 'evaluate')
      if (onlooker.ref.workshopId !== workshopId)
        throw new Refusal('BAD_USER_INPUT', `activity ${evaluateId} is not in ${workshopId}`)
      const round = await roundOf(context, evaluateId)
      const scope = createActivityScope(context, onlooker)
      const targetIds = await scope.readDocs(targetsIn(context))
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
        const acting = await actIn(context, evaluateId, 'contribute', { kind: 'evaluate' })
        const votes = new Map(listOf(voteList).map((vote) => [vote.poll, chosen(vote)]))
        return { votes: await cast(context, acting, votes, toldIn(told)) }
      }),

    updateVotes: (_root, { voteList, ...told }, context) =>
      toPayload(async () => ({ votes: await castNamed(context, listOf(voteList), toldIn(told)) })),

    createSliderVotes: (_root, ballot, context) =>
      toPayload(async () => ({ votes: await castIn(context, ballot) })),

    updateSliderVotes: (_root, ballot, context) =>
      toPayload(async () => ({ votes: await castIn(context, ballot) })),

    deleteVotes: (_root, { idList, ...told }, context) =>
      mendDone(async () => withdraw(context, listOf(idList), toldIn(told))),

    setAbstained: (_root, { pollId, abstained, round }, context) =>
      mendDone(async () => {
        if (abstained) await castNamed(context, [{ id: pollId }], { round: given(round) })
        else await withdraw(context, [pollId], { round: given(round), only: 'abstentions' })
      }),

    setResultsMode: (_root, { partId, mode }, context) =>
      mendDone(async () => {
        const { part, author } = await actOnPart(context, partId, 'present')
        await submit(context, chooseResultsMode(author, part, mode))
      }),

    setVotingClosed: (_root, { partId, closed, countdown, show }, context) =>
      mendDone(async () => {
        const { part, author } = await actOnPart(context, partId, 'lead')
        const open = countdown === true ? cancelClosing : openVoting
        await submit(context, closed ? closeVoting(author, part, show === true) : open(author, part))
      }),

    resetVotes: (_root, { partId, round }, context) =>
      mendDone(async () => {
        const { part, author } = await actOnPart(context, partId, 'arrange')
        await submit(context, resetVotes(author, part, given(round)))
      }),

    undoResetVotes: (_root, { partId, round }, context) =>
      mendDone(async () => {
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

interface Chosen {
  id: string
  value1?: number | null | undefined
  value2?: number | null | undefined
}

/** Without a first value, a vote abstains. SPEC BT9 */
function chosen({ value1, value2 }: Omit<Chosen, 'id'>): VoteValues | null {
  return value1 === null || value1 === undefined ? null : { value1, value2: value2 ?? null }
}

/** Everything that can be voted on in an activity. */
function targetsIn({ services }: GraphQLContext): (docs: ActivityDocs) => string[] {
  const model = services.models.evaluate
  return (docs) => (model === notYet ? [] : [...(model.votes?.scopes(docs).values() ?? [])].flat())
}

async function castIn(
  context: GraphQLContext,
  { commonInfoData, pulseId, voteList, statementIds, ...told }: MutationCreateSliderVotesArgs,
): Promise<VoteParent[]> {
  await actIn(context, pulseId, 'contribute', { kind: 'pulse', workshopId: commonInfoData.workshop })
  const seen = given(statementIds)
  return castNamed(context, listOf(voteList), {
    ...{ objectId: pulseId, ...toldIn(told) },
    ...(seen && { seen: listOf(seen) }),
  })
}

/** What a caller saw when they voted. */
interface Told {
  /** Undefined for a caller who knows only one. SPEC BT11 */
  round: number | undefined
  /** They were told that the ballot may be recognised. SPEC BT19 */
  recognisable?: boolean | undefined
}

function toldIn(told: Pick<MutationCreateVotesArgs, 'round' | 'recognisable'>): Told {
  return { round: given(told.round), recognisable: told.recognisable === true }
}

interface OnTargets extends Told {
  /** The only activity whose targets are meant. */
  objectId?: ObjectId
  /** Targets that the caller saw. SPEC PU5 */
  seen?: readonly string[]
}

async function castNamed(
  context: GraphQLContext,
  voteList: readonly Chosen[],
  { round, recognisable, objectId, seen }: OnTargets,
): Promise<VoteParent[]> {
  const {
    targetIds,
    round: roundOfVotes,
    ...acting
  } = await targetsNamed(
    context,
    voteList.map(({ id }) => id),
  )
  if (objectId !== undefined && acting.ref.objectId !== objectId)
    throw new Refusal('NOT_FOUND', `statement of activity ${objectId}`)
  const votes = new Map(
    voteList.flatMap((vote) => {
      const targetId = targetIds.get(vote.id)
      return targetId === undefined ? [] : [[targetId, chosen(vote)] as const]
    }),
  )
  return cast(context, acting, votes, { round: round ?? roundOfVotes, recognisable, seen })
}

async function cast(
  context: GraphQLContext,
  { ref, author }: Acting,
  votes: ReadonlyMap<string, VoteValues | null>,
  { round, recognisable = false, seen }: Told & { seen?: readonly string[] | undefined },
): Promise<VoteParent[]> {
  if (votes.size === 0) throw new Refusal('BAD_USER_INPUT', 'a ballot without votes')
  const now = round ?? (await roundOf(context, ref.objectId))
  const scope = scopeOf(context, { ref, author })
  // How many targets there are is not told of a hidden activity. SPEC R4
  const known = (await scope.mayRead()) ? seen : [...votes.keys()]
  const ballot = { round, votes, seen: known, isRecognisable: recognisable, expectedRound: now }
  const stored: CastBallotVote[] = await submit(context, castBallot(author, ref, ballot))
  return stored.map((vote) => ({ scope, vote, round: now, isMine: true }))
}

function scopeOf(context: GraphQLContext, { ref, author }: Acting): ActivityScope {
  return createActivityScope(context, { ref, role: author.role, author })
}

async function withdraw(
  context: GraphQLContext,
  ids: readonly string[],
  { round, recognisable = false, only }: Told & { only?: 'abstentions' },
): Promise<void> {
  const { ref, author, targetIds, round: roundOfVotes } = await targetsNamed(context, ids)
  const seen = round ?? roundOfVotes
  const expectedRound = seen ?? (await roundOf(context, ref.objectId))
  const withdrawn = { targetIds: [...targetIds.values()], round: seen, expectedRound, only }
  const isOut = await submit(
    context,
    withdrawVotes(author, ref, { ...withdrawn, isRecognisable: recognisable }),
  )
  // The tally is open to voters only.
  if (isOut)
    context.services.signals.emit('resultsChanged', { workshopId: ref.workshopId, userId: author.userId })
}

async function roundOf({ services }: GraphQLContext, objectId: ObjectId): Promise<number> {
  return (await services.access.activity(objectId))?.results.round ?? 1
}
