import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { forbidden, notFound } from '#support/documents/actors.ts'
import { moveBefore } from '../activity/reorder.ts'
import { readQuestions, readTopics } from './read.ts'
import { roots } from './roots.ts'
import {
  createQuestion,
  createTopic,
  deleteQuestion,
  deleteTopic,
  startBrainstorm,
  updateQuestion,
  updateTopic,
} from './topics.ts'
import { updateInfo } from './info.ts'

let desk: Y.Doc

beforeEach(() => {
  desk = new Y.Doc()
  startBrainstorm(desk, 'Ideas', { topic: 't1', question: 'q1' })
})

function questionIds(): string[] {
  return readQuestions(desk).map((question) => question.id)
}

test('[B5] a new brainstorm has one topic and the question "Question #1"', () => {
  expect(readTopics(desk)).toHaveLength(1)
  expect(readQuestions(desk)).toEqual([{ id: 'q1', text: 'Question #1' }])
  expect(roots.info(desk).get('brainstormName')).toBe('Ideas')
})

test('[B5] [Z12] there are at most ten questions, deleted ones not counted', () => {
  for (let count = 2; count <= 10; count += 1) createQuestion(desk, `q${count}`, `Question #${count}`)
  expect(() => createQuestion(desk, 'q11', 'One more')).toThrow('at most 10')
  deleteQuestion(desk, 'q5')
  createQuestion(desk, 'q11', 'One more')
  expect(questionIds()).toEqual(['q1', 'q2', 'q3', 'q4', 'q6', 'q7', 'q8', 'q9', 'q10', 'q11'])
})

test('[B6] the last topic and the last question cannot be deleted', () => {
  expect(() => deleteTopic(desk, 't1')).toThrow('last topic')
  expect(() => deleteQuestion(desk, 'q1')).toThrow('last question')
  createTopic(desk, 't2', 'Second')
  createQuestion(desk, 'q2', 'Why?')
  deleteTopic(desk, 't1')
  deleteQuestion(desk, 'q1')
  deleteQuestion(desk, 'q1')
  expect(() => deleteTopic(desk, 't2')).toThrow('last topic')
  expect(() => deleteQuestion(desk, 'q2')).toThrow('last question')
})

test('texts are checked before anything is written; what is gone is not changed', () => {
  const before = Y.encodeStateVector(desk)
  expect(() => createTopic(desk, 't2', ' ')).toThrow('enter a text')
  expect(() => createQuestion(desk, 'q2', 'x'.repeat(251))).toThrow('at most 250')
  expect(() => createTopic(desk, 't1', 'again')).toThrow(forbidden)
  expect(() => updateTopic(desk, 't9', 'x')).toThrow(notFound)
  expect(() => updateQuestion(desk, 'q9', 'x')).toThrow(notFound)
  expect(Y.encodeStateVector(desk)).toEqual(before)
})

test('an item placed before another stays there, also when two people created equal keys', () => {
  const places = fc.array(fc.constantFrom('a0', 'a1', 'a2', 'a1V'), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(places, fc.nat(), fc.nat(), (orders, from, to) => {
      desk = new Y.Doc()
      for (const [index, order] of orders.entries()) roots.questions(desk).set(`q${index}`, { order })
      const before = questionIds()
      const moved = before[from % before.length] ?? ''
      const others = before.filter((id) => id !== moved)
      const at = to % (others.length + 1)
      moveBefore(roots.questions(desk), moved, others[at] ?? null)
      expect(questionIds()).toEqual([...others.slice(0, at), moved, ...others.slice(at)])
    }),
  )
})

test('[P6] keys that nobody can make others from hinder no new question and no move', () => {
  for (const order of ['', '!', 'zz', 'a0\u0000', 'A'.repeat(500)])
    roots.questions(desk).set(`bad${order.length}`, { order })
  createQuestion(desk, 'q2', 'Why?')
  moveBefore(roots.questions(desk), 'q2', 'q1')
  const ids = questionIds()
  expect(ids.indexOf('q2')).toBeLessThan(ids.indexOf('q1'))
})

test('[B14] [Z8] [Z9] texts of a brainstorm may be empty, and have their limits', () => {
  updateInfo(desk, { brainstormName: ' Ideas ', brainstormDesc: 'x'.repeat(250) })
  updateInfo(desk, { brainstormDesc: '', brainstormName: undefined })
  expect(roots.info(desk).toJSON()).toEqual({ brainstormName: 'Ideas', brainstormDesc: '' })
  expect(() => updateInfo(desk, { brainstormName: 'x'.repeat(101), brainstormDesc: 'lost' })).toThrow(
    'Please use at most 100 characters.',
  )
  expect(roots.info(desk).get('brainstormDesc')).toBe('')
})

test('[B19] [Z11] notes are kept beside the texts, as long as somebody needs to remember what to say', () => {
  updateInfo(desk, { notes: ' Wait for the third row.\nThen show the cloud. ' })
  expect(roots.info(desk).get('notes')).toBe('Wait for the third row.\nThen show the cloud.')
  updateInfo(desk, { notes: 'x'.repeat(2000) })
  expect(() => updateInfo(desk, { notes: 'x'.repeat(2001) })).toThrow('Please use at most 2000 characters.')
  updateInfo(desk, { notes: '' })
  expect(roots.info(desk).get('notes')).toBe('')
})
