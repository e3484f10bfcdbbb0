import { sql } from 'kysely'
import type { UserId } from '#domain/ids.ts'
import type { Database } from '../connection/tables.ts'

/** A recovery link that was followed. */
export type RecoveryLink = { status: 'open'; userId: UserId } | { status: 'used' } | { status: 'expired' }

const openMinutes = 10

/**
 * Stores the session of a recovery link for ten minutes, and deletes links older than a day.
 *
 * @param sealed the session; it can be opened only with the link's token
 */
export async function keepRecovery(
  database: Database,
  link: { tokenHash: Buffer; userId: UserId; sealed: Buffer },
): Promise<void> {
  await database
    .deleteFrom('recovery_sessions')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await database
    .insertInto('recovery_sessions')
    .values({
      token_hash: link.tokenHash,
      user_id: link.userId,
      sealed: link.sealed,
      expires_at: sql`now() + make_interval(mins => ${openMinutes})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Null for a link that nobody has followed yet. */
export async function recoveryLink(database: Database, tokenHash: Buffer): Promise<RecoveryLink | null> {
  const found = await database
    .selectFrom('recovery_sessions')
    .select(['user_id', 'used_at', sql<boolean>`expires_at > now()`.as('is_open')])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!found) return null
  if (found.used_at !== null) return { status: 'used' }
  return found.is_open ? { status: 'open', userId: found.user_id } : { status: 'expired' }
}

/**
 * Takes the session out of a link, for one caller only, and runs `act` with it. When `act` fails, the link is
 * unchanged. Using the link proves its address, because the person reads the mail sent to it.
 *
 * @returns the result of `act`, or null when the link is not open
 */
export async function spendRecovery<Result>(
  database: Database,
  tokenHash: Buffer,
  act: (sealed: Buffer) => Promise<Result>,
): Promise<Result | null> {
  return await database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('recovery_sessions')
      .select(['sealed', 'user_id'])
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst()
    if (!found?.sealed) return null
    const result = await act(found.sealed)
    await transaction
      .updateTable('recovery_sessions')
      .set({ used_at: sql<Date>`now()`, sealed: null })
      .where('token_hash', '=', tokenHash)
      .execute()
    await transaction
      .updateTable('profiles')
      .set({ address_proven_at: sql<Date>`now()` })
      .where('id', '=', found.user_id)
      .execute()
    return result
  })
}
