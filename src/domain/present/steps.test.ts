import { expect, test } from 'vitest'
import { navigate, nowhere, openingOf, pressed } from '../activity/navigation.ts'
import { startPage, stepped } from '../activity/steps.ts'
import { firstState, readState } from '../workshop/state.ts'
import { goesAlong, mayTurnPages, slideOnScreen, slideStops, turnedForRoom } from './steps.ts'
import * as Y from 'yjs'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { addPart } from '../workshop/agenda.ts'
import { changeState } from '../workshop/changeState.ts'
import { pageCount } from './document.ts'
import { replaceDocument } from './replaceDocument.ts'

const part = agendaPart('p', { objectId: 'o', content: 'workshop | presentpdf' })

test('[SL6] facilitators turn pages, participants where they are allowed to', () => {
  expect(mayTurnPages('facilitator', false)).toBe(true)
  expect([mayTurnPages('participant', false), mayTurnPages('participant', true)]).toEqual([false, true])
})

test('[SL6] [S7] arrows step through pages, and without navigation over the activity', () => {
  const stops = slideStops(3, true)
  expect([1, 2, 3].map((pdfPage) => stepped(stops, { ...startPage, pdfPage }, 1)?.pdfPage)).toEqual([
    2,
    3,
    undefined,
  ])
  expect(stepped(stops, { ...startPage, pdfPage: 9 }, -1)?.pdfPage).toBe(2)
  for (const single of [slideStops(3, false), slideStops(0, true)]) {
    expect(single).toHaveLength(1)
    expect(stepped(single, { ...startPage, pdfPage: 2 }, 1)).toBeNull()
  }
  const opened = navigate(nowhere, { type: 'open', position: openingOf(nowhere, 'o', null) })
  const where = navigate(opened, { type: 'stops', id: 'o', stops: slideStops(3, false) })
  expect(pressed(where, 1, { agenda: [part], part, seesHidden: false })).toBeNull()
})

test('[SL6] [SL9] a participant without navigation sees the room’s page, others their own', () => {
  const own = { pdfPage: 2 }
  const room = { pdfPage: 7 }
  const on = (mayTurn: boolean, at: typeof room | null, pages = 10) =>
    slideOnScreen({ own, room: at }, { pages, mayTurn })
  expect([on(false, room), on(true, room), on(false, null), on(true, null)]).toEqual([7, 2, 2, 2])
  expect([on(false, room, 5), on(false, room, 0), on(false, { pdfPage: Number.NaN })]).toEqual([5, 0, 1])
})

test('[SL7] a facilitator on the presented activity turns the page of the room', () => {
  const state = { ...firstState('w'), currentState: 'RU' as const, activePartId: 'p', pdfPage: 2 }
  expect(turnedForRoom(state, [part], part, 3)).toEqual({ pdfPage: 3 })
  expect(turnedForRoom(state, [part], part, 2)).toBeNull()
  expect(turnedForRoom({ ...state, currentState: 'PA' }, [part], part, 3)).toBeNull()
  expect(turnedForRoom(state, [part], { id: 'other' }, 3)).toBeNull()
})

test('[SL7] a screen on the page of the room goes along when that turns, one that went elsewhere stays', () => {
  expect(goesAlong(3, { before: 3, after: 4 }, 9)).toBe(4)
  expect(goesAlong(5, { before: 3, after: 4 }, 9)).toBeNull()
  expect(goesAlong(3, { before: 3, after: 3 }, 9)).toBeNull()
  expect(goesAlong(1, { before: null, after: 1 }, 9)).toBeNull()
  expect(goesAlong(1, { before: 1, after: null }, 9)).toBeNull()
})

test('[SL7] [SL9] after a shorter document both stand on its last page, and go on together', () => {
  expect(goesAlong(2, { before: 3, after: 1 }, 2)).toBe(1)
  expect(goesAlong(2, { before: 3, after: 2 }, 2)).toBeNull()
  expect(goesAlong(1, { before: 3, after: 1 }, 2)).toBeNull()
})

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
