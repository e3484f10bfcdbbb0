import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { writeTally } from '../activity/votes/tally.ts'
import { votesAbove } from './aboveScale.ts'

test('[BT2] votes with a value above a maximum are counted once, of existing polls and of one round', () => {
  const tally = new Y.Doc()
  const count = (
    targetId: string,
    value1: number | null,
    value2: number | null,
    votes: number,
    round = 2,
  ) => ({
    ...{ targetId, value1, value2, votes, round },
  })
  writeTally(tally, [
    ...[count('a', 5, 1, 3), count('a', 5, 5, 2), count('a', 1, 4, 1), count('a', null, null, 7)],
    ...[count('b', 4, 2, 10), count('gone', 5, 5, 40), count('a', 5, 5, 80, 1)],
  ])
  expect(votesAbove(tally, 2, 4, ['a', 'b'])).toBe(5)
  expect(votesAbove(tally, 2, 3, ['a', 'b'])).toBe(16)
  expect(votesAbove(tally, 2, 5, ['a', 'b'])).toBe(0)
})
