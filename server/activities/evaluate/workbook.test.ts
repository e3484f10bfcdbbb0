import papaparse from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import type { CellObject } from 'xlsx'
import * as Y from 'yjs'
import { writeTally } from '#domain/activity/votes/tally.ts'
import { startRound } from '#domain/activity/votes/voting.ts'
import type { ExportedActivity } from '#domain/activity/exported.ts'
import { exportedEvaluate } from '#domain/evaluate/exported.ts'
import { updateInfo } from '#domain/evaluate/updateInfo.ts'
import { startSetup } from '#domain/evaluate/setup.ts'
import { issuesFile } from '#server/rest/issuesFile.ts'
import { workbookFile } from '#server/rest/workbookFile.ts'
import { addPoll } from '#support/documents/polls.ts'

let activity: ExportedActivity

/** A matrix that was voted on twice. */
beforeAll(() => {
  const docs = { desk: new Y.Doc(), board: new Y.Doc(), tally: new Y.Doc() }
  startSetup(docs.desk, 2)
  updateInfo(docs.desk, { group1Text: '=Effort, "all"', group2Text: 'Value' })
  addPoll(docs.desk, { id: 'tea', text: 'Tea', createdAt: 1_763_700_000 })
  addPoll(docs.desk, { id: 'cake', text: '- Cake', createdAt: 1_763_700_000 })
  const vote = (round: number, targetId: string, value1: number, value2: number, votes: number) => ({
    ...{ round, targetId, value1, value2, votes },
  })
  writeTally(docs.tally, [vote(1, 'tea', 2, 3, 3)])
  startRound(docs.board, 0)
  writeTally(docs.tally, [vote(2, 'tea', 1, 2, 2), vote(2, 'tea', 1, 3, 1), vote(2, 'cake', 5, 5, 1)])
  activity = exportedEvaluate(docs)
})

test('[V4] numbers of a vote are numbers in the workbook, a row for each poll and round', async () => {
  const workshop = {
    ...{ name: 'Kick-off', id: 'abcd2345', createdAt: 1_763_700_000, exportedAt: 1_763_790_000 },
    facilitators: [],
    parts: [{ name: 'Ideas', content: 'workshop | evaluate', hidden: false, activity }],
  }
  const file = await workbookFile(workshop, { language: 'en', zone: 'UTC' })
  const sheet = read(file, { cellDates: true, UTC: true }).Sheets.Ideas ?? {}
  const rows = utils.sheet_to_json<Record<string, unknown>>(sheet, { UTC: true })
  expect(rows.map((row) => [row.Text, row.Round, row.Votes, row['Value (1 to 5): Mean'], row.Rank])).toEqual([
    ['- Cake', 2, 1, 5, 1],
    ['Tea', 2, 3, 2.33, 2],
    ['Tea', 1, 3, 3, 1],
  ])
  expect(rows[1]).toMatchObject({ 'Votes per pair of values': '1/2: 2, 1/3: 1', Quadrant: 'Bottom left' })
  expect(rows[1]?.Time).toEqual(new Date('2025-11-21T04:40:00Z'))
  const [headings = [], ...cells] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
  const texts = ['Text', 'Quadrant', 'Votes per pair of values']
  const types = headings.flatMap((heading, c) =>
    texts.includes(String(heading))
      ? []
      : cells.flatMap(
          (_, r) => (sheet[utils.encode_cell({ r: r + 1, c })] as CellObject | undefined)?.t ?? [],
        ),
  )
  expect(new Set(types)).toEqual(new Set(['n', 'd']))
})

test('[V3] [V5] issues have means, product and rank under headings that Jira reads', () => {
  if (!activity.issues) throw new Error('polls are issues')
  const text = new TextDecoder().decode(issuesFile(activity.issues))
  const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: true })
  expect(data.map((cells) => [cells[0], ...cells.slice(-5)])).toEqual([
    ['Summary', 'Votes', 'Effort all mean', 'Value mean', 'Product', 'Vote rank'],
    ['– Cake', '1', '5', '5', '25', '1'],
    ['Tea', '3', '1', '2.33', '2.33', '2'],
  ])
})
