import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { collectChanges } from '#kinds/kindRoom.ts'
import { ana, boss, forbidden, notFound } from '#support/documents/actors.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { countAll } from '../activity/counts.ts'
import { setInputLocked } from '../activity/flags.ts'
import { forgetHidden } from '../activity/sharedState.ts'
import type { Actor } from '../actor.ts'
import { addPart } from '../workshop/agenda.ts'
import { limits } from '../limits.ts'
import { changeState } from '../workshop/changeState.ts'
import { readState } from '../workshop/state.ts'
import { answerCountKey } from './answerCountKey.ts'
import { createAnswer, deleteAnswer, updateAnswer } from './answers.ts'
import { setAnswersShown } from './flags.ts'
import { updateInfo } from './info.ts'
import { identifyModel } from './model.ts'
import { projectIdentify } from './projection.ts'
import { readAnswer, readAnswers, readStandingAnswers, readTopics } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import { createTopic, deleteTopic, updateTopic } from './topics.ts'
import { messages } from '../messages.ts'

const ben: Actor = { role: 'participant', isMine: (id) => id.startsWith('ben') }
let docs: { desk: Y.Doc; board: Y.Doc }

beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc() }
  identifyModel.start(docs, { name: 'Found', newId: () => 't1' })
})

function add(id: string, fields: Partial<Parameters<typeof createAnswer>[2]> = {}, actor = ana): void {
  createAnswer(docs, actor, { id, topicId: 't1', text: `text of ${id}`, createdAt: 100.9, ...fields })
}

test('[Y2] a new activity has the topic "Topic 1", at most 50 of them, and the last one stays', () => {
  expect(readTopics(docs.desk)).toEqual([{ id: 't1', text: 'Topic 1' }])
  expect(() => deleteTopic(docs.desk, 't1')).toThrow('The last topic cannot be deleted.')
  for (let number = 2; number <= limits.identifyTopics; number += 1)
    createTopic(docs.desk, `t${number}`, `Topic ${number}`)
  expect(() => createTopic(docs.desk, 'one more', 'x')).toThrow('at most 50 topics')
  deleteTopic(docs.desk, 't1')
  deleteTopic(docs.desk, 't1')
  expect(() => updateTopic(docs.desk, 't1', 'x')).toThrow(notFound)
  createTopic(docs.desk, 'one more', ' last ')
  expect(readTopics(docs.desk).at(-1)).toEqual({ id: 'one more', text: 'last' })
})

test('[Y1] an answer stays under its topic, in the order of acceptance', () => {
  createTopic(docs.desk, 't2', 'Second')
  add('ana2')
  add('ana1', { topicId: 't2' })
  expect(readAnswers(docs.desk).map(({ id, topicId, createdAt }) => [id, topicId, createdAt])).toEqual([
    ['ana2', 't1', 100],
    ['ana1', 't2', 100],
  ])
  expect(() => add('ana2', { topicId: 't2' })).toThrow(forbidden)
  deleteAnswer(docs, ana, 'ana2')
  expect(() => add('ana2')).toThrow(forbidden)
  expect(() => add('ana3', { topicId: 'none' })).toThrow(notFound)
})

test('[Y3] texts have their limits, and a refused change writes nothing', () => {
  expect(() => add('ana1', { text: ' \u200b' })).toThrow('Please enter a text.')
  expect(() => add('ana1', { text: 'x'.repeat(251) })).toThrow('at most 250 characters')
  expect(() => add('ana1', { desc: 'x'.repeat(501) })).toThrow('at most 500 characters')
  expect(roots.answers(docs.desk).size).toBe(0)
  add('ana1', { text: ' a\r\nb ', desc: ' why ' })
  expect(readAnswer(docs.desk, 'ana1')).toMatchObject({ text: 'a\nb', desc: 'why' })
  expect(() => updateAnswer(docs, ana, { id: 'ana1', text: 'new', desc: 'x'.repeat(501) })).toThrow()
  expect(readAnswer(docs.desk, 'ana1')?.text).toBe('a\nb')
  updateAnswer(docs, ana, { id: 'ana1', desc: '' })
  expect(readAnswer(docs.desk, 'ana1')).toMatchObject({ text: 'a\nb', desc: '' })
  expect(() => updateInfo(docs.desk, { identifyDesc: 'x'.repeat(251) })).toThrow('at most 250')
  expect(() => updateInfo(docs.desk, { notes: 'x'.repeat(2001) })).toThrow('at most 2000')
})

