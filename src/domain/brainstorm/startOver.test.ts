import { expect, test } from 'vitest'
import { boss } from '#support/documents/actors.ts'
import { ProjectedRoom } from '#support/documents/projectedRoom.ts'
import { updateInfo } from './info.ts'
import { likesPerPerson, setLikeRules } from './likes/likeRules.ts'
import { createPost } from './posts.ts'
import { readPosts } from './read.ts'
import { roots } from './roots.ts'
import { startOver } from './startOver.ts'

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
