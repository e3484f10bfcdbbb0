import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { Queryable } from './journal.ts'
import type { Database, PartsTable } from '../connection/tables.ts'

/** The workshop of an activity; it never changes. Null when there is no such activity. */
export async function workshopOfObject(database: Database, objectId: ObjectId): Promise<WorkshopId | null> {
  const found = await database
    .selectFrom('parts')
    .select('workshop_id')
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return found?.workshop_id ?? null
}

/** The workshop of a part; it never changes. Null when there is no such part. */
export async function workshopOfPart(database: Database, partId: PartId): Promise<WorkshopId | null> {
  const found = await database
    .selectFrom('parts')
    .select('workshop_id')
    .where('id', '=', partId)
    .executeTakeFirst()
  return found?.workshop_id ?? null
}

/** A deleted part that was in a workshop's agenda; null for any other. */
export async function deletedPart(
  database: Database,
  workshopId: WorkshopId,
  partId: PartId,
): Promise<AgendaPart | null> {
  const found = await database
    .selectFrom('parts')
    .selectAll()
    .where('id', '=', partId)
    .where('workshop_id', '=', workshopId)
    .where('deleted', '=', true)
    .executeTakeFirst()
  return found ? partOfRow(found) : null
}

/** The agendas of many workshops at once; an empty one has no entry. */
export async function agendasOf(
  database: Database,
  workshopIds: readonly WorkshopId[],
): Promise<Map<WorkshopId, AgendaPart[]>> {
  const rows = await database
    .selectFrom('parts')
    .selectAll()
    .where(sql<boolean>`workshop_id = any(${workshopIds}::text[])`)
    .where('deleted', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const agendas = new Map<WorkshopId, AgendaPart[]>()
  for (const row of rows) {
    const agenda = agendas.get(row.workshop_id)
    if (agenda) agenda.push(partOfRow(row))
    else agendas.set(row.workshop_id, [partOfRow(row)])
  }
  return agendas
}

function partOfRow(row: Selectable<PartsTable>): AgendaPart {
  const { id, position, content, hidden } = row
  const { object_id: objectId, part_name: partName, number_of_axis: numberOfAxis } = row
  return { id, objectId, content, partName, position, hidden, numberOfAxis }
}

/** The content values of activities of a workshop, removed ones included, by activity id. */
export async function partContents(
  client: Queryable,
  workshopId: WorkshopId,
  objectIds: readonly ObjectId[],
): Promise<Map<ObjectId, string>> {
  const { rows } = await client.query<{ object_id: ObjectId; content: string }>(
    'select object_id, content from public.parts where workshop_id = $1 and object_id = any($2::text[])',
    [workshopId, objectIds],
  )
  return new Map(rows.map(({ object_id, content }) => [object_id, content]))
}
