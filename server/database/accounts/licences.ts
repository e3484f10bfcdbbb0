import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Selectable } from 'kysely'
import type { UserId } from '#domain/ids.ts'
import type { Statement } from '../contents/partStatements.ts'
import type { Database, LicenceKeysTable } from '../connection/tables.ts'

export interface Licence {
  licenceText: string
  limitedUser: boolean
  /** Maximum number of workshops at a time; null for no limit. */
  workshopLimit: number | null
}

/** The licence of the key that a person added last, or null without one. SPEC L2. */
export async function licenceOf(database: Database, userId: UserId): Promise<Licence | null> {
  const found = await database
    .selectFrom('licence_keys')
    .select(['licence_text', 'limited_user', 'workshop_limit'])
    .where('bound_to', '=', userId)
    .orderBy('bound_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) return null
  const { licence_text, limited_user, workshop_limit } = found
  return {
    licenceText: licence_text,
    limitedUser: limited_user,
    workshopLimit: limited_user ? workshop_limit : null,
  }
}

/** How many existing workshops an account has created: templates included, deleted ones not. */
export async function workshopCountOf(database: Database, userId: UserId): Promise<number> {
  const { count } = await database
    .selectFrom('workshops')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('creator', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

const noRoom = 'P0W01'

/** The limit at which a transaction with one workshop too many failed, else null. SPEC L2. */
export function exceededLimit(error: unknown): number | null {
  return error instanceof DatabaseError && error.code === noRoom ? Number(error.detail) : null
}

/** Fails the transaction when an account exceeds its limit of workshops. SPEC L2. */
export function demandRoom(userId: UserId): Statement {
  return { text: 'select public.demand_room_for_workshop($1)', values: [userId] }
}

/**
 * Binds a key to an account, in one statement: of two concurrent calls one gets it. SPEC L1.
 *
 * @returns false for an unknown key, and for one of another account
 */
export async function bindLicence(database: Database, keyHash: Buffer, userId: UserId): Promise<boolean> {
  const bound = await database
    .updateTable('licence_keys')
    .set({ bound_to: userId, bound_at: sql<Date>`coalesce(bound_at, now())` })
    .where('key_hash', '=', keyHash)
    // A key whose account was deleted stays used.
    .where((is) => is.or([is('bound_at', 'is', null), is('bound_to', '=', userId)]))
    .executeTakeFirst()
  return bound.numUpdatedRows > 0n
}

export async function insertLicence(
  database: Database,
  licence: { keyHash: Buffer; text: string; label: string; workshopLimit: number | null },
): Promise<void> {
  await database
    .insertInto('licence_keys')
    .values({
      key_hash: licence.keyHash,
      licence_text: licence.text,
      label: licence.label,
      limited_user: licence.workshopLimit !== null,
      workshop_limit: licence.workshopLimit,
    })
    .execute()
}

export type ListedLicence = Selectable<LicenceKeysTable> & {
  /** The account it is bound to. */
  email: string | null
}

/** All keys, the newest first. */
export async function listLicences(database: Database): Promise<ListedLicence[]> {
  return await database
    .selectFrom('licence_keys')
    .leftJoin('profiles', 'profiles.id', 'licence_keys.bound_to')
    .selectAll('licence_keys')
    .select('profiles.email')
    .orderBy('licence_keys.created_at', 'desc')
    .execute()
}

/** Revokes keys: the accounts they were bound to lose them. @returns how many existed */
export async function deleteLicences(database: Database, keyHashes: readonly Buffer[]): Promise<number> {
  if (keyHashes.length === 0) return 0
  const deleted = await database
    .deleteFrom('licence_keys')
    .where('key_hash', 'in', keyHashes)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
