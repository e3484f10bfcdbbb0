import type { Queryable } from './journal.ts'
import { lockWorkshop } from './journal.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { demandRoom } from './licences.ts'

const msOfDay = 24 * 60 * 60 * 1000

/** When a deleted workshop is due, in milliseconds; null for one that is not deleted. SPEC X1. */
export function erasureAtMs({
  deleted_at,
  retention_days,
}: {
  deleted_at: Date | null
  retention_days: number
}): number | null {
  return deleted_at && deleted_at.getTime() + retention_days * msOfDay
}

/** From here on a workshop is out of sight and cannot be restored. @returns whether it is there at all */
export async function beginErasure(client: Queryable, id: WorkshopId): Promise<boolean> {
  const { rows } = await client.query(
    `update public.workshops set erasing = true, deleted_at = coalesce(deleted_at, now()) where id = $1 returning id`,
    [id],
  )
  return rows.length > 0
}

/**
 * The same for all deleted workshops whose time is over.
 *
 * @returns those, and others whose erasure was begun and did not come to its end
 */
export async function beginDueErasures(client: Queryable, now: Date): Promise<WorkshopId[]> {
  const { rows } = await client.query<{ id: WorkshopId }>(
    `with due as (
       update public.workshops set erasing = true
       where not erasing and deleted_at + retention_days * interval '1 day' <= $1 returning id, deleted_at
     )
     select id from (
       select id, deleted_at from due union all select id, deleted_at from public.workshops where erasing
     ) as all_due order by deleted_at, id`,
    [now],
  )
  return rows.map(({ id }) => id)
}

/** What of a workshop is in file storage. */
export interface StoredFiles {
  paths: string[]
  /** What unseals its key; null for one that is over. */
  keyObject: string | null
}

/**
 * Takes what is left of a workshop for oneself until the end of the transaction: ticks and everybody who would add rows to it
 * wait, and find nothing afterwards.
 *
 * @returns what files it has; null when there is no such workshop, or another node is erasing it
 */
export async function lockForErasure(transaction: Queryable, id: WorkshopId): Promise<StoredFiles | null> {
  await lockWorkshop(transaction, id)
  const { rows: found } = await transaction.query(
    `select 1 as found from public.workshops where id = $1 and erasing for update`,
    [id],
  )
  if (found.length === 0) return null
  const { rows } = await transaction.query<{ storage_path: string }>(
    `select storage_path from public.presentations where workshop_id = $1`,
    [id],
  )
  const keys = await transaction.query<{ object: string | null }>(
    `select object from public.workshop_keys where workshop_id = $1`,
    [id],
  )
  return { paths: rows.map(({ storage_path }) => storage_path), keyObject: keys.rows[0]?.object ?? null }
}

/** With all rows that belong to it. */
export async function deleteWorkshopRows(transaction: Queryable, id: WorkshopId): Promise<void> {
  await transaction.query(`delete from public.workshops where id = $1`, [id])
}

/**
 * Takes a deletion back.
 *
 * @returns whether there was one to be taken back by this person
 * @throws {DatabaseError} see `demandRoom`: then it has to be rolled back
 */
export async function restoreWorkshop(
  transaction: Queryable,
  id: WorkshopId,
  creator: UserId,
): Promise<boolean> {
  // In the order of those who copy, who count the copy last.
  await transaction.query('select 1 as found from public.profiles where id = $1 for no key update', [creator])
  const { rows } = await transaction.query(
    `update public.workshops set deleted_at = null
     where id = $1 and creator = $2 and deleted_at is not null and not erasing returning id`,
    [id, creator],
  )
  await transaction.query(demandRoom(creator))
  return rows.length > 0
}
