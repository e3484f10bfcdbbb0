import { sql } from 'kysely'
import type { SelectQueryBuilder } from 'kysely'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { searchIn } from '#domain/search.ts'
import type { Database, Tables } from './tables.ts'
import type { Workshop } from './workshops.ts'

/** Which of a person's workshops, and which page of them. */
export interface WorkshopList {
  template: boolean
  /** Their own that are deleted and not erased; else all they are a facilitator of. */
  deleted: boolean
  /** In the name; the earliest match comes first. Empty for all of them, newest first. */
  search: string
  /** Undefined for all. */
  first: number | undefined
  /** The one that the page comes behind. */
  after: WorkshopId | undefined
}

/** A page of a person's workshops. Null when the one it should come behind is not in the list any more. SPEC W7, X1. */
export async function workshopsOf(
  database: Database,
  userId: UserId,
  list: WorkshopList,
): Promise<Workshop[] | null> {
  if (list.search.trim() !== '') return await foundWorkshops(database, userId, list)
  const { after, first } = list
  if (after !== undefined && !(await isThere(database, after))) return null
  let query = listed(database, userId, list).selectAll('workshops')
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(workshops.created_at, workshops.id) < (select created_at, id from workshops where id = ${after})`,
    )
  if (first !== undefined) query = query.limit(first)
  return await newestFirst(query).execute()
}

/** Names are looked through here: one rule for all that is searched, whatever letters a database knows to be the same. */
async function foundWorkshops(
  database: Database,
  userId: UserId,
  list: WorkshopList,
): Promise<Workshop[] | null> {
  const { search, after, first } = list
  const names = listed(database, userId, list).select(['workshops.id', 'workshops.workshop_name'])
  const found = searchIn(await newestFirst(names).execute(), search, ({ workshop_name }) => workshop_name)
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) return null
  const page = found.slice(start, first === undefined ? undefined : start + first)
  const rows = await workshopsByIds(
    database,
    page.map(({ id }) => id),
  )
  return page.flatMap(({ id }) => rows.get(id) ?? [])
}

function listed(
  database: Database,
  userId: UserId,
  { template, deleted }: Pick<WorkshopList, 'template' | 'deleted'>,
) {
  const workshops = database.selectFrom('workshops').where('workshops.template', '=', template)
  if (deleted)
    return workshops
      .where('workshops.creator', '=', userId)
      .where('workshops.deleted_at', 'is not', null)
      .where('workshops.erasing', '=', false)
  return workshops
    .where('workshops.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('facilitators')
          .select('facilitators.user_id')
          .whereRef('facilitators.workshop_id', '=', 'workshops.id')
          .where('facilitators.user_id', '=', userId),
      ),
    )
}

function newestFirst<Rows>(query: SelectQueryBuilder<Tables, 'workshops', Rows>) {
  return query.orderBy('workshops.created_at', 'desc').orderBy('workshops.id', 'desc')
}

/** Deleted or not: a page goes on behind one that was deleted meanwhile. */
async function isThere(database: Database, id: WorkshopId): Promise<boolean> {
  const found = await database.selectFrom('workshops').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

async function workshopsByIds(
  database: Database,
  ids: readonly WorkshopId[],
): Promise<Map<WorkshopId, Workshop>> {
  const rows = await database
    .selectFrom('workshops')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
