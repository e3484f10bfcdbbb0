import type { UserId } from '#domain/ids.ts'
import { UserMistake } from '#domain/errors.ts'
import { licenceLimitMessage } from '#domain/licence.ts'
import { exceededLimit, licenceOf, workshopCountOf } from '#server/database/licences.ts'
import type { Database } from '#server/database/tables.ts'

/**
 * Runs an act that gives an account one more workshop (making, copying, restoring), when its licence has room for one. The act's
 * own transaction looks again, in turns: of many sent at once, to any nodes, no more pass than of many sent one by one. SPEC L2.
 *
 * @throws {UserMistake} when there are as many as the licence allows
 */
export async function withRoomForWorkshop<Result>(
  database: Database,
  userId: UserId,
  act: () => Promise<Result>,
): Promise<Result> {
  const limit = (await licenceOf(database, userId))?.workshopLimit ?? null
  if (limit !== null && (await workshopCountOf(database, userId)) >= limit)
    throw new UserMistake(licenceLimitMessage(limit))
  try {
    return await act()
  } catch (error) {
    const exceeded = exceededLimit(error)
    throw exceeded === null ? error : new UserMistake(licenceLimitMessage(exceeded))
  }
}
