import { expect, test } from 'vitest'
import type { OwnContent } from '#sync/room/outbox.ts'
import { ownSlideComments } from './ownSlideComments.ts'

const onDevice = (id: string, more: Partial<OwnContent> = {}): OwnContent => ({
  ...{ id, objectId: 'o', type: 'presentComment', text: `Text ${id}`, fields: { page: 3 } },
  ...{ createdMs: 5000, isSaved: false },
  ...more,
})

test('[SL8] own comments are listed with their page, those of this device too', () => {
  const fetched = { comments: [{ id: 'a', text: 'One', page: 2, createdTimeStamp: 9 }] }
  const list = ownSlideComments(fetched, [onDevice('b'), onDevice('c', { type: 'post' })], [])
  expect(list.map(({ id, page, isSaved }) => [id, page, isSaved])).toEqual([
    ['b', 3, false],
    ['a', 2, true],
  ])
})

test('[E2] without an answer of the server, this device’s comments are listed', () => {
  expect(ownSlideComments(null, [onDevice('b', { isSaved: true })], [])).toMatchObject([
    { id: 'b', text: 'Text b', page: 3, isSaved: true },
  ])
})
