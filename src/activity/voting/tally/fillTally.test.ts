import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { readTally } from '#domain/activity/votes/tally.ts'
import { distributed, fillTally } from './fillTally.ts'

const on = (targetId: string, value1: number | null, votes: number) => ({
  ...{ targetId, value1, value2: null, votes },
})
const read = (tally: Y.Doc, round: number) =>
  [...readTally(tally, round).values()]
    .flat()
    .map(({ targetId, value1, votes, isWithheld }) => [targetId, isWithheld ? 'withheld' : value1, votes])

test('[BT3] a tally that is filled by a call holds its counts of that round, and keeps those of others', () => {
  const tally = new Y.Doc()
  fillTally(tally, 1, [on('tea', 3, 2)])
  fillTally(tally, 2, [on('tea', 3, 2), on('tea', null, 1), on('juice', 5, 1)])
  fillTally(tally, 2, [on('tea', 3, 1), on('tea', 4, 1), on('juice', 5, 0)])
  expect(read(tally, 1)).toEqual([['tea', 3, 2]])
  expect(read(tally, 2)).toEqual([
    ['tea', 3, 1],
    ['tea', 4, 1],
  ])
})

test('the same answer again changes nothing', () => {
  const tally = new Y.Doc()
  fillTally(tally, 1, [on('tea', 3, 2)])
  let updates = 0
  tally.on('update', () => (updates += 1))
  fillTally(tally, 1, [on('tea', 3, 2)])
  expect(updates).toBe(0)
})

test('[BT9] [BT19] counts on one axis follow from a distribution, with those who abstained and what is withheld', () => {
  const tally = new Y.Doc()
  fillTally(tally, 1, distributed('tea', 2, { distribution: '0,3,1', abstained: 2, withheld: 1 }))
  expect(read(tally, 1)).toEqual([
    ['tea', 3, 3],
    ['tea', 4, 1],
    ['tea', null, 2],
    ['tea', 'withheld', 1],
  ])
  fillTally(tally, 1, distributed('tea', 2, { distribution: null, abstained: null, withheld: null }))
  expect(read(tally, 1)).toEqual([])
})
