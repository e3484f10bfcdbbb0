import { expect, test } from 'vitest'
import { nowhere, openingOf, navigate } from '../activity/navigation.ts'
import type { Position } from '../activity/navigation.ts'
import { contextOf } from '../activity/presenting.ts'
import { keptPage, pageOf, shownPage, startPage, stepped } from '../activity/steps.ts'
import type { Page, PageFields } from '../activity/steps.ts'
import { firstState } from '../workshop/state.ts'
import { standAt, stopsOf } from './steps.ts'

const topics = ['t1', 't2'].map((id) => ({ id }))
const questions = ['q1', 'q2', 'q3'].map((id) => ({ id }))
const stops = stopsOf(topics, questions)
const named = (ids: string[]) => ids.map((id) => ({ id }))

function openAt(page: PageFields): Position {
  const open = navigate(nowhere, { type: 'open', position: openingOf(nowhere, 'o', null) })
  const known = navigate(open, { type: 'stops', id: 'o', stops })
  const { here } = navigate(known, { type: 'go', id: 'o', page })
  if (!here) throw new Error('nowhere')
  return here
}

test('arrows step through the questions of each topic before the next topic, and end there', () => {
  const seen: string[] = []
  for (let page: Page | null = startPage; page; page = stepped(stops, page, 1)) {
    const { topic, question } = standAt(topics, questions, page)
    seen.push(`${topic?.id} ${question?.id}`)
  }
  expect(seen).toEqual(['t1 q1', 't1 q2', 't1 q3', 't2 q1', 't2 q2', 't2 q3'])
  expect(stepped(stops, startPage, -1)).toBeNull()
})

test('a question that is sorted keeps the screen it is on', () => {
  const page = { ...startPage, activeMultiTopicId: 't2', topicActivePos: 2 }
  const now = stopsOf(named(['t2', 't1']), named(['q3', 'q1', 'q2']))
  expect(keptPage(page, stops, now)).toEqual({ ...page, topicActivePos: 0 })
})

test('after a deletion the one before is selected, or the first', () => {
  const at = (topicActivePos: number, left: string[]) =>
    keptPage({ ...startPage, topicActivePos }, stops, stopsOf(topics, named(left))).topicActivePos
  expect(at(2, ['q1', 'q2'])).toBe(1)
  expect(at(1, ['q1', 'q3'])).toBe(0)
  expect(at(0, ['q2', 'q3'])).toBe(0)
  expect(at(2, ['q2', 'q3'])).toBe(1)
  expect(at(2, ['q9'])).toBe(0)
  const page = { ...startPage, activeMultiTopicId: 't2', topicActivePos: 2 }
  const kept = keptPage(page, stops, stopsOf(named(['t1']), questions))
  // The question stays selected when its topic is deleted.
  expect([kept.activeMultiTopicId, kept.topicActivePos]).toEqual(['t1', 2])
  // Items that are missing while documents load are not forgotten.
  expect(keptPage(page, stops, [])).toBe(page)
})

test('every topic counts its questions anew, and what was deleted meanwhile gives way', () => {
  const at = (page: PageFields) => {
    const { topic, question, position } = standAt(topics, questions, page)
    return [topic?.id, question?.id, position]
  }
  expect(at({ activeMultiTopicId: 't2', topicActivePos: 1 })).toEqual(['t2', 'q2', 1])
  expect(at({ activeMultiTopicId: 'gone', topicActivePos: 9 })).toEqual(['t1', 'q3', 2])
  expect(at({ activeMultiTopicId: 't2', topicActivePos: -1, showOverviewPage: true })).toEqual([
    't2',
    'q1',
    0,
  ])
  expect(standAt(topics, [], { activeMultiTopicId: 't2' })).toEqual({
    topic: topics[1],
    question: undefined,
    position: 0,
  })
})

test('everyone opens the page that is presented', () => {
  const t2 = { activeMultiTopicId: 't2', topicActivePos: 1 }
  for (const shown of [{}, { showGroupPage: true }, { showWordCloudPage: true }]) {
    const position = openAt({ ...t2, ...shown })
    expect(pageOf({ ...firstState('w'), ...contextOf(position, null) })).toEqual({
      ...startPage,
      ...t2,
      ...shown,
    })
  }
  // The overview covers the page it was opened from, which is local to this screen.
  const overview = openAt({ showOverviewPage: true, showGroupPage: true, activePostGroupId: 'g' })
  const roomPage = pageOf({ ...firstState('w'), ...contextOf(overview, null) })
  expect(roomPage).toEqual({ ...startPage, activeMultiTopicId: 't1', showOverviewPage: true })
  const group = { showGroupPage: true, activePostGroupId: 'g' }
  expect(shownPage({ ...startPage, ...group })).toEqual({ ...startPage, ...group })
  expect(shownPage({ ...startPage, activePostGroupId: 'g' })).toEqual(startPage)
})

test('presented before the topics were known, the first topic stays what the room is shown, and another is a change', () => {
  const unnamed = { ...firstState('w'), currentState: 'RU' as const }
  const first = openAt({ activeMultiTopicId: 't1' })
  expect({ ...unnamed, ...contextOf(first, unnamed) }).toEqual(unnamed)
  expect(contextOf(openAt({ activeMultiTopicId: 't2' }), unnamed).activeMultiTopicId).toBe('t2')
  // The room does not see it yet; presenting sends its id.
  expect(contextOf(first, null).activeMultiTopicId).toBe('t1')
  expect(contextOf(first, { ...unnamed, activeMultiTopicId: 't1' }).activeMultiTopicId).toBe('t1')
})
