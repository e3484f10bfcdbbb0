import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boss } from '#support/documents/actors.ts'
import { addCategory, addStatement } from '#support/documents/pulseItems.ts'
import * as Y from 'yjs'
import { countsOf } from '../activity/counts.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { turnoutCounts } from '../activity/exported.ts'
import { meanOfTargets } from '../activity/votes/results.ts'
import { voteCountKeys } from '../activity/votes/showing.ts'
import { writeTally } from '../activity/votes/tally.ts'
import type { VoteCount } from '../activity/votes/tally.ts'
import { startRound } from '../activity/votes/voting.ts'
import {
  fewestEarlierVotes,
  latestPastStatements,
  lineageAfter,
  matchEarlier,
  pastStatements,
} from './earlier.ts'
import { readLineage, readSince, writeEarlier, writeLineage } from './earlier.ts'
import { setStatementApproved } from './approval.ts'
import { exportedPulse } from './exported.ts'
import { categoryType } from './items.ts'
import { pulseModel } from './model.ts'
import { pulseResults, sortedResults } from './results.ts'
import { boardRoots } from './roots.ts'

const round = 1

function pulseWith(votes: Record<string, readonly number[]>) {
  const docs = { desk: new Y.Doc(), board: new Y.Doc(), tally: new Y.Doc() }
  for (const [group, ids] of [
    ['g', ['a', 'b']],
    ['h', ['c']],
  ] as const) {
    addCategory(docs.desk, group, `Category ${group}`)
    for (const id of ids)
      addStatement(docs, boss, { id, groupId: group, text: `Statement ${id}`, createdAt: 1 })
  }
  pulseModel.project(docs, 'all')
  const counts = Object.entries(votes).flatMap(([targetId, values]) =>
    [1, 2, 3, 4, 5].map((value1): VoteCount => ({
      ...{ targetId, round, value1, value2: null },
      votes: values.filter((value) => value === value1).length,
    })),
  )
  writeTally(docs.tally, counts)
  return docs
}

const resultsIn = ({ desk, board, tally }: ReturnType<typeof pulseWith>) =>
  pulseResults({ doc: desk, board, tally }, round)

test('[PU7] [BT14] each statement has its result, and a category the mean of all votes on its statements', () => {
  const [first, second] = resultsIn(pulseWith({ a: [1, 5, 3, 3], b: [5], c: [] }))
  expect(first?.statements.map(({ result: { count, axis1 } }) => [count, axis1.mean, axis1.median])).toEqual([
    [4, 3, 3],
    [1, 5, 5],
  ])
  expect([first?.mean, second?.mean]).toEqual([3.4, null])
})

test('[BT14] [PU8] one vote on one statement does not outweigh all votes on another, before and now', () => {
  const votes = [3, 3, 3, 4, 4, 3, 4, 3, 4, 3]
  const { desk, board, tally } = pulseWith({ a: votes, b: [5] })
  const many = { mean: 3.4, count: votes.length }
  writeEarlier(
    board,
    new Map([
      ['a', many],
      ['b', { mean: 5, count: 1 }],
    ]),
  )
  const [category] = pulseResults({ doc: desk, board, tally }, round)
  const all = (3.4 * votes.length + 5) / (votes.length + 1)
  expect([category?.mean, category?.earlierMean]).toEqual([expect.closeTo(all), expect.closeTo(all)])
  expect(meanOfTargets([many, { mean: null, count: 0 }])).toBe(3.4)
})

test('[PU7] sorting is stable, the greatest first, and statements without a value last', () => {
  const value = fc.option(fc.integer({ min: 1, max: 5 }))
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('mean', 'change'),
      (means, by) => {
        const [first] = resultsIn(pulseWith({}))
        const [one] = first?.statements ?? []
        if (!one) throw new Error('no statement')
        const statements = means.map((mean, index) => ({
          ...{ ...one, id: String(index), change: mean },
          result: { ...one.result, axis1: { ...one.result.axis1, mean } },
        }))
        const sorted = sortedResults(statements, by as 'mean').map(({ id }) => Number(id))
        expect(sortedResults(statements, 'list')).toEqual(statements)
        for (const [at, index] of sorted.entries()) {
          const next = sorted[at + 1]
          if (next === undefined) continue
          const [here, there] = [means[index] ?? 0, means[next] ?? 0]
          expect(here > there || (here === there && index < next)).toBe(true)
        }
      },
    ),
  )
})

test('[PU8] only results with five votes or more are compared, by text and name of the category', () => {
  const past = pastStatements(
    resultsIn(pulseWith({ a: [5, 5, 5, 5, 5], b: [1, 1, 1, 1], c: [2, 2, 2, 2, 2, 2] })),
  )
  expect(past.map(({ text, mean, count }) => [text, mean, count])).toEqual([
    ['Statement a', 5, fewestEarlierVotes],
    ['Statement c', 2, 6],
  ])
  const docs = pulseWith({ a: [3], c: [3] })
  expect([...matchEarlier(docs.desk, past).keys()]).toEqual(['a', 'c'])
  deskEdits.update(categoryType, docs.desk, { id: 'h', text: 'Another name' })
  setStatementApproved(docs.desk, 'b', false)
  const earlier = matchEarlier(docs.desk, [
    ...past,
    { category: 'Category g', text: 'Statement b', mean: 1, count: 9 },
  ])
  expect([...earlier.keys()]).toEqual(['a'])
  writeEarlier(docs.board, earlier)
  expect(resultsIn(docs)[0]?.statements.map(({ change }) => change)).toEqual([-2, null])
  writeEarlier(docs.board, new Map())
  expect(boardRoots.earlier(docs.board).size).toBe(0)
})

