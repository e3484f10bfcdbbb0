import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts } from '../activity/exported.ts'
import type { ExportedActivity } from '../activity/exported.ts'
import { copiedTexts } from '../activity/info.ts'
import { readCopied } from '../activity/items/copyItems.ts'
import { areAnswersShown } from './flags.ts'
import { infoLimits } from './info.ts'
import { answerType, topicType } from './items.ts'

/**
 * An Identify activity in the form that exports render: one row per answer, topic by topic, and one task per answer.
 * SPEC V2.
 */
export function exportedIdentify({ desk, board }: ActivityDocs): ExportedActivity {
  const [headings, all] = readCopied([topicType, answerType], desk)
  const isShown = areAnswersShown(board)
  const inOrder = all
    .toSorted((a, b) => (a.under ?? 0) - (b.under ?? 0))
    .map((answer) => ({ ...answer, topic: headings[answer.under ?? 0]?.text ?? '' }))
  return {
    description: copiedTexts(desk, infoLimits, 'withoutNotes')['identifyDesc'] ?? '',
    counts: [
      { of: exportCounts.topics, count: headings.length },
      { of: exportCounts.answers, count: all.length },
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
