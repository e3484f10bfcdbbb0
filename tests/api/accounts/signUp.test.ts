import { decodeJwt } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { goodPassword, newAccount, newWorkshop, startAccountParts } from '#support/calls/accountParts.ts'
import type { AccountParts } from '#support/calls/accountParts.ts'
import { mailsTo, uniqueEmail } from '#support/servers/localSupabase.ts'

let parts: AccountParts
beforeAll(async () => void (parts = await startAccountParts()))
afterAll(() => parts.stop())

const from = { address: '192.0.2.1' }
const failed =
  'Oops, something seems to have gone wrong when we tried to set up your account. Please try again!'

test.each([
  [{ email: '' }, 'Please enter your email'],
  [{ email: 'ana' }, 'Please enter a valid email'],
  [
    { password: 'short' },
    'Your new password does not meet the required criteria: It must have at least 8 characters. It must contain digits.',
  ],
  [
    { email: uniqueEmail(), password: '12345678' },
    'Your new password does not meet the required criteria: It must contain letters.',
  ],
])('[M17] [U1] [U2] what a sign-up is checked for before it is sent: %j', async (data, message) => {
  expect(() => parts.accounts.validate(data)).toThrow(message)
  const whole = { email: uniqueEmail(), password: goodPassword, ...data }
  await expect(parts.accounts.signUp(from, whole)).rejects.toMatchObject({ name: 'UserMistake', message })
})

test('[M14] an address with an account cannot get a second one', async () => {
  const { email } = await newAccount(parts)
  await expect(parts.accounts.signUp(from, { email, password: 'another password 1' })).rejects.toMatchObject({
    name: 'UserMistake',
    message: failed,
  })
  expect(await parts.accounts.signIn(from, email, goodPassword)).toMatchObject({ user: { email } })
})

test('[C2] a retried sign-up returns the same', async () => {
  const { id, email } = await newAccount(parts)
  expect(await parts.accounts.signUp(from, { email, password: goodPassword })).toMatchObject({ id, email })
})

test('[U6] what a sign-up, its retry and a refused new password begin beside the sign-in is ended', async () => {
  const { id, email } = await newAccount(parts)
  await parts.accounts.signUp(from, { email, password: goodPassword })
  const { token } = await parts.accounts.signIn(from, email, goodPassword)
  const caller = await parts.access.callerOf(token)
  await expect(parts.accounts.updatePassword(caller, from, goodPassword, goodPassword)).rejects.toThrow()
  await parts.accounts.stop()
  expect(await sessionsOf(id)).toEqual([decodeJwt(token)['session_id']])
})

test('[U4] a sign-up does not bypass the limit of sign-ins', async () => {
  const { email } = await newAccount(parts)
  const guesser = { address: '198.51.100.9' }
  const tries = Array.from({ length: 12 }, () =>
    parts.accounts.signUp(guesser, { email, password: 'wrong password 1' }),
  )
  const answers = await Promise.allSettled(tries)
  expect(answers.filter((answer) => (answer as { reason?: { code?: string } }).reason?.code)).toHaveLength(2)
  await expect(parts.accounts.signIn(guesser, email, goodPassword)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  })
})

test('an account without a profile after an interruption gets it at the next sign-in', async () => {
  const { id, email } = await newAccount(parts)
  await parts.database.deleteFrom('profiles').where('id', '=', id).execute()
  expect(await parts.accounts.signIn(from, email, goodPassword)).toMatchObject({ user: { id, email } })
})

test('[I1] an invited facilitator has the right from the first sign-in after proving the address', async () => {
  const creator = await newAccount(parts, 'creator')
  const workshop = await newWorkshop(parts.database, creator.id)
  const email = uniqueEmail('invited')
  await parts.database
    .insertInto('invitations')
    .values([
      { workshop_id: workshop.id, email, invited_as: 'facilitator' },
      { workshop_id: workshop.id, email, invited_as: 'participant' },
    ])
    .execute()
  const changes: unknown[] = []
  parts.signals.on('rightsChanged', (change) => changes.push(change))
  const user = await parts.accounts.signUp(from, { email, password: goodPassword })
  const role = async (): Promise<string> => {
    const { token } = await parts.accounts.signIn(from, email, goodPassword)
    return await parts.access.roleIn(await parts.access.callerOf(token), workshop.id)
  }
  expect(await role()).toBe('registered')
  expect(changes).toEqual([])
  await parts.database
    .updateTable('profiles')
    .set({ address_proven_at: new Date() })
    .where('email', '=', email)
    .execute()
  expect(await role()).toBe('facilitator')
  expect(changes).toEqual([{ workshopId: workshop.id, userId: user?.id }])
})

test('[U3] a sign-up without a password mails a link, and gives the same answer for a known address', async () => {
  const known = await newAccount(parts)
  const fresh = uniqueEmail('fresh')
  expect(await parts.accounts.signUp(from, { email: fresh, password: null })).toBeNull()
  expect(await parts.accounts.signUp(from, { email: known.email, password: null })).toBeNull()
  await parts.accounts.stop()
  // Whether the address was known is revealed only to its mailbox, not to the caller.
  for (const [email, mark] of [
    [fresh, 'new-'],
    [known.email, ''],
  ] as const) {
    const [mail] = await mailsTo(email)
    expect(mail?.html).toMatch(new RegExp(`http://plenum\\.test/reset/${mark}[0-9a-f-]{36}_[\\w-]+`))
  }
})

test('[U7] no password is in the log or a mail', async () => {
  const email = uniqueEmail()
  await parts.accounts.signUp(from, { email, password: 'a very own secret 1' })
  await parts.accounts.sendRecoverEmail(from, email)
  await parts.accounts.stop()
  expect(parts.logged()).not.toContain('a very own secret 1')
  expect(JSON.stringify(await mailsTo(email))).not.toContain('a very own secret 1')
})

/** Sessions of an account that still have a refresh token. */
async function sessionsOf(userId: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: inject('supabase').adminUrl })
  await client.connect()
  const { rows } = await client
    .query<{ id: string }>(
      `select distinct coalesce(t.session_id, s.id)::text as id from auth.sessions s
       full join auth.refresh_tokens t on t.session_id = s.id
       where s.user_id::text = $1 or t.user_id::text = $1`,
      [userId],
    )
    .finally(() => client.end())
  return rows.map(({ id }) => id)
}
