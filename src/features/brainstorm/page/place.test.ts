import { expect, test } from 'vitest'
import { firstState } from '#domain/state.ts'
import { contextOf, keepPlace, namedTopic, placeOf, standAt, startPlace, stepFrom } from './place.ts'

const topics = ['t1', 't2'].map((id) => ({ id, text: id }))
const questions = ['q1', 'q2', 'q3'].map((id) => ({ id, text: id }))
const before = { topics: ['t1', 't2'], questions: ['q1', 'q2', 'q3'] }

test('arrows step through the questions of each topic before the next topic, and end there', () => {
  const stops: string[] = []
  for (
    let place: typeof startPlace | null = startPlace;
    place;
    place = stepFrom(place, 1, topics, questions)
  ) {
    const { topic, question } = standAt(place, topics, questions)
    stops.push(`${topic?.id} ${question?.id}`)
  }
  expect(stops).toEqual(['t1 q1', 't1 q2', 't1 q3', 't2 q1', 't2 q2', 't2 q3'])
  expect(stepFrom(startPlace, -1, topics, questions)).toBeNull()
})

test('a question that is sorted keeps the screen it is on', () => {
  const place = { ...startPlace, topicId: 't2', position: 2 }
  const now = { topics: ['t2', 't1'], questions: ['q3', 'q1', 'q2'] }
  expect(keepPlace(place, before, now)).toEqual({ ...place, position: 0 })
})

test('after a deletion the one before is selected, or the first', () => {
  const at = (position: number, left: string[]) =>
    keepPlace({ ...startPlace, position }, before, { ...before, questions: left }).position
  expect(at(2, ['q1', 'q2'])).toBe(1)
  expect(at(1, ['q1', 'q3'])).toBe(0)
  expect(at(0, ['q2', 'q3'])).toBe(0)
  expect(at(2, ['q2', 'q3'])).toBe(1)
  expect(at(2, ['q9'])).toBe(0)
  const place = { ...startPlace, topicId: 't2' }
  expect(keepPlace(place, before, { ...before, topics: ['t1'] }).topicId).toBe('t1')
  expect(keepPlace(place, before, { ...before, topics: [] }).topicId).toBeNull()
})

test('a place that is presented is the place that everyone opens', () => {
  for (const page of ['answers', 'groups', 'cloud'] as const) {
    const place = { ...startPlace, topicId: 't2', position: 1, page }
    const shared = { ...firstState('w'), ...contextOf(place, topics[1], 1) }
    expect(placeOf(shared)).toEqual(place)
  }
  const overview = { ...startPlace, topicId: 't1', isOverview: true }
  expect(placeOf({ ...firstState('w'), ...contextOf(overview, topics[0], 0) })).toEqual(overview)
})

test('presented before the topics were known, the first topic stays what the room is shown, and another is a change', () => {
  const [first, second] = topics
  if (!first || !second) throw new Error('no topics')
  const unnamed = { ...firstState('w'), currentState: 'RU' as const, ...contextOf(startPlace, undefined, 0) }
  const told = (topic: typeof first, isPresented: boolean) => {
    const place = { ...startPlace, topicId: topic.id }
    return contextOf(place, namedTopic(topic, topics, isPresented, unnamed), 0)
  }
  expect({ ...unnamed, ...told(first, true) }).toEqual(unnamed)
  expect(told(second, true).activeMultiTopicId).toBe('t2')
  // Not what the room sees yet: presenting it names it.
  expect(told(first, false).activeMultiTopicId).toBe('t1')
  const named = { activeMultiTopicId: 't1' }
  expect(namedTopic(first, topics, true, named)).toBe(first)
})
