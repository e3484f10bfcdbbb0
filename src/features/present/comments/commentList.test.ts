import { expect, test } from 'vitest'
import type { Own } from '#activity/overlay/own.ts'
import type { CommentView } from '#domain/present/read.ts'
import type { OutboxEntry, OwnContent } from '#sync/outbox/outbox.ts'
import { entryOf } from '#sync/outbox/outboxEntry.ts'
import type { Effect } from '#sync/outbox/effect.ts'
import { commentsAt, listComments } from './commentList.ts'

const comment = (id: string, page: number, createdAt: number, score = 0): CommentView => ({
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
const pending = (effect: Effect): OutboxEntry =>
  entryOf(
    { document: '', variables: {}, objectId: 'o', label: 'Comment', effect },
    { entryId: effect.id, workshopId: 'w', order: 1, createdMs: 9000 },
  )
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(' ')

test('[SL8] own comments that are hidden or on their way stand beside those of the document, oldest first', () => {
  const own = {
    ...nothing,
    fetched: { ...nothing.fetched, atMs: 1, items: [comment('hidden', 1, 2)], liked: new Set(['b']) },
    contents: [content('sent', 2)],
  }
  const all = listComments([comment('b', 1, 3), comment('a', 1, 1)], own)
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
      pending({ does: 'change', type: 'presentComment', id: 'a', fields: { text: 'Changed' } }),
      pending({ does: 'remove', type: 'presentComment', id: 'b' }),
      pending({ does: 'like', type: 'presentComment', id: 'c' }),
    ],
  }
  const all = listComments([comment('a', 1, 1), comment('b', 1, 2), comment('c', 1, 3, 4)], own)
  expect(all.map(({ text, score, hasLiked }) => [text, score, hasLiked])).toEqual([
    ['Changed', 0, false],
    ['c', 5, true],
  ])
})

test('[SL9] [SL12] a page lists its comments, the last one also those behind it, by time or by likes', () => {
  const all = listComments(
    [comment('a', 1, 1), comment('b', 3, 2, 1), comment('c', 9, 3, 5), comment('d', 3, 4, 1)],
    nothing,
  )
  expect(ids(commentsAt(all, { page: 1, pages: 3 }, false))).toBe('a')
  expect(ids(commentsAt(all, { page: 3, pages: 3 }, false))).toBe('b c d')
  expect(ids(commentsAt(all, { page: 3, pages: 3 }, true))).toBe('c b d')
  expect(ids(commentsAt(all, { page: 3, pages: 9 }, false))).toBe('b d')
})
