import { expect, test } from 'vitest'
import type { FullRoster, ShortRoster } from './roster.ts'
import { doneCount } from './doneCount.ts'

const roster: FullRoster = {
  type: 'roster',
  count: 2,
  people: [
    { userId: 'f1', name: 'Ana', isFacilitator: true },
    { userId: 'p1', name: '', isFacilitator: false },
  ],
  joined: 3,
  finished: { o1: 2 },
}

test('[F2] those done are counted over the participants who joined, here or not', () => {
  expect(doneCount(roster, 'o1')).toEqual({ done: 2, joined: 3 })
  expect(doneCount(roster, 'o2')).toEqual({ done: 0, joined: 3 })
})

test('[F2] marks of people who were taken out do not make more done than joined', () => {
  expect(doneCount({ ...roster, joined: 1 }, 'o1')).toEqual({ done: 1, joined: 1 })
})

test('[F2] [J1] the room’s screen counts them too, without anybody’s name', () => {
  const told: ShortRoster = {
    type: 'roster',
    count: 2,
    names: [],
    nicknames: [],
    joined: 3,
    finished: { o1: 2 },
  }
  expect(doneCount(told, 'o1')).toEqual({ done: 2, joined: 3 })
})

test('[F2] participants are told nothing of it, nor is anybody once it is over', () => {
  expect(doneCount({ type: 'roster', count: 4, names: [], nicknames: [] }, 'o1')).toBeNull()
  expect(doneCount({ type: 'roster', count: 0, people: [] }, 'o1')).toBeNull()
  expect(doneCount(null, 'o1')).toBeNull()
})
