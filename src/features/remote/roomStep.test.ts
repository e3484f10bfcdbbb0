import { expect, test } from 'vitest'
import { standAt, stopsOf } from '#domain/brainstorm/steps.ts'
import { evaluateStops } from '#domain/evaluate/steps.ts'
import { firstPage, firstState } from '#domain/workshop/state.ts'
import type { SessionState } from '#domain/workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { mayLeadTo } from '#domain/remote.ts'
import { nowhere } from '#domain/activity/navigation.ts'
import type { Navigation } from '#domain/activity/navigation.ts'
import { roomStep } from './roomStep.ts'
import { standing } from '#domain/activity/steps.ts'

const agenda = ['a', 'b', 'c'].map((id, position) => agendaPart(id, { position, hidden: id === 'b' }))
const topics = [{ id: 't1' }, { id: 't2' }]
const questions = [{ id: 'q1' }, { id: 'q2' }]
const stops = stopsOf(topics, questions)
const step = (state: SessionState, by: 1 | -1, parts = agenda) =>
  roomStep(state, parts, () => stops, by)?.fields ?? null
const lobby = firstState('w1')
const at = (activePartId: string, fields: Partial<SessionState> = {}): SessionState => ({
  ...lobby,
  currentState: 'RU',
  activePartId,
  ...fields,
})

test('[S3] from the lobby the room goes to the first visible activity, and from there back to the lobby', () => {
  expect(step(lobby, 1)).toEqual({ currentState: 'RU', activePartId: 'a' })
  expect(step(lobby, -1)).toBeNull()
  expect(step(at('a'), -1)).toEqual({ currentState: 'PA', followMe: false })
  expect(step(lobby, 1, [])).toBeNull()
})

test('all questions of a topic come first, then the next topic, then the next visible activity', () => {
  const second = step(at('a', { activeMultiTopicId: 't1' }), 1)
  expect(second).toMatchObject({ activePartId: 'a', activeMultiTopicId: 't1', topicActivePos: 1 })
  const third = step(at('a', { activeMultiTopicId: 't1', topicActivePos: 1 }), 1)
  expect(third).toMatchObject({ activeMultiTopicId: 't2', topicActivePos: 0 })
  const last = at('a', { activeMultiTopicId: 't2', topicActivePos: 1 })
  expect(step(last, 1)).toEqual({ currentState: 'RU', activePartId: 'c' })
  expect(step(last, -1)).toMatchObject({ activeMultiTopicId: 't2', topicActivePos: 0 })
  expect(step(at('c', { activeMultiTopicId: 't2', topicActivePos: 1 }), 1)).toBeNull()
})

test('a step clears the focus of the previous question, and the overview is one step', () => {
  const focused = at('a', { focus: true, activePostId: 'p1' })
  expect(step(focused, 1)).toMatchObject({ focus: false, activePostId: null })
  const overview = at('a', { showOverviewPage: true })
  expect(step(overview, 1)).toEqual({ currentState: 'RU', activePartId: 'c' })
})

test('[S7] [EV11] from voting the room goes to the results, as they open, and back', () => {
  const pages = evaluateStops(true, true)
  const stepAt = (fields: Partial<SessionState>, by: 1 | -1) =>
    roomStep(at('a', fields), agenda, () => pages, by)?.fields
  const results = stepAt({}, 1)
  expect(results).toMatchObject({ activePartId: 'a', showResultsPage: true, showGraph: true })
  expect(mayLeadTo(results ?? {})).toBe(true)
  expect(stepAt({ showResultsPage: true, showGraph: false }, -1)).toMatchObject({ showResultsPage: false })
  expect(stepAt({ showResultsPage: true, showGraph: true }, 1)).toEqual({
    currentState: 'RU',
    activePartId: 'c',
  })
})

test('when its question was deleted, the room steps from the question shown in its place', () => {
  const gone = at('a', { activeMultiTopicId: 'gone', topicActivePos: 9 })
  expect(standAt(topics, questions, gone)).toMatchObject({ topic: { id: 't1' }, position: 1 })
  expect(step(gone, 1)).toMatchObject({ activeMultiTopicId: 't2', topicActivePos: 0 })
})

test('stepping from the lobby into the previously shown activity starts on its first question', () => {
  const inLobby = { ...at('a', { activeMultiTopicId: 't2', topicActivePos: 1 }), currentState: 'PA' as const }
  const fields = step(inLobby, 1)
  expect(standing(stops, { ...inLobby, ...fields }).at).toBe(0)
})

test('[S7] Previous is the reverse of Next for the remote too, and Follow me stays on in the lobby', () => {
  const walkFrom = (state: SessionState, by: 1 | -1, way: Navigation = nowhere) => {
    const to = roomStep(state, agenda, () => stops, by, way)
    // Applies the change as the server does, SPEC S3.
    const page = to?.fields.activePartId === state.activePartId ? {} : firstPage
    // A paired phone may make the same changes. SPEC J4.
    if (to) expect(mayLeadTo(to.fields)).toBe(true)
    return to && { state: { ...state, ...page, ...to.fields }, way: to.way }
  }
  const shown = (state: SessionState) => [
    state.currentState === 'RU' ? state.activePartId : 'lobby',
    ...(state.currentState === 'RU' ? [standing(stops, state).at, state.showGroupPage] : []),
  ]
  const groups = at('a', {
    activeMultiTopicId: 't2',
    topicActivePos: 1,
    showGroupPage: true,
    followMe: true,
  })
  const on = walkFrom(groups, 1)
  const back = on && walkFrom(on.state, -1, on.way)
  expect(back && shown(back.state)).toEqual(shown(groups))
  // Reached in another way: the last question of the activity before.
  const last = walkFrom(at('c'), -1)
  expect(last && shown(last.state)).toEqual(['a', 3, false])
  const inLobby = walkFrom(at('a', { followMe: true }), -1)
  expect(inLobby?.state).toMatchObject({ currentState: 'PA', followMe: true })
  const again = inLobby && walkFrom(inLobby.state, 1, inLobby.way)
  expect(again && shown(again.state)).toEqual(['a', 0, false])
})
