import { expect, test } from 'vitest'
import { boss } from '#support/documents/actors.ts'
import { ProjectedRoom } from '#support/documents/projectedRoom.ts'
import { setFlag } from '../activity/flags.ts'
import { flagNames } from './flags.ts'
import { createPost, deletePosts } from './posts.ts'
import { postCountKey } from './postCountKey.ts'
import { readPosts, readQuestions, readTopics } from './read.ts'
import { boardRoots } from './roots.ts'

test('[P5] the board counts hidden answers, and not deleted ones', () => {
  const room = new ProjectedRoom()
  const at = { multiTopicId: 't0', questionId: 'q0' }
  room.change(() => createPost(room, boss, { id: 'p0', text: 'one', createdAt: 1, ...at }))
  room.change(() => createPost(room, boss, { id: 'p1', text: 'two', createdAt: 1, ...at }))
  room.change(() => deletePosts(room, boss, ['p0']))
  expect(boardRoots.counts(room.board).get(postCountKey('t0', 'q0'))).toBe(1)
  expect(readPosts(room.board)).toEqual([])
})

test('[P4] a hidden topic and question keep their place and lose their text', () => {
  const room = new ProjectedRoom()
  room.change(() => setFlag(room.board, flagNames.topicHidden('t1'), true))
  room.change(() => setFlag(room.board, flagNames.questionHidden('q0'), true))
  expect(readTopics(room.board).map(({ id, text }) => [id, text !== null])).toEqual([
    ['t0', true],
    ['t1', false],
  ])
  expect(readQuestions(room.board).map(({ id, text }) => [id, text !== null])).toEqual([
    ['q0', false],
    ['q1', true],
  ])
})
