import { expect, test } from 'vitest'
import { issueColumns, issueRows } from '../exports/exportIssues.ts'
import { countsOf, exportedBrainstorm, rowsOf } from './exported.ts'
import type { ExportedBrainstorm, ExportedPost } from './exported.ts'

const post = (text: string, more: Partial<ExportedPost> = {}): ExportedPost => ({
  ...{ topic: 0, question: 0, text, desc: '', likes: 0, createdAt: 60, group: null, shown: true },
  ...{ comments: [], ...more },
})

const reply = { text: 'Me too', createdAt: 180, replies: [] }
const brainstorm: ExportedBrainstorm = {
  description: '',
  topics: [
    { text: 'Money', hidden: false },
    { text: 'Time and  place', hidden: true },
  ],
  questions: [{ text: 'What?', hidden: false }],
  groups: [{ topic: 0, question: 0, title: 'Costs', likes: 2 }],
  posts: [
    post('Alone', { createdAt: 50 }),
    post('In a group', {
      group: 0,
      likes: 3,
      comments: [{ text: 'I agree', createdAt: 120, replies: [reply] }],
    }),
    post('Two\nlines', { topic: 1, shown: false, desc: 'More of it' }),
  ],
}

test('lines are ordered by topic, groups before ungrouped answers, comments under their answer', () => {
  const rows = rowsOf(brainstorm)
  expect(rows.map(({ kind, topic, group, text }) => [kind, topic.text, group, text])).toEqual([
    ['group', 'Money', 'Costs', ''],
    ['answer', 'Money', 'Costs', 'In a group'],
    ['comment', 'Money', 'Costs', 'I agree'],
    ['reply', 'Money', 'Costs', 'Me too'],
    ['answer', 'Money', '', 'Alone'],
    ['answer', 'Time and  place', '', 'Two\nlines'],
  ])
  expect(rows.map(({ likes }) => likes)).toEqual([2, 3, null, null, 0, 0])
  expect(rows.at(-1)).toMatchObject({ shown: false })
  expect(countsOf(brainstorm)).toEqual({ topics: 2, questions: 1, groups: 1, answers: 3, comments: 2 })
})

test('an answer is an issue: one line to sum it up, labels without spaces, the rest in its description', () => {
  const { issues } = exportedBrainstorm(brainstorm)
  if (!issues) throw new Error('answers are issues')
  const rows = issueRows(issues)
  expect(rows.every((row) => row.length === issueColumns(issues).length)).toBe(true)
  expect(rows.map(([summary]) => summary)).toEqual(['Alone', 'In a group', 'Two lines'])
  expect(rows[1]).toEqual([
    'In a group',
    'Topic: Money\nQuestion: What?\nGroup: Costs\n\nComments:\n* I agree\n** Me too',
    ...['Task', 'Money', 'What?', 'Costs', '', '3'],
  ])
  expect(rows[2]).toEqual([
    'Two lines',
    'Two\nlines\n\nMore of it\n\nTopic: Time and place\nQuestion: What?',
    ...['Task', 'Time-and-place', 'What?', '', 'hidden', '0'],
  ])
})
