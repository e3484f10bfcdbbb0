import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { castBallot } from '#server/commands/votes/castVotes.ts'
import type { CastBallotVote } from '#server/commands/votes/castVotes.ts'
import { withdrawVotes } from '#server/commands/votes/withdrawVotes.ts'
import type { MutationCreateVotesArgs } from '#server/graphql/generated.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { given } from '../../context/inputs.ts'
import type { Acting } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'
import { createActivityScope } from '../scope.ts'
import type { ActivityScope } from '../scope.ts'
import type { VoteParent } from './parents.ts'
import { targetsNamed } from './targets.ts'

/** What a call chooses for one target, which it names by its id or by that of the caller's vote on it. */
export interface Chosen {
  id: string
  value1?: number | null | undefined
  value2?: number | null | undefined
}

/** Without a first value, a vote abstains. SPEC BT9 */
export function chosen({ value1, value2 }: Omit<Chosen, 'id'>): VoteValues | null {
  return value1 === null || value1 === undefined ? null : { value1, value2: value2 ?? null }
}

/** What a caller saw when they voted. */
export interface Told {
  /** Undefined for a caller who knows only one. SPEC BT11 */
  round: number | undefined
  /** They were told that the ballot may be recognised. SPEC BT19 */
  recognisable?: boolean | undefined
}

/** The same, out of the arguments of a call. */
export function toldIn(told: Pick<MutationCreateVotesArgs, 'round' | 'recognisable'>): Told {
  return { round: given(told.round), recognisable: told.recognisable === true }
}

/** What else a call says that names its targets by their ids. */
interface OnTargets extends Told {
  /** The only activity whose targets are meant. */
  objectId?: ObjectId
  /** Targets that the caller saw. SPEC PU5 */
  seen?: readonly string[]
}

/** Votes on targets that a call names by their ids alone. @throws {Refusal} `NOT_FOUND` for those of another activity */
export async function castNamed(
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

/** Votes in one activity, by target. */
export async function cast(
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

/** The activity as somebody sees it who has just voted in it. */
export function scopeOf(context: GraphQLContext, { ref, author }: Acting): ActivityScope {
  return createActivityScope(context, { ref, role: author.role, author })
}

/** Withdraws the caller's votes, which a call names by their own ids or those of their targets. */
export async function withdraw(
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

/** The round in which an activity is voted on now. */
export async function roundOf({ services }: GraphQLContext, objectId: ObjectId): Promise<number> {
  return (await services.access.activity(objectId))?.results.round ?? 1
}
