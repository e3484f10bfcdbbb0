import type * as Y from 'yjs'
import { changedIn, keysIn, touches, writeAll } from '../activity/boardKeys.ts'
import type { DeskCount } from '../activity/counts.ts'
import { boardSource } from '../activity/source.ts'
import { numberOf } from '../activity/numberOf.ts'
import { textOf } from '../activity/texts.ts'
import type { PresentCommentId } from '../ids.ts'
import { limits } from '../limits.ts'
import type { Changes } from '../projection.ts'
import { followComments, writeCommentCounts } from './commentCounts.ts'
import { areCommentsShown } from './flags.ts'
import { readComment } from './read.ts'
import { roots } from './roots.ts'
import type { RootName } from './roots.ts'

/** Root maps by the ids of comments. */
const commentNames: RootName[] = ['comments', 'commentText', 'commentDeleted', 'scores', 'sources']

/** The values that a board holds under one key, by root map; undefined deletes the key. */
type BoardValues = Partial<Record<RootName, unknown>>

const nothing: BoardValues = {
  comments: undefined,
  commentText: undefined,
  scores: undefined,
  sources: undefined,
}

/**
 * Projects the desk of Slides onto its board: comments only while they are turned on, valid and not deleted. Writes the
 * difference by key, in one transaction of the board. Browsers write desks, so every value is validated. SPEC P1 to P6,
 * SL3.
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed what is shown
 * @param count of this desk, kept between calls; a new one is started when left out
 */
export function projectSlides(
  desk: Y.Doc,
  board: Y.Doc,
  changes: Changes,
  count: DeskCount = followComments(desk),
): void {
  const isAll = changes === 'all'
  const ids = isAll ? keysIn(roots, commentNames, desk, board) : changedIn(changes, commentNames)
  const isShown = areCommentsShown(board)
  writeAll(roots, board, ids, (id) => (isShown ? commentValues(desk, id) : nothing))
  if (isAll || touches(changes, ['comments', 'commentDeleted'])) writeCommentCounts({ desk, board }, count)
}

function commentValues(desk: Y.Doc, id: PresentCommentId): BoardValues {
  const comment = readComment(desk, id)
  if (comment === null) return nothing
  const { page, createdAt, place, byFacilitator, text } = comment
  const score = numberOf(comment.score)
  return {
    comments: {
      ...{ page, createdAt: numberOf(createdAt), place: numberOf(place) },
      ...(byFacilitator && { byFacilitator: true }),
    },
    commentText: textOf(text, limits.commentText),
    scores: score > 0 ? score : undefined,
    sources: boardSource(desk, id),
  }
}
