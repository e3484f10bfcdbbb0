import type { UserId, WorkshopId } from '#domain/ids.ts'
import type { Statement } from '../contents/partStatements.ts'

export type { Statement } from '../contents/partStatements.ts'

export function insertWorkshop(workshop: {
  id: WorkshopId
  workshopName: string
  password: string
  lobbyDesc: string
  template: boolean
  creator: UserId
}): Statement {
  const { id, workshopName, password, lobbyDesc, template, creator } = workshop
  return {
    text: `insert into public.workshops (id, workshop_name, password, lobby_desc, template, creator)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [id, workshopName, password, lobbyDesc, template, creator],
  }
}

export function insertFacilitator(workshopId: WorkshopId, userId: UserId): Statement {
  return {
    text: `insert into public.facilitators (workshop_id, user_id, is_creator)
      select id, $2, creator = $2 from public.workshops where id = $1 on conflict do nothing`,
    values: [workshopId, userId],
  }
}

/** The creator stays. SPEC W2. */
export function deleteFacilitator(workshopId: WorkshopId, userId: UserId): Statement {
  return {
    text: `delete from public.facilitators where workshop_id = $1 and user_id = $2
      and user_id <> (select creator from public.workshops where id = $1)`,
    values: [workshopId, userId],
  }
}

/** Columns that a call may change; omitted ones stay as they are. */
export interface WorkshopColumns {
  workshop_name: string | undefined
  password: string | undefined
  lobby_title: string | undefined
  lobby_desc: string | undefined
  color: string | undefined
  template_desc: string | undefined
  template_pic: string | undefined
  template_public: boolean | undefined
  template_official: boolean | undefined
  retention_days: number | undefined
}

/** No statement when nothing changes. */
export function updateWorkshop(id: WorkshopId, columns: Partial<WorkshopColumns>): Statement[] {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  if (given.length === 0) return []
  const set = given.map(([column], index) => `${column} = $${index + 2}`).join(', ')
  return [
    {
      text: `update public.workshops set ${set} where id = $1`,
      values: [id, ...given.map(([, value]) => value)],
    },
  ]
}

export function deleteWorkshop(id: WorkshopId): Statement {
  return {
    text: `with unpaired as (delete from public.remotes where workshop_id = $1)
      update public.workshops set deleted_at = now() where id = $1`,
    values: [id],
  }
}

/** Replaces the categories of a template. */
export function putCategories(id: WorkshopId, categories: readonly string[]): Statement[] {
  return [
    { text: `delete from public.template_categories where workshop_id = $1`, values: [id] },
    {
      text: `insert into public.template_categories (workshop_id, category) select $1, unnest($2::text[])`,
      values: [id, [...categories]],
    },
  ]
}

/** The original of a copy, as long as it exists. */
export function rememberSource(id: WorkshopId, sourceId: WorkshopId): Statement {
  return {
    text: `update public.workshops set source_workshop_id = (select id from public.workshops where id = $2)
      where id = $1`,
    values: [id, sourceId],
  }
}

/**
 * Counts copies of templates only; those of an official one in several languages are counted in all of its languages.
 * Rows are locked in one order, so that concurrent copies in two languages do not deadlock. SPEC K5, W8.
 *
 * @param by the person who copied it
 */
export function countCopy(sourceId: WorkshopId, by: UserId): Statement {
  return {
    text: `with spoken as (
        select id from public.workshops where template and (id = $1 or id in (
          select other.workshop_id from public.seeded_templates one
            join public.seeded_templates other using (template_key) where one.workshop_id = $1))
        order by id for no key update)
      update public.workshops set copy_counter = copy_counter + 1,
        used_by_others = used_by_others + (creator <> $2::uuid)::integer
      where id in (select id from spoken)`,
    values: [sourceId, by],
  }
}

export function endWorkshop(id: WorkshopId): Statement {
  return {
    text: `update public.workshops set ended_at = now() where id = $1 and ended_at is null`,
    values: [id],
  }
}
