import type { WorkshopId } from '#domain/ids.ts'
import { newProjectorToken } from '#server/access/projectorTokens.ts'
import { deleteProjectorLink, putProjectorLink } from '#server/database/projectorLinks.ts'
import type { GraphQLContext } from './context.ts'
import { roleFor } from './roles.ts'

/**
 * Makes the link that the room's screen opens; what an earlier one opened is closed. The token stands behind the #, the part
 * of an address that a browser sends to no server, and only its hash is kept. SPEC J1, J2.
 *
 * @returns the address, the one time that it is known
 */
export async function linkProjector(context: GraphQLContext, workshopId: WorkshopId): Promise<string> {
  await roleFor(context, workshopId, 'build')
  const { database, publicUrl } = context.services
  const { token, hash } = newProjectorToken(workshopId)
  await putProjectorLink(database, workshopId, hash)
  tell(context, workshopId)
  return `${publicUrl}/projector/${workshopId}#${token}`
}

/** SPEC J2. One that is not there (any more) is no mistake. */
export async function unlinkProjector(context: GraphQLContext, workshopId: WorkshopId): Promise<void> {
  await roleFor(context, workshopId, 'clear')
  if (await deleteProjectorLink(context.services.database, workshopId)) tell(context, workshopId)
}

/** Screens that it let in decide again; other facilitators see whether there is one. */
function tell({ services }: GraphQLContext, workshopId: WorkshopId): void {
  services.signals.emit('rightsChanged', { workshopId, userId: null })
  services.signals.emit('workshopChanged', { workshopId })
}
