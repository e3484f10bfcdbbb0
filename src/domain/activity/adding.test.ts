import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { addPart } from '../workshop/agenda.ts'
import { contents } from '../workshop/content.ts'
import { changeState } from '../workshop/changeState.ts'
import { readAgenda, readState } from '../workshop/state.ts'
import { roomAfterAdding, switchedName } from './adding.ts'
import type { PageContext } from './presenting.ts'
import { startPage } from './steps.ts'

const id = 'w'
const groups: PageContext = { ...startPage, showGroupPage: true }

/** A session that presents the Groups page of its first activity, to which one of a kind is added. */
function added(kind: 'brainstorm' | 'identify', change: Parameters<typeof changeState>[2] = {}) {
  const doc = new Y.Doc()
  addPart(doc, agendaPart('one'))
  addPart(doc, agendaPart('two'))
  changeState(doc, id, { currentState: 'RU', activePartId: 'one', showGroupPage: true, topicActivePos: 1 })
  changeState(doc, id, change)
  addPart(doc, agendaPart('new', { content: contents[kind] }))
  const after = (left: string | null, context: PageContext = {}) => {
    const agenda = readAgenda(doc)
    const part = agenda.find((one) => one.id === left) ?? null
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