test('[PU8] [BT10] a pulse is compared in its latest round with results: a reset of the earlier one hides nothing', () => {
  const docs = pulseWith({ a: [5, 5, 5, 5, 5], c: [2, 2, 2, 2, 2, 2] })
  startRound(docs.board, 0)
  const inRound2 = (votes: number): void =>
    writeTally(docs.tally, [{ targetId: 'a', round: 2, value1: 1, value2: null, votes }])
  const means = () => latestPastStatements(docs).map(({ text, mean }) => [text, mean])
  inRound2(fewestEarlierVotes - 1)
  expect(means()).toEqual([
    ['Statement a', 5],
    ['Statement c', 2],
  ])
  inRound2(fewestEarlierVotes)
  expect(means()).toEqual([['Statement a', 1]])
  expect(latestPastStatements({ ...docs, tally: undefined })).toEqual([])
})

test('[PU8] a copy remembers the pulses that it comes from, the latest first; one for strangers does not', () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const { desk, board } = pulseWith({})
  writeLineage(desk, [first])
  const { copy } = pulseModel
  const values = copy.of?.(copy.read({ desk, board }, 'copy_all'), second)
  const copied = { desk: new Y.Doc(), board: new Y.Doc() }
  copy.write(copied, values as never, () => crypto.randomUUID(), 1_790_000_000)
  expect(readLineage(copied.desk)).toEqual([second, first])
  expect([readSince(copied.desk), readSince(desk)]).toEqual([1_790_000_000, null])
  pulseModel.project(copied, 'all')
  expect(JSON.stringify(copied.board.toJSON())).not.toContain(first)
  expect(JSON.stringify(copy.read({ desk, board }, 'copy_all', 'withoutNotes'))).not.toContain(first)
  const long = Array.from({ length: 40 }, () => crypto.randomUUID())
  expect(lineageAfter(long, first)).toHaveLength(24)
})

/** The columns of results: from the round on, without those behind them. */
const told = (exported: ReturnType<typeof exportedPulse>) =>
  exported.rows.map(({ cells }) => [cells[1], ...cells.slice(2, -2)])

test('[V2] [V4] an export tells what was voted, how many votes are too few to show, and each statement’s rank', () => {
  const docs = pulseWith({ a: [1, 5, 3, 3], c: [5] })
  writeTally(docs.tally, [{ targetId: 'b', round, value1: null, value2: null, votes: 2, isWithheld: true }])
  const { columns, issues, description } = exportedPulse(docs)
  expect(description).toEqual({
    en: 'Value: 1 disagree, 5 agree',
    sv: 'Värde: 1 instämmer inte, 5 instämmer',
  })
  expect(columns.map(({ name }) => name.en)).toEqual([
    ...['Category', 'Text', 'Round', 'Votes', 'Abstained', 'Too few to show'],
    ...['Mean', 'Median', 'Spread', 1, 2, 3, 4, 5].map((name) => `Value (1 to 5): ${name}`),
    ...['Rank', 'Participants see it', 'Time'],
  ])
  expect(told(exportedPulse(docs))).toEqual([
    ['Statement a', 1, 4, 0, 0, 3, 3, 1.41, 1, 0, 2, 0, 1, 2],
    ['Statement b', 1, 0, 0, 2, null, null, null, 0, 0, 0, 0, 0, null],
    ['Statement c', 1, 1, 0, 0, 5, 5, 0, 0, 0, 0, 0, 1, 1],
  ])
  expect(issues?.numbers).toEqual(['Value mean', 'Vote rank'])
  expect(issues?.list.map(({ votes, numbers = [] }) => [votes, ...numbers])).toEqual([
    [4, 3, 2],
    [0, null, null],
    [1, 5, 1],
  ])
})

test('[V4] [BT21] an export has each round, the present one first, without statements that it tells nothing of', () => {
  const docs = pulseWith({ a: [1, 5, 3, 3] })
  startRound(docs.board, 0)
  writeTally(docs.tally, [{ targetId: 'c', round: 2, value1: 2, value2: null, votes: 3 }])
  expect(told(exportedPulse(docs)).map((row) => row.slice(0, 3))).toEqual([
    ...[
      ['Statement a', 2, 0],
      ['Statement b', 2, 0],
      ['Statement c', 2, 3],
    ],
    ['Statement a', 1, 4],
  ])
})

test('[BT6] an export without a tally has no totals', () => {
  const { tally: _unread, ...docs } = pulseWith({ a: [1, 5, 3, 3] })
  const [first] = told(exportedPulse(docs))
  expect(first).toEqual(['Statement a', 1, ...Array.from({ length: 12 }, () => null)])
})

test('[BT13] [V2] an export tells the turnout of the category in which most people voted', () => {
  const docs = pulseWith({ a: [1] })
  const counts = countsOf(docs.board)
  counts.set(voteCountKeys.voted('g', round), 2)
  counts.set(voteCountKeys.voted('h', round), 3)
  counts.set(voteCountKeys.proxies('g', round), 1)
  counts.set(voteCountKeys.joined, 5)
  expect(exportedPulse(docs).counts.slice(2)).toEqual([
    { of: turnoutCounts.voted, count: 3 },
    { of: turnoutCounts.joined, count: 5 },
    { of: turnoutCounts.proxies, count: 1 },
  ])
})
