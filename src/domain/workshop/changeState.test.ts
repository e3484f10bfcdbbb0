import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { changeState, goToLobby, presentedPart } from './changeState.ts'
import { readAgenda, readState, stateRoots } from './state.ts'
import { messages } from '../messages.ts'
import { lobbyPath, neighbours, partAt, partPath } from './paths.ts'

const workshopId = 'abcdefgh'

function stateWithParts(...ids: string[]): Y.Doc {
  const doc = new Y.Doc()
  for (const [position, id] of ids.entries()) stateRoots.parts(doc).set(id, agendaPart(id, { position }))
  return doc
}

test('[S2] a change decided on an older revision is refused and changes nothing', () => {
  const doc = stateWithParts('p1', 'p2')
  changeState(doc, workshopId, { currentState: 'RU', activePartId: 'p1', revision: 0 })
  expect(() => changeState(doc, workshopId, { currentState: 'RU', activePartId: 'p2', revision: 0 })).toThrow(
    messages.viewChanged.sentence,
  )
  expect(readState(doc, workshopId)).toMatchObject({ activePartId: 'p1', revision: 1 })
})

test('[S3] another part starts on its first question, with nothing of the part before in focus', () => {
  const doc = stateWithParts('p1', 'p2')
  changeState(doc, workshopId, {
    currentState: 'RU',
    activePartId: 'p1',
    topicActivePos: 3,
    activePostId: 'x',
    focus: true,
  })
  const after = changeState(doc, workshopId, { activePartId: 'p2' })
  expect(after).toMatchObject({ topicActivePos: 0, activePostId: null, focus: false })
})

test('[S3] Stop presenting ends Follow me and the focus; leading into the lobby keeps Follow me on', () => {
  const doc = stateWithParts('p1')
  changeState(doc, workshopId, { currentState: 'RU', activePartId: 'p1', followMe: true, focus: true })
  expect(goToLobby(doc, workshopId)).toMatchObject({ currentState: 'PA', followMe: false, focus: false })
  changeState(doc, workshopId, { currentState: 'RU', activePartId: 'p1', followMe: true, focus: true })
  const led = changeState(doc, workshopId, { currentState: 'PA', followMe: true })
  expect(led).toMatchObject({ currentState: 'PA', followMe: true, focus: false, moves: 4 })
  // A change that says nothing of it ends it, as `updateState` always did.
  expect(changeState(doc, workshopId, { currentState: 'PA' }).followMe).toBe(false)
})

test('[S5] Present moves the room, also a second time at the same place', () => {
  const doc = stateWithParts('p1')
  const present = { currentState: 'RU', activePartId: 'p1' } as const
  expect(changeState(doc, workshopId, present).moves).toBe(1)
  expect(changeState(doc, workshopId, present)).toMatchObject({ moves: 2, revision: 2 })
})

test('[S5] without Follow me a step of the page moves nobody, with it each step does', () => {
  const doc = stateWithParts('p1')
  changeState(doc, workshopId, { currentState: 'RU', activePartId: 'p1' })
  expect(changeState(doc, workshopId, { topicActivePos: 1 }).moves).toBe(1)
  changeState(doc, workshopId, { currentState: 'RU', activePartId: 'p1', followMe: true })
  expect(changeState(doc, workshopId, { topicActivePos: 2 }).moves).toBe(3)
  expect(changeState(doc, workshopId, { globalAnswers: true }).moves).toBe(3)
})

test('[S4] a hidden part is never the presented one', () => {
  const doc = stateWithParts('p1')
  const state = changeState(doc, workshopId, { currentState: 'RU', activePartId: 'p1' })
  expect(presentedPart(state, readAgenda(doc))?.id).toBe('p1')
  stateRoots.parts(doc).set('p1', agendaPart('p1', { hidden: true }))
  expect(presentedPart(state, readAgenda(doc))).toBeNull()
})

const first = agendaPart('first')
const locked = agendaPart('locked', { content: 'workshop | plan', hidden: true })
const last = agendaPart('last', { content: 'workshop | present pdf' })
const agenda = [first, locked, last]

test('an address leads to its part and back', () => {
  for (const one of agenda) expect(partAt(partPath('abcd2345', one), agenda)).toBe(one)
  expect(partAt(lobbyPath('abcd2345'), agenda)).toBeNull()
  expect(partAt('/workshop/abcd2345/brainstorm/gone', agenda)).toBeNull()
})

test('both PDF contents open the slides, an evaluate its vote page, an Organize its board', () => {
  expect(partPath('w', last)).toBe('/workshop/w/present/o-last')
  expect(partPath('w', agendaPart('e', { content: 'workshop | evaluate' }))).toBe(
    '/workshop/w/evaluate/o-e/vote',
  )
  expect(partPath('w', agendaPart('o', { content: 'workshop | organize' }))).toBe(
    '/workshop/w/organize/o-o/board',
  )
})

test('the arrows of participants pass over hidden parts, those of facilitators do not', () => {
  expect(neighbours(agenda, first, false)).toEqual({ previous: null, next: last })
  expect(neighbours(agenda, first, true)).toEqual({ previous: null, next: locked })
  expect(neighbours(agenda, last, false)).toEqual({ previous: first, next: null })
  expect(neighbours([locked, last], null, true)).toEqual({ previous: null, next: locked })
  expect(neighbours([locked, last], null, false)).toEqual({ previous: null, next: last })
  expect(neighbours([locked], null, false)).toEqual({ previous: null, next: null })
})
