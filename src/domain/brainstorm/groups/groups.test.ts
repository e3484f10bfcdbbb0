import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { boss, notFound } from '#support/documents/actors.ts'
import { addOtherQuestion, brainstormDocs, groupsIn, place } from '#support/documents/brainstormDesk.ts'
import {
  createGroup,
  createGroupFromPosts,
  deleteGroups,
  groupPosts,
  mergeGroups,
  movePost,
  renameGroup,
  ungroupPost,
} from './groups.ts'
import { deletePosts } from '../posts.ts'
import { groupOfPost, readGroup, readGroups, readPosts } from '../read.ts'
import { messages } from '../../messages.ts'
import { dropGroup, dropPost } from './drop.ts'

const posts = ['p1', 'p2', 'p3', 'p4']
let desk: Y.Doc

beforeEach(() => {
  const docs = brainstormDocs([], Object.fromEntries(posts.map((id) => [id, null])))
  addOtherQuestion(docs)
  ;({ desk } = docs)
})

test('[G1] a group may be empty and untitled, and has a title of at most 250 characters', () => {
  createGroup(desk, { id: 'g1', ...place })
  createGroup(desk, { id: 'g2', ...place, title: ` ${'x'.repeat(250)} `, color: 3 })
  expect(readGroups(desk)).toMatchObject([
    { id: 'g1', title: '', color: 0 },
    { id: 'g2', title: 'x'.repeat(250), color: 3 },
  ])
  const before = Y.encodeStateVector(desk)
  expect(() => createGroup(desk, { id: 'g3', ...place, title: 'x'.repeat(251) })).toThrow('at most 250')
  expect(() => renameGroup(desk, 'g1', 'x'.repeat(251))).toThrow('at most 250')
  expect(() => renameGroup(desk, 'gone', 'x')).toThrow(notFound)
  expect(Y.encodeStateVector(desk)).toEqual(before)
})

test('[G1] a group takes the place of its first post; missing posts are left out', () => {
  createGroupFromPosts(desk, 'g1', ['gone', 'p1', 'p2'], 'On rails')
  expect(readGroup(desk, 'g1')).toMatchObject({ ...place, title: 'On rails' })
  expect(groupsIn(desk)).toEqual({ g1: ['p1', 'p2'] })
  expect(() => createGroupFromPosts(desk, 'g2', ['p3', 'other'])).toThrow(messages.otherQuestion.sentence)
  expect(() => createGroupFromPosts(desk, 'g2', ['gone'])).toThrow(notFound)
  expect(readGroup(desk, 'g2')).toBeNull()
})

test('[G2] a post is in groups of its own question only, and in one', () => {
  for (const id of ['g1', 'g2']) createGroup(desk, { id, ...place })
  movePost(desk, 'p1', 'g1')
  movePost(desk, 'p1', 'g2')
  expect(groupsIn(desk)).toEqual({ g1: [], g2: ['p1'] })
  expect(() => movePost(desk, 'other', 'g1')).toThrow(messages.otherQuestion.sentence)
  ungroupPost(desk, 'p1')
  ungroupPost(desk, 'p1')
  expect(groupOfPost(desk, 'p1')).toBeNull()
})

test('[G2] [G3] [G4] [G5] people who group concurrently converge on the same groups, each post in at most one', () => {
  const edit = fc.record({
    who: fc.nat(2),
    what: fc.constantFrom('move', 'drop', 'merge', 'delete', 'ungroup', 'exchange'),
    post: fc.constantFrom(...posts),
    onto: fc.constantFrom(...posts),
    group: fc.constantFrom('g1', 'g2', 'g3'),
    target: fc.constantFrom('g1', 'g2', 'g3'),
  })
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      const desks = [0, 1, 2].map(() => copyOf(desk))
      for (const { who, what, post, onto, group, target } of edits) {
        const own = desks[who] as Y.Doc
        attempt(() => {
          if (what === 'move') movePost(own, post, group)
          if (what === 'drop' && post !== onto) groupPosts(own, post, onto, group)
          if (what === 'merge') mergeGroups(own, group, target)
          if (what === 'delete') deleteGroups(own, [group])
          if (what === 'ungroup') ungroupPost(own, post)
        })
        if (what === 'exchange') exchange(desks)
      }
      exchange(desks)
      const views = desks.map((doc) => ({ groups: readGroups(doc), posts: readPosts(doc) }))
      expect(views[1]).toEqual(views[0])
      expect(views[2]).toEqual(views[0])
      for (const { groupId } of views[0]?.posts ?? []) {
        if (groupId !== null)
          expect(readGroup(desk, groupId) ?? views[0]?.groups.find(({ id }) => id === groupId)).toBeTruthy()
      }
      // No answer is lost.
      expect(views[0]?.posts.map((post) => post.id)).toEqual([...posts, 'other'])
    }),
  )
})

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

function exchange(docs: Y.Doc[]): void {
  const updates = docs.map((doc) => Y.encodeStateAsUpdate(doc))
  for (const doc of docs) for (const update of updates) Y.applyUpdate(doc, update)
}

function attempt(act: () => void): void {
  try {
    act()
  } catch {
    return
  }
}

test('[G5] deleting a group leaves its posts; deleting a grouped answer leaves the group', () => {
  createGroupFromPosts(desk, 'g1', ['p1', 'p2'])
  deletePosts({ desk, board: new Y.Doc() }, boss, ['p1', 'p2'])
  expect(readGroup(desk, 'g1')).not.toBeNull()
  createGroupFromPosts(desk, 'g2', ['p3', 'p4'])
  deleteGroups(desk, ['g2', 'gone'])
  expect(readPosts(desk).map((post) => [post.id, post.groupId])).toEqual([
    ['p3', null],
    ['p4', null],
    ['other', null],
  ])
})

test('[G2] a post dropped on a group joins it; dropped on itself it is ungrouped', () => {
  createGroup(desk, { id: 'g1', ...place })
  dropPost(desk, 'p1', 'g1', 'new')
  expect(groupOfPost(desk, 'p1')).toBe('g1')
  dropPost(desk, 'p1', 'p1', 'new')
  expect(groupOfPost(desk, 'p1')).toBeNull()
})

test('[G3] a post dropped on a lone one makes a group, on a grouped one joins it', () => {
  dropPost(desk, 'p1', 'p2', 'new')
  expect([groupOfPost(desk, 'p1'), groupOfPost(desk, 'p2')]).toEqual(['new', 'new'])
  dropPost(desk, 'p3', 'p1', 'other')
  expect(groupOfPost(desk, 'p3')).toBe('new')
  expect(readGroup(desk, 'other')).toBeNull()
})

test('[G4] merging groups, either of which may be a lone post', () => {
  for (const id of ['g1', 'g2']) createGroup(desk, { id, ...place })
  expect(dropGroup(desk, 'p1', 'g1', 'new')).toBe('g1')
  expect(dropGroup(desk, 'g1', 'p2', 'new')).toBe('g1')
  expect([groupOfPost(desk, 'p1'), groupOfPost(desk, 'p2')]).toEqual(['g1', 'g1'])
  mergeGroups(desk, 'g1', 'g1')
  expect(dropGroup(desk, 'g1', 'g2', 'new')).toBe('g2')
  expect([groupOfPost(desk, 'p1'), readGroup(desk, 'g1')]).toEqual(['g2', null])
  dropPost(desk, 'p1', 'p1', '')
  expect(dropGroup(desk, 'p1', 'p3', 'both')).toBe('both')
})
