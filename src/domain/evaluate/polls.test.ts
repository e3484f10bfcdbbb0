import { beforeEach, expect, test } from 'vitest'
import { forbidden, notFound } from '#support/documents/actors.ts'
import * as Y from 'yjs'
import { defineRoots } from '../activity/docs.ts'
import { moveBefore } from '../activity/reorder.ts'
import { wholeScope } from '../activity/votes/showing.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { evaluateModel } from './model.ts'
import { createPoll, createSubPoll, deletePolls, deleteSubPoll, updatePoll, updateSubPoll } from './polls.ts'
import { projectEvaluate } from './projection.ts'
import { readPolls, readSubPolls } from './read.ts'
import { roots } from './roots.ts'

let desk: Y.Doc

beforeEach(() => {
  desk = new Y.Doc()
  defineRoots(desk, roots)
  for (const id of ['one', 'two']) createPoll(desk, { id, text: id })
})

const ids = (doc = desk) => readPolls(doc).map(({ id }) => id)

test('[EV3] facilitators add, order, colour and delete polls', () => {
  createPoll(desk, { id: 'three', text: 'three', color: 7, createdAt: 9.9 })
  moveBefore(roots.polls(desk), 'three', 'one')
  updatePoll(desk, { id: 'one', color: 2 })
  expect(readPolls(desk).map(({ id, color, createdAt }) => [id, color, createdAt])).toEqual([
    ['three', 7, 9],
    ['one', 2, undefined],
    ['two', 0, undefined],
  ])
  for (const _time of [1, 2]) deletePolls(desk, ['three', 'gone'])
  expect(ids()).toEqual(['one', 'two'])
  expect(() => updatePoll(desk, { id: 'three', text: 'late' })).toThrow(notFound)
  expect(() => createPoll(desk, { id: 'three', text: 'again' })).toThrow(forbidden)
  deletePolls(desk, ['one', 'two'])
  expect(ids()).toEqual([])
})

test('[EV3] at most 200 polls, and 20 sub-polls under one', () => {
  for (let count = 2; count < limits.polls; count += 1) createPoll(desk, { id: `p${count}`, text: 'x' })
  expect(() => createPoll(desk, { id: 'more', text: 'x' })).toThrow(messages.tooManyPolls(200).sentence)
  for (let count = 0; count < limits.subPolls; count += 1)
    createSubPoll(desk, { id: `s${count}`, pollId: 'one', text: 'x' })
  const more = { id: 'more', text: 'x' }
  expect(() => createSubPoll(desk, { ...more, pollId: 'one' })).toThrow(messages.tooManySubPolls(20).sentence)
  createSubPoll(desk, { ...more, pollId: 'two' })
})

test('[EV3] when two facilitators exceed the limit at once, the board shows the first polls', () => {
  const [other, board] = [new Y.Doc(), new Y.Doc()]
  for (let count = 2; count < limits.polls; count += 1) createPoll(desk, { id: `p${count}`, text: 'x' })
  deletePolls(desk, ['p2'])
  Y.applyUpdate(other, Y.encodeStateAsUpdate(desk))
  createPoll(desk, { id: 'mine', text: 'x' })
  createPoll(other, { id: 'theirs', text: 'x' })
  Y.applyUpdate(desk, Y.encodeStateAsUpdate(other))
  projectEvaluate(desk, board, 'all')
  expect([ids().length, ids(board).length]).toEqual([201, 200])
  expect(evaluateModel.votes?.scopes({ desk, board }).get(wholeScope)).toEqual(ids(board))
})

test('[EV3] sub-polls stand under their poll and are not voted on', () => {
  for (const [id, pollId] of [
    ['a', 'one'],
    ['b', 'two'],
    ['c', 'one'],
  ] as const)
    createSubPoll(desk, { id, pollId, text: id })
  updateSubPoll(desk, { id: 'c', text: 'changed', color: 3 })
  deleteSubPoll(desk, 'a')
  expect(readSubPolls(desk).get('one')).toEqual([
    { id: 'c', pollId: 'one', text: 'changed', desc: '', color: 3 },
  ])
  expect(evaluateModel.votes?.scopes({ desk, board: new Y.Doc() })).toEqual(
    new Map([[wholeScope, ['one', 'two']]]),
  )
  deletePolls(desk, ['one'])
  expect(() => updateSubPoll(desk, { id: 'c', text: 'late' })).toThrow(notFound)
  expect(() => createSubPoll(desk, { id: 'd', pollId: 'one', text: 'late' })).toThrow(notFound)
  deleteSubPoll(desk, 'c')
  roots.pollDeleted(desk).delete('one')
  expect(
    readSubPolls(desk)
      .get('one')
      ?.map(({ id }) => id),
  ).toEqual(['c'])
})

test('[EV4] texts have their limits, and a refused change writes nothing', () => {
  const before = JSON.stringify(desk.toJSON())
  const long = (most: number) => 'x'.repeat(most + 1)
  for (const change of [
    () => createPoll(desk, { id: 'three', text: long(limits.pollText) }),
    () => createPoll(desk, { id: 'three', text: 'x', desc: long(limits.pollDesc) }),
    () => createSubPoll(desk, { id: 'a', pollId: 'one', text: ' \u200b' }),
    () => updatePoll(desk, { id: 'one', text: 'new', desc: long(limits.pollDesc) }),
    () => updatePoll(desk, { id: 'one', text: '' }),
    () => updatePoll(desk, { id: 'one', text: 'new', color: 1.5 }),
    () => updatePoll(desk, { id: 'one', text: 'new', color: -1 }),
  ])
    expect(change).toThrow()
  expect(JSON.stringify(desk.toJSON())).toBe(before)
  updatePoll(desk, { id: 'one', text: ' a\r\nb ', desc: ' why ' })
  updatePoll(desk, { id: 'two', desc: '' })
  expect(readPolls(desk)).toMatchObject([
    { text: 'a\nb', desc: 'why' },
    { text: 'two', desc: '' },
  ])
})

test('[S6] a poll that exists may be in focus', () => {
  const isThere = (field: 'activePostId' | 'activeMultiTopicId', id: string) =>
    evaluateModel.isThere(desk, { field, id })
  expect([isThere('activePostId', 'one'), isThere('activeMultiTopicId', 'one')]).toEqual([true, false])
  deletePolls(desk, ['one'])
  expect(isThere('activePostId', 'one')).toBe(false)
})
