import { expect, test } from 'vitest'
import { goodPassword, newAccount, withAccountParts } from '#support/calls/accountParts.ts'
import { ensureProfile } from '#server/database/accounts/profiles.ts'
import { mailsTo, uniqueEmail } from '#support/servers/localSupabase.ts'

const adminEmail = uniqueEmail('admin')
const parts = withAccountParts({ adminEmails: [adminEmail] })

const from = { address: '192.0.2.1' }
const newPassword = 'battery staple 7'
const alreadyChanged = { name: 'UserMistake', message: 'Password already changed!' }
const somethingWrong = { name: 'UserMistake', message: 'Oops, something went wrong. Please try again!' }

async function recoveryLink(email: string): Promise<{ userId: string; token: string }> {
  await parts.accounts.sendRecoverEmail(from, email)
  await parts.accounts.stop()
  const mail = (await mailsTo(email)).at(-1)
  const [, userId = '', token = ''] = /\/reset\/([^_"]+)_([^"<]+)/.exec(mail?.html ?? '') ?? []
  return { userId, token }
}

async function openedLink(email: string) {
  const link = await recoveryLink(email)
  await parts.accounts.validateToken(from, link.userId, link.token)
  return link
}

test('[M15] the link in the mail replaces a forgotten password, once', async () => {
  const { id, email } = await newAccount(parts)
  const before = await parts.accounts.signIn(from, email, goodPassword)
  const { userId, token } = await recoveryLink(email)
  expect(userId).toBe(id)
  await parts.accounts.validateToken(from, userId, token)
  await parts.accounts.validateToken(from, userId, token)
  await parts.accounts.setNewPassword(from, { userId, token, password: newPassword })

  expect(await parts.accounts.signIn(from, email, newPassword)).toMatchObject({ user: { id } })
  await expect(parts.accounts.signIn(from, email, goodPassword)).rejects.toThrow()
  await expect(parts.accounts.refresh(from, before.refreshToken)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  await expect(parts.accounts.validateToken(from, userId, token)).rejects.toMatchObject(alreadyChanged)
  await expect(
    parts.accounts.setNewPassword(from, { userId, token, password: 'yet another 1' }),
  ).rejects.toMatchObject(alreadyChanged)
})

test('[W6] an account with a listed address is an administrator only after using a link mailed to it', async () => {
  const user = await parts.accounts.signUp(from, { email: adminEmail, password: goodPassword })
  const caller = { kind: 'account', userId: user?.id ?? '', email: adminEmail, expiresAt: Infinity } as const
  const isAdministrator = async () => (await parts.accounts.rights(caller)).administrator
  await parts.accounts.signIn(from, adminEmail, goodPassword)
  expect(await isAdministrator()).toBe(false)
  const { userId, token } = await recoveryLink(adminEmail)
  await parts.accounts.validateToken(from, userId, token)
  expect(await isAdministrator()).toBe(false)
  await parts.accounts.setNewPassword(from, { userId, token, password: newPassword })
  await parts.accounts.signIn(from, adminEmail, newPassword)
  expect(await isAdministrator()).toBe(true)
  // Another address that is configured in Supabase works like one that was typed.
  const change = (email: string) => ensureProfile(parts.database, { id: userId, email })
  await change(uniqueEmail('other'))
  await change(adminEmail)
  expect(await isAdministrator()).toBe(false)
})

test('when two people use a link at once, one sets the password', async () => {
  const { email } = await newAccount(parts)
  const { userId, token } = await openedLink(email)
  const set = (password: string) => parts.accounts.setNewPassword(from, { userId, token, password })
  const answers = await Promise.allSettled([set('first choice 1'), set('second choice 2')])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const winner = answers[0].status === 'fulfilled' ? 'first choice 1' : 'second choice 2'
  expect(await parts.accounts.signIn(from, email, winner)).toMatchObject({ user: { email } })
})

test('a password that does not meet the criteria keeps the link valid', async () => {
  const { email } = await newAccount(parts)
  const { userId, token } = await recoveryLink(email)
  await expect(parts.accounts.setNewPassword(from, { userId, token, password: 'short' })).rejects.toThrow(
    'Your new password does not meet the required criteria: ',
  )
  await parts.accounts.setNewPassword(from, { userId, token, password: newPassword })
})

test('a link works only for its account, and a wrong link for nobody', async () => {
  const [ana, ben] = [await newAccount(parts, 'ana'), await newAccount(parts, 'ben')]
  const { token } = await recoveryLink(ana.email)
  await expect(parts.accounts.validateToken(from, ben.id, token)).rejects.toMatchObject(somethingWrong)
  for (const wrong of ['', 'x', 'a'.repeat(64), '../../etc/passwd']) {
    await expect(parts.accounts.validateToken(from, ana.id, wrong)).rejects.toMatchObject(somethingWrong)
  }
})

test('a link expires ten minutes after it was opened', async () => {
  const { email } = await newAccount(parts)
  const { userId, token } = await openedLink(email)
  await parts.database
    .updateTable('recovery_sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', userId)
    .execute()
  await expect(
    parts.accounts.setNewPassword(from, { userId, token, password: newPassword }),
  ).rejects.toMatchObject(somethingWrong)
  expect(await parts.accounts.signIn(from, email, goodPassword)).toMatchObject({ user: { email } })
})

test('[U7] the stored data of an opened link gives no access without the link', async () => {
  const { email } = await newAccount(parts)
  const { userId, token } = await openedLink(email)
  const { sealed } = await parts.database
    .selectFrom('recovery_sessions')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(sealed?.toString('latin1')).not.toContain('access_token')
  expect(parts.logged()).not.toContain(token)
})

test('[U3] an unknown address gets the same answer as a known one, and no mail is sent', async () => {
  const unknown = uniqueEmail('nobody')
  await parts.accounts.sendRecoverEmail(from, unknown)
  await parts.accounts.stop()
  expect(await mailsTo(unknown)).toEqual([])
  await expect(parts.accounts.sendRecoverEmail(from, 'ana')).rejects.toThrow('Please enter a valid email')
})

test('[U4] recovery mails to one address are limited', async () => {
  const { email } = await newAccount(parts)
  for (let times = 0; times < 8; times++) {
    await parts.accounts.sendRecoverEmail({ address: `203.0.113.${times}` }, email)
  }
  await parts.accounts.stop()
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(5)
})

// A refused sign-in waits for the next time step (U3), and the attempts of one account wait for each other. These tests
// use separate accounts and networks, so that they wait concurrently.
test.concurrent(
  '[U4] [HT29] a correct link works, whatever wrong ones came from the same address',
  async () => {
    const [ana, eve] = [await newAccount(parts, 'ana'), await newAccount(parts, 'eve')]
    const { userId, token } = await recoveryLink(ana.email)
    const wrong = (id: string, at: number) =>
      parts.accounts.validateToken(from, id, `${'a'.repeat(40)}${at}`).catch((error: unknown) => error)
    const ofNobody = Array.from({ length: 300 }, (_, at) => wrong('00000000-0000-4000-8000-000000000000', at))
    await Promise.all(ofNobody)
    // Attempts that name an account count against it: first somebody else's, finally Ana's own.
    const ofEve = Array.from({ length: 40 }, (_, at) => wrong(eve.id, at))
    await Promise.all(Array.from({ length: 12 }, (_, at) => wrong(ana.id, at)))
    await parts.accounts.validateToken(from, userId, token)
    await parts.accounts.setNewPassword(from, { userId, token, password: newPassword })
    expect(await parts.accounts.signIn(from, ana.email, newPassword)).toMatchObject({ user: { id: ana.id } })
    await Promise.all(ofEve)
  },
)

test.concurrent(
  '[U15] [HT29] a person locked out by others sets a new password by mail and signs in',
  async () => {
    const { email } = await newAccount(parts)
    const room = { address: '198.51.100.11' }
    const guesses = Array.from({ length: 12 }, () =>
      parts.accounts.signIn(room, email, 'wrong password 1').catch(() => undefined),
    )
    await Promise.all(guesses)
    const { userId, token } = await recoveryLink(email)
    const { deviceToken } = await parts.accounts.setNewPassword(room, {
      userId,
      token,
      password: newPassword,
    })
    await expect(parts.accounts.signIn(room, email, newPassword)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    })
    expect(await parts.accounts.signIn(room, email, newPassword, deviceToken ?? '')).toMatchObject({
      user: { email },
    })
  },
)
