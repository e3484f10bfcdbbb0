import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { exportColumns, exportCounts } from '#domain/activity/exported.ts'
import type { ExportedActivity } from '#domain/activity/exported.ts'
import type { ExportedWorkshop } from '#domain/exports/exportedWorkshop.ts'
import { issuesFile } from './issuesFile.ts'
import { workbookFile } from './workbookFile.ts'

/** A kind unknown to the sheets: items with a text and a description under topics, each shown or hidden. */
const activity: ExportedActivity = {
  description: 'What is there',
  counts: [
    { of: exportCounts.topics, count: 1 },
    { of: exportCounts.answers, count: 2 },
    { of: { en: 'Shown', sv: 'Synliga' }, count: 1 },
  ],
  columns: [exportColumns.topic, exportColumns.text, exportColumns.desc, exportColumns.shown],
  rows: [
    { cells: [{ text: 'Risks', hidden: true }, 'Late', 'by =1 week', true], isShown: true },
    { cells: [{ text: 'Risks', hidden: true }, '=Rain', '', false], isShown: false },
  ],
  issues: {
    facts: ['Topic'],
    list: [
      { text: 'Late', desc: 'by a week', facts: ['Risks and all'], comments: [], votes: 0, shown: true },
      { text: 'Rain', desc: '', facts: ['Risks and all'], comments: [], votes: 0, shown: false },
    ],
  },
}
const workshop: ExportedWorkshop = {
  ...{ name: 'Kick-off', id: 'abcd2345', createdAt: 1_763_700_000, exportedAt: 1_763_790_000 },
  facilitators: ['Åsa Öst'],
  parts: [
    { name: 'Risks', content: 'workshop | identify', hidden: false, activity },
    { name: 'Risks', content: 'workshop | identify', hidden: false, activity: structuredClone(activity) },
  ],
}

test('[V2] an activity of any kind has its sheet, and columns for its counters in the overview', async () => {
  const file = await workbookFile(workshop, { language: 'sv', zone: 'UTC' })
  const book = read(file, { cellFormula: true })
  const sheet = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Risks ?? {})
  expect(sheet).toEqual([
    { Ämne: 'Risks (dold)', Text: 'Late', Beskrivning: 'by =1 week', 'Syns för deltagare': 'Ja' },
    { Ämne: 'Risks (dold)', Text: '=Rain', 'Syns för deltagare': 'Nej' },
  ])
  const overview = utils.sheet_to_json<unknown[]>(book.Sheets['Översikt'] ?? {}, { header: 1 })
  const counted = ['Ämnen', 'Frågor', 'Grupper', 'Svar', 'Kommentarer', 'Synliga']
  expect(overview.at(-3)?.slice(3)).toEqual(counted)
  for (const row of overview.slice(-2))
    expect(row.slice(3)).toEqual([1, undefined, undefined, 2, undefined, 1])
})

test('an issue of any kind has a label for each of its facts, and one when it is hidden', () => {
  if (!activity.issues) throw new Error('these are issues')
  const lines = new TextDecoder().decode(issuesFile(activity.issues)).trim().split('\r\n')
  expect(lines).toEqual([
    'Summary,Description,Issue Type,Labels,Labels,Votes',
    'Late,"by a week\n\nTopic: Risks and all",Task,Risks-and-all,,0',
    'Rain,Topic: Risks and all,Task,Risks-and-all,hidden,0',
  ])
})
