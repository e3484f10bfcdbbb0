import { decodeJwt } from 'jose'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { goodPassword, newAccount, newWorkshop, withAccountParts } from '#support/calls/accountParts.ts'
import { mailsTo, uniqueEmail } from '#support/servers/localSupabase.ts'

const parts = withAccountParts()

const from = { address: '192.0.2.1' }
const failed =
  'Oops, something seems to have gone wrong when we tried to set up your account. Please try again!'

test('[M17] [U1] [U2] what a sign-up is checked for before it is sent', async () => {
  for (const [data, message] of [
    [{ email: 'ana' }, 'Please enter a valid email'],
    [
      { password: 'short' },
      'Your new password does not meet the required criteria: It must have at least 8 characters. It must contain digits.',
    ],
  ] as const) {
    expect(() => parts.accounts.validate(data)).toThrow(message)
    const whole = { email: uniqueEmail(), password: goodPassword, ...data }
    await expect(parts.accounts.signUp(from, whole)).rejects.toMatchObject({ name: 'UserMistake', message })
  }
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
