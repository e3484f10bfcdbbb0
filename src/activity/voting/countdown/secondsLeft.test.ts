import { expect, test } from 'vitest'
import { secondsLeft } from './secondsLeft.ts'

const left = (leftMs: number) => secondsLeft(10_000, 10_000 - leftMs, 3000)

test('[BT18] everybody counts 3, 2, 1 to the same moment, and nothing after it', () => {
  expect([3000, 2001, 2000, 1001, 1000, 1].map(left)).toEqual([3, 3, 2, 2, 1, 1])
  expect([0, -1, -60_000].map(left)).toEqual([null, null, null])
})

test('[BT18] a clock that is a little behind shows the first number, and one that is wrong nothing', () => {
  expect([3500, 4000, 4001].map(left)).toEqual([3, 3, null])
})
