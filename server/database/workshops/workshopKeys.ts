import type { WorkshopId } from '#domain/ids.ts'
import type { Queryable } from '../contents/journal.ts'
import type { Statement } from '../contents/partStatements.ts'

/** A workshop's key as stored in its row. */
export interface SealedKey {
  /** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the key. */
  sealed: Buffer
  /** The object in file storage that unseals it. */
  object: string
}

/** The stored form of a key; keys from before keys were sealed are in the clear. */
export type KeptKey = SealedKey | { clear: Buffer }

/** Records an object that is about to be created; it is destroyed when no workshop uses it within an hour. */
export async function announceKeyObject(client: Queryable, object: string): Promise<void> {
  await client.query(
    `insert into public.key_objects (object, destroy_at) values ($1, now() + interval '1 hour')`,
    [object],
  )
}

/** Records that no workshop uses the object. Has no effect on an object in use. */
export async function giveUpKeyObject(client: Queryable, object: string): Promise<void> {
  await client.query(`update public.key_objects set destroy_at = now() where object = $1`, [object])
}

/**
 * Runs in the transaction that creates the workshop; the table refuses it when the object no longer exists. SPEC A2.
 */
export function insertWorkshopKey(workshopId: WorkshopId, { sealed, object }: SealedKey): Statement {
  return {
    text: `with kept as (delete from public.key_objects where object = $3 returning object)
      insert into public.workshop_keys (workshop_id, sealed, object)
      values ($1, $2, (select object from kept))`,
    values: [workshopId, sealed, object],
  }
}

/** From now on no contribution can be attributed to anybody; the object is destroyed next. SPEC A2, E2. */
export function deleteWorkshopKey(workshopId: WorkshopId): Statement {
  return { text: `delete from public.workshop_keys where workshop_id = $1`, values: [workshopId] }
}

/** Votes still count, each under a random tag, and without what would set some apart from others. */
export function deleteTagsOfWorkshop(workshopId: WorkshopId): Statement[] {
  const values = [workshopId]
  return [
    { text: `update public.contents set tag = null where workshop_id = $1 and tag is not null`, values },
    {
      text: `update public.votes set tag = uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), share = null,
          shown = false
        where workshop_id = $1`,
      values,
    },
    { text: `delete from public.tags where workshop_id = $1`, values },
  ]
}

/**
 * Locks some due objects until the end of the transaction and skips those locked by another node. Due by the clock of
 * the database, which also wrote the due times: the server's clock may be slightly behind it.
 *
 * @param now objects due by then are included
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

/** Some of the workshops whose key is unsealed. */
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

/** @returns whether it was still unsealed */
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

/** Rewrites the table without dead rows, because those contain unsealed keys. */
export async function rewriteKeys(client: Queryable): Promise<void> {
  await client.query('vacuum full public.workshop_keys')
}
