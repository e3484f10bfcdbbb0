import { beforeEach, expect, test } from 'vitest'
import { addPoll, addSubPoll } from '#support/documents/polls.ts'
import * as Y from 'yjs'
import type { ActivityDocs } from '../activity/docs.ts'
import { writeTally } from '../activity/votes/tally.ts'
import type { VoteCount } from '../activity/votes/tally.ts'
import { startRound } from '../activity/votes/voting.ts'
import { exportedEvaluate } from './exported.ts'
import { updateInfo } from './updateInfo.ts'
import { startSetup } from './setup.ts'
import { updateSetup } from './updateSetup.ts'

let docs: ActivityDocs & { tally: Y.Doc }

/** Polls of an activity of its own, the titles of whose axes somebody typed. */
function start(axes: 1 | 2): void {
  docs = { desk: new Y.Doc(), board: new Y.Doc(), tally: new Y.Doc() }
  startSetup(docs.desk, axes)
  updateInfo(docs.desk, { group1Text: 'Effort', group2Text: '', matrix2Text: 'Do it' })
  for (const id of ['none', 'low', 'high']) addPoll(docs.desk, { id, text: id, createdAt: 9 })
  addSubPoll(docs.desk, { id: 'sub', pollId: 'low', text: 'below' })
}
const vote = (
  targetId: string,
  value1: number | null,
  value2: number | null,
  more: Partial<VoteCount> = {},
) => ({
  ...{ targetId, round: 1, value1, value2, votes: 1, ...more },
})
/** The sheet as a spreadsheet program reads it: a cell by the heading of its column. */
function sheet(language: 'en' | 'sv' = 'en') {
  const { columns, rows } = exportedEvaluate(docs)
  return rows.map(({ cells }) =>
    Object.fromEntries(columns.map(({ name }, index) => [name[language], cells[index]] as const)),
  )
}
const told = (...names: string[]) => sheet().map((row) => names.map((name) => row[name]))

beforeEach(() => start(2))

test('[V2] [V4] a row tells a poll with its results on each axis, and sub-polls stand below', () => {
  writeTally(docs.tally, [
    ...[vote('low', 1, 2), vote('high', 5, 4), vote('high', 3, 4)],
    ...[vote('low', null, null, { votes: 3 }), vote('low', null, null, { votes: 2, isWithheld: true })],
  ])
  expect(sheet()[0]).toEqual({
    ...{ Text: 'high', Description: '', Round: 1, Votes: 2, Abstained: 0, 'Too few to show': 0 },
    ...{ 'Effort (1 to 5): Mean': 4, 'Effort (1 to 5): Median': 4, 'Effort (1 to 5): Spread': 1 },
    ...{ 'Effort (1 to 5): 1': 0, 'Effort (1 to 5): 2': 0, 'Effort (1 to 5): 3': 1 },
    ...{ 'Effort (1 to 5): 4': 0, 'Effort (1 to 5): 5': 1 },
    ...{ 'Axis 2 (1 to 5): Mean': 4, 'Axis 2 (1 to 5): Median': 4, 'Axis 2 (1 to 5): Spread': 0 },
    ...{ 'Axis 2 (1 to 5): 1': 0, 'Axis 2 (1 to 5): 2': 0, 'Axis 2 (1 to 5): 3': 0 },
    ...{ 'Axis 2 (1 to 5): 4': 2, 'Axis 2 (1 to 5): 5': 0 },
    ...{ Product: 16, Rank: 1, Quadrant: 'Do it', 'Votes per pair of values': '3/4: 1, 5/4: 1', Time: 9 },
  })
  expect(told('Text', 'Votes', 'Abstained', 'Too few to show', 'Rank', 'Quadrant')).toEqual([
    ['high', 2, 0, 0, 1, 'Do it'],
    ['low', 1, 3, 2, 2, expect.objectContaining({ en: 'Bottom left' })],
    ['below', null, null, null, null, null],
    ['none', 0, 0, 0, null, null],
  ])
  expect(Object.keys(sheet('sv')[0] ?? {}).slice(2, 9)).toEqual([
    ...['Omgång', 'Röster', 'Avstod', 'För få för att visas'],
    ...['Effort (1 till 5): Medel', 'Effort (1 till 5): Median', 'Effort (1 till 5): Spridning'],
  ])
})

test('[V4] up to ten values have a column each; of more, one cell tells those that were chosen', () => {
  start(1)
  writeTally(docs.tally, [vote('low', 10, null, { votes: 2 }), vote('low', 2, null)])
  const perValue = (high: number) => {
    updateSetup(docs.desk, { pollRangeH: high })
    return Object.entries(sheet()[0] ?? {}).slice(9, -2)
  }
  expect(perValue(10).map(([name, votes]) => [name.split(': ')[1], votes])).toEqual(
    [0, 1, 0, 0, 0, 0, 0, 0, 0, 2].map((votes, index) => [`${index + 1}`, votes]),
  )
  expect(perValue(11)).toEqual([['Effort (1 to 11): Votes per value', '2: 1, 10: 2']])
})

test('[V4] [BT21] each round has rows of its own with its own order and ranks, the present one first', () => {
  writeTally(docs.tally, [vote('low', 5, 5), vote('high', 5, 5), vote('none', 1, 1)])
  startRound(docs.board, 0)
  writeTally(docs.tally, [vote('high', 1, 1, { round: 2 })])
  expect(told('Text', 'Round', 'Votes', 'Rank')).toEqual([
    ['high', 2, 1, 1],
    ...[
      ['none', 2, 0, null],
      ['low', 2, 0, null],
      ['below', null, null, null],
    ],
    ...[
      ['low', 1, 1, 1],
      ['high', 1, 1, 1],
      ['none', 1, 1, 3],
    ],
  ])
})

test('[V4] [EV17] below its description the overview tells what the values of each axis mean', () => {
  updateSetup(docs.desk, { pollRangeH: 7 })
  updateInfo(docs.desk, { evaluateDesc: 'Rank the items', group2HelpText: '1 never, 7 always' })
  expect(exportedEvaluate(docs).description).toEqual({
    en: 'Rank the items\nEffort: 1 Low, 7 High\nAxis 2: 1 never, 7 always',
    sv: 'Rank the items\nEffort: 1 Låg, 7 Hög\nAxel 2: 1 never, 7 always',
  })
})

test('[V5] an issue tells mean, product and rank of the present round, best first', () => {
  writeTally(docs.tally, [vote('low', 1, 2, { votes: 3 }), vote('high', 5, 4), vote('none', 5, 5)])
  startRound(docs.board, 0)
  writeTally(docs.tally, [vote('low', 1, 2, { round: 2, votes: 3 }), vote('high', 5, 4, { round: 2 })])
  const { issues } = exportedEvaluate(docs)
  expect(issues?.numbers).toEqual(['Effort mean', 'Axis 2 mean', 'Product', 'Vote rank'])
  expect(issues?.list.map(({ text, votes, numbers }) => [text, votes, ...(numbers ?? [])])).toEqual([
    ['high', 1, 5, 4, 20, 1],
    ['low', 3, 1, 2, 2, 2],
    ['below', 0, null, null, null, null],
    ['none', 0, null, null, null, null],
  ])
})
