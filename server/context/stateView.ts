import type { Role } from '#domain/access.ts'
import { documentName } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { readAgenda, readState } from '#domain/workshop/state.ts'
import type { GraphQLContext } from './context.ts'
import { listed } from './inputs.ts'
import type { PartParent, StateParent } from './parents.ts'

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

/** The agenda without anything that is not for everyone. */
export async function partsOf(context: GraphQLContext, workshopId: string): Promise<PartParent[]> {
  const name = documentName({ kind: 'state', id: workshopId })
  const agenda = await context.services.committed.read(workshopId, [name], ([state]) =>
    state ? readAgenda(state) : [],
  )
  return listed(context, agenda).map((part) => ({ ...part, workshopId }))
}

/** One part of the agenda; null when it does not exist. */
export async function partOf(
  context: GraphQLContext,
  workshopId: string,
  partId: string,
): Promise<PartParent | null> {
  return (await partsOf(context, workshopId)).find(({ id }) => id === partId) ?? null
}
