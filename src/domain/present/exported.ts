import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts } from '../activity/exported.ts'
import type { ExportColumn, ExportedActivity } from '../activity/exported.ts'
import { textOf } from '../activity/texts.ts'
import { limits } from '../limits.ts'
import { readDocument, standingPage } from './document.ts'
import { areCommentsShown } from './flags.ts'
import { readComments } from './items.ts'

const slideColumn: ExportColumn = { name: { en: 'Slide', sv: 'Bild' }, width: 8, holds: 'number' }
const slideCount = { en: 'Slides', sv: 'Bilder' }

/**
 * A Slides activity in the form that exports render: one row and one task per comment, slide by slide, oldest first.
 * SPEC V2, SL18.
 */
export function exportedSlides({ desk, board }: ActivityDocs): ExportedActivity {
  const document = readDocument(board)
  const isShown = areCommentsShown(board)
  const comments = readComments(desk).map(({ page, text, score, createdAt }) => ({
    ...{ text: textOf(text, limits.commentText), score, createdAt },
    page: standingPage(page, document?.pages ?? 0),
  }))
  const inOrder = comments.toSorted((a, b) => a.page - b.page)
  return {
    description: document?.fileName ?? '',
    counts: [
      { of: slideCount, count: document?.pages ?? 0 },
      { of: exportCounts.comments, count: comments.length },
    ],
    columns: [
      slideColumn,
      exportColumns.text,
      exportColumns.likes,
      exportColumns.shown,
      exportColumns.createdAt,
    ],
    rows: inOrder.map(({ page, text, score, createdAt }) => ({
      cells: [page, text, score, isShown, createdAt || null],
      isShown,
    })),
    issues: {
      facts: ['Slide'],
      list: inOrder.map(({ page, text, score }) => {
        return { text, desc: '', facts: [String(page)], comments: [], votes: score, shown: isShown }
      }),
    },
  }
}
