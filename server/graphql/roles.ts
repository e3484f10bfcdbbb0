import type { Role } from '#domain/access.ts'
import { activityKind } from '#domain/content.ts'
import type { ActivityKind } from '#domain/content.ts'
import { endedMessage } from '#domain/ending.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import { mayDo, outlivesEnd } from '#domain/permissions.ts'
import type { ActKind } from '#domain/permissions.ts'
import type { ActivityFacts, Author } from '#server/access/contract.ts'
import type { Place } from '#server/commands/made.ts'
import type { GraphQLContext } from './context.ts'

/** Where an act happens and who does it. */
export interface Acting {
  place: Place
  author: Author
}

/**
 * The caller's role in a workshop, when it may do this kind of act. SPEC E1, R1.
 *
 * @throws {Refusal} `UNAUTHENTICATED` or `FORBIDDEN`
 * @throws {UserMistake} when the workshop is over and takes no such act any more
 */
export async function roleFor(
  { services, caller }: GraphQLContext,
  workshopId: WorkshopId,
  act: ActKind,
): Promise<Role> {
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', `${act} without a token`)
  const role = await services.access.roleIn(caller, workshopId)
  if (!mayDo(role, act)) throw new Refusal('FORBIDDEN', `${role} in ${workshopId}: ${act}`)
  if (!outlivesEnd(act) && (await services.access.hasEnded(workshopId))) throw new UserMistake(endedMessage)
  return role
}

/** The same, for an act that leaves a trace. */
export async function authorFor(
  context: GraphQLContext,
  workshopId: WorkshopId,
  act: ActKind,
): Promise<Author> {
  await roleFor(context, workshopId, act)
  return context.services.access.author(context.caller, workshopId)
}

/**
 * An act in an activity.
 *
 * @param expected its kind, for a call that is for one kind alone; its workshop, when the call names it too
 * @throws {Refusal} also `NOT_FOUND` for an activity there is not, `BAD_USER_INPUT` for another workshop's
 */
export async function actIn(
  context: GraphQLContext,
  objectId: ObjectId,
  act: ActKind,
  { kind, workshopId }: { kind?: ActivityKind; workshopId?: WorkshopId } = {},
): Promise<Acting> {
  const activity = await context.services.access.activity(objectId)
  if (!activity || (kind !== undefined && activityKind(activity.content) !== kind))
    throw new Refusal('NOT_FOUND', `${kind ?? 'activity'} ${objectId}`)
  if (workshopId !== undefined && workshopId !== activity.workshopId)
    throw new Refusal('BAD_USER_INPUT', `activity ${objectId} is not in ${workshopId}`)
  const author = await authorFor(context, activity.workshopId, act)
  return { place: { workshopId: activity.workshopId, objectId }, author }
}

/** An act on a post, comment, group or topic, which a call names by its id alone. */
export async function actOn(
  context: GraphQLContext,
  id: string,
  kinds: readonly string[],
  act: ActKind,
): Promise<Acting> {
  const found = await context.services.access.content(id)
  if (!found || !kinds.includes(found.kind)) throw new Refusal('NOT_FOUND', `${kinds.join(' or ')} ${id}`)
  return actIn(context, found.objectId, act)
}

/** A part of the agenda, for an act on it. */
export async function actOnPart(
  context: GraphQLContext,
  partId: PartId,
  act: ActKind,
): Promise<{ part: ActivityFacts; author: Author }> {
  const part = await partFor(context, partId)
  return { part, author: await authorFor(context, part.workshopId, act) }
}

/** The same, for an act that leaves no trace. */
export async function roleOnPart(
  context: GraphQLContext,
  partId: PartId,
  act: ActKind,
): Promise<{ part: ActivityFacts; role: Role }> {
  const part = await partFor(context, partId)
  return { part, role: await roleFor(context, part.workshopId, act) }
}

async function partFor({ services }: GraphQLContext, partId: PartId): Promise<ActivityFacts> {
  const part = await services.access.part(partId)
  if (!part) throw new Refusal('NOT_FOUND', `part ${partId}`)
  return part
}
