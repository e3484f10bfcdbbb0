import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { endSession, hasEnded } from './ending.ts'
import { changeState, presentedPart } from './changeState.ts'
import { readAgenda, readState, readWorkshopInfo, stateRoots } from './state.ts'

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
