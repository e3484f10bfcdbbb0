import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { boss, notFound } from '#support/documents/actors.ts'
import { brainstormDocs, groupsIn, place } from '#support/documents/brainstormDesk.ts'
import { colorGroup, nextColor } from './groupColors.ts'
import { groupColorCount, shownColor } from './shownColor.ts'
import { movePosts, ungroupPosts } from './groupMany.ts'
import {
  createGroup,
  createGroupFromPosts,
  deleteGroups,
  mergeGroups,
  movePost,
  ungroupPost,
} from './groups.ts'
import { deletePosts } from '../posts.ts'
import { readGroup, readGroups, readPosts } from '../read.ts'
import { roots } from '../roots.ts'
import { isMerged, unmergeGroup } from './unmerge.ts'
import { facilitatorOrigin } from '../../activity/docs.ts'
import { acceptSuggestions } from './acceptSuggestions.ts'
import { messages } from '../../messages.ts'

let desk: Y.Doc

const ids = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
function start(): void {
  ;({ desk } = brainstormDocs([], Object.fromEntries(ids.map((id) => [id, null]))))
}
beforeEach(start)

test('[G7] unmerging returns what the merge added, title and colour too, and keeps later additions', () => {
  createGroupFromPosts(desk, 'g1', ['p1', 'p2'], 'Rails')
  colorGroup(desk, 'g1', 3)
  createGroupFromPosts(desk, 'g2', ['p3'])
  expect(isMerged(desk, 'g2')).toBe(false)
  mergeGroups(desk, 'g1', 'g2')
  movePost(desk, 'p4', 'g2')
  expect(isMerged(desk, 'g2')).toBe(true)
  unmergeGroup(desk, 'g2')
  expect(groupsIn(desk)).toEqual({ g1: ['p1', 'p2'], g2: ['p3', 'p4'] })
  expect(readGroup(desk, 'g1')).toMatchObject({ title: 'Rails', color: 3 })
  expect(isMerged(desk, 'g2')).toBe(false)
})

test('[G7] an answer that went elsewhere after a merge stays there', () => {
  createGroupFromPosts(desk, 'g1', ['p1', 'p2'])
  for (const id of ['g2', 'g3']) createGroup(desk, { id, ...place })
  mergeGroups(desk, 'g1', 'g2')
  movePost(desk, 'p1', 'g3')
  unmergeGroup(desk, 'g2')
  expect(groupsIn(desk)).toEqual({ g1: ['p2'], g2: [], g3: ['p1'] })
})

test('[G7] a group that no merge created is dissolved; a missing one is refused', () => {
  createGroupFromPosts(desk, 'g1', ['p1', 'p2'])
  unmergeGroup(desk, 'g1')
  expect(groupsIn(desk)).toEqual({})
  expect(readPosts(desk).filter((post) => post.groupId !== null)).toEqual([])
  expect(() => unmergeGroup(desk, 'g1')).toThrow(notFound)
})

test('[G4] [G7] merging any groups and unmerging the result restores the original groups', () => {
  const groupOf = fc.array(fc.constantFrom('g1', 'g2', null), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(groupOf, (memberships) => {
      const doc = new Y.Doc()
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(desk))
      for (const id of ['g1', 'g2']) createGroup(doc, { id, ...place, title: id })
      memberships.forEach((group, index) => {
        if (group !== null) movePost(doc, `p${index + 1}`, group)
      })
      const before = { groups: readGroups(doc), posts: readPosts(doc) }
      mergeGroups(doc, 'g1', 'g2')
      // An empty group added no answers, so the merge left no trace to revert.
      if (!memberships.includes('g1')) return
      unmergeGroup(doc, 'g2')
      expect({ groups: readGroups(doc), posts: readPosts(doc) }).toEqual(before)
    }),
  )
})

