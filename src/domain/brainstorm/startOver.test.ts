import { expect, test } from 'vitest'
import { boss } from '#kinds/brainstorm/model.ts'
import { ProjectedRoom, valuesOf } from '#support/documents/projectedRoom.ts'
import { updateInfo } from './info.ts'
import { likesPerPerson, setLikeRules } from './likes/likeRules.ts'
import { createPost } from './posts.ts'
import { readGroups, readPosts, readQuestions, readTopics } from './read.ts'
import { roots } from './roots.ts'
import { startOver } from './startOver.ts'

test('[B18] starting over removes all input, keeps what was prepared, and one undo restores everything', () => {
  const room = new ProjectedRoom(true)
  room.change(() => {
    updateInfo(room.desk, { notes: 'Smile.' })
    setLikeRules(room.board, { likesPerPerson: 3 })
    for (const id of ['p0', 'g0']) roots.scores(room.desk).set(id, 2)
  })
  room.sync(0)
  const [desk, board] = [valuesOf(room.desk), valuesOf(room.board)]

  room.edit(0, startOver)
  room.sync(0)
  expect([...readPosts(room.desk), ...readGroups(room.desk)]).toEqual([])
  for (const map of [roots.posts, roots.groups, roots.comments, roots.scores])
    expect([...map(room.board).keys()]).toEqual([])
  expect([readTopics(room.board), readQuestions(room.board)].map((list) => list.length)).toEqual([2, 2])
  expect(roots.info(room.desk).get('notes')).toBe('Smile.')
  expect(likesPerPerson(room.board)).toBe(3)

  // An answer written after starting over stays when it is undone.
  room.change(() => createPost(room, boss, { id: 'late', text: 'late', createdAt: 9 }))
  room.undo[0]?.undo()
  room.sync(0)
  expect(readPosts(room.board)).toHaveLength(5)
  room.change(() => roots.posts(room.desk).delete('late'))
  room.change(() => roots.postText(room.desk).delete('late'))
  expect(valuesOf(room.desk)).toEqual(desk)
  expect(valuesOf(room.board)).toEqual(board)
})

test('[B18] a second time there is nothing to do', () => {
  const room = new ProjectedRoom(true)
  room.change(() => startOver(room.desk))
  const before = valuesOf(room.desk)
  room.change(() => startOver(room.desk))
  expect(valuesOf(room.desk)).toEqual(before)
})
