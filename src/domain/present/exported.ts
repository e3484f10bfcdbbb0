import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts } from '../activity/exported.ts'
import type { ExportColumn, ExportedActivity } from '../activity/exported.ts'
import { numberOf, textOf } from '../activity/texts.ts'
import { limits } from '../limits.ts'
import { readDocument, standingPage } from './document.ts'
import { areCommentsShown } from './flags.ts'
import { readComments } from './read.ts'

const slideColumn: ExportColumn = { name: { en: 'Slide', sv: 'Bild' }, width: 8, holds: 'number' }
const slideCount = { en: 'Slides', sv: 'Bilder' }

/**
 * A Slides activity in the form that exports render: one row per comment, slide by slide, oldest first. Comments are no
 * tasks. SPEC V2, SL18.
 */
export function exportedSlides({ desk, board }: ActivityDocs): ExportedActivity {
  const document = readDocument(board)
  const isShown = areCommentsShown(board)
  const comments = readComments(desk).map((comment) => ({
    ...comment,
    // Without a document, comments keep the page that they were written on.
    page: document ? standingPage(comment.page, document.pages) : comment.page,
  }))
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
    rows: comments
      .toSorted((a, b) => a.page - b.page)
      .map(({ page, text, score, createdAt }) => ({
        cells: [
          page,
          textOf(text, limits.commentText),
          numberOf(score),
          isShown,
          numberOf(createdAt) || null,
        ],
        isShown,
      })),
    issues: null,
  }
}
