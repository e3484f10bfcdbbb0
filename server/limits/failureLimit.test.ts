import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCounter } from './counter.ts'
import { createFailureLimit } from './failureLimit.ts'
import { createLimits } from './limits.ts'

const wrong = () => Promise.resolve('wrong')
const right = () => Promise.resolve('right')
const isWrong = (answer: string): boolean => answer === 'wrong'
const limited = { code: 'RATE_LIMITED' }

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_007 }))
afterEach(() => void vi.useRealTimers())

const limit = (more = {}) => createFailureLimit({ counter: createCounter('test', 60), allowed: 10, ...more })

test('[U4] after ten wrong attempts even a correct one is refused', async () => {
  const { guard } = limit()
  for (let tries = 0; tries < 10; tries++) expect(await guard('k', wrong, isWrong)).toBe('wrong')
  await expect(guard('k', right, isWrong)).rejects.toMatchObject(limited)
  expect(await guard('another', right, isWrong)).toBe('right')
})

test('[U4] no more than ten wrong attempts are answered in any minute, whenever it begins', async () => {
  const { guard } = limit()
  const answeredAt: number[] = []
  for (let second = 0; second < 600; second++) {
    await guard('k', wrong, isWrong).then(
      () => answeredAt.push(second),
      () => undefined,
    )
    vi.advanceTimersByTime(1000)
  }
  for (let from = 0; from < 540; from++) {
    expect(answeredAt.filter((at) => at >= from && at < from + 60).length).toBeLessThanOrEqual(10)
  }
  expect(answeredAt.length).toBeGreaterThan(70)
})

test('[U4] of a thousand concurrent attempts ten are answered, and a correct one among the last is not', async () => {
  const { guard } = limit()
  const tries = Array.from({ length: 1000 }, (_, index) => guard('k', index === 500 ? right : wrong, isWrong))
  const answers = await Promise.allSettled(tries)
  const answered = answers.filter(({ status }) => status === 'fulfilled')
  expect(answered.length).toBeLessThanOrEqual(10)
  expect(answers[500]?.status).toBe('rejected')
})

test('[U4] successful attempts make room for typing mistakes', async () => {
  const { guard } = limit({ credit: 100 })
  for (let person = 0; person < 1000; person++) {
    if (person % 10 === 0) await guard('k', wrong, isWrong)
    expect(await guard('k', right, isWrong)).toBe('right')
  }
})

test('[U4] expensive attempts on one key run one at a time, and a long queue is refused', async () => {
  const { guard } = limit({ isSerial: true })
  let running = 0
  let most = 0
  const slow = async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
    return 'right'
  }
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => guard('k', slow, isWrong)))
  expect(most).toBe(1)
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(30)
  expect(await guard('k', right, isWrong)).toBe('right')
})

test('[U4] an attempt that throws counts as no failure and blocks nobody', async () => {
  const { guard } = limit({ isSerial: true })
  const broken = () => Promise.reject(new Error('the database is away'))
  for (let tries = 0; tries < 20; tries++) await expect(guard('k', broken, isWrong)).rejects.toThrow('away')
  expect(await guard('k', right, isWrong)).toBe('right')
})

test('a quota is used up and refills', async () => {
  const { mailsTo } = createLimits()
  const taken = []
  for (let mail = 0; mail < 6; mail++) taken.push(await mailsTo.take('a@b.org'))
  expect(taken).toEqual([true, true, true, true, true, false])
  await expect(mailsTo.demand('a@b.org')).rejects.toMatchObject(limited)
  vi.advanceTimersByTime(71 * 60 * 1000)
  await mailsTo.demand('a@b.org')
})

test('concurrent calls get no more of a quota than sequential ones', async () => {
  const { invitations } = createLimits()
  const taken = await Promise.all([300, 300, 200, 1].map((amount) => invitations.take('a', amount)))
  expect(taken).toEqual([true, false, true, false])
})
