import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { knownRounds } from './rounds.ts'
import { writeTally } from './tally.ts'

test('[BT21] a round is known by its results, the present one also without any', () => {
  const tally = new Y.Doc()
  const vote = (targetId: string, round: number) => ({
    ...{ targetId, round, value1: 2, value2: null, votes: 3 },
  })
  writeTally(tally, [vote('tea', 1), vote('tea', 4), vote('gone', 5)])
  expect(knownRounds(tally, 4)).toEqual([1, 4])
  expect(knownRounds(tally, 3)).toEqual([1, 3])
  expect(knownRounds(null, 4)).toEqual([4])
})
