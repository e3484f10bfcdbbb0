import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createGroup, movePost } from '#domain/brainstorm/groups/groups.ts'
import { createPost } from '#domain/brainstorm/posts.ts'
import { createQuestion, startBrainstorm } from '#domain/brainstorm/topics.ts'
import { postsOf, readGroupBoard } from './groupBoard.ts'

const boss = { role: 'facilitator' as const, isMine: () => false }
const place = { multiTopicId: 't', questionId: 'q' }

function aDesk(groups: readonly string[], posts: readonly string[]): Y.Doc {
  const desk = new Y.Doc()
  startBrainstorm(desk, 'Ideas', { topic: 't', question: 'q' })
  createQuestion(desk, 'q2', 'Why?')
  for (const id of groups) createGroup(desk, { id, ...place })
  const docs = { desk, board: new Y.Doc() }
  for (const id of posts) createPost(docs, boss, { id, text: id, createdAt: 1, ...place })
  createPost(docs, boss, { id: 'other', text: 'other', createdAt: 1, ...place, questionId: 'q2' })
  return desk
}

test('[G2] each answer of the question appears on the board exactly once, in its group or ungrouped', () => {
  const groups = ['g1', 'g2']
  const posts = ['p1', 'p2', 'p3', 'p4']
  const memberships = fc.array(fc.constantFrom('g1', 'g2', null), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(memberships, (chosen) => {
      const desk = aDesk(groups, posts)
      chosen.forEach((group, index) => {
        if (group !== null) movePost(desk, posts[index] as string, group)
      })
      const board = readGroupBoard(desk, 't', 'q')
      expect(
        postsOf(board)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(posts)
      for (const group of board.groups) for (const post of group.posts) expect(post.groupId).toBe(group.id)
    }),
  )
})
