import { expect, test } from 'vitest'
import type { Own } from '#activity/overlay/own.ts'
import type { AnswerView } from '#domain/identify/items.ts'
import { foundByTopic, listAnswers } from './answerList.ts'

const nothing: Own<AnswerView> = {
  fetched: { atMs: 0, wasEarly: false, items: [], liked: new Set() },
  ...{ contents: [], pending: [], acts: new Map(), isDeviceOnly: false },
}
const answer = (id: string, values: Partial<AnswerView> = {}): AnswerView => ({
  ...{ id, text: `Text of ${id}`, desc: '', topicId: 't1', createdAt: 10, place: 0 },
  ...values,
})
const topics = ['t1', 't2'].map((id) => ({ id, text: '' }))
const waiting = (id: string, desc = '') => ({
  ...{ id, objectId: 'o', type: 'identifyAnswer', text: `Text of ${id}`, createdMs: 10_000 },
  ...{ fields: { topicId: 't2', text: `Text of ${id}`, desc }, isSaved: false },
})

test('[Y1] pending answers appear under their topic with their description, after the answers of the same second', () => {
  const all = listAnswers(
    [answer('b', { place: 1 }), answer('a')],
    {
      ...nothing,
      contents: [waiting('c', 'Why'), waiting('d')],
    },
    topics,
  )
  expect(all.map(({ id, topicId, desc, isMine, isSaved }) => [id, topicId, desc, isMine, isSaved])).toEqual([
    ['a', 't1', '', false, true],
    ['b', 't1', '', false, true],
    ['c', 't2', 'Why', true, false],
    ['d', 't2', '', true, false],
  ])
})

test('[Y9] own answers to a deleted topic are removed with it, both saved and pending ones', () => {
  const fetched = { ...nothing.fetched, atMs: 1, items: [answer('mine'), answer('gone', { topicId: 't2' })] }
  const all = listAnswers([], { ...nothing, fetched, contents: [waiting('c')] }, topics.slice(0, 1))
  expect(all.map(({ id }) => id)).toEqual(['mine'])
})

test('the search covers texts and descriptions, and keeps an answer that was just added', () => {
  const all = listAnswers(
    [answer('tea'), answer('milk', { desc: 'For tea' }), answer('new', { topicId: 't2' }), answer('rest')],
    nothing,
    topics,
  )
  const ids = (keptId: string | null) =>
    [...foundByTopic(all, 'TEA', keptId)].map(([topicId, list]) => [topicId, list.map(({ id }) => id)])
  expect(ids(null)).toEqual([['t1', ['milk', 'tea']]])
  expect(ids('new')).toEqual([
    ['t1', ['milk', 'tea']],
    ['t2', ['new']],
  ])
})
