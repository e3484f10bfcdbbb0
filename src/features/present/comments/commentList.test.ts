import { expect, test } from 'vitest'
import type { Own } from '#activity/overlay/own.ts'
import { readComment, readComments } from '#domain/present/items.ts'
import type { CommentView } from '#domain/present/items.ts'
import type { OutboxEntry, OwnContent } from '#sync/room/outbox.ts'
import { entryOf } from '#sync/entries/outboxEntry.ts'
import type { Effect } from '#sync/entries/effect.ts'
import { commentsAt, listComments } from './commentList.ts'
import fc from 'fast-check'
import * as Y from 'yjs'
import { roots } from '#domain/present/roots.ts'
import { DocItems } from '#sync/documents/docItems.ts'
import { commentItems } from './commentItems.ts'
import { CommentsInOrder } from './commentsInOrder.ts'

const aComment = (id: string, page: number, createdAt: number, score = 0): CommentView => ({
  ...{ id, page, createdAt, score },
  ...{ text: id, byFacilitator: false },
})
const nothing: Own<CommentView> = {
  fetched: { atMs: 0, wasEarly: false, items: [], liked: new Set() },
  ...{ contents: [], pending: [], acts: new Map(), isDeviceOnly: false },
}
const content = (id: string, page: number): OwnContent => ({
  ...{ id, objectId: 'o', type: 'presentComment', text: id, createdMs: 9000, isSaved: false },
  fields: { page, text: id },
})
const onItsWay = (effect: Effect): OutboxEntry =>
  entryOf(
    { document: '', variables: {}, objectId: 'o', label: 'Comment', effect },
    { entryId: effect.id, workshopId: 'w', order: 1, createdMs: 9000 },
  )
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(' ')

test('[SL8] own comments that are hidden or on their way stand beside those of the document, oldest first', () => {
  const own = {
    ...nothing,
    fetched: { ...nothing.fetched, atMs: 1, items: [aComment('hidden', 1, 2)], liked: new Set(['b']) },
    contents: [content('sent', 2)],
  }
  const all = listComments([aComment('b', 1, 3), aComment('a', 1, 1)], own)
  expect(ids(all)).toBe('a hidden b sent')
  expect(all.map(({ isMine, isSaved, hasLiked }) => [isMine, isSaved, hasLiked])).toEqual([
    [false, true, false],
    [true, true, false],
    [false, true, true],
    [true, false, false],
  ])
})

test('[SL11] [SL12] a change, a deletion and a like show before the server has them', () => {
  const own = {
    ...nothing,
    pending: [
      onItsWay({ does: 'change', type: 'presentComment', id: 'a', fields: { text: 'Changed' } }),
      onItsWay({ does: 'remove', type: 'presentComment', id: 'b' }),
      onItsWay({ does: 'like', type: 'presentComment', id: 'c' }),
    ],
  }
  const all = listComments([aComment('a', 1, 1), aComment('b', 1, 2), aComment('c', 1, 3, 4)], own)
  expect(all.map(({ text, score, hasLiked }) => [text, score, hasLiked])).toEqual([
    ['Changed', 0, false],
    ['c', 5, true],
  ])
})

test('[SL9] [SL12] a page lists its comments, the last one also those behind it, by time or by likes', () => {
  const all = listComments(
    [aComment('a', 1, 1), aComment('b', 3, 2, 1), aComment('c', 9, 3, 5), aComment('d', 3, 4, 1)],
    nothing,
  )
  expect(ids(commentsAt(all, { page: 1, pages: 3 }, false))).toBe('a')
  expect(ids(commentsAt(all, { page: 3, pages: 3 }, false))).toBe('b c d')
  expect(ids(commentsAt(all, { page: 3, pages: 3 }, true))).toBe('c b d')
  expect(ids(commentsAt(all, { page: 3, pages: 9 }, false))).toBe('b d')
})

/** What may happen to a comment, here or elsewhere. */
type Step =
  | { does: 'write'; id: string; page: number; createdAt: number; text: string }
  | { does: 'change' | 'delete' | 'restore' | 'like' | 'spoil'; id: string }
  | { does: 'listen' | 'deafen' | 'read' }
  | { does: 'own'; own: Own<CommentView> }

function take(doc: Y.Doc, step: Step): void {
  switch (step.does) {
    case 'write':
      roots.comments(doc).set(step.id, { page: step.page, createdAt: step.createdAt, place: 0 })
      roots.commentText(doc).set(step.id, step.text)
      break
    case 'change':
      roots.commentText(doc).set(step.id, `${roots.commentText(doc).get(step.id) ?? ''}!`)
      break
    case 'delete':
      roots.commentDeleted(doc).set(step.id, true)
      break
    case 'restore':
      roots.commentDeleted(doc).delete(step.id)
      break
    case 'like':
      roots.scores(doc).set(step.id, (roots.scores(doc).get(step.id) ?? 0) + 1)
      break
    case 'spoil':
      // Browsers write desks. SPEC P6
      roots.comments(doc).set(step.id, { page: 1, createdAt: 'soon' as unknown as number })
      break
    case 'listen':
    case 'deafen':
    case 'read':
    case 'own':
  }
}

