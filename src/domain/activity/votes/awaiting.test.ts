import { expect, test } from 'vitest'
import { awaitingOf } from './awaiting.ts'
import type { Turnout } from './showing.ts'

const of = (voted: number, joined: number, proxies = 0): Turnout => ({ voted, joined, proxies })
const awaited = (...turnouts: Turnout[]) => awaitingOf(turnouts, false)

test.each<[number, number, string]>([
  [1, 2, 'last'],
  [3, 4, 'last'],
  [2, 4, 'everyone'],
  [6, 7, 'last'],
  // Eight people see votes in steps of three.
  [2, 8, 'company'],
  // Three have voted and nothing is shown: some of them abstained.
  [3, 8, 'company'],
  [6, 8, 'everyone'],
  [7, 8, 'last'],
  [19, 100, 'company'],
  // All have voted, but not on the same, or somebody was removed.
  [4, 4, 'close'],
])('[PU13] [BT5] of %i votes of %i people nothing is shown: they wait for %s', (voted, joined, event) => {
  expect(awaited(of(voted, joined))).toMatchObject({ votes: voted, event })
})

test('[PU13] [BT6] in blind voting everything waits for the close', () => {
  expect(awaitingOf([of(2, 3)], true)).toMatchObject({ votes: 2, event: 'close' })
  expect(awaitingOf([of(0, 3)], true)).toBeNull()
})

test('[PU13] categories in which the same number voted are told once, others together; those without votes not', () => {
  expect(awaited(of(3, 4), of(0, 4), of(3, 4))).toMatchObject({ votes: 3, event: 'last' })
  expect(awaited(of(3, 4), of(2, 4))).toMatchObject({ votes: 5, event: 'everyone' })
  expect(awaited(of(0, 4, 2))).toMatchObject({ votes: 2, event: 'everyone' })
  expect(awaited(of(0, 4), of(0, 4))).toBeNull()
})
