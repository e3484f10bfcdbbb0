import type { UserId } from '#domain/ids.ts'
import type { Database } from './tables.ts'

export interface Licence {
  licenceText: string
  limitedUser: boolean
}

/** The licence a person's latest key gives them, or null without one. */
export async function licenceOf(database: Database, userId: UserId): Promise<Licence | null> {
  const found = await database
    .selectFrom('licence_keys')
    .select(['licence_text', 'limited_user'])
    .where('bound_to', '=', userId)
    .orderBy('bound_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ? { licenceText: found.licence_text, limitedUser: found.limited_user } : null
}