test("[Y5] participants change their own; somebody else's hidden answer is as if it were not there", () => {
  add('ana1')
  for (const act of [
    () => updateAnswer(docs, ben, { id: 'ana1', text: 'mine' }),
    () => deleteAnswer(docs, ben, 'ana1'),
  ]) {
    setAnswersShown(docs.board, false)
    expect(act).toThrow(notFound)
    setAnswersShown(docs.board, true)
    expect(act).toThrow(forbidden)
  }
  updateAnswer(docs, ana, { id: 'ana1', text: 'changed' })
  updateAnswer(docs, boss, { id: 'ana1', desc: 'by a facilitator' })
  deleteAnswer(docs, boss, 'ana1')
  deleteAnswer(docs, ana, 'ana1')
  expect(() => updateAnswer(docs, ana, { id: 'ana1', text: 'late' })).toThrow(notFound)
})

test('[B4] locked input refuses participants and nobody else', () => {
  add('ana1')
  setInputLocked(docs.board, true)
  expect(() => add('ana2')).toThrow('Input is closed for now.')
  expect(() => updateAnswer(docs, ana, { id: 'ana1', text: 'x' })).toThrow('Input is closed for now.')
  expect(() => deleteAnswer(docs, ana, 'ana1')).toThrow('Input is closed for now.')
  // Retries of what was saved: C5
  updateAnswer(docs, ana, { id: 'ana1', text: 'text of ana1' })
  add('boss1', {}, boss)
})

test('[Q6] an activity that is full says so', () => {
  boardRoots.counts(docs.board).set(answerCountKey('t1'), limits.answersPerActivity)
  expect(() => add('ana1')).toThrow(messages.answersFull.sentence)
  boardRoots.counts(docs.board).clear()
  const place = { topicId: 't1', createdAt: 1 }
  docs.desk.transact(() => {
    for (let count = 0; count < limits.answersKept; count += 1)
      roots.answers(docs.desk).set(`old${count}`, place)
  })
  expect(() => add('ana1')).toThrow(messages.answersUsedUp.sentence)
})

test('[Y4] [Y6] the room sees answers when they are shown, and their number always', () => {
  createTopic(docs.desk, 't2', 'Second')
  updateInfo(docs.desk, { identifyDesc: 'What is there?', notes: 'not for them' })
  add('ana1', { desc: 'why' })
  add('ben1', { topicId: 't2' })
  projectIdentify(docs.desk, docs.board, 'all')
  expect(readAnswers(docs.board)).toEqual([])
  expect([countAll(docs.board, answerCountKey('')), boardRoots.counts(docs.board).toJSON()]).toEqual([
    2,
    { 'answers:t1': 1, 'answers:t2': 1 },
  ])
  expect(roots.info(docs.board).toJSON()).toEqual({ identifyDesc: 'What is there?' })
  setAnswersShown(docs.board, true)
  projectIdentify(docs.desk, docs.board, 'all')
  expect(readAnswers(docs.board)).toEqual(readAnswers(docs.desk))
  deleteTopic(docs.desk, 't2')
  projectIdentify(docs.desk, docs.board, new Map([['topicDeleted', new Set(['t2'])]]))
  expect(readAnswers(docs.board).map(({ id }) => id)).toEqual(['ana1'])
  expect(countAll(docs.board, answerCountKey(''))).toBe(1)
})

test('[Y9] answers to a deleted topic stand no longer, and stand again with it', () => {
  createTopic(docs.desk, 't2', 'Second')
  add('ana1')
  add('ben1', { topicId: 't2' })
  const standing = () => readStandingAnswers(docs.desk).map(({ id }) => id)
  expect(standing()).toEqual(['ana1', 'ben1'])
  deleteTopic(docs.desk, 't2')
  expect(standing()).toEqual(['ana1'])
  roots.topicDeleted(docs.desk).delete('t2')
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
  deleteAnswer(docs, ana, 'ana1')
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
      projectIdentify(docs.desk, docs.board, 'all')
    })
    forgetHidden(state, id, { board: docs.board, changes, model: identifyModel })
    const { activePostId, focus, activePartId } = readState(state, id)
    return { activePostId, focus, activePartId }
  }
  const there = { activePostId: 'ana1', focus: true, activePartId: 'one' }
  expect(afterwards(() => setInputLocked(docs.board, true))).toEqual(there)
  expect(afterwards(() => setAnswersShown(docs.board, true))).toEqual(there)
  expect(afterwards(() => updateAnswer(docs, boss, { id: 'ana1', text: 'Changed' }))).toEqual(there)
  const nothing = { ...there, activePostId: null, focus: false }
  expect(afterwards(() => setAnswersShown(docs.board, false))).toEqual(nothing)
  expect(afterwards(() => setAnswersShown(docs.board, true))).toEqual(nothing)
})
