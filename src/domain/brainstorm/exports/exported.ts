import { exportColumns, exportCounts } from '../../activity/exported.ts'
import type {
  ExportColumn,
  ExportedActivity,
  ExportedIssues,
  ExportedRow,
  Phrase,
} from '../../activity/exported.ts'
import { countsOf, rowsOf } from './exportRows.ts'
import type { ExportRow } from './exportRows.ts'
import type { ExportedBrainstorm } from './exportValues.ts'

/**
 * A brainstorm in the form that exports render: one row per group, answer, comment and reply, and one task per answer.
 */
export function exportedBrainstorm(values: ExportedBrainstorm): ExportedActivity {
  const counts = countsOf(values)
  return {
    description: values.description,
    counts: countNames.map((name) => ({ of: exportCounts[name], count: counts[name] })),
    columns,
    rows: rowsOf(values).map(rowOf),
    issues: issuesOf(values),
  }
}

const countNames = ['topics', 'questions', 'groups', 'answers', 'comments'] as const

const columns: readonly ExportColumn[] = [
  exportColumns.topic,
  { name: { en: 'Question', sv: 'Fråga' }, width: 26, holds: 'text' },
  { name: { en: 'Group', sv: 'Grupp' }, width: 22, holds: 'text' },
  { name: { en: 'Kind', sv: 'Typ' }, width: 12, holds: 'text' },
  exportColumns.text,
  exportColumns.desc,
  exportColumns.likes,
  exportColumns.shown,
  exportColumns.createdAt,
]

const kinds: Record<ExportRow['kind'], Phrase> = {
  answer: { en: 'Answer', sv: 'Svar' },
  comment: { en: 'Comment', sv: 'Kommentar' },
  reply: { en: 'Reply', sv: 'Svar på kommentar' },
  group: { en: 'Group', sv: 'Grupp' },
}

const levels = { group: 0, answer: 0, comment: 1, reply: 2 }

function rowOf(row: ExportRow): ExportedRow {
  const { kind, topic, question, group, text, desc, likes, shown, createdAt } = row
  return {
    cells: [topic, question, group, kinds[kind], text, desc, likes, shown, createdAt],
    isShown: shown,
    isHeading: kind === 'group',
    level: levels[kind],
  }
}

/** Each answer, in the order of topics and questions. */
function issuesOf({ topics, questions, groups, posts }: ExportedBrainstorm): ExportedIssues {
  const inOrder = posts.toSorted((a, b) => a.topic - b.topic || a.question - b.question)
  return {
    facts: ['Topic', 'Question', 'Group'],
    list: inOrder.map(({ topic, question, group, text, desc, comments, likes, shown }) => ({
      ...{ text, desc, comments, shown, votes: likes },
      facts: [
        topics[topic]?.text ?? '',
        questions[question]?.text ?? '',
        group === null ? '' : (groups[group]?.title ?? ''),
      ],
    })),
  }
}
