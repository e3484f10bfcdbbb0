import type { Role } from '#domain/access.ts'
import { documentName } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { readState } from '#domain/workshop/state.ts'
import type { GraphQLContext } from '../context/context.ts'
import type { StateParent } from '../context/parents.ts'

/**
 * The role of a caller who may see a workshop: members, and registered users for an open template.
 *
 * @throws {Refusal} `UNAUTHENTICATED`, `NOT_FOUND` or `FORBIDDEN`
 */
export async function openState(context: GraphQLContext, workshopId: WorkshopId): Promise<Role> {
  const { services, caller } = context
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'a workshop without a token')
  const found = await services.access.document(caller, documentName({ kind: 'state', id: workshopId }))
  if (!found) throw new Refusal('NOT_FOUND', `workshop ${workshopId}`)
  if (found.access === 'none') throw new Refusal('FORBIDDEN', `${found.role} reads ${workshopId}`)
  return found.role
}

/** The committed shared state. */
export async function readStateOf(
  { services }: GraphQLContext,
  workshopId: WorkshopId,
  role: Role,
): Promise<StateParent> {
  const name = documentName({ kind: 'state', id: workshopId })
  return services.committed.read(workshopId, [name], ([state]) => {
    if (!state) throw new Error(`${name} was not read`)
    return { ...readState(state, workshopId), role }
  })
}
