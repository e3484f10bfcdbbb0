import { expect, test } from 'vitest'
import { firstState } from '../workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { presentAction, presentChange } from './presenting.ts'

const one = agendaPart('one')
const two = agendaPart('two')
const agenda = [one, two]
const lobby = firstState('abcd2345')
const presentingOne = { ...lobby, currentState: 'RU' as const, activePartId: 'one', topicActivePos: 1 }

test('the button says what the room sees when it sees this screen', () => {
  expect(presentAction(lobby, agenda, { part: null, context: {} })).toBe('inLobby')
  expect(presentAction(presentingOne, agenda, { part: one, context: { topicActivePos: 1 } })).toBe(
    'presenting',
  )
})

test('else it takes everyone here: to another part, another question, and back to the lobby', () => {
  expect(presentAction(lobby, agenda, { part: one, context: {} })).toBe('present')
  expect(presentAction(presentingOne, agenda, { part: two, context: {} })).toBe('present')
  expect(presentAction(presentingOne, agenda, { part: one, context: { topicActivePos: 2 } })).toBe('present')
  expect(presentAction(presentingOne, agenda, { part: null, context: {} })).toBe('present')
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
