import { expect, test } from 'vitest'
import type { PostView } from '#domain/brainstorm/read.ts'
import type { OwnContent } from '#sync/outbox/outbox.ts'
import { listPosts } from './postList.ts'
import type { FetchedOwn } from '#activity/overlay/own.ts'

const place = { multiTopicId: 't', questionId: 'q' }

const fetched = (atMs: number): FetchedOwn<PostView> => ({
  atMs,
  wasEarly: false,
  items: [],
  liked: new Set(),
})

/** The texts that the author of an item made at 1000 sees while the board is still empty. */
function shown(
  savedMs: number | null,
  of: FetchedOwn<PostView>,
  board: PostView[] = [],
  isDeviceOnly = false,
): string[] {
  const content: OwnContent = {
    id: 'post',
    objectId: 'here',
    type: 'post',
    fields: { ...place, text: 'Written in the tunnel' },
    text: 'Written in the tunnel',
    createdMs: 1000,
    ...(savedMs === null ? { isSaved: false } : { isSaved: true, savedMs }),
  }
  const own = { fetched: of, contents: [content], pending: [], acts: new Map(), isDeviceOnly }
  return listPosts(board, own, place, false).map(({ text }) => text)
}

test('[C1] an answer in flight while own answers were fetched stays on the screen once it has arrived', () => {
  expect(shown(null, fetched(2000))).toEqual(['Written in the tunnel'])
  expect(shown(2500, fetched(2000))).toEqual(['Written in the tunnel'])
})

test('[B1] answers of the same second stay in the order they were sent in, after those already there', () => {
  const own = ['z', 'm', 'a'].map((id) => ({
    ...{ id, objectId: 'here', type: 'post', fields: { ...place, text: id } },
    ...{ text: id, createdMs: 1000, isSaved: false as const },
  }))
  const there = {
    ...place,
    id: 'x',
    text: 'x',
    desc: '',
    createdAt: 1,
    place: 40,
    color: 0,
    score: 0,
    groupId: null,
  }
  const items = listPosts(
    [there],
    { fetched: fetched(2000), contents: own, pending: [], acts: new Map(), isDeviceOnly: false },
    place,
    false,
  )
  expect(items.map(({ id }) => id)).toEqual(['x', 'z', 'm', 'a'])
})

test('an answer saved before the fetch that the server no longer knows is removed', () => {
  expect(shown(1500, fetched(2000))).toEqual([])
  expect(shown(1500, fetched(1200))).toEqual(['Written in the tunnel'])
})

test('[E2] after the end, own answers that were never shown stay; an answer missing from a shown board was deleted', () => {
  const other = {
    id: 'other',
    text: 'Of the others',
    desc: '',
    createdAt: 1,
    color: 0,
    score: 0,
    groupId: null,
  }
  expect(shown(1500, fetched(0), [], true)).toEqual(['Written in the tunnel'])
  expect(shown(1500, fetched(0), [{ ...other, ...place }], true)).toEqual(['Of the others'])
})
