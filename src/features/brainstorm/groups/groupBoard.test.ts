import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addOtherQuestion, brainstormDocs } from '#support/documents/brainstormDesk.ts'
import { postsOf, readGroupBoard } from './groupBoard.ts'

test('[G2] each answer of the question appears on the board exactly once, in its group or ungrouped', () => {
  const group = fc.constantFrom('g1', 'g2', null)
  fc.assert(
    fc.property(fc.record({ p1: group, p2: group, p3: group, p4: group }), (memberships) => {
      const docs = brainstormDocs(['g1', 'g2'], memberships)
      addOtherQuestion(docs)
      const board = readGroupBoard(docs.desk, 't1', 'q1')
      expect(new Set(postsOf(board).map(({ id }) => id))).toEqual(new Set(Object.keys(memberships)))
      expect(postsOf(board)).toHaveLength(4)
      for (const { id, posts } of board.groups) for (const post of posts) expect(post.groupId).toBe(id)
    }),
  )
})
