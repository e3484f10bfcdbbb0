import { expect, test } from 'vitest'
import type { FullRoster } from '#domain/roster.ts'
import { doneCount } from './doneCount.ts'

const roster: FullRoster = {
  type: 'roster',
  count: 4,
  people: [
    { userId: 'f1', name: 'Ana', isFacilitator: true },
    { userId: 'p1', name: '', isFacilitator: false },
    { userId: 'p2', name: '', isFacilitator: false },
    { userId: 'p3', name: '', isFacilitator: false },
  ],
  finished: { o1: 2 },
}

test('[F2] those done are counted over the participants who are here', () => {
  expect(doneCount(roster, 'o1')).toEqual({ done: 2, people: 3 })
  expect(doneCount(roster, 'o2')).toEqual({ done: 0, people: 3 })
  expect(doneCount({ ...roster, finished: { o1: 9 } }, 'o1')).toEqual({ done: 3, people: 3 })
})

test('[F2] participants are told nothing of it', () => {
  expect(doneCount({ type: 'roster', count: 4, names: [] }, 'o1')).toBeNull()
  expect(doneCount(null, 'o1')).toBeNull()
})
