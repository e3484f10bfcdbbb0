import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seededRandom } from '#support/random.ts'
import { createCounter } from './counter.ts'
import { createPatientLimit } from './patientLimit.ts'

const everyMs = 1000
const longestMs = 15_000

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_007 }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const rules = () => ({
  counter: createCounter('test', 60),
  ...{ allowed: 10, everyMs, mostWaiting: 200, longestMs },
})

/** One password, with the tried and the checked attempts. */
function door(more = {}) {
  const limit = createPatientLimit({ ...rules(), ...more })
  let looks = 0
  const knock = (password: string, key = 'k'): Promise<boolean> =>
    limit.guard(
      { key, ballot: password },
      async () => {
        looks += 1
        return password === 'right'
      },
      (isRight) => !isRight,
    )
  return { knock, looks: () => looks }
}

test('[U4] ten wrong attempts are checked; a correct one after them waits and succeeds', async () => {
  const { knock } = door()
  for (let tries = 0; tries < 10; tries++) expect(await knock(`wrong ${tries}`)).toBe(false)
  const right = knock('right')
  expect(await knock('right', 'another')).toBe(true)
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(await right).toBe(true)
})

test('[U4] of a thousand concurrent attempts ten are checked, then one per draw', async () => {
  const { knock, looks } = door()
  const answers = Promise.allSettled(Array.from({ length: 1000 }, (_, at) => knock(`wrong ${at}`)))
  await vi.advanceTimersByTimeAsync(0)
  expect(looks()).toBe(10)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks()).toBeLessThanOrEqual(10 + longestMs / everyMs)
  const refused = (await answers).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(900)
})

test('[U4] a continuous guesser delays nobody for long, and gets no more than one check per draw', async () => {
  // One in forty random runs has a person who is not drawn in either try.
  const random = seededRandom(4)
  vi.spyOn(Math, 'random').mockImplementation(() => random.integer(2 ** 32) / 2 ** 32)
  const { knock, looks } = door()
  let isOn = true
  const guess = async (guesser: number): Promise<void> => {
    for (let at = 0; isOn; at++) await knock(`wrong ${guesser} ${at}`).catch(() => undefined)
  }
  for (let guesser = 0; guesser < 4; guesser++) void guess(guesser)
  await vi.advanceTimersByTimeAsync(5000)
  let inside = 0
  const people = 20
  for (let person = 0; person < people; person++) {
    // The browser retries when it was not drawn.
    const isIn = knock('right').catch(() => knock('right'))
    void isIn.then(() => (inside += 1))
    await vi.advanceTimersByTimeAsync(2 * longestMs)
  }
  isOn = false
  expect(inside).toBe(people)
  const seconds = 5 + (people * 2 * longestMs) / 1000
  expect(looks()).toBeLessThanOrEqual(10 * (seconds / 60 + 1) + (1000 / everyMs) * seconds)
})

test('[U4] correct attempts with the same password are drawn together', async () => {
  const { knock } = door({ mostWaiting: 1000 })
  for (let tries = 0; tries < 10; tries++) await knock(`wrong ${tries}`)
  const guesses = Array.from({ length: 10 }, (_, at) => knock(`wrong ${10 + at}`))
  const room = Array.from({ length: 300 }, () => knock('right'))
  await vi.advanceTimersByTimeAsync(12 * everyMs)
  expect(await Promise.all(room)).toEqual(room.map(() => true))
  await vi.advanceTimersByTimeAsync(longestMs)
  await Promise.allSettled(guesses)
})

test('[U4] successful attempts make room for typing mistakes', async () => {
  const { knock, looks } = door({ credit: 100 })
  for (let person = 0; person < 1000; person++) {
    if (person % 10 === 0) await knock('mistyped')
    expect(await knock('right')).toBe(true)
  }
  expect(looks()).toBe(1100)
})

test('[U4] an attempt that throws counts as no failure and blocks nobody', async () => {
  const limit = createPatientLimit(rules())
  const broken = () => Promise.reject(new Error('the database is away'))
  for (let tries = 0; tries < 20; tries++)
    await expect(limit.guard({ key: 'k', ballot: '' }, broken, () => true)).rejects.toThrow('away')
  const right = async () => 'in'
  expect(await limit.guard({ key: 'k', ballot: '' }, right, () => false)).toBe('in')
})
