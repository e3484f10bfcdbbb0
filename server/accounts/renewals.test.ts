import { expect, onTestFinished, test, vi } from 'vitest'
import { createSharedRenewals } from './renewals.ts'

test('[U11] a refresh token is renewed once, however many requests present it within ten seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let renewals = 0
  const renew = createSharedRenewals((refreshToken) => {
    renewals += 1
    return Promise.resolve({ token: `${refreshToken} ${renewals}`, refreshToken: `${refreshToken}'` })
  })
  const [one, other] = await Promise.all([renew('a'), renew('a')])
  expect(one).toBe(other)
  await vi.advanceTimersByTimeAsync(9999)
  expect(await renew('a')).toBe(one)
  expect((await renew('b')).token).toBe('b 2')
  await vi.advanceTimersByTimeAsync(1)
  expect((await renew('a')).token).toBe('a 3')
})

test('[U11] once the successor was used, Supabase decides on the replaced refresh token', async () => {
  const seen: string[] = []
  const renew = createSharedRenewals((refreshToken) => {
    seen.push(refreshToken)
    return Promise.resolve({ token: '', refreshToken: `${refreshToken}'` })
  })
  const { refreshToken: successor } = await renew('a')
  await renew('a')
  await renew(successor)
  await renew('a')
  expect(seen).toEqual(['a', "a'", 'a'])
})

test('a failed renewal is retried', async () => {
  let tries = 0
  const renew = createSharedRenewals(() => {
    tries += 1
    return tries === 1
      ? Promise.reject(new Error('away'))
      : Promise.resolve({ token: 't', refreshToken: 'r' })
  })
  await expect(renew('a')).rejects.toThrow('away')
  expect((await renew('a')).token).toBe('t')
})
