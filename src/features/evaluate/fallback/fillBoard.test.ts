import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { EvaluateBoardQuery } from '#api/generated.ts'
import { resultOf } from '#domain/activity/votes/results.ts'
import { readTally } from '#domain/activity/votes/tally.ts'
import {
  areResultsShown,
  closingAtMs,
  isVotingClosed,
  resultsMode,
  resultsShownAtMs,
  turnout,
  votingRound,
  wholeScope,
} from '#domain/activity/votes/showing.ts'
import { isGraphShown, isHeatShown, opensAsGraph } from '#domain/evaluate/flags.ts'
import { readPolls, readSubPolls } from '#domain/evaluate/read.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { readSetup } from '#domain/evaluate/setup.ts'
import type { RoomCall } from '#sync/documents/boardFill.ts'
import { askBoard } from './fillBoard.ts'
import { askTally } from './fillTally.ts'

type Told = EvaluateBoardQuery['evaluate']
type ToldPoll = Told['polls'][number]

const poll = (id: string, more: Partial<ToldPoll> = {}): ToldPoll => ({
  ...{ id, pollText: id, pollDesc: '', color: 0, copiedFrom: null, createdTimeStamp: null, abstained: null },
  withheld: null,
  ...{ group1VotesDist: null, pairs: null, earlierRounds: null, subpolls: [] },
  ...more,
})

const told: Told = {
  ...{ evaluateName: 'Drinks', evaluateDesc: 'Rank', numberOfAxis: 2, pollListTitleHeading: 'Answers' },
  ...{ group1Text: 'Taste', group1HelpText: '1 Low, 5 High', group2Text: 'Price', group2HelpText: '' },
  ...{ pollRangeL: 1, pollRangeH: 7, matrix1Text: 'I', matrix2Text: '', matrix3Text: '', matrix4Text: 'IV' },
  ...{ matrixColor: 3, showMatrixText: false, showResultsPage: true, showGraph: true, opensAsGraph: true },
  ...{ resultsMode: 'LIVE', showHeat: true, votingClosed: true, round: 2, resetAt: null, closingAt: null },
  ...{ resultsShownAt: 5000 },
  ...{ voteCount: 3, joinedCount: 10, proxyCount: 1, resultsReadable: true, inputLocked: false },
  polls: [
    poll('tea', { color: 4, pollDesc: 'Hot', abstained: 1, pairs: [{ value1: 2, value2: 6, votes: 2 }] }),
    poll('water', {
      pairs: [],
      subpolls: [{ id: 'still', subPollText: 'Still', subPollDesc: '', color: 2, copiedFrom: null }],
    }),
  ],
}

/** Answers every call with this. */
const answering = (evaluate: Told): RoomCall => (async () => ({ evaluate })) as unknown as RoomCall

async function filled(evaluate: Told): Promise<Y.Doc> {
  const board = new Y.Doc()
  const fill = await askBoard('o', answering(evaluate))
  fill(board)
  return board
}

test('[U14] a board that is filled by calls shows the same polls, scale and voting', async () => {
  const board = await filled(told)
  expect(readPolls(board)).toMatchObject([
    { id: 'tea', text: 'tea', desc: 'Hot', color: 4 },
    { id: 'water', desc: '', color: 0 },
  ])
  expect(readSubPolls(board).get('water')).toMatchObject([{ id: 'still', text: 'Still', color: 2 }])
  expect(readSetup(board)).toEqual({
    ...{ numberOfAxis: 2, pollRangeL: 1, pollRangeH: 7, matrixColor: 3, showMatrixText: false },
  })
  expect(roots.info(board).get('group1Text')).toBe('Taste')
  expect([votingRound(board), resultsMode(board)]).toEqual([2, 'LIVE'])
  expect([isVotingClosed(board, false), areResultsShown(board), isGraphShown(board)]).toEqual([
    true,
    true,
    true,
  ])
  expect([isHeatShown(board), opensAsGraph(board)]).toEqual([true, true])
  expect(turnout(board, wholeScope)).toEqual({ voted: 3, joined: 10, proxies: 1 })
  expect(resultsShownAtMs(board)).toBe(5000)
})

test('[U14] [BT18] what is gone in the next answer leaves the board, a countdown too', async () => {
  const board = await filled({ ...told, votingClosed: false, closingAt: 5000 })
  expect(closingAtMs(board)).toBe(5000)
  const hidden = { showResultsPage: false, votingClosed: false, proxyCount: 0, opensAsGraph: false }
  const next = { ...told, ...hidden, polls: [poll('tea')] }
  const fill = await askBoard('o', answering(next))
  fill(board)
  expect(readPolls(board).map(({ id, desc, color }) => [id, desc, color])).toEqual([['tea', '', 0]])
  expect([areResultsShown(board), isVotingClosed(board, false), opensAsGraph(board)]).toEqual([
    ...[false, false, false],
  ])
  expect(turnout(board, wholeScope).proxies).toBe(0)
  expect(closingAtMs(board)).toBeNull()
})

async function tallyOf(evaluate: Told): Promise<Y.Doc | null> {
  const fill = await askTally('o', answering(evaluate))
  const tally = new Y.Doc()
  fill?.(tally)
  return fill && tally
}

test('[U14] [BT14] results by calls are those of the document, on two axes and on one', async () => {
  const scale = { low: 1, high: 7, axes: 2 } as const
  const tally = await tallyOf(told)
  const result = resultOf((tally && readTally(tally, 2).get('tea')) ?? [], scale)
  expect(result).toMatchObject({ count: 2, abstained: 1, product: 12 })
  const onOne = { ...told, numberOfAxis: 1, polls: [poll('tea', { group1VotesDist: '0,2,0,0,0,0,1' })] }
  const counts = readTally((await tallyOf(onOne)) ?? new Y.Doc(), 2).get('tea') ?? []
  expect(resultOf(counts, { ...scale, axes: 1 })).toMatchObject({ count: 3, axis1: { median: 2 } })
})

test('[U14] [BT4] without the right to read them there is nothing to fill', async () => {
  expect(await tallyOf({ ...told, resultsReadable: false })).toBeNull()
})

test('[U14] [BT10] [BT21] earlier rounds are beside the present one, on two axes and on one', async () => {
  const before = {
    round: 1,
    abstained: 1,
    withheld: 2,
    group1VotesDist: '0,0,1,0,0,0,0',
    pairs: [{ value1: 3, value2: 1, votes: 1 }],
  }
  const polls = [poll('tea', { earlierRounds: [before] })]
  for (const [numberOfAxis, value2] of [
    [2, 1],
    [1, null],
  ] as const) {
    const tally = await tallyOf({ ...told, numberOfAxis, polls })
    expect(tally && readTally(tally, 1).get('tea')).toEqual([
      { targetId: 'tea', round: 1, value1: 3, value2, votes: 1 },
      { targetId: 'tea', round: 1, value1: null, value2: null, votes: 1 },
      { targetId: 'tea', round: 1, value1: null, value2: null, votes: 2, isWithheld: true },
    ])
  }
})
