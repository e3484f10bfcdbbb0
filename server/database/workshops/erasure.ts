import type { Queryable } from '../contents/journal.ts'
import { lockWorkshop } from '../contents/journal.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { demandRoom } from '../accounts/licences.ts'

const msOfDay = 24 * 60 * 60 * 1000

/** When a deleted workshop is due for erasure, in milliseconds; null for one that is not deleted. SPEC X1. */
export function erasureAtMs({
  deleted_at,
  retention_days,
}: {
  deleted_at: Date | null
  retention_days: number
}): number | null {
  return deleted_at && deleted_at.getTime() + retention_days * msOfDay
}

/** Begins the erasure: from here on the workshop is invisible and cannot be restored. @returns whether it exists */
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
 * @returns those, and others whose erasure was begun and not completed
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

/** What of a workshop is in file storage, beside uploaded files. */
export interface KeptObjects {
  /** The object that unseals its key; null when the workshop has ended. */
  keyObject: string | null
}

/**
 * Locks what is left of a workshop until the end of the transaction: ticks and all other writers wait, and find nothing
 * afterwards.
 *
 * @returns its objects; null when there is no such workshop, or another node is erasing it
 */
export async function lockForErasure(transaction: Queryable, id: WorkshopId): Promise<KeptObjects | null> {
  await lockWorkshop(transaction, id)
  const { rows: found } = await transaction.query(
    `select 1 as found from public.workshops where id = $1 and erasing for update`,
    [id],
  )
  if (found.length === 0) return null
  const keys = await transaction.query<{ object: string | null }>(
    `select object from public.workshop_keys where workshop_id = $1`,
    [id],
  )
  return { keyObject: keys.rows[0]?.object ?? null }
}

/** With all rows that belong to it. */
export async function deleteWorkshopRows(transaction: Queryable, id: WorkshopId): Promise<void> {
  await transaction.query(`delete from public.workshops where id = $1`, [id])
}

/**
 * Restores a deleted workshop.
 *
 * @returns whether there was a deletion that this person may revert
 * @throws {DatabaseError} see `demandRoom`: then it has to be rolled back
 */
export async function restoreWorkshop(
  transaction: Queryable,
  id: WorkshopId,
  creator: UserId,
): Promise<boolean> {
  // Locks in the same order as copying does, which updates the counter last.
  await transaction.query('select 1 as found from public.profiles where id = $1 for no key update', [creator])
  const { rows } = await transaction.query(
    `update public.workshops set deleted_at = null
     where id = $1 and creator = $2 and deleted_at is not null and not erasing returning id`,
    [id, creator],
  )
  await transaction.query(demandRoom(creator))
  return rows.length > 0
}
