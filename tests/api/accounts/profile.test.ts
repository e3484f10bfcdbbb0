import { once } from 'node:events'
import { expect, test } from 'vitest'
import { goodPassword, newAccount, newWorkshop, withAccountParts } from '#support/calls/accountParts.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'

const parts = withAccountParts()

const from = { address: '192.0.2.1' }
const nobody = { kind: 'nobody' } as const
const newPassword = 'battery staple 7'
const unauthenticated = { code: 'UNAUTHENTICATED' }

async function signedIn(name = 'person') {
  const account = await newAccount(parts, name)
  const { token, refreshToken } = await parts.accounts.signIn(from, account.email, goodPassword)
  return { ...account, token, refreshToken, caller: await parts.access.callerOf(token) }
}

async function participant() {
  const { id } = await newAccount(parts, 'creator')
  const workshop = await newWorkshop(parts.database, id)
  const { user, tempPassword } = await parts.accounts.join(from, {
    name: 'Kim',
    workshopId: workshop.id,
    password: '',
  })
  const { token } = await parts.accounts.signIn(from, user.username, tempPassword)
  return { ...user, workshop, caller: await parts.access.callerOf(token) }
}

test('names are changed cleaned, one at a time or both', async () => {
  const ana = await signedIn('ana')
  const change = (fields: object) =>
    parts.accounts.updateProfile(ana.caller, from, { userId: ana.id, ...fields })
  expect(await change({ firstName: '  Ana\u0007 ', lastName: 'Olsson' })).toMatchObject({
    firstName: 'Ana',
    lastName: 'Olsson',
  })
  expect(await change({ firstName: 'Anna', email: ana.email.toUpperCase() })).toMatchObject({
    firstName: 'Anna',
    lastName: 'Olsson',
  })
  expect(await parts.accounts.me(ana.caller)).toMatchObject({ firstName: 'Anna', lastName: 'Olsson' })
})

test('[M19] [Z2] the address is read-only, a name has at most 255 characters, a password has its own call', async () => {
  const { id, caller } = await signedIn()
  const change = (fields: object) => parts.accounts.updateProfile(caller, from, { userId: id, ...fields })
  const message =
    'Oops, something seems to have gone wrong when we tried to change your profile details. Please try again!'
  await expect(change({ email: uniqueEmail() })).rejects.toMatchObject({ name: 'UserMistake', message })
  await expect(change({ firstName: 'x'.repeat(256) })).rejects.toMatchObject({ name: 'UserMistake', message })
  await expect(change({ password: newPassword })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})

test('a changed name is updated in the workshops that show it', async () => {
  const { id, caller } = await signedIn()
  const workshop = await newWorkshop(parts.database, id)
  const changed = once(parts.signals, 'workshopChanged')
  await parts.accounts.updateProfile(caller, from, { userId: id, firstName: 'Ana' })
  expect(await changed).toEqual([{ workshopId: workshop.id }])
  expect((await parts.accessCache.workshop(workshop.id))?.creatorName.firstName).toBe('Ana')
})

test('[M16] changing a password requires the old one; this sign-in continues, the others end', async () => {
  const { id, email, caller, refreshToken } = await signedIn()
  const elsewhere = await parts.accounts.signIn(from, email, goodPassword)
  const change = (oldPassword: string, password: string) =>
    parts.accounts.updatePassword(caller, from, oldPassword, password)
  await expect(change('wrong password 1', newPassword)).rejects.toMatchObject({
    name: 'UserMistake',
    message: 'Password validation failed: The current password is not correct.',
  })
  await expect(change(goodPassword, 'short')).rejects.toThrow(/^Your new password .+: It must have/)
  await expect(change(goodPassword, goodPassword)).rejects.toThrow(
    'Password validation failed: The new password must differ from the current one.',
  )
  await change(goodPassword, newPassword)
  expect(await parts.accounts.signIn(from, email, newPassword)).toMatchObject({ user: { id } })
  await expect(parts.accounts.refresh(from, elsewhere.refreshToken)).rejects.toMatchObject(unauthenticated)
  expect(await parts.accounts.refresh(from, refreshToken)).toMatchObject({ token: expect.any(String) })
})

test('[U8][A3] a participant who signs up remains the same participant, and nothing stored or logged ties the two', async () => {
  const kim = await participant()
  const members = () => parts.database.selectFrom('members').selectAll().orderBy('id').execute()
  const before = await members()
  const email = uniqueEmail('kim')
  const { id } = await parts.accounts.updateProfile(kim.caller, from, {
    ...{ userId: kim.id, email, password: goodPassword },
  })
  expect(await members()).toEqual(before)
  expect(await parts.accounts.me(kim.caller)).toMatchObject({ id: kim.id, username: kim.username })
  expect(await parts.access.roleIn(kim.caller, kim.workshop.id)).toBe('participant')
  const account = await parts.access.callerOf((await parts.accounts.signIn(from, email, goodPassword)).token)
  expect(await parts.access.roleIn(account, kim.workshop.id)).toBe('registered')
  const profile = await parts.database
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const trace of [kim.id, kim.username, kim.workshop.id]) {
    expect(JSON.stringify(profile)).not.toContain(trace)
    const lines = parts.logged().split('\n')
    expect(
      lines.filter((line) => line.includes(trace) && (line.includes(id) || line.includes(email))),
    ).toEqual([])
  }
})

test('language and theme are the own account\u2019s: told to nobody else, and only ones there are', async () => {
  const ana = await signedIn('ana')
  const change = (fields: object) =>
    parts.accounts.updateProfile(ana.caller, from, { userId: ana.id, ...fields })
  expect(await parts.accounts.me(ana.caller)).toMatchObject({ language: null, selectedTheme: 0 })
  await change({ language: 'sv' })
  expect(await change({ selectedTheme: 1 })).toMatchObject({ language: 'sv', selectedTheme: 1 })
  for (const wrong of [{ language: 'xx' }, { selectedTheme: -1 }]) {
    await expect(change(wrong)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  }
})

test('rights of a user: an account creates workshops, a participant does not, callers without a token must sign in', async () => {
  const { caller } = await signedIn()
  expect(await parts.accounts.rights(caller)).toEqual({
    tempUser: false,
    betaUser: false,
    createWorkshop: true,
    administrator: false,
    licenseInfo: { limitedUser: false, licenseText: '', workshopLimit: null, workshopCount: 0 },
  })
  await expect(parts.accounts.rights(nobody)).rejects.toMatchObject(unauthenticated)
  expect(await parts.accounts.me(nobody)).toBeNull()
})

test('a user who goes offline is reported to the screens that show who is present', async () => {
  const { id, caller } = await signedIn()
  const gone: string[] = []
  parts.signals.on('wentOffline', ({ userId }) => gone.push(userId))
  parts.accounts.goOffline(caller)
  expect(gone).toEqual([id])
  expect(() => parts.accounts.goOffline(nobody)).toThrow(expect.objectContaining(unauthenticated))
})
