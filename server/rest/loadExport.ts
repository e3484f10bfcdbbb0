import { modelOf } from '#domain/activity/models.ts'
import { documentName } from '#domain/documents.ts'
import type { ExportedPart, ExportedWorkshop } from '#domain/exportedWorkshop.ts'
import { Refusal } from '#domain/errors.ts'
import type { PartId, WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/names.ts'
import { readAgenda } from '#domain/state.ts'
import type { AgendaPart } from '#domain/state.ts'
import { facilitatorsOf } from '#server/database/facilitators.ts'
import { workshopById } from '#server/database/workshops.ts'
import type { Services } from '#server/services.ts'

/**
 * Everything that an export of a workshop holds. Activities are read one after the other: whoever answers meanwhile waits for
 * one of them at most.
 *
 * @throws {Refusal} `NOT_FOUND` for a workshop that is not there (any more)
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
 * @throws {Refusal} `NOT_FOUND` for one that is not in its agenda
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

function agendaOf({ rooms }: Services, workshopId: WorkshopId): Promise<AgendaPart[]> {
  return rooms.read(workshopId, [documentName({ kind: 'state', id: workshopId })], ([state]) =>
    state ? readAgenda(state) : [],
  )
}

async function exportedPart(
  { rooms, models }: Services,
  workshopId: WorkshopId,
  { partName, content, hidden, objectId }: AgendaPart,
): Promise<ExportedPart> {
  const part = { name: partName, content, hidden, activity: null }
  const model = modelOf(models, content)
  if (!model) return part
  const names = (['desk', 'board'] as const).map((kind) => documentName({ kind, id: objectId }))
  const activity = await rooms.read(workshopId, names, ([desk, board]) =>
    desk && board ? model.exported({ desk, board }) : null,
  )
  return { ...part, activity }
}
