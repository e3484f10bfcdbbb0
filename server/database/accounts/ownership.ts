import { sql } from 'kysely'
import { contributions } from '#domain/activity/contents.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Database } from '../connection/tables.ts'

/** An item with the tag of its author. */
export interface Tagged {
  id: string
  tag: Buffer
}

/** The contributions to an activity, each with its tag. */
export async function taggedContents(database: Database, objectId: ObjectId): Promise<Tagged[]> {
  const found = await database
    .selectFrom('contents')
    .select(['id', 'tag'])
    .where('object_id', '=', objectId)
    .where('kind', 'in', contributions)
    .where('tag', 'is not', null)
    .execute()
  return found.flatMap(({ id, tag }) => (tag ? { id, tag } : []))
}

/** The tags of items by id; items that are missing or without an author are left out. */
export async function contentTags(database: Database, ids: readonly string[]): Promise<Tagged[]> {
  const found = await database
    .selectFrom('contents')
    .select(['id', 'tag'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('tag', 'is not', null)
    .execute()
  return found.flatMap(({ id, tag }) => (tag ? { id, tag } : []))
}

export interface FoundVote {
  id: string
  workshopId: WorkshopId
  objectId: ObjectId
  targetId: string
  /** Null for an abstention. */
  value1: number | null
  value2: number | null
  /** Null for a like. */
  round: number | null
  tag: Buffer
}

/** The votes with these tags. */
export async function votesByTag(database: Database, tags: readonly Buffer[]): Promise<FoundVote[]> {
  return await votes(database)
    .where(sql<boolean>`tag = any(${tags}::bytea[])`)
    .execute()
}

export async function voteById(database: Database, id: string): Promise<FoundVote | null> {
  return (await votes(database).where('id', '=', id).executeTakeFirst()) ?? null
}

function votes(database: Database) {
  return database
    .selectFrom('votes')
    .select([
      'id',
      'workshop_id as workshopId',
      'object_id as objectId',
      'target_id as targetId',
      'value1',
      'value2',
      'round',
      'tag',
    ])
}
