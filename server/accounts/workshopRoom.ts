import type { UserId } from '#domain/ids.ts'
import { UserMistake } from '#domain/errors.ts'
import { licenceLimitMessage } from '#domain/accounts/licence.ts'
import { exceededLimit, licenceOf, workshopCountOf } from '../database/accounts/licences.ts'
import type { Database } from '../database/connection/tables.ts'

/**
 * Runs an act that gives an account one more workshop (creating, copying, restoring), if its licence has room for one.
 * The act's own transaction checks again under a lock, so that many concurrent calls, on any nodes, get no more
 * workshops than sequential ones. SPEC L2.
 *
 * @throws {UserMistake} when the account has as many workshops as its licence allows
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
