import { expect, test } from 'vitest'
import { migrate } from '#server/database/connection/migrate.ts'
import { productProfile } from '#server/database/accounts/productProfile.ts'
import { quiet } from '#support/quiet.ts'
import { withDatabase } from './withDatabase.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { workshopIdFrom } from '#domain/ids.ts'
import { nicknameAnimals, nicknameColors, readNickname } from '#domain/accounts/nicknames.ts'

const shared = withDatabase()
const version = '20261122130000'
const [owner, other] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2']

test('[W8, W9] in an older database official templates are marked as English, and their uses are known', async () => {
  const { pool } = shared
  await pool.query(`
    alter table public.workshops drop column template_language, drop column used_by_others;
    alter table public.seeded_templates drop column template_key;
    delete from supabase_migrations.schema_migrations where version = '${version}';
    insert into public.profiles (id, email, member_secret)
      values ('${owner}', 'a@example.org', ''), ('${other}', 'b@example.org', '');
    insert into public.workshops (id, workshop_name, creator, template, template_official, copy_counter) values
      ('official', 'Retro', '${productProfile.id}', true, true, 2), ('shared', 'Shared', '${owner}', true, false, 3);
    insert into public.seeded_templates (name, workshop_id) values ('retro', 'official'), ('erased', 'nowhere');
    insert into public.workshops (id, workshop_name, creator, source_workshop_id) values
      ('one', 'One', '${owner}', 'official'), ('two', 'Two', '${other}', 'shared'), ('three', 'Three', '${owner}', 'shared')`)

  expect(await migrate(pool, { logger: quiet })).toEqual([version])
  const templates = await pool.query(
    'select id, template_language, used_by_others from public.workshops order by id',
  )
  expect(templates.rows).toEqual([
    { id: 'official', template_language: 'en', used_by_others: 1 },
    { id: 'one', template_language: null, used_by_others: 0 },
    { id: 'shared', template_language: null, used_by_others: 1 },
    { id: 'three', template_language: null, used_by_others: 0 },
    { id: 'two', template_language: null, used_by_others: 0 },
  ])
  const seeded = await pool.query('select name, template_key from public.seeded_templates order by name')
  expect(seeded.rows).toEqual([
    { name: 'erased', template_key: 'erased' },
    { name: 'retro', template_key: 'retro' },
  ])
})

const nicknameVersion = '20261122150000'

test('[A6] members of sessions from before nicknames each get a different one', async () => {
  const { pool } = shared
  await pool.query(`alter table public.members drop column nickname`)
  await pool.query(`create index members_workshop on public.members (workshop_id)`)
  await pool.query('delete from supabase_migrations.schema_migrations where version = $1', [nicknameVersion])
  const creator = randomUUID()
  await pool.query('insert into public.profiles (id, email, member_secret) values ($1, $2, $3)', [
    ...[creator, `${creator}@example.org`, randomBytes(32)],
  ])
  for (const count of [1200, 3]) {
    const id = workshopIdFrom(randomBytes(64))
    const workshop = [id, 'From before', creator]
    await pool.query(
      'insert into public.workshops (id, workshop_name, creator) values ($1, $2, $3)',
      workshop,
    )
    await pool.query(
      `insert into public.members (id, workshop_id, username, name, password_hash)
       select gen_random_uuid(), $1, $1 || number, 'Test', '\\x00' from generate_series(1, $2::int) number`,
      [id, count],
    )
  }

  expect(await migrate(pool, { logger: quiet })).toEqual([nicknameVersion])
  const { rows } = await pool.query<{ workshop_id: string; nickname: string }>(
    'select workshop_id, nickname from public.members',
  )
  const named = rows.map((row) => readNickname(row.nickname))
  expect(named).not.toContain(null)
  expect(new Set(rows.map((row) => `${row.workshop_id} ${row.nickname}`)).size).toBe(1203)
  expect(new Set(named.map((nickname) => nickname?.animal))).toEqual(new Set(nicknameAnimals))
  expect(new Set(named.map((nickname) => nickname?.color))).toEqual(new Set(nicknameColors))
  // Numbers are used as little as possible.
  expect(Math.max(...named.map((nickname) => nickname?.number ?? 0))).toBe(3)
})
