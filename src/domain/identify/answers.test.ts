import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { collectChanges } from '#kinds/kindRoom.ts'
import { ana, boss, forbidden, notFound } from '#support/documents/actors.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { countAll } from '../activity/counts.ts'
import { setInputLocked } from '../activity/flags.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { deleteItem, updateItem } from '../activity/items/changeItems.ts'
import type { NewItem } from '../activity/items/changeItems.ts'
import { countKey } from '../activity/items/itemType.ts'
import { createItem } from '../activity/items/createItems.ts'
import { readItem, readItems, readStanding } from '../activity/items/readItems.ts'
import { forgetHidden } from '../activity/sharedState.ts'
import type { Actor } from '../actor.ts'
import { addPart } from '../workshop/agenda.ts'
import { limits } from '../limits.ts'
import { changeState } from '../workshop/changeState.ts'
import { readState } from '../workshop/state.ts'
import { setAnswersShown } from './flags.ts'
import { updateInfo } from './info.ts'
import { answerRules } from './answerRules.ts'
import { answerType, topicType } from './items.ts'
import { topicRules } from './topicRules.ts'
import { identifyModel } from './model.ts'
import { boardRoots, roots } from './roots.ts'
import { messages } from '../messages.ts'

const ben: Actor = { role: 'participant', isMine: (id) => id.startsWith('ben') }
let docs: { desk: Y.Doc; board: Y.Doc }

beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc() }
  identifyModel.start(docs, { name: 'Found', newId: () => 't1' })
})

function add(id: string, fields: Partial<NewItem<typeof answerType>> = {}, actor = ana): void {
  createItem(answerRules, docs, actor, {
    id,
    topicId: 't1',
    text: `text of ${id}`,
    createdAt: 100.9,
    ...fields,
  })
}

test('[Y2] a new activity has the topic "Topic 1", at most 50 of them, and the last one stays', () => {
  expect(readItems(topicType, docs.desk)).toMatchObject([{ id: 't1', text: 'Topic 1' }])
  expect(() => deskEdits.remove(topicRules, docs.desk, 't1')).toThrow('The last topic cannot be deleted.')
  for (let number = 2; number <= limits.identifyTopics; number += 1)
    deskEdits.create(topicRules, docs.desk, { id: `t${number}`, text: `Topic ${number}` })
  expect(() => deskEdits.create(topicRules, docs.desk, { id: 'one more', text: 'x' })).toThrow(
    'at most 50 topics',
  )
  deskEdits.remove(topicRules, docs.desk, 't1')
  deskEdits.remove(topicRules, docs.desk, 't1')
  expect(() => deskEdits.update(topicType, docs.desk, { id: 't1', text: 'x' })).toThrow(notFound)
  deskEdits.create(topicRules, docs.desk, { id: 'one more', text: ' last ' })
  expect(readItems(topicType, docs.desk).at(-1)).toMatchObject({ id: 'one more', text: 'last' })
})

test('[Y1] an answer stays under its topic, in the order of acceptance', () => {
  deskEdits.create(topicRules, docs.desk, { id: 't2', text: 'Second' })
  add('ana2')
  add('ana1', { topicId: 't2' })
  expect(
    readItems(answerType, docs.desk).map(({ id, topicId, createdAt }) => [id, topicId, createdAt]),
  ).toEqual([
    ['ana2', 't1', 100],
    ['ana1', 't2', 100],
  ])
  expect(() => add('ana2', { topicId: 't2' })).toThrow(forbidden)
  deleteItem(answerRules, docs, ana, 'ana2')
  expect(() => add('ana2')).toThrow(forbidden)
  expect(() => add('ana3', { topicId: 'none' })).toThrow(notFound)
})

test('[Y3] texts have their limits, and a refused change writes nothing', () => {
  expect(() => add('ana1', { text: ' \u200b' })).toThrow('Please enter a text.')
  expect(() => add('ana1', { text: 'x'.repeat(251) })).toThrow('at most 250 characters')
  expect(() => add('ana1', { desc: 'x'.repeat(501) })).toThrow('at most 500 characters')
  expect(answerType.record(docs.desk).size).toBe(0)
  add('ana1', { text: ' a\r\nb ', desc: ' why ' })
  expect(readItem(answerType, docs.desk, 'ana1')).toMatchObject({ text: 'a\nb', desc: 'why' })
  expect(() =>
    updateItem(answerType, docs, ana, { id: 'ana1', text: 'new', desc: 'x'.repeat(501) }),
  ).toThrow()
  expect(readItem(answerType, docs.desk, 'ana1')?.text).toBe('a\nb')
  updateItem(answerType, docs, ana, { id: 'ana1', desc: '' })
  expect(readItem(answerType, docs.desk, 'ana1')).toMatchObject({ text: 'a\nb', desc: '' })
  expect(() => updateInfo(docs.desk, { identifyDesc: 'x'.repeat(251) })).toThrow('at most 250')
  expect(() => updateInfo(docs.desk, { notes: 'x'.repeat(2001) })).toThrow('at most 2000')
})

test("[Y5] participants change their own; somebody else's hidden answer is as if it were not there", () => {
  add('ana1')
  for (const act of [
    () => updateItem(answerType, docs, ben, { id: 'ana1', text: 'mine' }),
    () => deleteItem(answerRules, docs, ben, 'ana1'),
  ]) {
    setAnswersShown(docs.board, false)
    expect(act).toThrow(notFound)
    setAnswersShown(docs.board, true)
    expect(act).toThrow(forbidden)
  }
  updateItem(answerType, docs, ana, { id: 'ana1', text: 'changed' })
  updateItem(answerType, docs, boss, { id: 'ana1', desc: 'by a facilitator' })
  deleteItem(answerRules, docs, boss, 'ana1')
  deleteItem(answerRules, docs, ana, 'ana1')
  expect(() => updateItem(answerType, docs, ana, { id: 'ana1', text: 'late' })).toThrow(notFound)
})

