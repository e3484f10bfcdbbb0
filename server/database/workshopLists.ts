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
  if (list.after !== undefined && !(await isThere(database, list.after))) return null
  return await newestFirst(listed(database, userId, list).selectAll(), list.first).execute()
}

/** Names are looked through here: one rule for all that is searched, whatever letters a database knows to be the same. */
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
 * At least the rows of the page: a person's own out of an index in their order, and those of others whose facilitator they are,
 * which are few.
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
