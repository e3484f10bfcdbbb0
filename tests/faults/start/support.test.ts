import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { mailsTo, testDatabase, uniqueEmail } from '#support/localSupabase.ts'

const database = await testDatabase()
afterAll(() => database.stop())

test('a test database has the schema and shares accounts and mails', async () => {
  const client = new pg.Client({ connectionString: database.databaseUrl })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as n from supabase_migrations.schema_migrations')
  expect(rows[0].n).toBeGreaterThan(0)
  await client.end()
  const { supabaseUrl, publishableKey } = database.supabase
  const supabase = createClient(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const email = uniqueEmail()
  const signedUp = await supabase.auth.signUp({ email, password: 'abcdefg1' })
  expect(signedUp.error).toBeNull()
  await supabase.auth.resetPasswordForEmail(email, { redirectTo: 'http://localhost/reset/u1' })
  const mails = await mailsTo(email)
  expect(mails[0]?.html).toContain('http://localhost/reset/u1_')
})
