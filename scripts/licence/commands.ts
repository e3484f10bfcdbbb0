import { randomBytes } from 'node:crypto'
import { licenceKeyFrom, normalizeLicenceKey } from '#domain/accounts/licence.ts'
import { hashLicenceKey } from '#server/accounts/licences.ts'
import { deleteLicences, insertLicence, listLicences } from '#server/database/accounts/licences.ts'
import type { ListedLicence } from '#server/database/accounts/licences.ts'
import type { Database } from '#server/database/connection/tables.ts'

/** Length of the prefix of a key's hash that identifies it on the command line. */
const idLength = 12

/** @returns the key: shown once, because only its hash is stored. SPEC L1 */
export async function makeLicence(
  database: Database,
  licence: { text: string; label: string; workshopLimit: number | null },
): Promise<string> {
  const key = licenceKeyFrom(randomBytes(64))
  await insertLicence(database, { keyHash: hashLicenceKey(key), ...licence })
  return key
}

/** One line per key, with a heading. */
export async function licenceTable(database: Database): Promise<string> {
  const rows = (await listLicences(database)).map(lineOf)
  const lines = [['ID', 'LABEL', 'WORKSHOPS', 'MADE', 'ADDED', 'BY', 'TEXT'], ...rows]
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * @param name a key, or the beginning of an id as shown in the table
 * @returns how many were revoked
 */
export async function revokeLicence(database: Database, name: string): Promise<number> {
  const key = normalizeLicenceKey(name)
  if (key !== null) return await deleteLicences(database, [hashLicenceKey(key)])
  if (!/^[0-9a-f]{6,64}$/.test(name)) return 0
  const hashes = (await listLicences(database)).map(({ key_hash }) => key_hash)
  const meant = hashes.filter((hash) => hash.toString('hex').startsWith(name))
  return meant.length === 1 ? await deleteLicences(database, meant) : 0
}

function lineOf(row: ListedLicence): string[] {
  return [
    row.key_hash.toString('hex').slice(0, idLength),
    row.label || '-',
    row.limited_user ? String(row.workshop_limit) : 'any',
    dayOf(row.created_at),
    row.bound_at ? dayOf(row.bound_at) : '-',
    row.email ?? (row.bound_at ? 'a deleted account' : '-'),
    row.licence_text.replace(/\s+/g, ' ').slice(0, 40),
  ]
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
