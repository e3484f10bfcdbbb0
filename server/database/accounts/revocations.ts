import type { Pool } from 'pg'
import { asTurn } from '../connection/signals.ts'
import type { SignalRow } from '../connection/signals.ts'

/** A row of `revocations`. Subjects are SHA-256 of the id of a sign-in or an account, base64. */
export interface Revocation {
  subject: string
  /** Epoch seconds; null for one sign-in. */
  issuedUntil: number | null
  keptSignIn: string | null
  expiresAt: Date
}

/**
 * Stores a revocation together with the signal for other nodes, atomically.
 *
 * @throws {Error} when the database did not store it
 */
export async function keepRevocation(
  pool: Pool,
  { node, sealed }: Omit<SignalRow, 'seq'>,
  { subject, issuedUntil, keptSignIn, expiresAt }: Revocation,
): Promise<void> {
  await pool.query(
    `${asTurn}, kept as (
      insert into public.revocations (subject, issued_until, kept_sign_in, expires_at)
      select decode($1, 'base64'), $2, decode($3, 'base64'), $4 from turn returning id)
    insert into public.signals (node, sealed) select $5, $6 from kept`,
    [subject, issuedUntil, keptSignIn, expiresAt, node, sealed],
  )
}

/** All that are in force and newer than a row's id, with the newest id. */
export async function revocationsAfter(
  pool: Pool,
  afterId: number,
): Promise<{ revocations: Revocation[]; lastId: number }> {
  const { rows } = await pool.query<Revocation & { id: number }>(
    `select id, encode(subject, 'base64') as subject, issued_until as "issuedUntil",
      encode(kept_sign_in, 'base64') as "keptSignIn", expires_at as "expiresAt"
     from public.revocations where id > $1 and expires_at > now() order by id`,
    [afterId],
  )
  return { revocations: rows, lastId: rows.at(-1)?.id ?? afterId }
}

/** Deletes those whose last token has expired. */
export async function sweepRevocations(pool: Pool): Promise<void> {
  await pool.query('delete from public.revocations where expires_at < now()')
}
