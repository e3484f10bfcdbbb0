import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Identity } from '#api/identity.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { RoomContext } from '#sync/roomContext.ts'
import { roomFor } from '#sync/rooms.ts'
import { renderView } from '#support/renderView.tsx'
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

/** As the dialog of an answer shows them: each answer its own. */
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

const long = Math.floor(Date.now() / 1000) - 3 * 3600

/** Two comments and a reply, a facilitator's among them, and one that waits in this device's outbox. */
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

test('[B22] a comment tells "Facilitator" or nothing of who wrote it, and how long ago', () => {
  writeComments()
  renderView(view('c'))
  const [theirs, boss] = screen.getAllByRole('time')
  expect(theirs?.textContent).toBe('3 hr. ago')
  expect(theirs?.getAttribute('datetime')).toBe(new Date(long * 1000).toISOString())
  expect(theirs?.title).toMatch(/\d{4}/)
  expect(theirs?.parentElement?.textContent).toBe('3 hr. ago')
  expect(boss?.parentElement?.textContent).toBe('Facilitator2 hr. ago')
})

test('[B22] one that is one’s own says "You", and that it is not saved until it is', async () => {
  renderView(view('d'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'By train?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const text = await screen.findByText('By train?')
  expect(text.previousElementSibling?.textContent).toBe('YouNot saved yet')
})
