import { expect, onTestFinished, test, vi } from 'vitest'
import { createSharedRenewals } from './renewals.ts'

const from = { address: '192.0.2.1' }

test('[U11] a refresh token is renewed once, however many requests present it within ten seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let renewals = 0
  const renew = createSharedRenewals((_from, refreshToken) => {
    renewals += 1
    return Promise.resolve({ token: `${refreshToken} ${renewals}`, refreshToken: `${refreshToken}'` })
  })
  const [one, other] = await Promise.all([renew(from, 'a'), renew(from, 'a')])
  expect(one).toBe(other)
  await vi.advanceTimersByTimeAsync(9999)
  expect(await renew(from, 'a')).toBe(one)
  expect((await renew(from, 'b')).token).toBe('b 2')
  await vi.advanceTimersByTimeAsync(1)
  expect((await renew(from, 'a')).token).toBe('a 3')
})

test('[U11] once the successor was used, Supabase decides on the replaced refresh token', async () => {
  const seen: string[] = []
  const renew = createSharedRenewals((_from, refreshToken) => {
    seen.push(refreshToken)
    return Promise.resolve({ token: '', refreshToken: `${refreshToken}'` })
  })
  const { refreshToken: successor } = await renew(from, 'a')
  await renew(from, 'a')
  await renew(from, successor)
  await renew(from, 'a')
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
  await expect(renew(from, 'a')).rejects.toThrow('away')
  expect((await renew(from, 'a')).token).toBe('t')
})
