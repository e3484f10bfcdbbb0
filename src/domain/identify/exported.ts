import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts } from '../activity/exported.ts'
import type { ExportedActivity } from '../activity/exported.ts'
import { areAnswersShown } from './flags.ts'
import { readForCopy } from './copy.ts'

/**
 * An Identify activity in the form that exports render: one row per answer, topic by topic, and one task per answer.
 * SPEC V2.
 */
export function exportedIdentify(docs: ActivityDocs): ExportedActivity {
  const { info, topics, answers } = readForCopy(docs, 'copy_all', 'withoutNotes')
  const isShown = areAnswersShown(docs.board)
  const inOrder = answers
    .toSorted((a, b) => a.topic - b.topic)
    .map((answer) => ({ ...answer, topic: topics[answer.topic] ?? '' }))
  return {
    description: info['identifyDesc'] ?? '',
    counts: [
      { of: exportCounts.topics, count: topics.length },
      { of: exportCounts.answers, count: answers.length },
    ],
    columns: [
      exportColumns.topic,
      exportColumns.text,
      exportColumns.desc,
      exportColumns.shown,
      exportColumns.createdAt,
    ],
    rows: inOrder.map(({ topic, text, desc, createdAt }) => ({
      cells: [topic, text, desc, isShown, createdAt],
      isShown,
    })),
    issues: {
      facts: ['Topic'],
      list: inOrder.map(({ topic, text, desc }) => {
        return { text, desc, facts: [topic], comments: [], votes: 0, shown: isShown }
      }),
    },
  }
}
