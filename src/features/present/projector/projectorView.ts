import type * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { commentsByPage } from '#domain/present/commentCounts.ts'
import { readDocument } from '#domain/present/document.ts'
import { areCommentsShown, flagNames } from '#domain/present/flags.ts'
import { readComment } from '#domain/present/items.ts'
import type { CommentView } from '#domain/present/items.ts'
import { boardRoots, roots } from '#domain/present/roots.ts'
import type { SlideDocument } from '#domain/present/document.ts'
import { slideOnScreen } from '#domain/present/steps.ts'
import type { SessionState } from '#domain/workshop/state.ts'

/** What the room's screen shows of Slides: derived from the board alone, by the shared state. SPEC J1, SL7, SL15 */
export interface ProjectorView {
  document: SlideDocument | null
  /** From 1; 0 without a document. */
  page: number
  isLocked: boolean
  /** The number of comments; null while they are turned off. */
  count: number | null
  /** The comment that is presented alone. */
  spotlight: CommentView | null
}

/** The root maps of a board that the view is read from. */
export const projectorRoots = [...Object.values(roots), ...Object.values(boardRoots)]

/** Reads the view from the board. @param state the shared state, of which the presented comment and the room's page count */
export function readProjectorView(
  board: Y.Doc,
  state: Pick<SessionState, 'focus' | 'activePostId' | 'pdfPage'>,
): ProjectorView {
  const document = readDocument(board)
  const seen = { pages: document?.pages ?? 0, mayTurn: false }
  const isFocused = state.focus && state.activePostId !== null
  return {
    document,
    page: slideOnScreen({ own: state, room: state }, seen),
    isLocked: hasFlag(board, flagNames.inputLocked),
    count: areCommentsShown(board) ? countOf(board) : null,
    spotlight: isFocused ? readComment(board, state.activePostId ?? '') : null,
  }
}

/** From the board's numbers: the screen does not read all comments for each new one. SPEC SL14 */
function countOf(board: Y.Doc): number {
  return [...commentsByPage(board, 0).values()].reduce((sum, count) => sum + count, 0)
}
