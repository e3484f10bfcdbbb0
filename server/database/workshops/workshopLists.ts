import { sql } from 'kysely'
import type { SelectQueryBuilder } from 'kysely'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { searchIn } from '#domain/search.ts'
import type { Database, Tables } from '../connection/tables.ts'
import type { Workshop } from './workshops.ts'

/** Selects which of a person's workshops are listed, and which page. */
export interface WorkshopList {
  template: boolean
  /** Their own deleted workshops that are not erased yet; else all that they facilitate. */
  deleted: boolean
  /** Searched in the name; the earliest match comes first. Empty for all, newest first. */
  search: string
  /** Undefined for all. */
  first: number | undefined
  /** The item after which the page begins. */
  after: WorkshopId | undefined
}

/**
 * A page of a person's workshops. Null when the item after which it should begin is no longer in the list. SPEC W7, X1.
 */
export async function workshopsOf(
  database: Database,
  userId: UserId,
  list: WorkshopList,
): Promise<Workshop[] | null> {
  if (list.search.trim() !== '') return await foundWorkshops(database, userId, list)
  if (list.after !== undefined && !(await isThere(database, list.after))) return null
  return await newestFirst(listed(database, userId, list).selectAll(), list.first).execute()
}

/** Names are searched here and not in SQL: one rule for every search, independent of the database's collation. */
async function foundWorkshops(
  database: Database,
  userId: UserId,
  list: WorkshopList,
): Promise<Workshop[] | null> {
  const { search, after, first } = list
  const all = listed(database, userId, { ...list, first: undefined, after: undefined })
  const names = await newestFirst(all.select(['id', 'workshop_name', 'created_at'])).execute()
  const found = searchIn(names, search, ({ workshop_name }) => workshop_name)
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) return null
  const page = found.slice(start, first === undefined ? undefined : start + first)
  const rows = await workshopsByIds(
    database,
    page.map(({ id }) => id),
  )
  return page.flatMap(({ id }) => rows.get(id) ?? [])
}

/**
 * At least the rows of the page: a person's own from an index in their order, and the few that others created and they
 * facilitate.
 */
function listed(database: Database, userId: UserId, { template, deleted, first, after }: WorkshopList) {
  const behind = sql<boolean>`(workshops.created_at, workshops.id) <
    (select created_at, id from workshops where id = ${after ?? null})`
  const all = database.selectFrom('workshops').where('workshops.template', '=', template)
  const own = all
    .where('workshops.creator', '=', userId)
    .$if(deleted, (query) => query.where('deleted_at', 'is not', null).where('erasing', '=', false))
    .$if(!deleted, (query) => query.where('deleted_at', 'is', null))
  const others = all
    .innerJoin('facilitators', 'facilitators.workshop_id', 'workshops.id')
    .where('facilitators.user_id', '=', userId)
    .where('facilitators.is_creator', '=', false)
    .where('workshops.creator', '<>', userId)
    .where('deleted_at', 'is', null)
    .$if(deleted, (query) => query.where(sql<boolean>`false`))
  const page = <From extends 'workshops', Rows>(query: SelectQueryBuilder<Tables, From, Rows>) =>
    newestFirst(
      query.$if(after !== undefined, (from) => from.where(behind)),
      first,
    )
  return database.selectFrom(
    database
      .selectFrom(page(own.selectAll('workshops')).as('own'))
      .selectAll()
      .unionAll(database.selectFrom(page(others.selectAll('workshops')).as('others')).selectAll())
      .as('workshops'),
  )
}

function newestFirst<All, From extends keyof All, Rows>(
  query: SelectQueryBuilder<All, From, Rows>,
  limit?: number,
) {
  const ordered = query.orderBy(sql`workshops.created_at`, 'desc').orderBy(sql`workshops.id`, 'desc')
  return limit === undefined ? ordered : ordered.limit(limit)
}

/** Deleted or not: paging continues after an item that was deleted meanwhile. */
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