test('[G7] one undo reverts a merge or an unmerge', () => {
  createGroupFromPosts(desk, 'g1', ['p1', 'p2'])
  createGroupFromPosts(desk, 'g2', ['p3'])
  const undo = new Y.UndoManager(
    Object.values(roots).map((root) => root(desk)),
    { captureTimeout: 0 },
  )
  desk.transact(() => mergeGroups(desk, 'g1', 'g2'))
  const merged = groupsIn(desk)
  desk.transact(() => unmergeGroup(desk, 'g2'))
  undo.undo()
  expect(groupsIn(desk)).toEqual(merged)
  expect(isMerged(desk, 'g2')).toBe(true)
  undo.undo()
  expect(groupsIn(desk)).toEqual({ g1: ['p1', 'p2'], g2: ['p3'] })
})

test('[G8] a new group gets the least used colour; unknown numbers mean no colour', () => {
  for (let index = 1; index <= groupColorCount; index++) {
    expect(nextColor(desk, place)).toBe(index)
    createGroup(desk, { id: `g${index}`, ...place, color: nextColor(desk, place) })
  }
  deleteGroups(desk, ['g5'])
  expect(nextColor(desk, place)).toBe(5)
  expect([0, 3, 9, -1, 1.5].map(shownColor)).toEqual([0, 3, 0, 0, 0])
  expect(() => colorGroup(desk, 'g1', 9)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }))
  colorGroup(desk, 'g1', 0)
  expect(readGroup(desk, 'g1')?.color).toBe(0)
  expect(() => colorGroup(desk, 'gone', 1)).toThrow(notFound)
})

test('[G9] several answers move together; those that are gone are left out', () => {
  createGroup(desk, { id: 'g1', ...place })
  deletePosts({ desk, board: new Y.Doc() }, boss, ['p2'])
  expect(movePosts(desk, ['p1', 'p2', 'gone', 'p3'], 'g1')).toEqual(['p1', 'p3'])
  expect(() => movePosts(desk, ['gone'], 'g1')).toThrow(notFound)
  expect(() => movePosts(desk, ['p4'], 'gone')).toThrow(notFound)
  ungroupPosts(desk, ['p1', 'p2', 'p4', 'gone'])
  expect(groupsIn(desk)).toEqual({ g1: ['p3'] })
})

test('[G6] accepting one suggestion or all is one edit, reverted by one undo', () => {
  const undo = new Y.UndoManager(desk, { trackedOrigins: new Set([facilitatorOrigin]), captureTimeout: 0 })
  const all = [
    { id: 'g1', name: 'Food', itemIds: ['p1', 'p2'] },
    { id: 'g2', name: '', itemIds: ['p3', 'p4'] },
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
  createGroupFromPosts(desk, 'hand', ['p1'], 'By hand')
  deletePosts({ desk, board: new Y.Doc() }, boss, ['p2'])
  acceptSuggestions(desk, [{ id: 'g1', name: 'Rest', itemIds: ['p1', 'p2', 'p3'] }])
  expect(groupsIn(desk)).toEqual({ hand: ['p1'], g1: ['p3'] })
  const before = Y.encodeStateVector(desk)
  expect(() => acceptSuggestions(desk, [{ id: 'g2', name: 'None', itemIds: ['p1', 'p3', 'gone'] }])).toThrow(
    messages.groupedAlready.sentence,
  )
  expect(Y.encodeStateVector(desk)).toEqual(before)
})

test('[G6] whatever was grouped by hand before, accepting leaves those groups as they are', () => {
  const act = fc.record({ post: fc.constantFrom(...ids), group: fc.constantFrom('h1', 'h2', null) })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), fc.subarray(ids), (acts, postIds) => {
      start()
      createGroupFromPosts(desk, 'h1', ['p1'])
      createGroupFromPosts(desk, 'h2', ['p2'])
      for (const { post, group } of acts) {
        if (group === null) ungroupPost(desk, post)
        else movePost(desk, post, group)
      }
      const before = new Map(readPosts(desk).map(({ id, groupId }) => [id, groupId]))
      const isAny = postIds.some((id) => before.get(id) === null)
      if (isAny) acceptSuggestions(desk, [{ id: 'new', name: 'New', itemIds: postIds }])
      for (const { id, groupId } of readPosts(desk)) {
        const isTaken = postIds.includes(id) && before.get(id) === null
        expect(groupId).toBe(isTaken ? 'new' : before.get(id))
      }
      expect(readGroup(desk, 'new') !== null).toBe(isAny)
    }),
  )
})
