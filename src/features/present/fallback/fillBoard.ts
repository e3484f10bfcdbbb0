import type * as Y from 'yjs'
import type { PresentBoardQuery } from '#api/generated.ts'
import { PresentBoardDocument } from '#api/operations/present.ts'
import { fileKey } from '#domain/activity/file.ts'
import { commentCountKey } from '#domain/present/commentCountKey.ts'
import { flagNames } from '#domain/present/flags.ts'
import { boardRoots, roots } from '#domain/present/roots.ts'
import type { SlideDocument } from '#domain/present/roots.ts'
import { fillMap } from '#sync/connection/fallbackState.ts'
import type { BoardFill } from '#sync/documents/boardFill.ts'

/** Fetches Slides as the room may see them, to fill their board without a websocket. */
export const askBoard: BoardFill = async (objectId, call) => {
  const { presentPdf } = await call(PresentBoardDocument, { id: objectId })
  return (board) => fillBoard(board, presentPdf)
}

function fillBoard(doc: Y.Doc, told: PresentBoardQuery['presentPdf']): void {
  const { doc: id, fileName, pages, comments } = told
  const documents: [string, SlideDocument][] =
    id === null || fileName === null ? [] : [[fileKey, { id, fileName, pages }]]
  const flags: [string, boolean][] = [
    [flagNames.showComments, told.showComments],
    [flagNames.allowNavigation, told.allowNavigation],
    [flagNames.inputLocked, told.inputLocked],
  ]
  fillMap(boardRoots.document(doc), documents)
  fillMap(
    boardRoots.flags(doc),
    flags.filter(([, isOn]) => isOn),
  )
  fillMap(
    boardRoots.counts(doc),
    told.pageComments.map(({ page, count }) => [commentCountKey(page), count]),
  )
  fillMap(
    roots.comments(doc),
    // Calls return whole seconds; the order of the list decides among comments of the same second.
    comments.map(({ id: commentId, page, createdTimeStamp: createdAt, byFacilitator }, place) => [
      commentId,
      { page, createdAt, place, ...(byFacilitator && { byFacilitator: true as const }) },
    ]),
  )
  fillMap(
    roots.commentText(doc),
    comments.map(({ id: commentId, text }) => [commentId, text]),
  )
  fillMap(
    roots.scores(doc),
    comments.filter(({ score }) => score > 0).map(({ id: commentId, score }) => [commentId, score]),
  )
  fillMap(
    roots.sources(doc),
    comments.flatMap(({ id: commentId, copiedFrom }) =>
      copiedFrom === null ? [] : [[commentId, { objectId: copiedFrom }] as const],
    ),
  )
}
