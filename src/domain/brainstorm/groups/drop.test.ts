import { beforeEach, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { brainstormDocs, place } from '#support/documents/brainstormDesk.ts'
import { dropGroup, dropPost } from './drop.ts'
import { createGroup, mergeGroups } from './groups.ts'
import { groupOfPost, readGroup } from '../read.ts'

let desk: Y.Doc

beforeEach(() => {
  ;({ desk } = brainstormDocs(['g1'], { p1: null, p2: null, p3: null }))
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
  createGroup(desk, { id: 'g2', ...place })
  mergeGroups(desk, 'g1', 'g1')
  expect(dropGroup(desk, 'g1', 'g2', 'new')).toBe('g2')
  expect([groupOfPost(desk, 'p1'), readGroup(desk, 'g1')]).toEqual(['g2', null])
  dropPost(desk, 'p1', 'p1', '')
  expect(dropGroup(desk, 'p1', 'p3', 'both')).toBe('both')
})
