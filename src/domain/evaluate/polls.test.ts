import { beforeEach, expect, test } from 'vitest'
import { forbidden, notFound } from '#support/documents/actors.ts'
import { addPoll, addSubPoll } from '#support/documents/polls.ts'
import * as Y from 'yjs'
import { defineRoots } from '../activity/docs.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import type { ItemChange } from '../activity/items/changeItems.ts'
import { readItems } from '../activity/items/readItems.ts'
import { wholeScope } from '../activity/votes/showing.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { pollType, readPolls, subPollType } from './items.ts'
import { evaluateModel } from './model.ts'
import { pollRules, subPollRules } from './pollRules.ts'
import { roots } from './roots.ts'

let desk: Y.Doc

beforeEach(() => {
  desk = new Y.Doc()
  defineRoots(desk, roots)
  for (const id of ['one', 'two']) addPoll(desk, { id, text: id })
})

const ids = (doc = desk) => readItems(pollType, doc).map(({ id }) => id)
const updatePoll = (change: ItemChange<typeof pollType>) => deskEdits.update(pollType, desk, change)
const deletePolls = (...gone: string[]) => deskEdits.remove(pollRules, desk, ...gone)
const updateSubPoll = (change: ItemChange<typeof subPollType>) => deskEdits.update(subPollType, desk, change)
const deleteSubPoll = (id: string) => deskEdits.remove(subPollRules, desk, id)
const under = (pollId: string) => readPolls(desk).find(({ id }) => id === pollId)?.subPolls

test('[EV3] facilitators add, order, colour and delete polls', () => {
  addPoll(desk, { id: 'three', text: 'three', color: 7, createdAt: 9.9 })
  deskEdits.move(pollType, desk, 'three', 'one')
  updatePoll({ id: 'one', color: 2 })
  expect(readPolls(desk).map(({ id, color, createdAt }) => [id, color, createdAt])).toEqual([
    ['three', 7, 9],
    ['one', 2, undefined],
    ['two', 0, undefined],
  ])
  for (const _time of [1, 2]) deletePolls('three', 'gone')
  expect(ids()).toEqual(['one', 'two'])
  expect(() => updatePoll({ id: 'three', text: 'late' })).toThrow(notFound)
  expect(() => addPoll(desk, { id: 'three', text: 'again' })).toThrow(forbidden)
  deletePolls('one', 'two')
  expect(ids()).toEqual([])
})

test('[EV3] at most 200 polls, and 20 sub-polls under one', () => {
  for (let count = 2; count < limits.polls; count += 1) addPoll(desk, { id: `p${count}`, text: 'x' })
  expect(() => addPoll(desk, { id: 'more', text: 'x' })).toThrow(messages.tooManyPolls(200).sentence)
  for (let count = 0; count < limits.subPolls; count += 1)
    addSubPoll(desk, { id: `s${count}`, pollId: 'one', text: 'x' })
  const more = { id: 'more', text: 'x' }
  expect(() => addSubPoll(desk, { ...more, pollId: 'one' })).toThrow(messages.tooManySubPolls(20).sentence)
  addSubPoll(desk, { ...more, pollId: 'two' })
})

test('[EV3] when two facilitators exceed the limit at once, the board shows the first polls', () => {
  const [other, board] = [new Y.Doc(), new Y.Doc()]
  for (let count = 2; count < limits.polls; count += 1) addPoll(desk, { id: `p${count}`, text: 'x' })
  deletePolls('p2')
  Y.applyUpdate(other, Y.encodeStateAsUpdate(desk))
  addPoll(desk, { id: 'mine', text: 'x' })
  addPoll(other, { id: 'theirs', text: 'x' })
  Y.applyUpdate(desk, Y.encodeStateAsUpdate(other))
  evaluateModel.project({ desk, board }, 'all')
  expect([ids().length, ids(board).length]).toEqual([201, 200])
  expect(evaluateModel.votes?.scopes({ desk, board }).get(wholeScope)).toEqual(ids(board))
})

test('[EV3] sub-polls stand under their poll and are not voted on', () => {
  for (const [id, pollId] of [
    ['a', 'one'],
    ['b', 'two'],
    ['c', 'one'],
  ] as const)
    addSubPoll(desk, { id, pollId, text: id })
  updateSubPoll({ id: 'c', text: 'changed', color: 3 })
  deleteSubPoll('a')
  expect(under('one')).toEqual([
    { order: expect.any(String), id: 'c', pollId: 'one', text: 'changed', desc: '', color: 3 },
  ])
  expect(evaluateModel.votes?.scopes({ desk, board: new Y.Doc() })).toEqual(
    new Map([[wholeScope, ['one', 'two']]]),
  )
  deletePolls('one')
  expect(() => updateSubPoll({ id: 'c', text: 'late' })).toThrow(notFound)
  expect(() => addSubPoll(desk, { id: 'd', pollId: 'one', text: 'late' })).toThrow(notFound)
  deleteSubPoll('c')
  pollType.deleted(desk).delete('one')
  expect(under('one')?.map(({ id }) => id)).toEqual(['c'])
})

test('[EV4] texts have their limits, and a refused change writes nothing', () => {
  const before = JSON.stringify(desk.toJSON())
  const long = (most: number) => 'x'.repeat(most + 1)
  for (const change of [
    () => addPoll(desk, { id: 'three', text: long(limits.pollText) }),
    () => addPoll(desk, { id: 'three', text: 'x', desc: long(limits.pollDesc) }),
    () => addSubPoll(desk, { id: 'a', pollId: 'one', text: ' \u200b' }),
    () => updatePoll({ id: 'one', text: 'new', desc: long(limits.pollDesc) }),
    () => updatePoll({ id: 'one', text: '' }),
    () => updatePoll({ id: 'one', text: 'new', color: 1.5 }),
    () => updatePoll({ id: 'one', text: 'new', color: -1 }),
  ])
    expect(change).toThrow()
  expect(JSON.stringify(desk.toJSON())).toBe(before)
  updatePoll({ id: 'one', text: ' a\r\nb ', desc: ' why ' })
  updatePoll({ id: 'two', desc: '' })
  expect(readPolls(desk)).toMatchObject([
    { text: 'a\nb', desc: 'why' },
    { text: 'two', desc: '' },
  ])
})

test('[S6] a poll that exists may be in focus', () => {
  const isThere = (field: 'activePostId' | 'activeMultiTopicId', id: string) =>
    evaluateModel.isThere(desk, { field, id })
  expect([isThere('activePostId', 'one'), isThere('activeMultiTopicId', 'one')]).toEqual([true, false])
  deletePolls('one')
  expect(isThere('activePostId', 'one')).toBe(false)
})
