import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { ana, boss, forbidden, notFound } from '#support/documents/actors.ts'
import { brainstormDocs } from '#support/documents/brainstormDesk.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import type { Actor } from '../actor.ts'
import { createComment, updateComment } from './comments.ts'
import { setFlag } from '../activity/flags.ts'
import { flagNames } from './flags.ts'
import { projectBrainstorm } from './projection.ts'
import { readComments } from '#support/documents/readComments.ts'
import { readCommentEntries } from './read.ts'
import { roots } from './roots.ts'

let docs: ActivityDocs

/** Answers are shown. */
function start(): void {
  docs = brainstormDocs([], { p1: null })
  setFlag(docs.board, flagNames.globalAnswers, true)
}
beforeEach(start)

function comment(
  id: string,
  text: string,
  on: Parameters<typeof createComment>[2]['on'] = { postId: 'p1' },
): boolean {
  return createComment(docs, ana, { id, on, text, createdAt: 5.7 })
}

test('[B12] replies are one level deep: a reply to a reply is added beside it', () => {
  comment('ana1', 'one')
  comment('ana2', 'two', { commentId: 'ana1' })
  comment('ana3', 'three', { commentId: 'ana2' })
  expect(readComments(docs.desk, 'p1')).toMatchObject([
    { id: 'ana1', text: 'one', createdAt: 5, replies: [{ id: 'ana2' }, { id: 'ana3', replies: [] }] },
  ])
})

test('[B1] comments and replies of one second are ordered by acceptance', () => {
  for (const id of ['ana9', 'ana5', 'ana7']) comment(id, id)
  for (const id of ['ana4', 'ana2']) comment(id, id, { commentId: 'ana5' })
  projectBrainstorm(docs.desk, docs.board, 'all')
  for (const doc of [docs.desk, docs.board])
    expect(readComments(doc, 'p1')).toMatchObject([
      { id: 'ana9' },
      { id: 'ana5', replies: [{ id: 'ana4' }, { id: 'ana2' }] },
      { id: 'ana7' },
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

const anAct = fc.record(
  { text: fc.constantFrom('', 'a', 'b', 'c'), showRemoved: fc.boolean(), by: fc.constantFrom(boss, ana) },
  { requiredKeys: ['by'] },
)

test('[B12] a comment removed by a facilitator stays removed, whatever its author sends, until a facilitator restores it', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anAct, { maxLength: 12 }), (isReply, acts) => {
      start()
      comment('ana1', 'said')
      comment('ana2', 'said', { commentId: 'ana1' })
      const id = isReply ? 'ana2' : 'ana1'
      const expected = { text: 'said', removedBy: null as Actor | null }
      for (const { by, ...change } of acts) {
        const isRemovedByBoss = expected.removedBy === boss && by === ana
        const mayNot = isRemovedByBoss && (Boolean(change.text) || change.showRemoved === false)
        const send = (): void => updateComment(docs, by, { id, ...change })
        if (mayNot) expect(send).toThrow('Only a facilitator can')
        else send()
        if (isRemovedByBoss) continue
        if (change.text) expected.text = change.text
        if (change.showRemoved === true) expected.removedBy = expected.removedBy === boss ? boss : by
        if (change.showRemoved === false) expected.removedBy = null
      }
      projectBrainstorm(docs.desk, docs.board, 'all')
      const isRemoved = expected.removedBy !== null
      expect(roots.commentText(docs.desk).get(id)).toBe(expected.text)
      expect(roots.commentText(docs.board).get(id)).toBe(isRemoved ? undefined : expected.text)
      expect(roots.commentRemoved(docs.board).get(id)).toBe(isRemoved || undefined)
    }),
  )
})

test('[B12] an author can restore their own removed comment, also one from before the remover was stored', () => {
  comment('ana1', 'mine')
  roots.commentRemoved(docs.desk).set('ana1', true)
  updateComment(docs, ana, { id: 'ana1', showRemoved: false })
  expect(readComments(docs.desk, 'p1').map(({ text }) => text)).toEqual(['mine'])
  const bossAsAuthor: Actor = { role: 'facilitator', isMine: (id) => id === 'ana1' }
  updateComment(docs, bossAsAuthor, { id: 'ana1', showRemoved: true })
  expect(roots.commentRemoved(docs.desk).get('ana1')).toBe(true)
})

test('[B10] participants comment only on what they see; an id is used once', () => {
  comment('ana1', 'one')
  expect(() => comment('ana1', 'again')).toThrow(forbidden)
  expect(() => comment('ana2', 'x', { commentId: 'gone' })).toThrow(notFound)
  setFlag(docs.board, flagNames.globalAnswers, false)
  expect(() => comment('ana2', 'x')).toThrow(notFound)
  expect(() => comment('ana2', 'x', { commentId: 'ana1' })).toThrow(notFound)
  expect(() => updateComment(docs, ana, { id: 'ana1', text: 'x' })).toThrow(notFound)
})

test('[B22] a facilitator’s comment is marked as such, on the board too; nothing distinguishes participants', () => {
  comment('ana1', 'from Ana')
  comment('ben1', 'from Ben', { commentId: 'ana1' })
  createComment(docs, boss, { id: 'boss1', on: { postId: 'p1' }, text: 'from the boss', createdAt: 6 })
  createComment(docs, boss, { id: 'boss2', on: { commentId: 'ana1' }, text: 'and more', createdAt: 6 })
  // An edit by a facilitator does not change the author's role.
  updateComment(docs, boss, { id: 'ana1', text: 'shorter' })
  projectBrainstorm(docs.desk, docs.board, 'all')
  for (const doc of [docs.desk, docs.board]) {
    expect(readComments(doc, 'p1')).toMatchObject([
      {
        ...{ id: 'ana1', byFacilitator: false },
        replies: [
          { id: 'ben1', byFacilitator: false },
          { id: 'boss2', byFacilitator: true },
        ],
      },
      { id: 'boss1', byFacilitator: true },
    ])
    const keysOf = (id: string) => Object.keys(roots.comments(doc).get(id) ?? {}).sort()
    expect(keysOf('ana1')).toEqual(['createdAt', 'parentId', 'place', 'postId'])
    expect(keysOf('boss1')).toEqual(['byFacilitator', 'createdAt', 'parentId', 'place', 'postId'])
  }
})

test('[B22] [P6] an invalid role of a comment on a desk is ignored, and so is a comment that is no record', () => {
  comment('ana1', 'from Ana')
  const record = roots.comments(docs.desk).get('ana1')
  roots.comments(docs.desk).set('ana1', { ...record, byFacilitator: 'Fay' } as never)
  projectBrainstorm(docs.desk, docs.board, 'all')
  expect(roots.comments(docs.board).get('ana1')).not.toHaveProperty('byFacilitator')
  roots.comments(docs.desk).set('ana1', null as never)
  expect([readComments(docs.desk, 'p1'), readCommentEntries(docs.desk, 'p1')]).toEqual([[], []])
})
