import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { CreateSubCommentDocument } from '#api/operations/comment.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { readEntry } from '#sync/outbox/olderEntries.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { useCommentCounts } from './useCommentCounts.ts'

const identity = { kind: 'member', workshopId: 'workshop', memberId: 'ann', username: 'ann' } as const

/**
 * A reply in the format of earlier client versions, which identified an effect by its mutation's name: without its
 * answer's id.
 */
const older = {
  ...{ entryId: 'e', workshopId: 'workshop', objectId: 'o', label: 'Comment', text: 'By train' },
  ...{ document: CreateSubCommentDocument, operation: 'CreateSubComment' },
  ...{ variables: { id: 'reply', commentId: 'theirs', text: 'By train' } },
  ...{ creates: 'reply', concerns: 'theirs', removes: null },
  ...{ order: 1, createdMs: 1, isKept: true, state: { status: 'waiting' as const } },
}

test('a reply kept by an earlier client version counts for the answer of the comment it replies to', () => {
  const source = new Y.Doc()
  for (const [id, postId] of [
    ['theirs', 'p1'],
    ['other', 'p2'],
  ] as const) {
    roots.comments(source).set(id, { postId, parentId: null, createdAt: 1 })
    roots.commentText(source).set(id, 'How?')
  }
  const room = roomFor('workshop', identity)
  const { effect, variables, ...entry } = readEntry(older)
  if (effect) room.outbox.send('workshop', { ...entry, variables, effect })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RoomContext value={room}>{children}</RoomContext>
  )
  const { result } = renderHook(() => useCommentCounts(source, 'o'), { wrapper })
  expect(result.current).toMatchObject({ p1: 2, p2: 1 })
})
