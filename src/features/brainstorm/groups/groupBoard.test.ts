import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createGroup, movePost, placeGroup } from '#domain/brainstorm/groups.ts'
import { createPost } from '#domain/brainstorm/posts.ts'
import { createQuestion, startBrainstorm } from '#domain/brainstorm/topics.ts'
import { actOfDrag, dropIds, namedBy, postsOf, readGroupBoard } from './groupBoard.ts'
import type { FinishedDrag } from './groupBoard.ts'

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

function dragOf(what: string, change: Partial<FinishedDrag>, from: string = dropIds.ungrouped): FinishedDrag {
  return { draggableId: what, source: { droppableId: from }, destination: null, combine: null, ...change }
}

test('[G2] each answer of the question is on the board once, in its group or in none', () => {
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

test('[G2] [G3] [G4] a drop is an act on ids', () => {
  const groupIds = ['g1', 'g2']
  const act = (drag: FinishedDrag) => actOfDrag(drag, groupIds)
  const post = dropIds.post('p1')
  const into = (droppableId: string) => ({ destination: { droppableId, index: 0 } })
  expect(act(dragOf(post, { combine: { draggableId: dropIds.post('p2') } }))).toEqual({
    kind: 'groupPosts',
    postId: 'p1',
    ontoPostId: 'p2',
  })
  const moved = { kind: 'movePost', postId: 'p1', groupId: 'g1' }
  expect(act(dragOf(post, into(dropIds.onto('g1'))))).toEqual(moved)
  expect(act(dragOf(post, into(dropIds.panel('g1'))))).toEqual(moved)
  expect(act(dragOf(post, into(dropIds.ungrouped), dropIds.panel('g1')))).toEqual({
    kind: 'ungroupPost',
    postId: 'p1',
  })
  expect(act(dragOf(dropIds.group('g1'), { combine: { draggableId: dropIds.group('g2') } }))).toEqual({
    kind: 'mergeGroups',
    fromId: 'g1',
    toId: 'g2',
  })
  // Where it was, on its own group's card, or nowhere: nothing.
  expect(act(dragOf(post, into(dropIds.ungrouped)))).toBeNull()
  expect(act(dragOf(post, into(dropIds.onto('g1')), dropIds.panel('g1')))).toBeNull()
  expect(act(dragOf(post, {}))).toBeNull()
})

test('a group that is dragged to a place comes to stand there, whatever the order was', () => {
  const ids = ['g1', 'g2', 'g3', 'g4', 'g5']
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 12 }), (drags) => {
      const desk = aDesk(ids, [])
      for (const [from, to] of drags) {
        const order = readGroupBoard(desk, 't', 'q').groups.map(({ id }) => id)
        const moved = order[from] as string
        const destination = { droppableId: dropIds.groups, index: to }
        const act = actOfDrag(dragOf(dropIds.group(moved), { destination }, dropIds.groups), order)
        const expected = order.filter((id) => id !== moved)
        expected.splice(to, 0, moved)
        expect(act === null).toBe(from === to)
        if (act?.kind === 'placeGroup') placeGroup(desk, act.groupId, act.beforeId)
        expect(readGroupBoard(desk, 't', 'q').groups.map(({ id }) => id)).toEqual(expected)
      }
    }),
  )
})

test('what is dragged has a name to be said', () => {
  expect(namedBy(dropIds.post('p1'))).toEqual({ kind: 'post', id: 'p1' })
  for (const id of [dropIds.group('g1'), dropIds.onto('g1'), dropIds.panel('g1')])
    expect(namedBy(id)).toEqual({ kind: 'group', id: 'g1' })
  expect(namedBy(dropIds.ungrouped)).toBeNull()
})
