import { beforeEach, expect, test } from 'vitest'
import { ana, boss, notFound } from '#support/documents/actors.ts'
import { brainstormDocs } from '#support/documents/brainstormDesk.ts'
import type { ActivityDocs } from '../../activity/docs.ts'
import { setFlag } from '../../activity/flags.ts'
import { flagNames } from '../flags.ts'
import { setScore } from '../../activity/likes.ts'
import { assertMayLike } from './likes.ts'
import { roots } from '../roots.ts'

let docs: ActivityDocs
beforeEach(() => {
  docs = brainstormDocs(['g1'], { ana1: null, other: null })
})

test('[B10] participants like only what they see; hidden and missing answers give the same error', () => {
  assertMayLike(docs, ana, { postId: 'ana1' })
  for (const target of [{ postId: 'other' }, { postId: 'gone' }, { groupId: 'g1' }, { groupId: 'other' }]) {
    expect(() => assertMayLike(docs, ana, target)).toThrow(notFound)
  }
  setFlag(docs.board, flagNames.globalAnswers, true)
  for (const target of [{ postId: 'other' }, { groupId: 'g1' }, { groupId: 'other' }]) {
    assertMayLike(docs, ana, target)
  }
})

test('[B10] facilitators like all there is; a group is no answer', () => {
  assertMayLike(docs, boss, { postId: 'other' })
  assertMayLike(docs, boss, { groupId: 'g1' })
  expect(() => assertMayLike(docs, boss, { postId: 'g1' })).toThrow(notFound)
})

test('[B4] locked input refuses likes of participants', () => {
  setFlag(docs.board, flagNames.inputLocked, true)
  expect(() => assertMayLike(docs, ana, { postId: 'ana1' })).toThrow('Input is closed for now.')
  assertMayLike(docs, boss, { postId: 'ana1' })
})

test('[B11] the score is the sum of the rows', () => {
  setScore(docs.desk, 'ana1', 3)
  expect(roots.scores(docs.desk).get('ana1')).toBe(3)
  setScore(docs.desk, 'ana1', 0)
  expect(roots.scores(docs.desk).has('ana1')).toBe(false)
})
