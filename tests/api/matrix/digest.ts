import type { TestServer } from '#support/servers/server.ts'
import type { Stage } from './stage.ts'

/** A digest of the tables of a workshop: equal before and after means that nothing changed. */
export async function digestOf({ services: { pool } }: TestServer, { workshopId }: Stage) {
  const { rows } = await pool.query<Record<string, string | number>>(
    `select
      (select md5(string_agg(t::text, '|' order by t.id)) from workshops t where id = $1) as workshop,
      (select md5(string_agg(t::text, '|' order by t.user_id)) from facilitators t where workshop_id = $1) as facilitators,
      (select md5(string_agg(t::text, '|' order by t.id)) from members t where workshop_id = $1) as members,
      (select md5(string_agg(t::text, '|' order by t.id)) from parts t where workshop_id = $1) as parts,
      (select md5(string_agg(t::text, '|' order by t.id)) from contents t where workshop_id = $1) as contents,
      (select md5(string_agg(t::text, '|' order by t.id)) from votes t where workshop_id = $1) as votes,
      (select md5(string_agg(t::text, '|')) from workshop_keys t where workshop_id = $1) as key,
      (select md5(string_agg(t::text, '|')) from projector_links t where workshop_id = $1) as projector,
      (select md5(string_agg(t::text, '|' order by t.id)) from remotes t where workshop_id = $1) as remotes,
      (select md5(string_agg(t::text, '|' order by t.email)) from invitations t where workshop_id = $1) as invitations,
      (select count(*) from tags where workshop_id = $1) as tags,
      (select max(seq) from document_updates where workshop_id = $1) as journal,
      (select md5(string_agg(t::text, '|' order by t.id)) from profiles t) as profiles,
      (select count(*) from workshops) as workshops`,
    [workshopId],
  )
  return rows[0]
}
