import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Actor } from '../../actor.ts'
import { setFlag } from '../../activity/flags.ts'
import { flagNames } from '../flags.ts'
import { createGroup } from '../groups/groups.ts'
import { setScore } from '../../activity/likes.ts'
import { assertMayLike } from './likes.ts'
import { roots } from '../roots.ts'
import { startBrainstorm } from '../topics.ts'

const facilitator: Actor = { role: 'facilitator', isMine: () => false }
const participant: Actor = { role: 'participant', isMine: (id) => id === 'mine' }
const notFound = expect.objectContaining({ code: 'NOT_FOUND' })
let docs: { desk: Y.Doc; board: Y.Doc }

beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc() }
  startBrainstorm(docs.desk, 'Ideas', { topic: 't1', question: 'q1' })
  for (const id of ['mine', 'other']) {
    roots.posts(docs.desk).set(id, { multiTopicId: 't1', questionId: 'q1', createdAt: 0, color: 0 })
  }
  createGroup(docs.desk, { id: 'g1', multiTopicId: 't1', questionId: 'q1' })
})

test('[B10] participants like only what they see; hidden and missing answers give the same error', () => {
  assertMayLike(docs, participant, { postId: 'mine' })
  for (const target of [{ postId: 'other' }, { postId: 'gone' }, { groupId: 'g1' }, { groupId: 'other' }]) {
    expect(() => assertMayLike(docs, participant, target)).toThrow(notFound)
  }
  setFlag(docs.board, flagNames.globalAnswers, true)
  for (const target of [{ postId: 'other' }, { groupId: 'g1' }, { groupId: 'other' }]) {
    assertMayLike(docs, participant, target)
  }
})

test('[B10] facilitators like all there is; a group is no answer', () => {
  assertMayLike(docs, facilitator, { postId: 'other' })
  assertMayLike(docs, facilitator, { groupId: 'g1' })
  expect(() => assertMayLike(docs, facilitator, { postId: 'g1' })).toThrow(notFound)
})

test('[B4] locked input refuses likes of participants', () => {
  setFlag(docs.board, flagNames.inputLocked, true)
  expect(() => assertMayLike(docs, participant, { postId: 'mine' })).toThrow('Input is closed for now.')
  assertMayLike(docs, facilitator, { postId: 'mine' })
})

test('[B11] the score is the sum of the rows', () => {
  setScore(docs.desk, 'mine', 3)
  expect(roots.scores(docs.desk).get('mine')).toBe(3)
  setScore(docs.desk, 'mine', 0)
  expect(roots.scores(docs.desk).has('mine')).toBe(false)
})