test('[B4] locked input refuses participants and nobody else', () => {
  add('ana1')
  setInputLocked(docs.board, true)
  expect(() => add('ana2')).toThrow('Input is closed for now.')
  expect(() => updateItem(answerType, docs, ana, { id: 'ana1', text: 'x' })).toThrow(
    'Input is closed for now.',
  )
  expect(() => deleteItem(answerRules, docs, ana, 'ana1')).toThrow('Input is closed for now.')
  // Retries of what was saved: C5
  updateItem(answerType, docs, ana, { id: 'ana1', text: 'text of ana1' })
  add('boss1', {}, boss)
})

test('[Q6] an activity that is full says so', () => {
  boardRoots.counts(docs.board).set(countKey(answerType, 't1'), limits.answersPerActivity)
  expect(() => add('ana1')).toThrow(messages.answersFull.sentence)
  boardRoots.counts(docs.board).clear()
  const place = { topicId: 't1', createdAt: 1 }
  docs.desk.transact(() => {
    for (let count = 0; count < limits.answersKept; count += 1)
      answerType.record(docs.desk).set(`old${count}`, place)
  })
  expect(() => add('ana1')).toThrow(messages.answersUsedUp.sentence)
})

test('[Y4] [Y6] the room sees answers when they are shown, and their number always', () => {
  deskEdits.create(topicRules, docs.desk, { id: 't2', text: 'Second' })
  updateInfo(docs.desk, { identifyDesc: 'What is there?', notes: 'not for them' })
  add('ana1', { desc: 'why' })
  add('ben1', { topicId: 't2' })
  identifyModel.project({ desk: docs.desk, board: docs.board }, 'all')
  expect(readItems(answerType, docs.board)).toEqual([])
  expect([countAll(docs.board, countKey(answerType, '')), boardRoots.counts(docs.board).toJSON()]).toEqual([
    2,
    { 'answers:t1': 1, 'answers:t2': 1 },
  ])
  expect(roots.info(docs.board).toJSON()).toEqual({ identifyDesc: 'What is there?' })
  setAnswersShown(docs.board, true)
  identifyModel.project({ desk: docs.desk, board: docs.board }, 'all')
  expect(readItems(answerType, docs.board)).toEqual(readItems(answerType, docs.desk))
  deskEdits.remove(topicRules, docs.desk, 't2')
  identifyModel.project({ desk: docs.desk, board: docs.board }, new Map([['topicDeleted', new Set(['t2'])]]))
  expect(readItems(answerType, docs.board).map(({ id }) => id)).toEqual(['ana1'])
  expect(countAll(docs.board, countKey(answerType, ''))).toBe(1)
})

test('[Y9] answers to a deleted topic stand no longer, and stand again with it', () => {
  deskEdits.create(topicRules, docs.desk, { id: 't2', text: 'Second' })
  add('ana1')
  add('ben1', { topicId: 't2' })
  const standing = () => readStanding(answerType, docs.desk).map(({ id }) => id)
  expect(standing()).toEqual(['ana1', 'ben1'])
  deskEdits.remove(topicRules, docs.desk, 't2')
  expect(standing()).toEqual(['ana1'])
  topicType.deleted(docs.desk).delete('t2')
  expect(standing()).toEqual(['ana1', 'ben1'])
})

test('[S6] a topic or an answer that is there may be in focus', () => {
  add('ana1')
  const isThere = (field: 'activeMultiTopicId' | 'activePostId' | 'activePostGroupId', id: string) =>
    identifyModel.isThere(docs.desk, { field, id })
  expect([isThere('activeMultiTopicId', 't1'), isThere('activePostId', 'ana1')]).toEqual([true, true])
  expect([isThere('activeMultiTopicId', 'ana1'), isThere('activePostGroupId', 'ana1')]).toEqual([
    false,
    false,
  ])
  deleteItem(answerRules, docs, ana, 'ana1')
  expect(isThere('activePostId', 'ana1')).toBe(false)
})

test('[S6] [Y10] an answer that is hidden from the room again is in focus no more; one that never was shown is left alone', () => {
  const state = new Y.Doc()
  const id = 'abcdefgh'
  addPart(state, agendaPart('one', { objectId: 'one' }))
  add('ana1')
  changeState(state, id, { currentState: 'RU', activePartId: 'one', activePostId: 'ana1', focus: true })
  const afterwards = (act: () => void) => {
    const changes = collectChanges(docs.board, () => {
      act()
      identifyModel.project({ desk: docs.desk, board: docs.board }, 'all')
    })
    forgetHidden(state, id, { board: docs.board, changes, model: identifyModel })
    const { activePostId, focus, activePartId } = readState(state, id)
    return { activePostId, focus, activePartId }
  }
  const there = { activePostId: 'ana1', focus: true, activePartId: 'one' }
  expect(afterwards(() => setInputLocked(docs.board, true))).toEqual(there)
  expect(afterwards(() => setAnswersShown(docs.board, true))).toEqual(there)
  expect(afterwards(() => updateItem(answerType, docs, boss, { id: 'ana1', text: 'Changed' }))).toEqual(there)
  const nothing = { ...there, activePostId: null, focus: false }
  expect(afterwards(() => setAnswersShown(docs.board, false))).toEqual(nothing)
  expect(afterwards(() => setAnswersShown(docs.board, true))).toEqual(nothing)
})
