import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '#server/database/connection/pool.ts'
import { runningSupabase } from '#server/local/postgres/runningDatabase.ts'
import { callsOf, signInCalls, signUpCalls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { startSession } from '#support/calls/session.ts'
import { quiet } from '#support/quiet.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import type { RunningPlenum } from '#support/servers/runningPlenum.ts'
import { placesOf, stealStored } from './haul.ts'

let plenum: RunningPlenum
beforeAll(async () => void (plenum = await runPlenum({ LOG_LEVEL: 'debug' })))
afterAll(() => plenum.stop())

const password = 'correct horse 9'
const newPassword = 'correct horse 10'

test('[X3] after the deletion of an account neither its address nor its id is in any table, file or log', async () => {
  const [fayEmail, benEmail] = [uniqueEmail('fay'), uniqueEmail('ben')]
  const ben = await signUpCalls(plenum, benEmail)
  const fay = await liveOf(fayEmail)
  const own = await startSession(plenum, fay, 'Own')
  await makeFacilitators(fay, own.workshopId, [benEmail])
  await startSession(plenum, fay, 'Alone')
  const visited = await startSession(plenum, ben, 'Visited')
  await makeFacilitators(ben, visited.workshopId, [fayEmail])
  await ben.must(
    'mutation ($id: ID!, $to: [String]!) { sendInvites(workshopId: $id, invitees: $to) { ok errorString } }',
    { id: visited.workshopId, to: [fayEmail] },
  )
  await placesUntil([fayEmail], (places) => places.some((place) => place.startsWith('mail/')))
  const before = await placesUntil([fayEmail], () => true)
  expect(before).toContain('table auth.users')
  await fay.must('mutation ($password: String!) { deleteAccount(password: $password) { ok errorString } }', {
    password: newPassword,
  })
  const left = await placesUntil([fayEmail, fay.id], (places) => places.length === 0)
  expect(left).toEqual([])
})

test('[X3] records of sign-ins from an earlier version go with the update, with their file', async () => {
  const canary = uniqueEmail('earlier')
  await sql(
    'drop rule if exists no_records on auth.audit_log_entries',
    `insert into auth.audit_log_entries (id, payload)
      select gen_random_uuid(), json_build_object('actor_username', '${canary}') from generate_series(1, 100)`,
  )
  expect(await placesUntil([canary], () => true)).toEqual(['table auth.audit_log_entries'])
  expect(await recordsHold(canary)).toBe(true)
  await plenum.kill()
  await plenum.start()
  expect(await placesUntil([canary], () => true)).toEqual([])
  expect(await recordsHold(canary)).toBe(false)
})

/** An account that did everything that an account can do about itself. */
async function liveOf(email: string) {
  const first = await signUpCalls(plenum, email)
  await first.act(`updateUser(userId: "${first.id}", firstName: "Fay", lastName: "Ray")`)
  await callsOf(plenum, null).must(
    'mutation ($token: String!) { refreshToken(refreshToken: $token) { ok errorString } }',
    { token: first.refreshToken },
  )
  await expect(signInCalls(plenum, email, 'wrong horse 9')).rejects.toThrow()
  await first.act('logout')
  const again = await signInCalls(plenum, email, password)
  await again.must(
    `mutation ($old: String!, $new: String!) {
      updatePassword(oldPassword: $old, newPassword: $new) { ok errorString } }`,
    { old: password, new: newPassword },
  )
  await callsOf(plenum, null).act(`sendRecoverEmail(email: "${email}")`)
  return again
}

/**
 * Where one of these is found, as soon as that is as wanted: the last traces go in the background. Dead rows and
 * write-ahead log are not looked at: the promise leaves them out.
 */
async function placesUntil(texts: string[], isWanted: (places: string[]) => boolean): Promise<string[]> {
  let places: string[] = []
  await expect
    .poll(
      async () => {
        const loot = (await stealStored(plenum)).filter(({ place }) => !place.startsWith('postgres/data/'))
        places = [...new Set(texts.flatMap((text) => placesOf(loot, text)))]
        return isWanted(places)
      },
      { timeout: 15_000 },
    )
    .toBe(true)
    .catch(() => undefined)
  return places
}

/** Whether the file of the table contains a text, dead rows included. */
async function recordsHold(text: string): Promise<boolean> {
  const [{ path }] = (await sql(
    'checkpoint',
    "select pg_relation_filepath('auth.audit_log_entries') as path",
  )) as [{ path: string }]
  const loot = await stealStored(plenum)
  return placesOf(loot, text).includes(`postgres/data/${path}`)
}

/** The rows of the last statement. */
async function sql(...statements: string[]): Promise<unknown[]> {
  const supabase = await runningSupabase(plenum.dataDir, quiet)
  const pool = createPool(supabase?.databaseUrl ?? '', quiet, { max: 1 })
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await pool.query(statement)).rows
    return rows
  } finally {
    await pool.end()
  }
}
