import { expect, test } from 'vitest'
import { firstState } from '#domain/state.ts'
import type { SessionState } from '#domain/state.ts'
import { agendaPart } from '#support/agendaPart.ts'
import { roomStep, standing } from './roomStep.ts'

const agenda = ['a', 'b', 'c'].map((id, position) => agendaPart(id, { position, hidden: id === 'b' }))
const outline = { topicIds: ['t1', 't2'], questions: 2 }
const lobby = firstState('w1')
const at = (activePartId: string, fields: Partial<SessionState> = {}): SessionState => ({
  ...lobby,
  currentState: 'RU',
  activePartId,
  ...fields,
})

test('[S3] from the lobby the room goes to the first open activity, and back to the lobby before it', () => {
  expect(roomStep(lobby, agenda, null, 1)).toEqual({ currentState: 'RU', activePartId: 'a' })
  expect(roomStep(lobby, agenda, null, -1)).toBeNull()
  expect(roomStep(at('a'), agenda, outline, -1)).toEqual({ currentState: 'PA' })
  expect(roomStep(lobby, [], null, 1)).toBeNull()
})

test('all questions of a topic come first, then the next topic, then the next open activity', () => {
  const second = roomStep(at('a', { activeMultiTopicId: 't1' }), agenda, outline, 1)
  expect(second).toMatchObject({ activePartId: 'a', activeMultiTopicId: 't1', topicActivePos: 1 })
  const third = roomStep(at('a', { activeMultiTopicId: 't1', topicActivePos: 1 }), agenda, outline, 1)
  expect(third).toMatchObject({ activeMultiTopicId: 't2', topicActivePos: 0 })
  const last = at('a', { activeMultiTopicId: 't2', topicActivePos: 1 })
  expect(roomStep(last, agenda, outline, 1)).toEqual({ currentState: 'RU', activePartId: 'c' })
  expect(roomStep(last, agenda, outline, -1)).toMatchObject({ activeMultiTopicId: 't2', topicActivePos: 0 })
  expect(roomStep(at('c', { activeMultiTopicId: 't2', topicActivePos: 1 }), agenda, outline, 1)).toBeNull()
})

test('a step puts nothing of the question before in focus, and the overview is one step', () => {
  const focused = at('a', { focus: true, activePostId: 'p1' })
  expect(roomStep(focused, agenda, outline, 1)).toMatchObject({ focus: false, activePostId: null })
  const overview = at('a', { showOverviewPage: true })
  expect(roomStep(overview, agenda, outline, 1)).toEqual({ currentState: 'RU', activePartId: 'c' })
})

test('every topic counts its questions anew, and what was deleted meanwhile gives way to the first', () => {
  const state = at('a', { activeMultiTopicId: 't2', topicActivePos: 1 })
  expect(standing(state, outline)).toEqual({ step: 3, topicId: 't2', position: 1, number: 2, of: 2 })
  const gone = at('a', { activeMultiTopicId: 'gone', topicActivePos: 9 })
  expect(standing(gone, outline)).toEqual({ step: 1, topicId: 't1', position: 1, number: 2, of: 2 })
})
