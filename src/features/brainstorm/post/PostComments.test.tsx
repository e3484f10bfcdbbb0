import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Identity } from '#api/signIn/identity.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { renderView } from '#support/views/renderView.tsx'
import { PostComments } from './PostComments.tsx'

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

/** Comments as the dialog of an answer shows them: each answer has its own. */
function view(postId: string, memberId = 'ann') {
  return (
    <RoomContext value={roomFor('workshop', member(memberId))}>
      <PostComments
        key={`${memberId} ${postId}`}
        {...{ brainstorm, postId }}
        isLocked={false}
        isFootTaken={false}
      />
    </RoomContext>
  )
}

const typed = (): string => screen.getByRole<HTMLTextAreaElement>('textbox').value

beforeEach(() => localStorage.clear())

test('a half-typed comment stays with its answer when the room moves on', () => {
  const { rerender } = renderView(view('a'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'By train?' } })
  rerender(view('b'))
  expect(typed()).toBe('')
  rerender(view('a'))
  expect(typed()).toBe('By train?')
})

test('the next person on the same device does not see it', () => {
  const { rerender } = renderView(view('a'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'By train?' } })
  rerender(view('a', 'bob'))
  expect(typed()).toBe('')
})

const long = Math.floor(Date.now() / 1000) - 3 * 3600

/** Two comments and a reply, one of them by a facilitator, and one that is pending in this device's outbox. */
function writeComments(): void {
  const places: Record<string, { parentId: string | null; createdAt: number; byFacilitator?: true }> = {
    theirs: { parentId: null, createdAt: long },
    boss: { parentId: 'theirs', createdAt: long + 60, byFacilitator: true },
  }
  for (const [id, place] of Object.entries(places)) {
    roots.comments(source).set(id, { postId: 'c', ...place })
    roots.commentText(source).set(id, `By ${id}`)
  }
}

test('[B22] a comment shows "Facilitator" or nothing about its author, and its age', () => {
  writeComments()
  renderView(view('c'))
  const [theirs, boss] = screen.getAllByRole('time')
  expect(theirs?.textContent).toBe('3 hr. ago')
  expect(theirs?.getAttribute('datetime')).toBe(new Date(long * 1000).toISOString())
  expect(theirs?.title).toMatch(/\d{4}/)
  expect(theirs?.parentElement?.textContent).toBe('3 hr. ago')
  expect(boss?.parentElement?.textContent).toBe('Facilitator2 hr. ago')
})

test('[B22] an own comment shows "You", and that it is unsaved until it is saved', async () => {
  renderView(view('d'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'By train?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const text = await screen.findByText('By train?')
  expect(text.previousElementSibling?.textContent).toBe('YouNot saved yet')
})
