import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { readNickname } from '#domain/accounts/nicknames.ts'
import { messages } from '#domain/messages.ts'
import { createJoin } from '#server/accounts/join.ts'
import { memberSecretOf } from '#server/accounts/tempPassword.ts'
import type { Caller } from '#server/access/caller.ts'
import { removeMember } from '#server/database/workshops/members.ts'
import { createMemberTokens } from '#server/access/memberTokens.ts'
import { createLimits } from '#server/limits/limits.ts'
import {
  goodPassword,
  newAccount,
  newWorkshop,
  newWorkshopId,
  withAccountParts,
} from '#support/calls/accountParts.ts'

const parts = withAccountParts()
let creator: Awaited<ReturnType<typeof newAccount>>
beforeAll(async () => void (creator = await newAccount(parts, 'creator')))

const from = { address: '192.0.2.1' }
const couldNotJoin = { name: 'UserMistake', message: 'Could not join workshop.' }
const wrongPassword = {
  name: 'UserMistake',
  message: 'The password you entered is incorrect. Please try again.',
}

const join = (workshopId: string, password = '', address = from.address) =>
  parts.accounts.join({ address }, { name: '', workshopId, password })

test('[U5] joining creates a temporary member, who is signed in at once, and again with the returned password', async () => {
  const workshop = await newWorkshop(parts.database, creator.id)
  const { user, tempPassword, ...atOnce } = await join(workshop.id.toUpperCase())
  expect(user).toMatchObject({ firstName: 'Test', email: null })
  expect(user.username).toMatch(/^Participant[2-9a-y]{10}$/)
  const { token, refreshToken } = await parts.accounts.signIn(from, user.username, tempPassword)
  const caller = await parts.access.callerOf(token)
  expect(caller).toMatchObject({ kind: 'member', memberId: user.id, workshopId: workshop.id })
  expect(await parts.access.roleIn(caller, workshop.id)).toBe('participant')
  expect(await parts.accounts.me(caller)).toEqual(user)
  expect(await parts.accounts.rights(caller)).toMatchObject({ tempUser: true, createWorkshop: false })
  const renewed = await parts.access.callerOf((await parts.accounts.refresh(from, refreshToken)).token)
  expect(renewed).toMatchObject({ memberId: user.id })
  // With the same secret, they keep the ownership of what they wrote before.
  const tagOf = async (who: Caller) => (await parts.access.author(who, workshop.id)).tagOf('something')
  expect(await tagOf(renewed)).toEqual(await tagOf(caller))
  const joined = await parts.access.callerOf(atOnce.token)
  expect(joined).toMatchObject({ kind: 'member', memberId: user.id, workshopId: workshop.id })
  expect(await tagOf(joined)).toEqual(await tagOf(caller))
})

