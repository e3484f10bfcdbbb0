import { expect, test } from 'vitest'
import { boss } from '#kinds/brainstorm/model.ts'
import { ProjectedRoom } from '#support/documents/projectedRoom.ts'
import { setFlag } from '../activity/flags.ts'
import { flagNames } from './flags.ts'
import { deleteGroups, movePost } from './groups/groups.ts'
import { createPost, deletePosts } from './posts.ts'
import { postCountKey } from './postCountKey.ts'
import { readPosts, readQuestions, readTopics } from './read.ts'
import { readComments } from '#support/documents/readComments.ts'
import { boardRoots, roots } from './roots.ts'

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

test('[G5] [P6] a group deleted by somebody offline holds nothing that another put into it meanwhile', () => {
  const room = new ProjectedRoom(true)
  room.edit(0, (desk) => deleteGroups(desk, ['g1']))
  room.edit(1, (desk) => movePost(desk, 'p2', 'g1'))
  room.sync(1)
  expect(readPosts(room.board).find((post) => post.id === 'p2')?.groupId).toBe('g1')
  room.sync(0)
  expect(roots.groupOf(room.board).has('p2')).toBe(false)
  room.undo[0]?.undo()
  room.sync(0)
  expect(readPosts(room.board).find((post) => post.id === 'p2')?.groupId).toBe('g1')
})

test('[P3] an undo across a hide puts nothing in front of the room, and after the show everything is back', () => {
  const room = new ProjectedRoom(true)
  room.edit(0, (desk) => roots.postDeleted(desk).set('p0', true))
  room.sync(0)
  room.change(() => setFlag(room.board, flagNames.globalAnswers, false))
  room.undo[0]?.undo()
  room.sync(0)
  expect(readPosts(room.board)).toEqual([])
  room.change(() => setFlag(room.board, flagNames.globalAnswers, true))
  expect(readPosts(room.board)).toHaveLength(4)
  expect(readComments(room.board, 'p0')).toHaveLength(1)
})
