import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { exportedRounds, knownRounds } from './rounds.ts'
import { voteCountKeys } from './showing.ts'
import { writeTally } from './tally.ts'
import { addToCount, startRound } from './voting.ts'

const [board, tally] = [new Y.Doc(), new Y.Doc()]
const vote = (targetId: string, round: number, value1: number | null) => ({
  ...{ targetId, round, value1, value2: null, votes: 3 },
})
const asked = {
  ...{ scale: { low: 1, high: 3, axes: 1 as const }, scopes: ['all', 'more'], rows: ['tea', null] },
}

startRound(board, 0)
startRound(board, 0)
startRound(board, 0)
addToCount(board, voteCountKeys.voted('all', 1), 3)
addToCount(board, voteCountKeys.voted('more', 1), 4)
addToCount(board, voteCountKeys.proxies('all', 3), 1)
writeTally(tally, [vote('tea', 1, 2), vote('tea', 4, 3), vote('gone', 5, 1)])

test('[BT21] a round is known by its results, the present one also without any', () => {
  expect(knownRounds(tally, 4)).toEqual([1, 4])
  expect(knownRounds(tally, 3)).toEqual([1, 3])
  expect(knownRounds(null, 4)).toEqual([4])
})

test('[BT21] [V2] an export has each round that was voted in, with a result per row and its turnout', () => {
  const rounds = exportedRounds(board, tally, asked)
  expect(
    rounds.map(({ round, voted, proxies, results: [tea, under] }) => [
      ...[round, voted, proxies],
      ...[tea?.axis1.distribution, under],
    ]),
  ).toEqual([
    [1, 4, 0, [0, 3, 0], null],
    [3, 0, 1, [0, 0, 0], null],
    [4, 0, 0, [0, 0, 3], null],
  ])
})

test('[BT6] [BT21] while results may not be read, rounds tell their turnout only', () => {
  expect(exportedRounds(board, null, asked).map(({ round, results }) => [round, ...results])).toEqual([
    [1, null, null],
    [3, null, null],
    [4, null, null],
  ])
})
