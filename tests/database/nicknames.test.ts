import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { workshopIdFrom } from '#domain/ids.ts'
import { nicknameAnimals, nicknameColors, readNickname } from '#domain/accounts/nicknames.ts'
import { migrate } from '#server/database/connection/migrate.ts'
import { withDatabase } from './withDatabase.ts'

const shared = withDatabase()
const version = '20261122150000'

test('[A6] members of sessions from before nicknames each get a different one', async () => {
  const { pool } = shared
  await pool.query(`alter table public.members drop column nickname`)
  await pool.query(`create index members_workshop on public.members (workshop_id)`)
  await pool.query('delete from supabase_migrations.schema_migrations where version = $1', [version])
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

  expect(await migrate(pool)).toEqual([version])
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