const anId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const anOwn: fc.Arbitrary<Own<CommentView>> = fc
  .record({
    fetched: fc.uniqueArray(anId, { maxLength: 2 }),
    liked: fc.array(anId, { maxLength: 2 }),
    made: fc.uniqueArray(fc.constantFrom('a', 'mine'), { maxLength: 2 }),
    acts: fc.array(fc.tuple(anId, fc.record({ isLiked: fc.boolean(), isDeleted: fc.boolean() })), {
      maxLength: 2,
    }),
    pending: fc.array(fc.record({ does: fc.constantFrom('like', 'remove'), id: anId }), { maxLength: 2 }),
    isDeviceOnly: fc.boolean(),
  })
  .map(({ fetched, liked, made, acts, pending, isDeviceOnly }) => ({
    fetched: {
      ...{ atMs: 1, wasEarly: false, liked: new Set(liked) },
      items: fetched.map((id) => ({
        ...{ id, text: id, page: 1, score: 0, createdAt: 3, byFacilitator: false },
      })),
    },
    contents: made.map((id) => ({
      ...{ id, objectId: 'o', type: 'presentComment', text: id, createdMs: 9000, isSaved: false },
      fields: { page: 1, text: id },
    })),
    pending: pending.map(({ does, id }) =>
      entryOf(
        {
          ...{ document: '', variables: {}, objectId: 'o', label: 'Comment' },
          effect: { does: does as 'like' | 'remove', type: 'presentComment', id },
        },
        { entryId: `${does} ${id}`, workshopId: 'w', order: 1, createdMs: 9000 },
      ),
    ),
    acts: new Map(acts.map(([id, act]) => [id, { objectId: 'o', ...act }])),
    isDeviceOnly,
  }))
const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('write' as const),
      id: anId,
      ...{
        page: fc.integer({ min: 0, max: 3 }),
        createdAt: fc.integer({ min: 1, max: 4 }),
        text: fc.string(),
      },
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('change', 'delete', 'restore', 'like', 'spoil'),
      id: anId,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('listen', 'deafen', 'read') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('own' as const), own: anOwn }) },
)

test('[SL8] after any changes in any order, what is read by key equals all comments read anew', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(aStep, { minLength: 1, maxLength: 4 }), { maxLength: 25 }),
      (transactions) => {
        const doc = new Y.Doc()
        const items = new DocItems(doc, commentItems)
        const inOrder = new CommentsInOrder()
        let own = nothing
        let stop: (() => void) | null = null
        let isRead = true
        const check = (): void => {
          expect(items.read()).toEqual(readComments(doc))
          expect(inOrder.of(items.read(), own)).toEqual(listComments(readComments(doc), own))
        }
        for (const steps of transactions) {
          doc.transact(() => steps.forEach((step) => take(doc, step)))
          for (const step of steps) {
            if (step.does === 'listen') stop ??= items.subscribe(() => undefined)
            if (step.does === 'own') own = step.own
            if (step.does !== 'deafen') continue
            stop?.()
            stop = null
          }
          // A screen does not render after each transaction.
          isRead = !isRead || steps.some(({ does }) => does === 'read')
          if (isRead) check()
        }
        check()
      },
    ),
    { numRuns: 300 },
  )
})

test('[SL8] a comment of somebody else reads one comment, and the others stay the same objects', () => {
  const doc = new Y.Doc()
  const write = (id: string, createdAt: number): void =>
    take(doc, { does: 'write', page: 1, text: id, id, createdAt })
  for (let at = 0; at < 3000; at += 1) write(`c${at}`, at)
  let reads = 0
  const read: typeof readComment = (from, id) => {
    reads += 1
    return readComment(from, id)
  }
  const items = new DocItems(doc, { ...commentItems, read })
  const inOrder = new CommentsInOrder()
  items.subscribe(() => undefined)
  const before = inOrder.of(items.read(), nothing)
  expect(reads).toBe(3000)
  write('new', 1500)
  take(doc, { does: 'like', id: 'c7' })
  const now = inOrder.of(items.read(), nothing)
  expect(reads).toBe(3002)
  expect(now).toHaveLength(3001)
  const kept = new Set(before)
  expect(now.filter((comment) => !kept.has(comment)).map(({ id }) => id)).toEqual(['c7', 'new'])
  expect(inOrder.of(items.read(), nothing)).toBe(now)
  // What this person does changes their rows, and no other one either.
  const liked = { ...nothing, fetched: { ...nothing.fetched, liked: new Set(['c9']) } }
  const rows = new Set(now)
  const mine = inOrder.of(items.read(), liked)
  expect(mine.filter((comment) => !rows.has(comment)).map(({ id }) => id)).toEqual(['c9'])
})
