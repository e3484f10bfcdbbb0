import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { boss, notFound } from '#support/documents/actors.ts'
import { addPart } from '../workshop/agenda.ts'
import { readState } from '../workshop/state.ts'
import { hasFlag } from '../activity/flags.ts'
import { changeSharedState, forgetGone, setMirroredFlag } from '../activity/sharedState.ts'
import { brainstormModel as model } from './model.ts'
import { areAnswersShown, flagNames } from './flags.ts'
import { createGroup, deleteGroups } from './groups/groups.ts'
import { createPost, deletePosts } from './posts.ts'
import { setAnswersShown, setHeadingHidden } from './showing.ts'
import { createQuestion, deleteQuestion, questionAt, startBrainstorm } from './topics.ts'

const workshopId = 'abcdefgh'
const state = new Y.Doc()
let desk: Y.Doc
let board: Y.Doc
let otherBoard: Y.Doc
let otherDesk: Y.Doc

beforeEach(() => {
  desk = new Y.Doc()
  board = new Y.Doc()
  otherBoard = new Y.Doc()
  otherDesk = new Y.Doc()
  startBrainstorm(desk, 'Ideas', { topic: 't1', question: 'q1' })
  for (const id of ['one', 'two']) addPart(state, agendaPart(id, { objectId: id }))
  change({ currentState: 'RU', activePartId: 'one', globalAnswers: false })
})

test('[B13] setting the flag of the active activity sets the state, of another one only its own', () => {
  setMirroredFlag({ state, board }, { workshopId, objectId: 'one' }, 'globalAnswers', true)
  setMirroredFlag({ state, board: otherBoard }, { workshopId, objectId: 'two' }, 'sortByPopularity', true)
  expect(readState(state, workshopId)).toMatchObject({ globalAnswers: true, sortByPopularity: false })
  expect(hasFlag(board, flagNames.globalAnswers)).toBe(true)
  expect(hasFlag(otherBoard, flagNames.sortByPopularity)).toBe(true)
})

test('[B13] setting it in the state sets the active activity', () => {
  change({ globalAnswers: true })
  expect(hasFlag(board, flagNames.globalAnswers)).toBe(true)
  expect(hasFlag(otherBoard, flagNames.globalAnswers)).toBe(false)
})

test('[B13] another activity brings its own flags along', () => {
  change({ globalAnswers: true })
  const after = change({ activePartId: 'two' })
  expect(after.globalAnswers).toBe(false)
  expect(readState(state, workshopId).globalAnswers).toBe(false)
  expect(change({ activePartId: 'one' }).globalAnswers).toBe(true)
})

test('[B13] mirrored flags are off for an activity of a kind that does not have them', () => {
  change({ globalAnswers: true })
  const plain = { desk: otherDesk, board: otherBoard, model: { ...model, mirrored: [] } }
  const after = changeSharedState(state, workshopId, { activePartId: 'two' }, () => plain)
  expect(after.globalAnswers).toBe(false)
  expect(readState(state, workshopId).globalAnswers).toBe(false)
  expect(change({ activePartId: 'one' }).globalAnswers).toBe(true)
})

test('[B3] answers to one question under one topic', () => {
  createQuestion(desk, 'q2', 'Why?')
  setAnswersShown({ desk, board }, 't1', 'q2', true)
  expect(areAnswersShown(board, 't1', 'q2')).toBe(true)
  expect(areAnswersShown(board, 't1', 'q1')).toBe(false)
  setHeadingHidden({ desk, board }, { questionId: 'q2' }, true)
  expect(areAnswersShown(board, 't1', 'q2')).toBe(false)
  expect(() => setAnswersShown({ desk, board }, 't9', 'q2', true)).toThrow(notFound)
  expect(() => setHeadingHidden({ desk, board }, { multiTopicId: 't9' }, true)).toThrow(notFound)
})

test('a position stands for an id now; an id wins', () => {
  createQuestion(desk, 'q2', 'Why?')
  expect(questionAt(desk, { position: 1 })).toBe('q2')
  expect(questionAt(desk, { questionId: 'q2', position: 0 })).toBe('q2')
  deleteQuestion(desk, 'q1')
  expect(questionAt(desk, { position: 0 })).toBe('q2')
  expect(() => questionAt(desk, { questionId: 'q1', position: 0 })).toThrow(notFound)
  expect(() => questionAt(desk, { position: -1 })).toThrow(notFound)
})

test('[S6] only items of the active activity can be in focus', () => {
  createPost({ desk, board }, boss, { id: 'p1', text: 'Cats', createdAt: 1 })
  change({ activePostId: 'p1', focus: true })
  expect(() => change({ activePostId: 'p9' })).toThrow(notFound)
  expect(() => change({ activePartId: 'two', activePostId: 'p1' })).toThrow(notFound)
  expect(() => change({ activePartId: 'two', activeMultiTopicId: 't1' })).toThrow(notFound)
  expect(readState(state, workshopId)).toMatchObject({ activePartId: 'one', activePostId: 'p1', focus: true })
})

test('[S6] deleting a group clears the focus, unless one of its answers stays open', () => {
  createPost({ desk, board }, boss, { id: 'p1', text: 'Cats', createdAt: 1 })
  const at = { multiTopicId: 't1', questionId: 'q1' }
  for (const [id, postId, focus] of [
    ['g1', null, false],
    ['g2', 'p1', true],
  ] as const) {
    createGroup(desk, { id, title: 'Pets', ...at })
    change({ activePostGroupId: id, activePostId: postId, focus: true })
    forgetGone(state, workshopId, desk, model)
    expect(readState(state, workshopId)).toMatchObject({ activePostGroupId: id, focus: true })
    deleteGroups(desk, [id])
    forgetGone(state, workshopId, desk, model)
    expect(readState(state, workshopId)).toMatchObject({
      activePostGroupId: null,
      activePostId: postId,
      focus,
    })
  }
})

test('[S6] deleted items and items that another page does not show lose the focus', () => {
  createPost({ desk, board }, boss, { id: 'p1', text: 'Cats', createdAt: 1 })
  change({ activePostId: 'p1', focus: true })
  forgetGone(state, workshopId, desk, model)
  expect(readState(state, workshopId).focus).toBe(true)
  deletePosts({ desk, board }, boss, ['p1'])
  forgetGone(state, workshopId, desk, model)
  expect(readState(state, workshopId)).toMatchObject({ activePostId: null, focus: false })

  createPost({ desk, board }, boss, { id: 'p2', text: 'Dogs', createdAt: 1 })
  change({ activePostId: 'p2', focus: true })
  expect(change({ showWordCloudPage: true })).toMatchObject({ activePostId: null, focus: false })
  expect(change({ showWordCloudPage: false, activePostId: 'p2', focus: true })).toMatchObject({ focus: true })
})

function change(fields: Parameters<typeof changeSharedState>[2]) {
  return changeSharedState(state, workshopId, fields, (objectId) =>
    objectId === 'one' ? { model, desk, board } : { model, desk: otherDesk, board: otherBoard },
  )
}
