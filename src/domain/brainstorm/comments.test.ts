import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { createComment, updateComment } from './comments.ts'
import { flagNames, setFlag } from './flags.ts'
import { createPost } from './posts.ts'
import { readComments } from './read.ts'
import { startBrainstorm } from './topics.ts'

const boss: Actor = { role: 'facilitator', isMine: () => false }
const ana: Actor = { role: 'participant', isMine: (id) => id.startsWith('ana') }
const notFound = expect.objectContaining({ code: 'NOT_FOUND' })
const forbidden = expect.objectContaining({ code: 'FORBIDDEN' })
let docs: { desk: Y.Doc; board: Y.Doc }

beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc() }
  startBrainstorm(docs.desk, 'Ideas', { topic: 't1', question: 'q1' })
  createPost(docs, boss, { id: 'p1', text: 'Trains', createdAt: 1 })
  setFlag(docs.board, flagNames.globalAnswers, true)
})

function comment(
  id: string,
  text: string,
  on: Parameters<typeof createComment>[2]['on'] = { postId: 'p1' },
): boolean {
  return createComment(docs, ana, { id, on, text, createdAt: 5.7 })
}

test('[B12] replies are one level deep: a reply to a reply stands beside it', () => {
  comment('ana1', 'one')
  comment('ana2', 'two', { commentId: 'ana1' })
  comment('ana3', 'three', { commentId: 'ana2' })
  expect(readComments(docs.desk, 'p1')).toMatchObject([
    { id: 'ana1', text: 'one', createdAt: 5, replies: [{ id: 'ana2' }, { id: 'ana3', replies: [] }] },
  ])
})

test('[B12] empty text is ignored, text over 250 characters is cut and never in the middle of one', () => {
  expect(comment('ana1', ' \n ')).toBe(false)
  expect(comment('ana2', 'x'.repeat(300))).toBe(true)
  expect(comment('ana3', `${'x'.repeat(249)}😀`)).toBe(true)
  expect(readComments(docs.desk, 'p1').map(({ text }) => text)).toEqual(['x'.repeat(250), 'x'.repeat(249)])
  updateComment(docs, ana, { id: 'ana2', text: '  ' })
  expect(readComments(docs.desk, 'p1')[0]?.text).toHaveLength(250)
})

test('[B12] participants change and remove their own, facilitators any, and bring them back', () => {
  comment('ana1', 'mine')
  comment('ben1', 'not mine')
  updateComment(docs, ana, { id: 'ana1', text: 'changed' })
  expect(() => updateComment(docs, ana, { id: 'ben1', showRemoved: true })).toThrow(forbidden)
  updateComment(docs, boss, { id: 'ben1', showRemoved: true })
  expect(readComments(docs.desk, 'p1').map(({ text }) => text)).toEqual(['changed', null])
  updateComment(docs, boss, { id: 'ben1', showRemoved: false })
  expect(readComments(docs.desk, 'p1').map(({ text }) => text)).toEqual(['changed', 'not mine'])
})

test('[B10] participants comment only what they see; an id is used once', () => {
  comment('ana1', 'one')
  expect(() => comment('ana1', 'again')).toThrow(forbidden)
  expect(() => comment('ana2', 'x', { commentId: 'gone' })).toThrow(notFound)
  setFlag(docs.board, flagNames.globalAnswers, false)
  expect(() => comment('ana2', 'x')).toThrow(notFound)
  expect(() => comment('ana2', 'x', { commentId: 'ana1' })).toThrow(notFound)
  expect(() => updateComment(docs, ana, { id: 'ana1', text: 'x' })).toThrow(notFound)
})
