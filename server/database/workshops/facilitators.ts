import { sql } from 'kysely'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import type { LookupSelect } from '../contents/lookupSelect.ts'
import type { Profile } from '../accounts/profiles.ts'
import type { Bind } from '../connection/statement.ts'
import type { Database } from '../connection/tables.ts'

/** The facilitator group of a workshop, the creator first, then in the order of their addition. */
export async function facilitatorsOf(database: Database, workshopId: WorkshopId): Promise<Profile[]> {
  return (await facilitatorsOfAll(database, [workshopId])).get(workshopId) ?? []
}

/** The same for many workshops at once; a workshop without facilitators has no entry. */
export async function facilitatorsOfAll(
  database: Database,
  workshopIds: readonly WorkshopId[],
): Promise<Map<WorkshopId, Profile[]>> {
  const rows = await database
    .selectFrom('facilitators')
    .innerJoin('profiles', 'profiles.id', 'facilitators.user_id')
    .innerJoin('workshops', 'workshops.id', 'facilitators.workshop_id')
    .select([
      'facilitators.workshop_id',
      'profiles.id',
      'profiles.email',
      'profiles.first_name',
      'profiles.last_name',
      'profiles.theme',
      'profiles.language',
      'profiles.created_at',
    ])
    .where(sql<boolean>`facilitators.workshop_id = any(${workshopIds}::text[])`)
    .where('profiles.deleted_at', 'is', null)
    .orderBy((by) => by('profiles.id', '<>', by.ref('workshops.creator')))
    .orderBy('facilitators.added_at')
    .orderBy('profiles.id')
    .execute()
  const groups = new Map<WorkshopId, Profile[]>()
  for (const { workshop_id, ...profile } of rows) {
    const group = groups.get(workshop_id)
    if (group) group.push(profile)
    else groups.set(workshop_id, [profile])
  }
  return groups
}

/** A facilitator, and the position in the facilitator group: 1 for the first. */
export interface NumberedFacilitator {
  id: UserId
  firstName: string | null
  lastName: string | null
  position: number
}

/** Part of the lookups' statement: the facilitator group in the same order, under its workshop's lock. */
export function selectFacilitators(bind: Bind, workshopId: WorkshopId): LookupSelect<NumberedFacilitator> {
  return `select json_build_object('id', profiles.id, 'firstName', profiles.first_name, 'lastName', profiles.last_name,
      'position', row_number() over (order by profiles.id <> workshops.creator, facilitators.added_at, profiles.id)
    ) as value, null::bytea as bytes
    from public.facilitators
    join public.profiles on profiles.id = facilitators.user_id and profiles.deleted_at is null
    join public.workshops on workshops.id = facilitators.workshop_id
    where facilitators.workshop_id = ${bind(workshopId)}`
}

/** The workshops that show this person's name as a facilitator's. */
export async function workshopsFacilitatedBy(database: Database, userId: UserId): Promise<WorkshopId[]> {
  const found = await database
    .selectFrom('facilitators')
    .innerJoin('workshops', 'workshops.id', 'facilitators.workshop_id')
    .select('workshop_id')
    .where('user_id', '=', userId)
    .where('workshops.deleted_at', 'is', null)
    .execute()
  return found.map(({ workshop_id }) => workshop_id)
}
