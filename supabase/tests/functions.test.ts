import { expect, test } from 'vitest'
import { withDatabase } from '../../tests/database/withDatabase.ts'

const database = withDatabase()

test('every function has a search path of its own, and none is for strangers', async () => {
  const { rows } = await database.pool.query<{
    name: string
    settings: string[] | null
    forStrangers: boolean
  }>(
    `select proname as name, proconfig as settings,
       has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute') as "forStrangers"
     from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { name, settings, forStrangers } of rows)
    expect({ name, settings, forStrangers }).toEqual({
      name,
      settings: ['search_path=""'],
      forStrangers: false,
    })
})
