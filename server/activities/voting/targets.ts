import { Refusal } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { ContentKind } from '#domain/activity/contents.ts'
import { voteById } from '../../database/accounts/ownership.ts'
import type { GraphQLContext } from '../../graphql/context/context.ts'
import { actIn } from '../../graphql/context/roles.ts'
import type { Acting } from '../../graphql/context/roles.ts'
import { ballotTag } from '#server/tick/tags.ts'

/** Items that are voted on. */
export const votedKinds: readonly ContentKind[] = ['poll', 'sliderPoll']

/** An activity in which the caller votes, and the targets that a call names. */
export interface Targets extends Acting {
  /** Target by each given id, in the order of the call. */
  targetIds: ReadonlyMap<string, string>
}

/**
 * The targets that a call names by their own ids or by the ids of the caller's votes on them. All are of one activity.
 *
 * @throws {Refusal} `NOT_FOUND` for an unknown id, `FORBIDDEN` for somebody else's vote, `BAD_USER_INPUT` for targets of
 *   several activities or none
 */
export async function targetsNamed(context: GraphQLContext, ids: readonly string[]): Promise<Targets> {
  const { caller } = context
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'a vote without a token')
  const found = await Promise.all([...new Set(ids)].map((id) => targetOf(context, id)))
  const objectIds = new Set(found.map(({ objectId }) => objectId))
  const [objectId] = objectIds
  if (objectId === undefined || objectIds.size > 1)
    throw new Refusal('BAD_USER_INPUT', 'votes of one activity')
  const acting = await actIn(context, objectId, 'contribute')
  for (const { id, vote } of found)
    if (vote && !vote.tag.equals(ballotTag(acting.author, vote.targetId, vote.round)))
      throw new Refusal('FORBIDDEN', `vote ${id} is not theirs`)
  return { ...acting, targetIds: new Map(found.map(({ id, targetId }) => [id, targetId])) }
}

interface Found {
  id: string
  targetId: string
  objectId: ObjectId
  vote?: { targetId: string; round: number; tag: Buffer }
}

async function targetOf({ services }: GraphQLContext, id: string): Promise<Found> {
  const content = await services.access.content(id)
  if (content && votedKinds.includes(content.kind as ContentKind))
    return { id, targetId: id, objectId: content.objectId }
  const vote = await voteById(services.database, id)
  if (!vote || vote.round === null) throw new Refusal('NOT_FOUND', `vote or poll ${id}`)
  const { targetId, objectId, round, tag } = vote
  return { id, targetId, objectId, vote: { targetId, round, tag } }
}
