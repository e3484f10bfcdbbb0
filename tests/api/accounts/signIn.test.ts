import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, newAccount, startAccountParts } from '#support/accountParts.ts'
import type { AccountParts } from '#support/accountParts.ts'
import { uniqueEmail } from '#support/localSupabase.ts'

let parts: AccountParts
beforeAll(async () => void (parts = await startAccountParts()))
afterAll(() => parts.stop())

const from = { address: '192.0.2.1' }
const refusedSignIn = { name: 'UserMistake', message: 'login unsuccessful. Please try again' }
const unauthenticated = { code: 'UNAUTHENTICATED' }

test('who signs up can sign in, in any case of the address, and is who they are', async () => {
  const { id, email } = await newAccount(parts, 'Ana')
  const { token, user } = await parts.accounts.signIn(from, ` ${email.toUpperCase()} `, goodPassword)
  const caller = await parts.access.callerOf(token)
  expect(caller).toMatchObject({ kind: 'account', userId: id })
  expect(user).toEqual({
    id,
    username: email.toLowerCase(),
    firstName: '',
    lastName: '',
    email: email.toLowerCase(),
    language: null,
    selectedTheme: 0,
  })
  expect(await parts.accounts.me(caller)).toEqual(user)
})

test('[U3] a wrong password, an unknown address and an impossible one are refused alike, in the same time', async () => {
  const { email } = await newAccount(parts)
  const times: Record<string, number[]> = {}
  for (let round = 0; round < 3; round++) {
    for (const [kind, address] of Object.entries({
      known: email,
      unknown: uniqueEmail(),
      none: 'x',
      member: 'Participantabcdefghij',
    })) {
      const startedAt = performance.now()
      await expect(
        parts.accounts.signIn({ address: `192.0.2.${round}` }, address, 'wrong password 1'),
      ).rejects.toMatchObject(refusedSignIn)
      times[kind] = [...(times[kind] ?? []), performance.now() - startedAt]
    }
  }
  const fastest = Object.values(times).map((each) => Math.min(...each))
  expect(Math.max(...fastest)).toBeLessThan(Math.min(...fastest) * 1.2)
})

test('[U4] guessing one account stops after ten tries a minute, for who guesses alone', async () => {
  const { email } = await newAccount(parts)
  const guesser = { address: '198.51.100.7' }
  const tries = Array.from({ length: 15 }, () => parts.accounts.signIn(guesser, email, 'wrong password 1'))
  const answers = await Promise.allSettled(tries)
  const codes = answers.map((answer) =>
    answer.status === 'rejected' ? ((answer.reason as { code?: string }).code ?? 'answered') : 'in',
  )
  expect(codes.filter((code) => code === 'answered')).toHaveLength(10)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5)
  await expect(parts.accounts.signIn(guesser, email, goodPassword)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  })
  expect(await parts.accounts.signIn(from, email, goodPassword)).toMatchObject({ user: { email } })
})

test('[U6] a session is renewed once with each refresh token, and ends when its owner signs out', async () => {
  const { email } = await newAccount(parts)
  const first = await parts.accounts.signIn(from, email, goodPassword)
  const second = await parts.accounts.refresh(first.refreshToken)
  const caller = await parts.access.callerOf(second.token)
  await parts.accounts.signOut(caller)
  await parts.accounts.stop()
  await expect(parts.access.callerOf(second.token)).rejects.toMatchObject(unauthenticated)
  await expect(parts.access.callerOf(first.token)).rejects.toMatchObject(unauthenticated)
  await expect(parts.accounts.refresh(second.refreshToken)).rejects.toMatchObject(unauthenticated)
})

test('people who renew at the same moment get their own sessions', async () => {
  const people = await Promise.all([1, 2, 3, 4].map((number) => newAccount(parts, `person${number}`)))
  const signedIn = await Promise.all(
    people.map(({ email }) => parts.accounts.signIn(from, email, goodPassword)),
  )
  const renewed = await Promise.all(signedIn.map(({ refreshToken }) => parts.accounts.refresh(refreshToken)))
  const callers = await Promise.all(renewed.map(({ token }) => parts.access.callerOf(token)))
  expect(callers.map((caller) => (caller.kind === 'account' ? caller.userId : null))).toEqual(
    people.map(({ id }) => id),
  )
})

test.each(['', 'x', 'a.b.c', 'abcdefghijkl'])('[U6] %j renews nothing', async (refreshToken) => {
  await expect(parts.accounts.refresh(refreshToken)).rejects.toMatchObject(unauthenticated)
})

test('[U7] no password and no token is in the log', async () => {
  const { email } = await newAccount(parts)
  const { token, refreshToken } = await parts.accounts.signIn(from, email, goodPassword)
  await expect(parts.accounts.signIn(from, email, 'a secret that is wrong 1')).rejects.toThrow()
  await parts.accounts.refresh(refreshToken)
  for (const secret of [goodPassword, token, refreshToken, 'a secret that is wrong 1']) {
    expect(parts.logged()).not.toContain(secret)
  }
})
