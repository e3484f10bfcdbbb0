import { sql } from 'kysely'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import type { Language } from '#domain/languages.ts'
import type { Database } from '../connection/tables.ts'
import type { Workshop } from './workshops.ts'

/** Maximum number of listed templates of others: the most copied ones. */
const mostOpen = 1000

/**
 * The templates that a person may open: official, public and those they facilitate; the most copied first, then the
 * newest. Of templates in several languages, those in `language` are listed. SPEC W6, W9.
 */
export async function templatesFor(
  database: Database,
  userId: UserId,
  language: Language,
): Promise<{ row: Workshop; isOwn: boolean }[]> {
  const templates = database
    .selectFrom('workshops')
    .select('workshops.id')
    .where('workshops.template', '=', true)
    .where('workshops.deleted_at', 'is', null)
  const open = templates
    .where(sql<boolean>`(template_public or template_official)`)
    .where((row) => row.or([row('template_language', 'is', null), row('template_language', '=', language)]))
    .orderBy('copy_counter', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostOpen)
  const own = templates
    .where('workshops.creator', '=', userId)
    .union(
      templates
        .innerJoin('facilitators', 'facilitators.workshop_id', 'workshops.id')
        .where('facilitators.user_id', '=', userId)
        .where('facilitators.is_creator', '=', false),
    )
  const rows = await database
    .with('own', () => own)
    .with('open', () => open)
    .selectFrom('workshops')
    .selectAll('workshops')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('own').select('own.id').whereRef('own.id', '=', 'workshops.id')).as('is_own'),
    )
    .where(({ eb, selectFrom }) =>
      eb(
        'workshops.id',
        'in',
        selectFrom('own').select('own.id').union(selectFrom('open').select('open.id')),
      ),
    )
    .orderBy('copy_counter', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ is_own, ...row }) => ({ row, isOwn: Boolean(is_own) }))
}

/** The categories of templates, by name. */
export async function categoriesOf(
  database: Database,
  workshopIds: readonly WorkshopId[],
): Promise<Map<WorkshopId, string[]>> {
  const found = await database
    .selectFrom('template_categories')
    .select(['workshop_id', 'category'])
    .where(sql<boolean>`workshop_id = any(${workshopIds}::text[])`)
    .orderBy('category')
    .execute()
  const categories = new Map<WorkshopId, string[]>()
  for (const { workshop_id, category } of found)
    categories.set(workshop_id, [...(categories.get(workshop_id) ?? []), category])
  return categories
}
