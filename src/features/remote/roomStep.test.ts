import { expect, test } from 'vitest'
import { firstPage, firstState } from '#domain/state.ts'
import type { SessionState } from '#domain/state.ts'
import { agendaPart } from '#support/agendaPart.ts'
import { noWalk } from '#domain/walk.ts'
import type { Walk } from '#domain/walk.ts'
import { roomStep, standing } from './roomStep.ts'
import type { RoomPage } from './roomStep.ts'

const agenda = ['a', 'b', 'c'].map((id, position) => agendaPart(id, { position, hidden: id === 'b' }))
const outline = { topicIds: ['t1', 't2'], questions: 2 }
const step = (state: SessionState, by: 1 | -1, parts = agenda) =>
  roomStep(state, parts, () => outline, by)?.fields ?? null
const lobby = firstState('w1')
const at = (activePartId: string, fields: Partial<SessionState> = {}): SessionState => ({
  ...lobby,
  currentState: 'RU',
  activePartId,
  ...fields,
})

test('[S3] from the lobby the room goes to the first open activity, and back to the lobby before it', () => {
  expect(step(lobby, 1)).toEqual({ currentState: 'RU', activePartId: 'a' })
  expect(step(lobby, -1)).toBeNull()
  expect(step(at('a'), -1)).toEqual({ currentState: 'PA', followMe: false })
  expect(step(lobby, 1, [])).toBeNull()
})

test('all questions of a topic come first, then the next topic, then the next open activity', () => {
  const second = step(at('a', { activeMultiTopicId: 't1' }), 1)
  expect(second).toMatchObject({ activePartId: 'a', activeMultiTopicId: 't1', topicActivePos: 1 })
  const third = step(at('a', { activeMultiTopicId: 't1', topicActivePos: 1 }), 1)
  expect(third).toMatchObject({ activeMultiTopicId: 't2', topicActivePos: 0 })
  const last = at('a', { activeMultiTopicId: 't2', topicActivePos: 1 })
  expect(step(last, 1)).toEqual({ currentState: 'RU', activePartId: 'c' })
  expect(step(last, -1)).toMatchObject({ activeMultiTopicId: 't2', topicActivePos: 0 })
  expect(step(at('c', { activeMultiTopicId: 't2', topicActivePos: 1 }), 1)).toBeNull()
})

test('a step puts nothing of the question before in focus, and the overview is one step', () => {
  const focused = at('a', { focus: true, activePostId: 'p1' })
  expect(step(focused, 1)).toMatchObject({ focus: false, activePostId: null })
  const overview = at('a', { showOverviewPage: true })
  expect(step(overview, 1)).toEqual({ currentState: 'RU', activePartId: 'c' })
})

test('every topic counts its questions anew, and what was deleted meanwhile gives way to the first', () => {
  const state = at('a', { activeMultiTopicId: 't2', topicActivePos: 1 })
  expect(standing(state, outline)).toEqual({ step: 3, topicId: 't2', position: 1, number: 2, of: 2 })
  const gone = at('a', { activeMultiTopicId: 'gone', topicActivePos: 9 })
  expect(standing(gone, outline)).toEqual({ step: 1, topicId: 't1', position: 1, number: 2, of: 2 })
})

test('[S7] Previous undoes Next for the remote too, and Follow me goes on in the lobby', () => {
  const walkFrom = (state: SessionState, by: 1 | -1, walk: Walk<RoomPage> = noWalk) => {
    const to = roomStep(state, agenda, () => outline, by, walk)
    // As the server changes the state, SPEC S3.
    const page = to?.fields.activePartId === state.activePartId ? {} : firstPage
    return to && { state: { ...state, ...page, ...to.fields }, walk: to.walk }
  }
  const shown = (state: SessionState) => [
    state.currentState === 'RU' ? state.activePartId : 'lobby',
    ...(state.currentState === 'RU' ? [standing(state, outline).step, state.showGroupPage] : []),
  ]
  const groups = at('a', {
    activeMultiTopicId: 't2',
    topicActivePos: 1,
    showGroupPage: true,
    followMe: true,
  })
  const on = walkFrom(groups, 1)
  const back = on && walkFrom(on.state, -1, on.walk)
  expect(back && shown(back.state)).toEqual(shown(groups))
  // Come to in another way: the last question of the activity before.
  const last = walkFrom(at('c'), -1)
  expect(last && shown(last.state)).toEqual(['a', 3, false])
  const inLobby = walkFrom(at('a', { followMe: true }), -1)
  expect(inLobby?.state).toMatchObject({ currentState: 'PA', followMe: true })
  const again = inLobby && walkFrom(inLobby.state, 1, inLobby.walk)
  expect(again && shown(again.state)).toEqual(['a', 0, false])
})
