import type { WorkshopId } from '#domain/ids.ts'
import type { Queryable } from './journal.ts'
import type { Statement } from './partStatements.ts'

/** A workshop's key as its row holds it. */
export interface SealedKey {
  /** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the key. */
  sealed: Buffer
  /** In file storage: what unseals it. */
  object: string
}

/** What stands in a row; a key from before keys were sealed is in the clear. */
export type KeptKey = SealedKey | { clear: Buffer }

/** An object is about to be made; it is destroyed when no workshop has taken it up within an hour. */
export async function announceKeyObject(client: Queryable, object: string): Promise<void> {
  await client.query(
    `insert into public.key_objects (object, destroy_at) values ($1, now() + interval '1 hour')`,
    [object],
  )
}

/** Nobody takes it up. Of one that was taken up nothing happens. */
export async function giveUpKeyObject(client: Queryable, object: string): Promise<void> {
  await client.query(`update public.key_objects set destroy_at = now() where object = $1`, [object])
}

/** In the transaction that makes the workshop; refused by the table when the object is not kept any more. SPEC A2. */
export function insertWorkshopKey(workshopId: WorkshopId, { sealed, object }: SealedKey): Statement {
  return {
    text: `with kept as (delete from public.key_objects where object = $3 returning object)
      insert into public.workshop_keys (workshop_id, sealed, object)
      values ($1, $2, (select object from kept))`,
    values: [workshopId, sealed, object],
  }
}

/** From now on nothing that was written can be told to be anybody's; its object is destroyed next. SPEC A2, E2. */
export function deleteWorkshopKey(workshopId: WorkshopId): Statement {
  return { text: `delete from public.workshop_keys where workshop_id = $1`, values: [workshopId] }
}

/** Votes go on counting, each under a random tag. */
export function deleteTagsOfWorkshop(workshopId: WorkshopId): Statement[] {
  const values = [workshopId]
  return [
    { text: `update public.contents set tag = null where workshop_id = $1 and tag is not null`, values },
    {
      text: `update public.votes set tag = uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
        where workshop_id = $1`,
      values,
    },
    { text: `delete from public.tags where workshop_id = $1`, values },
  ]
}

/**
 * Takes some that are due for oneself until the end of the transaction; those another node has taken are left to it. Due by the
 * clock of the database, which wrote when they are: that of the server may be a moment behind it.
 *
 * @param now what is due by then is taken as well
 */
export async function takeDueKeyObjects(transaction: Queryable, now: Date, most: number): Promise<string[]> {
  const { rows } = await transaction.query<{ object: string }>(
    `select object from public.key_objects where destroy_at <= greatest($1, now()) order by destroy_at limit $2
     for update skip locked`,
    [now, most],
  )
  return rows.map(({ object }) => object)
}

export async function forgetKeyObjects(transaction: Queryable, objects: readonly string[]): Promise<void> {
  await transaction.query(`delete from public.key_objects where object = any($1::uuid[])`, [objects])
}

/** Workshops whose key is in the clear, some of them. */
export async function clearKeys(
  client: Queryable,
  most: number,
): Promise<{ workshopId: WorkshopId; key: Buffer }[]> {
  const { rows } = await client.query<{ workshop_id: WorkshopId; key: Buffer }>(
    `select workshop_id, key from public.workshop_keys where key is not null order by workshop_id limit $1`,
    [most],
  )
  return rows.map(({ workshop_id, key }) => ({ workshopId: workshop_id, key }))
}

/** @returns whether it was in the clear still */
export async function sealClearKey(
  client: Queryable,
  workshopId: WorkshopId,
  { sealed, object }: SealedKey,
): Promise<boolean> {
  const { rows } = await client.query(
    `with sealed as (
       update public.workshop_keys set key = null, sealed = $2, object = $3
       where workshop_id = $1 and key is not null returning object
     )
     delete from public.key_objects using sealed where key_objects.object = sealed.object
     returning key_objects.object`,
    [workshopId, sealed, object],
  )
  return rows.length > 0
}

/** Writes the table anew, without the rows that were: they hold keys in the clear. */
export async function rewriteKeys(client: Queryable): Promise<void> {
  await client.query('vacuum full public.workshop_keys')
}
