import type { UserId } from '#domain/ids.ts'
import { UserMistake } from '#domain/errors.ts'
import { licenceLimitMessage } from '#domain/licence.ts'
import { licenceOf, workshopCountOf } from '#server/database/licences.ts'
import type { Database } from '#server/database/tables.ts'

/** The act under way, by account. */
const underWay = new Map<UserId, Promise<unknown>>()

/**
 * Runs an act that gives an account one more workshop (making, copying, restoring), when its licence has room for one.
 * The acts of one account take turns here, so that of many sent at once no more pass than of many sent one by one. SPEC L2.
 *
 * @throws {UserMistake} when there are as many as the licence allows
 */
export async function withRoomForWorkshop<Result>(
  database: Database,
  userId: UserId,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = underWay.get(userId) ?? Promise.resolve()
  const turn = before.then(async () => {
    await demandRoomForWorkshop(database, userId)
    return await act()
  })
  const settled = turn.catch(() => undefined)
  underWay.set(userId, settled)
  try {
    return await turn
  } finally {
    if (underWay.get(userId) === settled) underWay.delete(userId)
  }
}

/** @throws {UserMistake} when there are as many workshops as the licence allows */
export async function demandRoomForWorkshop(database: Database, userId: UserId): Promise<void> {
  const limit = (await licenceOf(database, userId))?.workshopLimit ?? null
  if (limit !== null && (await workshopCountOf(database, userId)) >= limit)
    throw new UserMistake(licenceLimitMessage(limit))
}
