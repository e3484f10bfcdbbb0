import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { setFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import { postCountKey } from '#domain/brainstorm/postCountKey.ts'
import { startBrainstorm } from '#domain/brainstorm/topics.ts'
import { firstState } from '#domain/workshop/state.ts'
import { readProjectorView } from './projectorView.ts'

/** A board with two answers, whatever its flags say. */
function aBoard(): Y.Doc {
  const board = new Y.Doc()
  startBrainstorm(board, 'Ideas', { topic: 't', question: 'q' })
  const at = { multiTopicId: 't', questionId: 'q', createdAt: 1, color: 0 }
  for (const id of ['p1', 'p2']) {
    roots.posts(board).set(id, at)
    roots.postText(board).set(id, `Text of ${id}`)
  }
  boardRoots.counts(board).set(postCountKey('t', 'q'), 2)
  return board
}

const state = firstState('w')

test('[J1] answers that are not shown are only counted, in focus or not', () => {
  const board = aBoard()
  const hidden = readProjectorView(board, { ...state, focus: true, activePostId: 'p1' })
  expect(hidden).toMatchObject({ areShown: false, posts: [], groups: [], spotlight: null, count: 2 })
  setFlag(board, flagNames.globalAnswers, true)
  setFlag(board, flagNames.questionHidden('q'), true)
  expect(readProjectorView(board, state).posts).toEqual([])
})

test('the room sees the page of the shared state, and only the answer in focus', () => {
  const board = aBoard()
  setFlag(board, flagNames.globalAnswers, true)
  expect(readProjectorView(board, state).page).toBe('answers')
  expect(readProjectorView(board, { ...state, showGroupPage: true }).page).toBe('groups')
  expect(readProjectorView(board, { ...state, showWordCloudPage: true }).page).toBe('cloud')
  expect(readProjectorView(board, { ...state, showOverviewPage: true }).overview).toMatchObject([
    { topicId: 't', questions: [{ count: 2 }] },
  ])
  const focused = readProjectorView(board, { ...state, focus: true, activePostId: 'p2' })
  expect(focused).toMatchObject({ page: 'spotlight', spotlight: { text: 'Text of p2' } })
  expect(readProjectorView(board, { ...state, focus: true, activePostId: 'gone' }).page).toBe('answers')
})

test('for a deleted topic or question the first topic and the last question are shown', () => {
  const view = readProjectorView(aBoard(), { ...state, activeMultiTopicId: 'gone', topicActivePos: 7 })
  expect(view).toMatchObject({ question: { id: 'q' }, topicId: 't', topic: null })
  const board = aBoard()
  roots.topics(board).set('first', { order: 'Zz' })
  roots.topicText(board).set('first', 'First')
  expect(readProjectorView(board, state)).toMatchObject({ topicId: 'first', topic: { text: 'First' } })
  roots.topicDeleted(board).set('first', true)
  expect(readProjectorView(board, state).topicId).toBe('t')
})

test('a presented group is shown alone until it is deleted', () => {
  const board = aBoard()
  setFlag(board, flagNames.globalAnswers, true)
  for (const id of ['g1', 'g2'])
    roots.groups(board).set(id, { multiTopicId: 't', questionId: 'q', order: id })
  roots.groupOf(board).set('p2', 'g2')
  const presented = { ...state, showGroupPage: true, activePostGroupId: 'g2' }
  expect(readProjectorView(board, presented).presentedGroup).toMatchObject({
    id: 'g2',
    posts: [{ id: 'p2' }],
  })
  expect(readProjectorView(board, { ...presented, activePostGroupId: null }).presentedGroup).toBeNull()
  roots.groupDeleted(board).set('g2', true)
  expect(readProjectorView(board, presented)).toMatchObject({ presentedGroup: null, groups: [{ id: 'g1' }] })
})
