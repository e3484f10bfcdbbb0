import { beforeEach, expect, test } from 'vitest'
import { addPoll, addSubPoll } from '#support/documents/polls.ts'
import * as Y from 'yjs'
import type { ActivityDocs } from '../activity/docs.ts'
import type { CopyType } from '../activity/copiedInput.ts'
import { writeTally } from '../activity/votes/tally.ts'
import { closeVoting, reopenVoting, setResultsMode, startRound } from '../activity/votes/voting.ts'
import { exportedEvaluate } from './exported.ts'
import { readInput } from './input.ts'
import { byProduct, mostDivided, readableResults, sortAfterPress, sortedPolls, usualSort } from './results.ts'
import type { ResultColumn } from './results.ts'
import { startSetup } from './setup.ts'
import { votesAbove } from './aboveScale.ts'

type Docs = ActivityDocs & { tally: Y.Doc }
let docs: Docs

beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc(), tally: new Y.Doc() }
  startSetup(docs.desk, 2)
  for (const id of ['none', 'low', 'high', 'lazy']) addPoll(docs.desk, { id, text: id })
  addSubPoll(docs.desk, { id: 'sub', pollId: 'low', text: 'below' })
  const vote = (targetId: string, value1: number, value2: number, votes = 1) => ({
    ...{ targetId, round: 1, value1, value2, votes },
  })
  writeTally(docs.tally, [vote('low', 1, 2), vote('high', 5, 4), vote('high', 3, 4), vote('gone', 5, 5)])
})

const order = (from = docs) =>
  byProduct(
    ['none', 'low', 'high', 'lazy'].map((id) => ({ id })),
    readableResults(from),
  ).map(({ id }) => id)
const scores = (from: ActivityDocs, type: CopyType = 'ANSWERS') =>
  readInput(from, 'o', [{ type, objId: 'o', copyChildren: false, count: 2 }], {}).map(({ text, score }) => [
    text,
    score,
  ])

test('[EV8] the highest product comes first, polls without votes last as they are listed', () => {
  expect(order()).toEqual(['high', 'low', 'none', 'lazy'])
  expect(readableResults(docs)?.get('high')).toMatchObject({ count: 2, product: 16 })
  expect(readableResults(docs)?.has('gone')).toBe(false)
})

test('[EV10] a score is the product, and the best polls are copied as TOP', () => {
  expect(scores(docs)).toEqual([
    ['none', 0],
    ['low', 2],
    ['high', 16],
    ['lazy', 0],
  ])
  expect(scores(docs, 'TOP')).toEqual([
    ['high', 16],
    ['low', 2],
  ])
})

test('[BT10] results are those of the present round', () => {
  startRound(docs.board, 1)
  expect(order()).toEqual(['none', 'low', 'high', 'lazy'])
})

test('[BT6] [BT16] while results are blind or not to be read, no order, score or export tells any', () => {
  const { tally: _unread, ...unreadable } = docs
  setResultsMode(docs.board, 'CLOSED')
  for (const from of [docs, unreadable]) {
    expect(readableResults(from)).toBe(null)
    expect(scores(from, 'TOP')).toEqual([
      ['none', 0],
      ['low', 0],
    ])
    const { rows, issues } = exportedEvaluate(from)
    expect(rows.map(({ cells: [text] }) => text)).toEqual(['none', 'low', 'below', 'high', 'lazy'])
    // The round alone is told.
    for (const { cells } of rows) expect(cells.slice(3).every((cell) => cell === null)).toBe(true)
    const told = issues?.list.flatMap(({ votes, numbers = [] }) => [votes, ...numbers])
    expect(told?.some(Boolean)).toBe(false)
  }
  closeVoting(docs.board, 0)
  expect(readableResults(docs)?.get('low')?.product).toBe(2)
  reopenVoting(docs.board)
  expect(readableResults({ ...docs, hasEnded: true })?.get('low')?.product).toBe(2)
})

const polls = ['none', 'low', 'high', 'lazy'].map((id) => ({ id }))
const resultsNow = () => readableResults(docs) ?? new Map()

const sorted = (by: ResultColumn, isAscending: boolean) =>
  sortedPolls(polls, resultsNow(), { by, isAscending }).map(({ id }) => id)
/** What the presses on headings sort by, one after the other. */
const pressed = (...columns: ResultColumn[]) => {
  const { by, isAscending } = columns.reduce(sortAfterPress, usualSort)
  return `${by} ${isAscending ? 'up' : 'down'}`
}

test('[EV8] a press on an axis sorts by it, ascending; a second press, or one on the other axis, changes that', () => {
  expect(sorted('product', false)).toEqual(['high', 'low', 'none', 'lazy'])
  for (const axis of ['axis1', 'axis2'] as const)
    expect(sorted(axis, true)).toEqual(['low', 'high', 'none', 'lazy'])
  expect(pressed('axis2')).toBe('axis2 up')
  expect(pressed('axis2', 'axis1')).toBe('axis1 up')
  expect(pressed('axis1', 'axis1')).toBe('product down')
})

test('[EV8] other numbers sort the greatest first, then the least, then by product; without votes is last in both', () => {
  writeTally(docs.tally, [{ targetId: 'lazy', round: 1, value1: 3, value2: 3, votes: 5 }])
  for (const [by, down] of [
    ['product', ['high', 'lazy', 'low']],
    ['median', ['high', 'lazy', 'low']],
    ['spread', ['high', 'low', 'lazy']],
    ['votes', ['lazy', 'high', 'low']],
  ] as const) {
    expect(sorted(by, false)).toEqual([...down, 'none'])
    const rest = by === 'spread' ? ['low', 'lazy', 'high'] : down.toReversed()
    expect(sorted(by, true)).toEqual([...rest, 'none'])
  }
  for (const column of ['median', 'spread', 'votes'] as const) {
    expect(pressed(column)).toBe(`${column} down`)
    expect(pressed(column, column)).toBe(`${column} up`)
    expect(pressed(column, column, column)).toBe('product down')
  }
  expect(pressed('product')).toBe('product up')
  expect(pressed('votes', 'product')).toBe('product down')
})

test('[EV12] the polls with the widest spread are named, and none on which all agree', () => {
  const more = { round: 1, votes: 1 }
  writeTally(docs.tally, [
    { ...more, targetId: 'lazy', value1: 1, value2: 1 },
    { ...more, targetId: 'lazy', value1: 5, value2: 5 },
  ])
  const divided = (atMost: number) => mostDivided(polls, resultsNow(), atMost).map(({ id }) => id)
  expect(divided(3)).toEqual(['lazy', 'high'])
  expect(divided(1)).toEqual(['lazy'])
})

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
