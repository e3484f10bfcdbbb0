import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { agendaPart } from '#support/calls/agendaPart.ts'
import {
  addPart,
  copiedPartName,
  orderParts,
  removePart,
  renamePart,
  replaceActivity,
  setPartHidden,
} from './agenda.ts'
import { changeState, presentedPart } from './changeState.ts'
import { readAgenda, readState, readWorkshopInfo, stateRoots } from './state.ts'
import { endSession, hasEnded } from './ending.ts'

const workshopId = 'abcdefgh'
let doc: Y.Doc

beforeEach(() => {
  doc = new Y.Doc()
  for (const id of ['a', 'b', 'c']) add(id)
})

test('[W3] a new activity comes last', () => {
  expect(positions()).toEqual(['a0', 'b1', 'c2'])
})

test('[W3] activities that an order does not name follow the named ones in their old order', () => {
  const moved = orderParts(doc, [
    { id: 'c', position: 4 },
    { id: 'b', position: 9 },
    { id: 'unknown', position: 0 },
  ])
  expect(positions()).toEqual(['c0', 'b1', 'a2'])
  expect(moved.map(({ id }) => id)).toEqual(['c', 'a'])
})

test('[W3] deleting closes the gap', () => {
  removePart(doc, workshopId, 'b')
  expect(positions()).toEqual(['a0', 'c1'])
  removePart(doc, workshopId, 'b')
  expect(positions()).toEqual(['a0', 'c1'])
})

test('[W4] a name has at most 100 characters and may be empty', () => {
  expect(renamePart(doc, 'a', '  Retro ').partName).toBe('Retro')
  expect(renamePart(doc, 'a', '').partName).toBe('')
  expect(() => renamePart(doc, 'a', 'x'.repeat(101))).toThrow('Please use at most 100 characters.')
  expect(() => renamePart(doc, 'gone', 'x')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})

describe('the presented activity', () => {
  beforeEach(
    () => void changeState(doc, workshopId, { currentState: 'RU', activePartId: 'b', followMe: true }),
  )

  test('[S4] hiding it sets PA and ends no Follow me, hiding another one does not', () => {
    setPartHidden(doc, workshopId, 'a', true)
    expect(readState(doc, workshopId).currentState).toBe('RU')
    setPartHidden(doc, workshopId, 'b', true)
    expect(readState(doc, workshopId)).toMatchObject({ currentState: 'PA', followMe: true, revision: 2 })
  })

  test('[W5] deleting it sets PA, and the state can be changed afterwards', () => {
    removePart(doc, workshopId, 'b')
    const after = { currentState: 'PA', activePartId: null, followMe: true }
    expect(readState(doc, workshopId)).toMatchObject(after)
    expect(changeState(doc, workshopId, { showParticipantsAgenda: false }).showParticipantsAgenda).toBe(false)
  })

  test('[W5] replacing it sets PA', () => {
    const activity = { objectId: 'new', content: 'workshop | plan', partName: 'Plan', numberOfAxis: null }
    expect(replaceActivity(doc, workshopId, 'b', activity)).toMatchObject({ position: 1, ...activity })
    expect(readState(doc, workshopId)).toMatchObject({ currentState: 'PA', activePartId: null })
  })
})

function add(id: string): void {
  addPart(doc, agendaPart(id))
}

function positions(): string[] {
  return readAgenda(doc).map(({ id, position }) => `${id}${position}`)
}

test("[K3] a copy's name has its mark behind it and still fits", () => {
  expect(copiedPartName('Ideas')).toBe('Ideas (copy)')
  expect(copiedPartName('Ideas (copy)')).toBe('Ideas (copy) (copy)')
  expect(copiedPartName('')).toBe('')
  expect(copiedPartName('x'.repeat(100))).toBe(`${'x'.repeat(93)} (copy)`)
})

const id = 'abcdefgh'

function workshop(): Y.Doc {
  const state = new Y.Doc()
  for (const [position, name] of ['a', 'b', 'c'].entries()) {
    stateRoots.parts(state).set(name, agendaPart(name, { position, hidden: name === 'c' }))
  }
  changeState(state, id, { currentState: 'RU', activePartId: 'b', followMe: true })
  return state
}

test('[E1] the end moves everyone to the lobby and reports itself', () => {
  const state = workshop()
  expect(hasEnded(state)).toBe(false)
  endSession(state, id, ['a'])
  const after = readState(state, id)
  expect(after).toMatchObject({ currentState: 'PA', activePartId: null, followMe: false, timer: null })
  expect(presentedPart(after, readAgenda(state))).toBeNull()
  expect(hasEnded(state)).toBe(true)
  expect(readWorkshopInfo(state).ended).toBe(true)
})

test('[E2] shared activities are open from then on and all others are not, whatever they were', () => {
  const state = workshop()
  const changed = endSession(state, id, ['a', 'c', 'one that was deleted'])
  expect(readAgenda(state).map(({ hidden }) => hidden)).toEqual([false, true, false])
  expect(changed.map((part) => [part.id, part.hidden])).toEqual([
    ['b', true],
    ['c', false],
  ])
})
