import type { Role } from '#domain/access.ts'
import { activityKind } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import { mayDo, outlivesEnd } from '#domain/permissions.ts'
import type { ActKind } from '#domain/permissions.ts'
import { messages } from '#domain/messages.ts'
import type { ActivityRights, Author } from '../access/contract.ts'
import type { ActivityRef } from '../commands/made.ts'
import type { GraphQLContext } from './context.ts'

/** The part of a request's context that decides rights. */
export type Asker = Pick<GraphQLContext, 'services' | 'caller'>

/** The workshop in which an act happens, and its author. */
export interface Acting {
  ref: ActivityRef
  author: Author
}

/**
 * The caller's role in a workshop, if it permits this kind of act. SPEC E1, R1.
 *
 * @throws {Refusal} `UNAUTHENTICATED` or `FORBIDDEN`
 * @throws {UserMistake} when the workshop has ended and no longer accepts the act
 */
export async function roleFor(
  { services, caller }: Asker,
  workshopId: WorkshopId,
  act: ActKind,
): Promise<Role> {
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', `${act} without a token`)
  const role = await services.access.roleIn(caller, workshopId)
  if (!mayDo(role, act)) throw new Refusal('FORBIDDEN', `${role} in ${workshopId}: ${act}`)
  if (!outlivesEnd(act) && (await services.access.hasEnded(workshopId)))
    throw new UserMistake(messages.sessionEnded)
  return role
}

/** The same, for an act that stores the author's tag. */
export async function authorFor(context: Asker, workshopId: WorkshopId, act: ActKind): Promise<Author> {
  await roleFor(context, workshopId, act)
  return context.services.access.author(context.caller, workshopId)
}

/**
 * Authorizes an act in an activity.
 *
 * @param expected the kind, for a call that serves one kind only; the workshop, when the call names it too
 * @throws {Refusal} also `NOT_FOUND` for a missing activity, `BAD_USER_INPUT` for one of another workshop
 */
export async function actIn(
  context: Asker,
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
  return { ref: { workshopId: activity.workshopId, objectId }, author }
}

/** Authorizes an act on a post, comment, group or topic that a call names by its id alone. */
export async function actOn(
  context: Asker,
  id: string,
  kinds: readonly string[],
  act: ActKind,
): Promise<Acting> {
  const found = await context.services.access.content(id)
  if (!found || !kinds.includes(found.kind)) throw new Refusal('NOT_FOUND', `${kinds.join(' or ')} ${id}`)
  return actIn(context, found.objectId, act)
}

/** Authorizes an act on a part of the agenda. */
export async function actOnPart(
  context: Asker,
  partId: PartId,
  act: ActKind,
): Promise<{ part: ActivityRights; author: Author }> {
  const part = await partFor(context, partId)
  return { part, author: await authorFor(context, part.workshopId, act) }
}

/** The same, for an act that stores no tag. */
export async function roleOnPart(
  context: Asker,
  partId: PartId,
  act: ActKind,
): Promise<{ part: ActivityRights; role: Role }> {
  const part = await partFor(context, partId)
  return { part, role: await roleFor(context, part.workshopId, act) }
}

async function partFor({ services }: Asker, partId: PartId): Promise<ActivityRights> {
  const part = await services.access.part(partId)
  if (!part) throw new Refusal('NOT_FOUND', `part ${partId}`)
  return part
}
