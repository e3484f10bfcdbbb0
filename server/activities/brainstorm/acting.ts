import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { ActKind } from '#domain/permissions.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { actIn } from '../../context/roles.ts'
import type { Acting } from '../../context/roles.ts'

/**
 * Resolves the activity and author of an act in a brainstorm.
 *
 * @throws {Refusal} `NOT_FOUND` also for an activity of another kind
 */
export function actInBrainstorm(
  context: GraphQLContext,
  objectId: ObjectId,
  act: ActKind,
  workshopId?: WorkshopId,
): Promise<Acting> {
  return actIn(context, objectId, act, {
    kind: 'brainstorm',
    ...(workshopId === undefined ? {} : { workshopId }),
  })
}
