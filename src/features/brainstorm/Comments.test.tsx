import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Identity } from '#api/identity.ts'
import { RoomContext } from '#sync/roomContext.ts'
import { roomFor } from '#sync/rooms.ts'
import { renderView } from '#support/renderView.tsx'
import { Comments } from './Comments.tsx'

const source = new Y.Doc()
const brainstorm = {
  objectId: 'brainstorm',
  isFacilitator: false,
  isReading: false,
  source,
  board: source,
  status: { status: 'ready' as const, isLive: true },
  name: '',
  topics: [],
  questions: [],
}
const member = (memberId: string): Identity => ({
  kind: 'member',
  workshopId: 'workshop',
  memberId,
  username: memberId,
})

/** As the dialog of an answer shows them: each answer its own. */
function view(postId: string, memberId = 'ann') {
  return (
    <RoomContext value={roomFor('workshop', member(memberId))}>
      <Comments key={`${memberId} ${postId}`} {...{ brainstorm, postId }} isLocked={false} />
    </RoomContext>
  )
}

const typed = (): string => screen.getByRole<HTMLTextAreaElement>('textbox').value

beforeEach(() => localStorage.clear())

test('a comment that is half typed when the room moves on waits at its answer', () => {
  const { rerender } = renderView(view('a'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'By train?' } })
  rerender(view('b'))
  expect(typed()).toBe('')
  rerender(view('a'))
  expect(typed()).toBe('By train?')
})

test('the next person on a device does not find it', () => {
  const { rerender } = renderView(view('a'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'By train?' } })
  rerender(view('a', 'bob'))
  expect(typed()).toBe('')
})
