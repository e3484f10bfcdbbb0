import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { Refusal } from '#domain/errors.ts'
import { createWorkload } from './workload.ts'
import type { Payer } from './workload.ts'

const eve: Payer = { key: 'member eve', kind: 'member' }
const light = 10
const rules = { lightPoints: light, mostPoints: 1000, longestQueue: 0 }

test('[Q3] whichever list of a request is refused first, all others are refused for the same reason', async () => {
  const workload = createWorkload(rules)
  const first = workload.begin(eve)
  await first.enter(light + 1)
  const second = workload.begin(eve)
  second.charge(light + 1)
  // Another of her requests is running, and none may wait.
  await expect(second.pause()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(() => second.charge(rules.mostPoints)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
  expect(second.stop(new Refusal('BAD_USER_INPUT', 'too many items'))).toMatchObject({ code: 'RATE_LIMITED' })
  await expect(second.pause()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  second.end()

  const third = workload.begin(eve)
  expect(() => third.charge(rules.mostPoints + 1)).toThrow(
    expect.objectContaining({ code: 'BAD_USER_INPUT' }),
  )
  await expect(third.pause()).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  third.end()
})

test('[Q3] a request that is refused, or answered while it waits, keeps nobody from the next turn', async () => {
  const workload = createWorkload({ ...rules, longestQueue: 2 })
  const [first, second, third] = [workload.begin(eve), workload.begin(eve), workload.begin(eve)]
  await first.enter(light + 1)
  const isIn = second.enter(light + 1)
  const isNext = third.enter(light + 1)
  await expect(workload.begin(eve).enter(light + 1)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  second.end()
  first.end()
  await isIn
  await isNext
  third.end()
  await workload.begin(eve).enter(light + 1)
})

test('[Q4] one request may read 10,000 answers with all that belongs to them, and little more', () => {
  // The board of a page without a websocket asks for fewer fields of an answer, its group and their topic.
  const whole = limits.answersPerActivity * 40
  const work = createWorkload().begin(eve)
  work.charge(whole)
  work.charge(600_000 - whole)
  expect(() => work.charge(1)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }))
})
