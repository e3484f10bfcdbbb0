import { expect, test } from 'vitest'
import type { FullRoster } from './roster.ts'
import { doneCount } from './doneCount.ts'

const roster: FullRoster = {
  type: 'roster',
  count: 2,
  people: [
    { userId: 'f1', name: 'Ana', isFacilitator: true },
    { userId: 'p1', name: '', isFacilitator: false },
  ],
  joined: 3,
  here: 1,
  finished: { o1: 2 },
}

test('[F2] people done count whether they are present or not, beside the number of participants here', () => {
  expect(doneCount(roster, 'o1')).toEqual({ done: 2, here: 1 })
  expect(doneCount(roster, 'o2')).toEqual({ done: 0, here: 1 })
})

test('[F2] marks of removed people never make more done than joined', () => {
  expect(doneCount({ ...roster, joined: 1 }, 'o1')).toEqual({ done: 1, here: 1 })
})

test('[F2] [J1] the room’s screen counts them too, without anybody’s name', () => {
  const { people: _people, ...counted } = roster
  expect(doneCount({ ...counted, names: [], nicknames: [] }, 'o1')).toEqual({ done: 2, here: 1 })
})

test('[F2] participants do not receive the number of people done, and nobody does after the end', () => {
  expect(doneCount({ type: 'roster', count: 4, names: [], nicknames: [] }, 'o1')).toBeNull()
  expect(
    doneCount({ type: 'roster', count: 4, names: [], nicknames: [], joined: 9, here: 4 }, 'o1'),
  ).toBeNull()
  expect(doneCount({ type: 'roster', count: 0, people: [] }, 'o1')).toBeNull()
  expect(doneCount({ ...roster, joined: 0, here: 0 }, 'o1')).toBeNull()
  expect(doneCount(null, 'o1')).toBeNull()
})