test('[A6] each member has a nickname that no other member has, removed ones included, on any node', async () => {
  const workshop = await newWorkshop(parts.database, creator.id)
  const joinMany = (count: number) => Promise.all(Array.from({ length: count }, () => join(workshop.id)))
  const first = await joinMany(30)
  for (const { user } of first) await removeMember(parts.database, workshop.id, user.id)
  // A second node draws independently, at the same time.
  const node = createJoin({
    ...parts,
    limits: createLimits(),
    memberTokens: createMemberTokens(parts.appSecret),
  })
  const there = Array.from({ length: 200 }, () =>
    node(from, { name: '', workshopId: workshop.id, password: '' }),
  )
  const all = [...first, ...(await joinMany(200)), ...(await Promise.all(there))]
  const codes = all.map(({ user }) => user.nickname ?? '')
  expect(new Set(codes).size).toBe(430)
  for (const code of codes) expect(readNickname(code)?.number).toBe(1)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from members where workshop_id = ${workshop.id}
    and nickname = any(${codes})`.execute(parts.database)
  expect(rows).toEqual([{ n: 430 }])
})

test('[A2] neither the temporary password nor the secret is stored anywhere', async () => {
  const workshop = await newWorkshop(parts.database, creator.id)
  const { user, tempPassword } = await join(workshop.id)
  const { token } = await parts.accounts.signIn(from, user.username, tempPassword)
  const row = await parts.database
    .selectFrom('members')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const secret = memberSecretOf(tempPassword, user.id)
  const kept = Object.values(row).map((value) =>
    Buffer.isBuffer(value) ? value.toString('hex') : String(value),
  )
  expect(kept).not.toContain(secret.toString('hex'))
  expect(kept.join()).not.toContain(tempPassword)
  for (const issued of [tempPassword, token, secret.toString('base64url'), secret.toString('hex')]) {
    expect(parts.logged()).not.toContain(issued)
  }
})

test('[U3] a wrong temporary password and an unknown participant are refused in the same way', async () => {
  const workshop = await newWorkshop(parts.database, creator.id)
  const { user, tempPassword } = await join(workshop.id)
  const refused = { message: 'login unsuccessful. Please try again' }
  for (const [username, password] of [
    [user.username, ''],
    [user.username, tempPassword.toUpperCase()],
    ['Participantabcdefghij', tempPassword],
  ] as const) {
    await expect(parts.accounts.signIn(from, username, password)).rejects.toMatchObject(refused)
  }
})

test('[M13] a workshop with a password is joined with it, after a first attempt without one', async () => {
  const workshop = await newWorkshop(parts.database, creator.id, { password: 'Sesame' })
  await expect(join(workshop.id)).rejects.toMatchObject(wrongPassword)
  await expect(join(workshop.id, 'sesame')).rejects.toMatchObject(wrongPassword)
  expect(await join(workshop.id, ' Sesame ')).toMatchObject({ user: { lastName: '' } })
})

test('[E3] an ended workshop cannot be joined, says so, and still returns its name', async () => {
  const ended = await newWorkshop(parts.database, creator.id, { ended_at: new Date() })
  for (const password of ['', 'guess'])
    await expect(join(ended.id, password)).rejects.toMatchObject({
      name: 'UserMistake',
      message: 'This session has ended.',
    })
  expect(await parts.accounts.publicWorkshopInfo(from, ended.id)).toMatchObject({
    workshopName: ended.workshop_name,
    workshopEnded: true,
  })
})

test('[M13] a missing workshop, a deleted one or a template cannot be joined, and reveals nothing', async () => {
  const now = new Date()
  const deleted = await newWorkshop(parts.database, creator.id, { deleted_at: now })
  const template = await newWorkshop(parts.database, creator.id, { template: true, template_public: true })
  for (const id of ['', 'zzzzzzzz', 'x'.repeat(5000), "'; --", deleted.id, template.id]) {
    await expect(join(id)).rejects.toMatchObject(couldNotJoin)
    await expect(parts.accounts.publicWorkshopInfo(from, id)).rejects.toMatchObject(couldNotJoin)
  }
})

test('the join page gets the name of the session and of its creator', async () => {
  const { token } = await parts.accounts.signIn(from, creator.email, goodPassword)
  const caller = await parts.access.callerOf(token)
  await parts.accounts.updateProfile(caller, from, {
    userId: creator.id,
    firstName: 'Ana',
    lastName: 'Olsson',
  })
  const workshop = await newWorkshop(parts.database, creator.id, { workshop_name: 'Retrospective' })
  const spaced = ` ${workshop.id.slice(0, 4)} ${workshop.id.slice(4)}`
  expect(await parts.accounts.publicWorkshopInfo(from, spaced)).toEqual({
    workshopName: 'Retrospective',
    workshopCreator: 'Ana Olsson',
    workshopEnded: false,
  })
})

test('[U4] [HT16] guessing a join password slows down after ten tries a minute', async () => {
  const workshop = await newWorkshop(parts.database, creator.id, { password: 'Sesame' })
  const other = await newWorkshop(parts.database, creator.id, { password: 'Sesame' })
  const guesser = '198.51.100.20'
  const answered: unknown[] = []
  const tries = Array.from({ length: 100 }, (_, guess) =>
    join(workshop.id, `no${guess}`, guesser).catch((error: unknown) => answered.push(error)),
  )
  await join(other.id, 'Sesame', guesser)
  await join(workshop.id, 'Sesame', '198.51.100.21')
  // Every two seconds, one of the waiting participants is drawn.
  await expect.poll(() => answered.length).toBeGreaterThanOrEqual(11)
  expect(answered.length).toBeLessThanOrEqual(13)
  expect(answered[0]).toMatchObject(wrongPassword)
  await Promise.all(tries)
  expect(answered.filter((error) => (error as Error).message === wrongPassword.message).length).toBeLessThan(
    20,
  )
})

test('[U4] [HT29] the correct join password is accepted after others guessed from the same address', async () => {
  const workshop = await newWorkshop(parts.database, creator.id, { password: 'Sesame' })
  const address = '198.51.100.22'
  for (let guess = 0; guess < 10; guess++)
    await expect(join(workshop.id, `no${guess}`, address)).rejects.toMatchObject(wrongPassword)
  const room = await Promise.all(Array.from({ length: 40 }, () => join(workshop.id, 'Sesame', address)))
  expect(room).toHaveLength(40)
})

test('[U4] [HT29] a correct session ID is found at once, however many wrong ones came from the same address', async () => {
  const workshop = await newWorkshop(parts.database, creator.id)
  const quiet = await newWorkshop(parts.database, creator.id)
  const address = '198.51.100.23'
  const tries = Array.from({ length: 400 }, () => join(newWorkshopId(), '', address))
  const answers = await Promise.allSettled(tries)
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  // A workshop that somebody has open, and one that nobody has requested since the start.
  await parts.accessCache.workshop(workshop.id)
  expect(await join(workshop.id, '', address)).toMatchObject({ user: { lastName: '' } })
  expect(await parts.accounts.publicWorkshopInfo({ address }, quiet.id)).toMatchObject({
    workshopEnded: false,
  })
})

test('[U4] session IDs cannot be enumerated: after a hundred wrong ones a minute they are looked up at a hundred a second', async () => {
  const address = '198.51.100.24'
  const miss = () => join(newWorkshopId(), '', address).catch(() => undefined)
  await Promise.all(Array.from({ length: 100 }, miss))
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: 100 }, miss))
  expect(performance.now() - startedAt).toBeGreaterThan(900)
})

const full = { name: 'UserMistake', message: messages.sessionFull.sentence }

async function addMembers(workshopId: string, count: number): Promise<void> {
  await sql`insert into members (id, workshop_id, username, name, nickname, password_hash)
    select gen_random_uuid(), ${workshopId}, ${workshopId} || number, 'Somebody', 'red-fox-' || number, '\\x00'
    from generate_series(1, ${count}) number`.execute(parts.database)
}

test('[Q6] [Z15] concurrent joins do not exceed the limit of people; those refused are told that the session is full', async () => {
  const workshop = await newWorkshop(parts.database, creator.id)
  await addMembers(workshop.id, limits.membersPerSession - 7)
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => join(workshop.id)))
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []))
  expect(refusals).toHaveLength(33)
  for (const refusal of refusals) expect(refusal).toMatchObject(full)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from members
    where workshop_id = ${workshop.id}`.execute(parts.database)
  expect(rows).toEqual([{ count: limits.membersPerSession }])
})

test('[U4] a thousand people behind one address can join, though some mistype and all start without a password', async () => {
  const workshop = await newWorkshop(parts.database, creator.id, { password: 'Sesame' })
  const address = '203.0.113.5'
  const startedAt = performance.now()
  const people = await Promise.all(
    Array.from({ length: 1000 }, async (_, person) => {
      await expect(join(workshop.id, '', address)).rejects.toMatchObject(wrongPassword)
      if (person % 100 === 99) await expect(join(workshop.id, 'sesame', address)).rejects.toThrow()
      const { user, tempPassword } = await join(workshop.id, 'Sesame', address)
      const { token } = await parts.accounts.signIn({ address }, user.username, tempPassword)
      return { user, token }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  expect(new Set(people.map(({ user }) => user.username)).size).toBe(1000)
  const { count } = await parts.database
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workshop_id', '=', workshop.id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1000)
  expect(seconds).toBeLessThan(20)
})
