import { expect, test, describe } from 'vitest'
import { firstState, readAgenda, readState } from '../workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { presentAction, presentChange } from './presenting.ts'
import type { PageContext } from './presenting.ts'
import { takesRoomAlong } from './takesRoomAlong.ts'
import * as Y from 'yjs'
import { addPart } from '../workshop/agenda.ts'
import { contents } from '../workshop/content.ts'
import { changeState } from '../workshop/changeState.ts'
import { roomAfterAdding, switchedName } from './adding.ts'
import { startPage } from './steps.ts'

const one = agendaPart('one')
const two = agendaPart('two')
const both = [one, two]
const lobby = firstState('abcd2345')
const presentingOne = { ...lobby, currentState: 'RU' as const, activePartId: 'one', topicActivePos: 1 }

test('the button says what the room sees when it sees this screen', () => {
  expect(presentAction(lobby, both, { part: null, context: {} })).toBe('inLobby')
  expect(presentAction(presentingOne, both, { part: one, context: { topicActivePos: 1 } })).toBe('presenting')
})

test('else it takes everyone here: to another part, another question, and back to the lobby', () => {
  expect(presentAction(lobby, both, { part: one, context: {} })).toBe('present')
  expect(presentAction(presentingOne, both, { part: two, context: {} })).toBe('present')
  expect(presentAction(presentingOne, both, { part: one, context: { topicActivePos: 2 } })).toBe('present')
  expect(presentAction(presentingOne, both, { part: null, context: {} })).toBe('present')
})

test('a presented part that was hidden meanwhile is seen by nobody', () => {
  const hidden = agendaPart('one', { hidden: true })
  expect(presentAction(presentingOne, [hidden], { part: null, context: {} })).toBe('inLobby')
})

test('presenting sets RU with the active part and its page context, the lobby PA', () => {
  expect(presentChange({ part: one, context: { topicActivePos: 2 } }, true)).toEqual({
    currentState: 'RU',
    activePartId: 'one',
    topicActivePos: 2,
    followMe: true,
  })
  expect(presentChange({ part: null, context: {} })).toEqual({ currentState: 'PA' })
})

const ofTwo = [agendaPart('open'), agendaPart('closed', { hidden: true })]

test.each([
  ['/workshop/abcd2345', true],
  ['/workshop/abcd2345/brainstorm/o-open', true],
  ['/workshop/abcd2345/brainstorm/o-closed', false],
  ['/workshop/abcd2345/remote', false],
  ['/workshop/abcd23456', false],
  ['/account', false],
])('who leads with Follow me and goes to %s takes the room along: %s', (pathname, takesAlong) => {
  expect(takesRoomAlong(pathname, 'abcd2345', ofTwo)).toBe(takesAlong)
})

const id = 'w'
const groups: PageContext = { ...startPage, showGroupPage: true }

/** A session that presents the Groups page of its one activity, to which one of a kind is added. */
function added(kind: 'brainstorm' | 'identify', change: Parameters<typeof changeState>[2] = {}) {
  const doc = new Y.Doc()
  addPart(doc, agendaPart('one'))
  addPart(doc, agendaPart('two'))
  changeState(doc, id, { currentState: 'RU', activePartId: 'one', showGroupPage: true, topicActivePos: 1 })
  changeState(doc, id, change)
  addPart(doc, agendaPart('new', { content: contents[kind] }))
  const after = (left: string | null, context: PageContext = {}) => {
    const agenda = readAgenda(doc)
    const part = agenda.find((each) => each.id === left) ?? null
    return roomAfterAdding(readState(doc, id), agenda, { part, context })
  }
  return { doc, after }
}

describe.each(['brainstorm', 'identify'] as const)('[W10] adding %s', (kind) => {
  test('from the Groups page that the room is shown takes the room to the overview, and moves nobody', () => {
    const { doc, after } = added(kind)
    const { moves } = readState(doc, id)
    const change = after('one', groups)
    expect(change).toEqual({ showGroupPage: false, showOverviewPage: true })
    const state = changeState(doc, id, change ?? {})
    expect(state).toMatchObject({ activePartId: 'one', currentState: 'RU', topicActivePos: 1, moves })
    expect(after('one', groups)).toBeNull()
  })

  test('from anywhere else leaves the room as it is', () => {
    const { after } = added(kind)
    expect(after(null)).toBeNull()
    expect(after('one')).toBeNull()
    expect(after('one', startPage)).toBeNull()
    expect(after('two', groups)).toBeNull()
  })

  test('leaves it to who leads with Follow me, and a room in the lobby in the lobby', () => {
    expect(added(kind, { followMe: true }).after('one', groups)).toBeNull()
    expect(added(kind, { currentState: 'PA' }).after('one', groups)).toBeNull()
    expect(added(kind, { showGroupPage: false }).after('one', groups)).toBeNull()
  })
})

test('[W11] a name that was only its type’s becomes the new type’s; one that a person gave stays', () => {
  expect(switchedName('', ['Brainstorm'], 'Identify')).toBe('Identify')
  expect(switchedName('Brainstorm', ['Idékläckning', 'Brainstorm'], 'Identify')).toBe('Identify')
  expect(switchedName('Ideas', ['Brainstorm'], 'Identify')).toBe('Ideas')
})
