import { expect, test } from 'vitest'
import { boss } from '#support/documents/actors.ts'
import { ProjectedRoom } from '#support/documents/projectedRoom.ts'
import { setFlag } from '../activity/flags.ts'
import { flagNames } from './flags.ts'
import { createPost, deletePosts } from './posts.ts'
import { postCountKey } from './postCountKey.ts'
import { readPosts, readQuestions, readTopics } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import { updateInfo } from './info.ts'
import { likesPerPerson, setLikeRules } from './likes/likeRules.ts'
import { startOver } from './startOver.ts'

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

test('[B18] starting over keeps the notes and rules, and its undo the answers that were written since', () => {
  const room = new ProjectedRoom(true)
  room.change(() => {
    updateInfo(room.desk, { notes: 'Smile.' })
    setLikeRules(room.board, { likesPerPerson: 3 })
    for (const id of ['p0', 'g0']) roots.scores(room.desk).set(id, 2)
  })
  room.sync(0)
  room.edit(0, startOver)
  room.sync(0)
  expect([roots.info(room.desk).get('notes'), likesPerPerson(room.board)]).toEqual(['Smile.', 3])
  expect(roots.scores(room.board).size).toBe(0)
  room.change(() => createPost(room, boss, { id: 'late', text: 'late', createdAt: 9 }))
  room.undo[0]?.undo()
  room.sync(0)
  expect(readPosts(room.board).map(({ id, score }) => [id, score])).toEqual([
    ...[
      ['p0', 2],
      ['p1', 0],
      ['p2', 0],
      ['p3', 0],
      ['late', 0],
    ],
  ])
})
