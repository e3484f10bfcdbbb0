import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { dropGroup, dropPost } from './drop.ts'
import { createGroup } from './groups.ts'
import { groupOfPost, readGroup } from '../read.ts'
import { roots } from '../roots.ts'

let desk: Y.Doc

beforeEach(() => {
  desk = new Y.Doc()
  for (const id of ['p1', 'p2', 'p3']) {
    roots.posts(desk).set(id, { multiTopicId: 't1', questionId: 'q1', createdAt: 0, color: 0 })
  }
  createGroup(desk, { id: 'g1', title: 'One', multiTopicId: 't1', questionId: 'q1' })
})

test('[G2] a post dropped on a group joins it; dropped on itself it is ungrouped', () => {
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
  expect(dropGroup(desk, 'p1', 'g1', 'new')).toBe('g1')
  expect(dropGroup(desk, 'g1', 'p2', 'new')).toBe('g1')
  expect([groupOfPost(desk, 'p1'), groupOfPost(desk, 'p2')]).toEqual(['g1', 'g1'])
  createGroup(desk, { id: 'g2', multiTopicId: 't1', questionId: 'q1' })
  expect(dropGroup(desk, 'g1', 'g2', 'new')).toBe('g2')
  expect([groupOfPost(desk, 'p1'), readGroup(desk, 'g1')]).toEqual(['g2', null])
  dropPost(desk, 'p1', 'p1', '')
  expect(dropGroup(desk, 'p1', 'p3', 'both')).toBe('both')
})
