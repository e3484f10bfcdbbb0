import type { WorkshopId } from '#domain/ids.ts'
import type { Database } from './tables.ts'

/** The categories that a public template is found under, by name. */
export async function categoriesOf(database: Database, workshopId: WorkshopId): Promise<string[]> {
  const found = await database
    .selectFrom('template_categories')
    .select('category')
    .where('workshop_id', '=', workshopId)
    .orderBy('category')
    .execute()
  return found.map(({ category }) => category)
}
