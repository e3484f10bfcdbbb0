import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { UserId } from '#domain/ids.ts'
import type { Database, ProfilesTable } from '../connection/tables.ts'

/** A person with an account; the secret for their tags, and whether their address is proven, are queried separately. */
export type Profile = Omit<Selectable<ProfilesTable>, 'member_secret' | 'deleted_at' | 'address_proven_at'>

const secretBytes = 32
const profileColumns = ['id', 'email', 'first_name', 'last_name', 'theme', 'language', 'created_at'] as const

/**
 * The profile of an account, created when it is missing: after a sign-up, and at the next sign-in if that failed
 * half-way.
 *
 * @param account id and address as Supabase knows them
 */
export async function ensureProfile(
  database: Database,
  account: { id: UserId; email: string },
): Promise<Profile> {
  return await database
    .insertInto('profiles')
    .values({ id: account.id, email: account.email, member_secret: randomBytes(secretBytes) })
    // The address may have been changed in Supabase, and the new one is unproven; the secret and the names stay.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        email: account.email,
        address_proven_at: sql<Date | null>`case when profiles.email = excluded.email
          then profiles.address_proven_at end`,
      }),
    )
    .returning(profileColumns)
    .executeTakeFirstOrThrow()
}

export async function profileById(database: Database, id: UserId): Promise<Profile | null> {
  const found = await living(database).where('id', '=', id).executeTakeFirst()
  return found ?? null
}

/** @param email in upper or lower case */
export async function profileByEmail(database: Database, email: string): Promise<Profile | null> {
  const found = await living(database)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return found ?? null
}

/** The address of a person who used a link that was mailed to it; null when it is unproven. */
export async function provenAddressOf(database: Database, id: UserId): Promise<string | null> {
  const found = await living(database)
    .where('id', '=', id)
    .where('address_proven_at', 'is not', null)
    .executeTakeFirst()
  return found?.email ?? null
}

/** People whose address is proven. @param emails in lower case */
export async function provenProfilesByEmails(
  database: Database,
  emails: readonly string[],
): Promise<Profile[]> {
  if (emails.length === 0) return []
  return await living(database)
    .where(sql<string>`lower(email)`, 'in', emails)
    .where('address_proven_at', 'is not', null)
    .execute()
}

/** Which of these addresses have an account. @param emails in lower case */
export async function knownAddresses(
  database: Database,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set()
  const found = await living(database)
    .where(sql<string>`lower(email)`, 'in', emails)
    .execute()
  return new Set(found.map(({ email }) => email.toLowerCase()))
}

export async function profilesByIds(database: Database, ids: readonly UserId[]): Promise<Profile[]> {
  if (ids.length === 0) return []
  return await living(database).where('id', 'in', ids).execute()
}

/** Updates the given fields. Null when there is no such person. */
export async function updateProfile(
  database: Database,
  id: UserId,
  change: {
    firstName?: string | undefined
    lastName?: string | undefined
    language?: string | undefined
    theme?: number | undefined
  },
): Promise<Profile | null> {
  const { firstName: first_name, lastName: last_name, language, theme } = change
  const set = {
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme }),
  }
  if (Object.keys(set).length === 0) return await profileById(database, id)
  const changed = await database
    .updateTable('profiles')
    .set(set)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(profileColumns)
    .executeTakeFirst()
  return changed ?? null
}

/** The secret for a facilitator's tags, 32 bytes; stored, so that a second device recognizes the person's own posts. */
export async function memberSecretOf(database: Database, id: UserId): Promise<Buffer | null> {
  const found = await database
    .selectFrom('profiles')
    .select('member_secret')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found?.member_secret ?? null
}

function living(database: Database) {
  return database.selectFrom('profiles').select(profileColumns).where('deleted_at', 'is', null)
}
