import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { ObjectId, PartId, UserId, WorkshopId } from '#domain/ids.ts'
import type { ResultRights } from '#domain/activity/votes/rights.ts'
import type { RemoteRights } from './remotes.ts'
import type { Database, WorkshopsTable } from '../connection/tables.ts'
import type { KeptKey } from './workshopKeys.ts'

export type Workshop = Selectable<WorkshopsTable>

/** A workshop that is not deleted. */
export async function workshopById(database: Database, id: WorkshopId): Promise<Workshop | null> {
  const found = await database
    .selectFrom('workshops')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** A deleted one too, until its erasure begins. */
export async function workshopEvenDeleted(database: Database, id: WorkshopId): Promise<Workshop | null> {
  const found = await database
    .selectFrom('workshops')
    .selectAll()
    .where('id', '=', id)
    .where('erasing', '=', false)
    .executeTakeFirst()
  return found ?? null
}

/** All facts on which rights in a workshop depend. */
export interface WorkshopRights {
  id: WorkshopId
  name: string
  creatorName: { firstName: string; lastName: string }
  password: string
  template: boolean
  /** An official or public template. */
  openTemplate: boolean
  ended: boolean
  /** The sealed key of the tags; null once it is destroyed. */
  key: KeptKey | null
  facilitators: ReadonlySet<UserId>
  removedMembers: ReadonlySet<UserId>
  /** Hash of the token of the projector link; null without one. */
  projectorHash: Buffer | null
  /** Paired phones. */
  remotes: readonly RemoteRights[]
  parts: readonly PartRights[]
  /** Everybody who joined as a participant, removed ones included. */
  members: number
}

/** An activity that is not deleted. */
export interface PartRights {
  partId: PartId
  objectId: ObjectId
  content: string
  hidden: boolean
  /** Of an activity with votes. SPEC BT4 */
  results: ResultRights
}

/**
 * Reads the facts in one statement, so that they are consistent. Null for a workshop that does not exist or is deleted.
 */
export async function workshopRights(database: Database, id: WorkshopId): Promise<WorkshopRights | null> {
  const row = await database
    .selectFrom('workshops')
    .innerJoin('profiles', 'profiles.id', 'workshops.creator')
    .leftJoin('workshop_keys', 'workshop_keys.workshop_id', 'workshops.id')
    .leftJoin('projector_links', 'projector_links.workshop_id', 'workshops.id')
    .select(['workshops.workshop_name', 'workshops.password', 'workshops.template', 'workshops.ended_at'])
    .select(['profiles.first_name', 'profiles.last_name', 'projector_links.token_hash'])
    .select(['workshop_keys.key', 'workshop_keys.sealed', 'workshop_keys.object'])
    .select(sql<boolean>`template and (template_public or template_official)`.as('open_template'))
    .select([
      sql<UserId[]>`array(select user_id::text from facilitators f where f.workshop_id = workshops.id)`.as(
        'facilitators',
      ),
      sql<
        UserId[]
      >`array(select m.id::text from members m where m.workshop_id = workshops.id and m.removed)`.as(
        'removed_members',
      ),
      sql<PartRights[]>`(select coalesce(json_agg(json_build_object('partId', p.id, 'objectId', p.object_id,
        'content', p.content, 'hidden', p.hidden, 'results', json_build_object('round', p.voting_round,
        'resultsShown', p.results_shown, 'resultsBlind', p.results_blind)) order by p.position, p.id), '[]')
        from parts p where p.workshop_id = workshops.id and not p.deleted)`.as('parts'),
      sql<RemoteRights[]>`(select coalesce(json_agg(json_build_object('id', r.id, 'userId', r.user_id,
        'tokenHash', encode(r.token_hash, 'hex'), 'issuedAt', r.issued_at,
        'expiresAt', floor(extract(epoch from r.expires_at)))), '[]')
        from remotes r where r.workshop_id = workshops.id and r.token_hash is not null and r.expires_at > now())`.as(
        'remotes',
      ),
      sql<number>`(select count(*)::int from members m where m.workshop_id = workshops.id)`.as('members'),
    ])
    .where('workshops.id', '=', id)
    .where('workshops.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const ended = row.ended_at !== null
  return {
    id,
    name: row.workshop_name,
    creatorName: { firstName: row.first_name, lastName: row.last_name },
    password: row.password,
    template: row.template,
    openTemplate: row.open_template,
    ended,
    key: ended ? null : keptKey(row),
    facilitators: new Set(row.facilitators),
    removedMembers: new Set(row.removed_members),
    projectorHash: row.token_hash,
    remotes: row.remotes,
    parts: row.parts,
    members: row.members,
  }
}

function keptKey({
  key,
  sealed,
  object,
}: {
  key: Buffer | null
  sealed: Buffer | null
  object: string | null
}): KeptKey | null {
  if (sealed && object !== null) return { sealed, object }
  return key && { clear: key }
}
