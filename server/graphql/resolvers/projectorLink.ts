import type { WorkshopId } from '#domain/ids.ts'
import { newProjectorToken } from '../../access/projectorTokens.ts'
import { deleteProjectorLink, putProjectorLink } from '../../database/workshops/projectorLinks.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { roleFor } from '../../context/roles.ts'

/**
 * Creates the link for the room's screen, and revokes the previous one. The token is in the fragment (after the #),
 * which browsers send to no server, and only its hash is stored. SPEC J1, J2.
 *
 * @returns the address, which cannot be read again later
 */
export async function linkProjector(context: GraphQLContext, workshopId: WorkshopId): Promise<string> {
  await roleFor(context, workshopId, 'build')
  const { database, publicUrl } = context.services
  const { token, hash } = newProjectorToken(workshopId)
  await putProjectorLink(database, workshopId, hash)
  tell(context, workshopId)
  return `${publicUrl}/projector/${workshopId}#${token}`
}

/** SPEC J2. Idempotent: a missing link is no error. */
export async function unlinkProjector(context: GraphQLContext, workshopId: WorkshopId): Promise<void> {
  await roleFor(context, workshopId, 'clear')
  if (await deleteProjectorLink(context.services.database, workshopId)) tell(context, workshopId)
}

/** Screens with the link decide again; other facilitators see whether there is a link. */
function tell({ services }: GraphQLContext, workshopId: WorkshopId): void {
  services.signals.emit('rightsChanged', { workshopId, userId: null })
  services.signals.emit('workshopChanged', { workshopId })
}
