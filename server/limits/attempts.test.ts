import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCounter } from './counter.ts'
import { createFailureLimit } from './failureLimit.ts'
import { createLimits } from './limits.ts'
import { seededRandom } from '#support/random.ts'
import { createPatientLimit } from './patientLimit.ts'

const wrong = () => Promise.resolve('wrong')
const right = () => Promise.resolve('right')
const isWrong = (answer: string): boolean => answer === 'wrong'
const limited = { code: 'RATE_LIMITED' }

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_007 }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

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

const everyMs = 1000
const longestMs = 15_000

const rules = () => ({
  counter: createCounter('test', 60),
  ...{ allowed: 10, everyMs, mostWaiting: 200, longestMs },
})

/** One password, with the tried and the checked attempts. */
function door(more = {}) {
  const patient = createPatientLimit({ ...rules(), ...more })
  let looks = 0
  const knock = (password: string, key = 'k'): Promise<boolean> =>
    patient.guard(
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
  const allowed = knock('right')
  expect(await knock('right', 'another')).toBe(true)
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(await allowed).toBe(true)
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

type Guard = ReturnType<typeof limit>['guard']

/** Both limits, with attempts that are the same for both. */
const both: [string, (more: object) => Guard][] = [
  ['refuses', (more) => limit(more).guard],
  [
    'waits',
    (more) => {
      const { guard } = createPatientLimit({ ...rules(), ...more })
      return (key, attempt, isFailure) => guard({ key, ballot: '' }, attempt, isFailure)
    },
  ],
]

test.each(both)(
  '[U4] successful attempts make room for typing mistakes where one %s',
  async (_what, start) => {
    const guard = start({ credit: 100 })
    for (let person = 0; person < 1000; person++) {
      if (person % 10 === 0) expect(await guard('k', wrong, isWrong)).toBe('wrong')
      expect(await guard('k', right, isWrong)).toBe('right')
    }
  },
)

test.each(both)('[U4] an attempt that throws blocks nobody where one %s', async (_what, start) => {
  const guard = start({ isSerial: true })
  const broken = () => Promise.reject(new Error('the database is away'))
  for (let tries = 0; tries < 20; tries++) await expect(guard('k', broken, isWrong)).rejects.toThrow('away')
  expect(await guard('k', right, isWrong)).toBe('right')
})
