import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createGroupFromPosts, movePost, ungroupPost } from './groups.ts'
import { deletePosts } from '../posts.ts'
import { readGroup, readGroups, readPosts } from '../read.ts'
import { facilitatorOrigin } from '../../activity/docs.ts'
import { boss } from '#support/documents/actors.ts'
import { brainstormDocs, groupsIn } from '#support/documents/brainstormDesk.ts'
import { acceptSuggestions } from './acceptSuggestions.ts'
import { messages } from '../../messages.ts'

const ids = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
const deskWithPosts = () => brainstormDocs([], Object.fromEntries(ids.map((id) => [id, null]))).desk

test('[G6] accepting one suggestion or all is one edit, reverted by one undo', () => {
  const desk = deskWithPosts()
  const undo = new Y.UndoManager(desk, { trackedOrigins: new Set([facilitatorOrigin]), captureTimeout: 0 })
  const all = [
    { id: 'g1', name: 'Food', postIds: ['p1', 'p2'] },
    { id: 'g2', name: '', postIds: ['p3', 'p4'] },
  ]
  desk.transact(() => acceptSuggestions(desk, all), facilitatorOrigin)
  expect(readGroups(desk).map(({ title }) => title)).toEqual(['Food', ''])
  expect(groupsIn(desk)).toEqual({ g1: ['p1', 'p2'], g2: ['p3', 'p4'] })
  undo.undo()
  expect(readGroups(desk)).toEqual([])
  expect(readPosts(desk).map(({ groupId }) => groupId)).toEqual(ids.map(() => null))
  undo.redo()
  expect(groupsIn(desk)).toMatchObject({ g1: ['p1', 'p2'] })
})

test('[G6] answers grouped or deleted meanwhile are left out; when none is left, nothing changes', () => {
  const desk = deskWithPosts()
  createGroupFromPosts(desk, 'hand', ['p1'], 'By hand')
  deletePosts({ desk, board: new Y.Doc() }, boss, ['p2'])
  acceptSuggestions(desk, [{ id: 'g1', name: 'Rest', postIds: ['p1', 'p2', 'p3'] }])
  expect(groupsIn(desk)).toEqual({ hand: ['p1'], g1: ['p3'] })
  const before = Y.encodeStateVector(desk)
  expect(() => acceptSuggestions(desk, [{ id: 'g2', name: 'None', postIds: ['p1', 'p3', 'gone'] }])).toThrow(
    messages.groupedAlready.sentence,
  )
  expect(Y.encodeStateVector(desk)).toEqual(before)
})

test('[G6] whatever was grouped by hand before, accepting leaves those groups as they are', () => {
  const act = fc.record({ post: fc.constantFrom(...ids), group: fc.constantFrom('h1', 'h2', null) })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), fc.subarray(ids), (acts, postIds) => {
      const desk = deskWithPosts()
      createGroupFromPosts(desk, 'h1', ['p1'])
      createGroupFromPosts(desk, 'h2', ['p2'])
      for (const { post, group } of acts) {
        if (group === null) ungroupPost(desk, post)
        else movePost(desk, post, group)
      }
      const before = new Map(readPosts(desk).map(({ id, groupId }) => [id, groupId]))
      const isAny = postIds.some((id) => before.get(id) === null)
      if (isAny) acceptSuggestions(desk, [{ id: 'new', name: 'New', postIds }])
      for (const { id, groupId } of readPosts(desk)) {
        const isTaken = postIds.includes(id) && before.get(id) === null
        expect(groupId).toBe(isTaken ? 'new' : before.get(id))
      }
      expect(readGroup(desk, 'new') !== null).toBe(isAny)
    }),
  )
})
