import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { addPart } from '../workshop/agenda.ts'
import { changeState } from '../workshop/changeState.ts'
import { readState } from '../workshop/state.ts'
import { pageCount } from './document.ts'
import { replaceDocument } from './replaceDocument.ts'

const workshopId = 'abcdefgh'

/** A room on page 8 of ten. */
function roomOn8() {
  const [state, board] = [new Y.Doc(), new Y.Doc()]
  for (const id of ['one', 'two']) addPart(state, agendaPart(id, { objectId: id }))
  changeState(state, workshopId, { currentState: 'RU', activePartId: 'one', pdfPage: 8, followMe: true })
  const replace = (pages: number | null, objectId = 'one') =>
    replaceDocument(
      { state, board },
      { workshopId, objectId },
      pages === null ? null : { id: `d${pages}`, fileName: 'a.pdf', pages },
    )
  replace(10)
  const now = () => {
    const { pdfPage, moves, revision } = readState(state, workshopId)
    return { pdfPage, moves, revision, pages: pageCount(board) }
  }
  return { state, replace, now }
}

test('[SL9] a shorter document takes the room to its last page, and a longer one leaves it there', () => {
  const { replace, now } = roomOn8()
  const before = now()
  expect(before).toMatchObject({ pdfPage: 8, pages: 10 })
  replace(3)
  const { moves, revision } = before
  expect(now()).toEqual({ pdfPage: 3, pages: 3, moves: moves + 1, revision: revision + 1 })
  replace(10)
  expect(now()).toEqual({ pdfPage: 3, pages: 10, moves: moves + 1, revision: revision + 1 })
})

test('[SL9] when the document is removed, the next one begins on its first page', () => {
  const { replace, now } = roomOn8()
  replace(null)
  expect(now()).toMatchObject({ pdfPage: 1, pages: 0 })
  replace(10)
  expect(now()).toMatchObject({ pdfPage: 1, pages: 10 })
})

test('[SL9] the document of another activity leaves the page of the room, and Stop presenting does not', () => {
  const { state, replace, now } = roomOn8()
  replace(3, 'two')
  expect(now()).toMatchObject({ pdfPage: 8, pages: 3 })
  changeState(state, workshopId, { currentState: 'PA' })
  replace(3)
  expect(now()).toMatchObject({ pdfPage: 3, pages: 3 })
})
