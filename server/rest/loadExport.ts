import { modelOf } from '#domain/activity/models.ts'
import { documentName } from '#domain/documents.ts'
import type { ExportedPart, ExportedWorkshop } from '#domain/exports/exportedWorkshop.ts'
import { Refusal } from '#domain/errors.ts'
import type { PartId, WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/accounts/names.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { readAsFacilitator } from '../activities/facilitatorDocs.ts'
import { facilitatorsOf } from '../database/workshops/facilitators.ts'
import { workshopById } from '../database/workshops/workshops.ts'
import type { Services } from '#server/services.ts'

/**
 * All content of a workshop's export. Activities are read one after the other, so that answers of users wait for one of
 * them at most.
 *
 * @throws {Refusal} `NOT_FOUND` for a workshop that does not exist any more
 */
export async function loadWorkshop(services: Services, workshopId: WorkshopId): Promise<ExportedWorkshop> {
  const { database } = services
  const [row, group, agenda] = await Promise.all([
    workshopById(database, workshopId),
    facilitatorsOf(database, workshopId),
    agendaOf(services, workshopId),
  ])
  if (!row) throw new Refusal('NOT_FOUND', `workshop ${workshopId}`)
  const parts: ExportedPart[] = []
  for (const part of agenda) parts.push(await exportedPart(services, workshopId, part))
  return {
    name: row.workshop_name,
    id: workshopId,
    createdAt: Math.floor(row.created_at.getTime() / 1000),
    exportedAt: Math.floor(Date.now() / 1000),
    facilitators: group.map(
      ({ first_name, last_name, email }) => fullName({ firstName: first_name, lastName: last_name }) || email,
    ),
    parts,
  }
}

/**
 * One activity of a workshop.
 *
 * @throws {Refusal} `NOT_FOUND` for an activity that is not in its agenda
 */
export async function loadPart(
  services: Services,
  workshopId: WorkshopId,
  partId: PartId,
): Promise<ExportedPart> {
  const part = (await agendaOf(services, workshopId)).find(({ id }) => id === partId)
  if (!part) throw new Refusal('NOT_FOUND', `part ${partId}`)
  return exportedPart(services, workshopId, part)
}

function agendaOf({ committed }: Services, workshopId: WorkshopId): Promise<AgendaPart[]> {
  return committed.read(workshopId, [documentName({ kind: 'state', id: workshopId })], ([state]) =>
    state ? readAgenda(state) : [],
  )
}

async function exportedPart(
  services: Services,
  workshopId: WorkshopId,
  { partName, content, hidden, objectId }: AgendaPart,
): Promise<ExportedPart> {
  const part = { name: partName, content, hidden, activity: null }
  const model = modelOf(services.models, content)
  if (!model) return part
  const ref = { workshopId, objectId, content }
  return { ...part, activity: await readAsFacilitator(services, ref, (docs) => model.exported(docs)) }
}
