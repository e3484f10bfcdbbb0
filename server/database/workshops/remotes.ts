import { sql } from 'kysely'
import { remoteCodeSeconds, remoteDays } from '#domain/remote.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import type { Database } from '../connection/tables.ts'

/** The facts that decide the rights of a paired phone. */
export interface RemoteRights {
  id: string
  /** The facilitator who paired it. */
  userId: UserId
  /** SHA-256 of its token, in hex. */
  tokenHash: string
  /** When the pairing code was created, in epoch seconds. */
  issuedAt: number
  /** Epoch seconds. */
  expiresAt: number
}

/** A paired phone, as facilitators see it. */
export interface PairedRemote {
  id: string
  userId: UserId
  issuedAt: number
  pairedAt: Date
  expiresAt: Date
  firstName: string
  lastName: string
}

/**
 * Stores a new code of a facilitator; invalidates their unused codes and deletes expired ones. Of two at once the later
 * one waits for the other and replaces it: the row of the facilitator is locked first, so that it sees that code. SPEC J3
 */
export async function keepRemoteCode(
  database: Database,
  code: { id: string; workshopId: WorkshopId; userId: UserId; codeHash: Buffer; issuedAt: number },
): Promise<void> {
  const { id, workshopId, userId, codeHash, issuedAt } = code
  await database.transaction().execute(async (transaction) => {
    await sql`select from public.facilitators where workshop_id = ${workshopId} and user_id = ${userId}
      for no key update`.execute(transaction)
    await sql`with old as (
      delete from public.remotes where expires_at < now()
        or (workshop_id = ${workshopId} and user_id = ${userId} and paired_at is null))
    insert into public.remotes (id, workshop_id, user_id, code_hash, issued_at, code_expires_at, expires_at)
      select ${id}, ${workshopId}, ${userId}, ${codeHash}, ${issuedAt},
        now() + make_interval(secs => ${remoteCodeSeconds}), now() + make_interval(days => ${remoteDays})`.execute(
      transaction,
    )
  })
}

export interface RemotePairing {
  workshopId: WorkshopId
  codeHash: Buffer
  attempt: string
  tokenHash: Buffer
}

/**
 * Uses a code, once: of two concurrent phones one gets it. Null for an invalid code; the phone that used it may retry
 * while it is valid.
 */
export async function useRemoteCode(
  database: Database,
  { workshopId, codeHash, attempt, tokenHash }: RemotePairing,
): Promise<{ id: string; userId: UserId; issuedAt: number } | null> {
  const used = await database
    .updateTable('remotes')
    .set({ attempt, token_hash: tokenHash, paired_at: sql<Date>`coalesce(paired_at, now())` })
    .where('code_hash', '=', codeHash)
    .where('workshop_id', '=', workshopId)
    .where('code_expires_at', '>', sql<Date>`now()`)
    .where((is) => is.or([is('attempt', 'is', null), is('attempt', '=', attempt)]))
    .returning(['id', 'user_id as userId', 'issued_at as issuedAt'])
    .executeTakeFirst()
  return used ? { ...used, issuedAt: Number(used.issuedAt) } : null
}

/** Why a code is not accepted. A deleted workshop has no codes. */
export async function remoteCodeStatus(
  database: Database,
  workshopId: WorkshopId,
  codeHash: Buffer,
): Promise<'unknown' | 'used' | 'expired'> {
  const found = await database
    .selectFrom('remotes')
    .innerJoin('workshops', 'workshops.id', 'remotes.workshop_id')
    .select('attempt')
    .where('code_hash', '=', codeHash)
    .where('workshop_id', '=', workshopId)
    .where('workshops.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) return 'unknown'
  return found.attempt === null ? 'expired' : 'used'
}

/** False when there was none. */
export async function deleteRemote(database: Database, workshopId: WorkshopId, id: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom('remotes')
    .where('workshop_id', '=', workshopId)
    .where('id', '=', id)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Phones that were paired and not disconnected, the first one first. */
export async function remotesOf(database: Database, workshopId: WorkshopId): Promise<PairedRemote[]> {
  const found = await paired(database)
    .innerJoin('profiles', 'profiles.id', 'remotes.user_id')
    .select(['remotes.id', 'user_id as userId', 'issued_at as issuedAt', 'expires_at as expiresAt'])
    .select(['first_name as firstName', 'last_name as lastName'])
    .select(sql<Date>`paired_at`.as('pairedAt'))
    .where('workshop_id', '=', workshopId)
    .orderBy('paired_at')
    .orderBy('remotes.id')
    .execute()
  return found.map((one) => ({ ...one, issuedAt: Number(one.issuedAt) }))
}

/** Whether a token belongs to a phone paired on any node. */
export async function isPaired(database: Database, tokenHash: Buffer): Promise<boolean> {
  const found = await paired(database).select('id').where('token_hash', '=', tokenHash).executeTakeFirst()
  return found !== undefined
}

function paired(database: Database) {
  return database
    .selectFrom('remotes')
    .where('token_hash', 'is not', null)
    .where('remotes.expires_at', '>', sql<Date>`now()`)
}
