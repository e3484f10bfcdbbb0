import type { StoredFile } from '#domain/activity/model.ts'
import type { ObjectId, PartId, UserId, WorkshopId } from '#domain/ids.ts'
import type { Bind } from '../connection/statement.ts'
import type { Queryable } from './journal.ts'
import type { LookupSelect } from './lookupSelect.ts'
import type { Statement } from './partStatements.ts'

/** The path of an uploaded file in file storage. */
export function pathOfFile(id: string): string {
  return `slides/${id}`
}

/** Records a file that is about to be stored; it is removed when no activity takes it up within an hour. */
export async function announceFile(client: Queryable, id: string, bytes: number): Promise<void> {
  await client.query(`insert into public.stored_files (path, bytes) values ($1, $2)`, [pathOfFile(id), bytes])
}

/** Records that no activity will take up a file. Has no effect on a file in use. */
export async function giveUpFile(client: Queryable, id: string): Promise<void> {
  await client.query(`update public.stored_files set uploading_until = null where path = $1`, [
    pathOfFile(id),
  ])
}

/** The activity's file is this one from now on; refused by the table when it has been removed meanwhile. */
export function setFile(workshopId: WorkshopId, objectId: ObjectId, file: StoredFile): Statement {
  return {
    text: `with taken as (update public.stored_files set uploading_until = null where path = $4)
      insert into public.presentations (object_id, workshop_id, file_name, storage_path, pages)
      values ($1, $2, $3, $4, $5)
      on conflict (object_id) do update set
        file_name = excluded.file_name, storage_path = excluded.storage_path, pages = excluded.pages`,
    values: [objectId, workshopId, file.fileName, pathOfFile(file.id), file.pages],
  }
}

/**
 * Part of the lookups' statement: which of these files an activity has. They are locked until the end of the transaction,
 * so that a copy can share them. A file that is being removed just now is left out, and not waited for.
 */
export function selectFiles(bind: Bind, ids: readonly string[]): LookupSelect<{ id: string }> {
  return `select json_build_object('id', asked.id) as value, null::bytea as bytes
    from unnest(${bind(ids)}::text[], ${bind(ids.map(pathOfFile))}::text[]) as asked (id, path)
      join public.stored_files using (path)
    where exists (select from public.presentations where storage_path = path)
    for key share of stored_files skip locked`
}

/** The file of a copy, which shares it. */
export function shareFile(workshopId: WorkshopId, objectId: ObjectId, file: StoredFile): Statement {
  return {
    text: `insert into public.presentations (object_id, workshop_id, file_name, storage_path, pages)
      values ($1, $2, $3, $4, $5)`,
    values: [objectId, workshopId, file.fileName, pathOfFile(file.id), file.pages],
  }
}

/** The activity has no file any more. */
export function forgetFile(objectId: ObjectId): Statement {
  return { text: `delete from public.presentations where object_id = $1`, values: [objectId] }
}

/** The same for the activity that a part has before the tick. */
export function forgetFileOfPart(workshopId: WorkshopId, partId: PartId): Statement {
  return {
    text: `delete from public.presentations using public.parts
      where parts.id = $2 and parts.workshop_id = $1 and presentations.object_id = parts.object_id`,
    values: [workshopId, partId],
  }
}

/** Where an activity's file is. */
export interface FoundFile {
  path: string
  fileName: string
  bytes: number
}

/** The file of an activity; null when it has none, or another one than named. */
export async function fileOf(client: Queryable, objectId: ObjectId, id: string): Promise<FoundFile | null> {
  const { rows } = await client.query<{ path: string; file_name: string; bytes: string }>(
    `select path, file_name, bytes from public.presentations
     join public.stored_files on path = storage_path where object_id = $1 and storage_path = $2`,
    [objectId, pathOfFile(id)],
  )
  const [row] = rows
  return row ? { path: row.path, fileName: row.file_name, bytes: Number(row.bytes) } : null
}

/** The account whose workshop it is; null when it does not exist. */
export async function ownerOf(client: Queryable, workshopId: WorkshopId): Promise<UserId | null> {
  const { rows } = await client.query<{ creator: UserId }>(
    `select creator from public.workshops where id = $1`,
    [workshopId],
  )
  return rows[0]?.creator ?? null
}

/**
 * Bytes of all files that the workshops of an account have, each counted once.
 *
 * @param workshopId one of that account's
 * @param except an activity whose file is about to be replaced
 */
export async function bytesOfOwner(
  client: Queryable,
  workshopId: WorkshopId,
  except: ObjectId,
): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `select coalesce(sum(bytes), 0) as bytes from public.stored_files where path in (
       select storage_path from public.presentations join public.workshops on workshops.id = workshop_id
       where creator = (select creator from public.workshops where id = $1) and object_id <> $2)`,
    [workshopId, except],
  )
  return Number(rows[0]?.bytes ?? 0)
}

/** The files of a workshop, in the order of their activities' ids. */
export async function filesOf(
  client: Queryable,
  workshopId: WorkshopId,
): Promise<(FoundFile & { objectId: ObjectId })[]> {
  const { rows } = await client.query<{ object_id: string; path: string; file_name: string; bytes: string }>(
    `select object_id, path, file_name, bytes from public.presentations
     join public.stored_files on path = storage_path where workshop_id = $1 order by object_id`,
    [workshopId],
  )
  return rows.map(({ object_id, path, file_name, bytes }) => {
    return { objectId: object_id, path, fileName: file_name, bytes: Number(bytes) }
  })
}

/** Some of the files that no activity has, in the order of their paths. */
export interface UnusedFiles {
  paths: string[]
  /** The last path that was looked at; null when there are no more. */
  last: string | null
}

/**
 * Locks some files that no activity has until the end of the transaction, and skips those locked by another node.
 *
 * @param now uploads that should have ended by then count as given up
 * @param batch how many at most, behind which path
 */
export async function takeUnusedFiles(
  transaction: Queryable,
  now: Date,
  { most, after }: { most: number; after: string },
): Promise<UnusedFiles> {
  const locked = await transaction.query<{ path: string }>(
    `select path from public.stored_files
     where (uploading_until is null or uploading_until <= $1)
       and not exists (select from public.presentations where storage_path = path)
       and path > $3
     order by path limit $2 for update skip locked`,
    [now, most, after],
  )
  const last = locked.rows.at(-1)?.path ?? null
  if (last === null) return { paths: [], last }
  // That statement looked before it locked: a copy may have taken a file in between. From now on none can.
  const { rows } = await transaction.query<{ path: string }>(
    `select path from public.stored_files where path = any($1::text[])
       and not exists (select from public.presentations where storage_path = path) order by path`,
    [locked.rows.map(({ path }) => path)],
  )
  return { paths: rows.map(({ path }) => path), last }
}

export async function deleteFileRows(transaction: Queryable, paths: readonly string[]): Promise<void> {
  await transaction.query(`delete from public.stored_files where path = any($1::text[])`, [paths])
}
