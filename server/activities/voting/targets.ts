import { Refusal, UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { nothingToVoteOn } from '#domain/messages/voting.ts'
import { modelOf } from '#domain/activity/models.ts'
import { voteById } from '../../database/accounts/ownership.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { actIn } from '../../context/roles.ts'
import type { Acting } from '../../context/roles.ts'
import { ballotTag } from '#server/tick/tags.ts'

/** An activity in which the caller votes, and the targets that a call names. */
export interface Targets extends Acting {
  /** Target by each given id that is known, in the order of the call. */
  targetIds: ReadonlyMap<string, string>
  /** The earliest round of the votes that are named by their own ids; undefined without any. */
  round: number | undefined
}

/**
 * The targets that a call names by their own ids or by the ids of the caller's votes on them. All are of one activity.
 * An unknown id is treated as a target that cannot be voted on, such as a statement that waits. SPEC PU4, BT11
 *
 * @throws {UserMistake} when no id is known
 * @throws {Refusal} `FORBIDDEN` for somebody else's vote, `BAD_USER_INPUT` for targets of several activities or no ids
 */
export async function targetsNamed(context: GraphQLContext, ids: readonly string[]): Promise<Targets> {
  const { caller } = context
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'a vote without a token')
  if (ids.length === 0) throw new Refusal('BAD_USER_INPUT', 'no votes')
  const known = await Promise.all([...new Set(ids)].map((id) => targetOf(context, id)))
  const found = known.filter((one) => one !== null)
  if (found.length === 0) throw new UserMistake(nothingToVoteOn)
  const objectIds = new Set(found.map(({ objectId }) => objectId))
  const [objectId] = objectIds
  if (objectId === undefined || objectIds.size > 1)
    throw new Refusal('BAD_USER_INPUT', 'votes of one activity')
  const acting = await actIn(context, objectId, 'contribute')
  for (const { id, vote } of found)
    if (vote && !vote.tag.equals(ballotTag(acting.author, vote.targetId, vote.round)))
      throw new Refusal('FORBIDDEN', `vote ${id} is not theirs`)
  const rounds = found.flatMap(({ vote }) => vote?.round ?? [])
  return {
    ...acting,
    targetIds: new Map(found.map(({ id, targetId }) => [id, targetId])),
    round: rounds.length > 0 ? Math.min(...rounds) : undefined,
  }
}

interface Found {
  id: string
  targetId: string
  objectId: ObjectId
  vote?: { targetId: string; round: number; tag: Buffer }
}

async function targetOf({ services }: GraphQLContext, id: string): Promise<Found | null> {
  const content = await services.access.content(id)
  const activity = content && (await services.access.activity(content.objectId))
  if (activity && modelOf(services.models, activity.content)?.votes)
    return { id, targetId: id, objectId: activity.objectId }
  const vote = await voteById(services.database, id)
  if (!vote || vote.round === null) return null
  const { targetId, objectId, round, tag } = vote
  return { id, targetId, objectId, vote: { targetId, round, tag } }
}
