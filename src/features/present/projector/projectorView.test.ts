import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { commentCountKey } from '#domain/present/commentCounts.ts'
import { setDocument } from '#domain/present/document.ts'
import { setSettings } from '#domain/present/flags.ts'
import { boardRoots, roots } from '#domain/present/roots.ts'
import { readProjectorView } from './projectorView.ts'

const quiet = { focus: false, activePostId: null }

function boardWith(pages: number): Y.Doc {
  const board = new Y.Doc()
  setDocument(board, { id: 'd', fileName: 'a.pdf', pages })
  return board
}

test('[SL7] [SL9] the room’s screen shows the page of the room, at most the last one', () => {
  expect(readProjectorView(new Y.Doc(), { ...quiet, pdfPage: 3 })).toMatchObject({ document: null, page: 0 })
  expect(readProjectorView(boardWith(5), { ...quiet, pdfPage: 3 }).page).toBe(3)
  expect(readProjectorView(boardWith(2), { ...quiet, pdfPage: 3 }).page).toBe(2)
})

test('[SL3] [SL15] comments are counted while they are on, and one can be presented alone', () => {
  const board = boardWith(3)
  roots.comments(board).set('c', { page: 1, createdAt: 1 })
  roots.commentText(board).set('c', 'Why?')
  boardRoots.counts(board).set(commentCountKey(1), 1)
  expect(readProjectorView(board, { ...quiet, pdfPage: 1 })).toMatchObject({ count: null, spotlight: null })
  setSettings(board, { showComments: true })
  const view = readProjectorView(board, { focus: true, activePostId: 'c', pdfPage: 1 })
  expect(view).toMatchObject({ count: 1, spotlight: { text: 'Why?' } })
  expect(readProjectorView(board, { focus: true, activePostId: 'gone', pdfPage: 1 }).spotlight).toBeNull()
})
