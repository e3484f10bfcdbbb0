import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { PresentBoardQuery } from '#api/generated.ts'
import { commentsByPage } from '#domain/present/commentCounts.ts'
import { readDocument } from '#domain/present/document.ts'
import { areCommentsShown, isNavigationAllowed } from '#domain/present/flags.ts'
import { readComments } from '#domain/present/read.ts'
import type { RoomCall } from '#sync/documents/boardFill.ts'
import { askBoard } from './fillBoard.ts'

type Told = PresentBoardQuery['presentPdf']

const told: Told = {
  ...{ doc: 'd', fileName: 'a.pdf', pages: 4, showComments: true, allowNavigation: true, inputLocked: false },
  pageComments: [{ page: 2, count: 3 }],
  comments: [
    { id: 'b', text: 'B', page: 2, score: 2, byFacilitator: true, copiedFrom: null, createdTimeStamp: 5 },
    { id: 'a', text: 'A', page: 2, score: 0, byFacilitator: false, copiedFrom: 'o2', createdTimeStamp: 5 },
  ],
}

async function fill(board: Y.Doc, presentPdf: Told): Promise<Y.Doc> {
  const call = (async () => ({ presentPdf })) as unknown as RoomCall
  ;(await askBoard('o', call))(board)
  return board
}

test('[U14] a board that is filled by calls shows the same document, settings and comments', async () => {
  const board = await fill(new Y.Doc(), told)
  expect(readDocument(board)).toEqual({ id: 'd', fileName: 'a.pdf', pages: 4 })
  expect([areCommentsShown(board), isNavigationAllowed(board)]).toEqual([true, true])
  expect([...commentsByPage(board, 4)]).toEqual([[2, 3]])
  expect(readComments(board).map(({ id, score, byFacilitator }) => [id, score, byFacilitator])).toEqual([
    ['b', 2, true],
    ['a', 0, false],
  ])
})

test('[U14] [SL5] what was removed since leaves the board, a document too', async () => {
  const board = await fill(new Y.Doc(), told)
  await fill(board, {
    ...{ doc: null, fileName: null, pages: 0, showComments: false, allowNavigation: false },
    ...{ inputLocked: false, pageComments: [], comments: [] },
  })
  expect(readDocument(board)).toBeNull()
  expect(readComments(board)).toEqual([])
  expect([areCommentsShown(board), commentsByPage(board, 0).size]).toEqual([false, 0])
})
