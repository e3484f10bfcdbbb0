import { fireEvent, renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { GroupTitle } from '#activity/board/group/GroupTitle.tsx'
import { CreateSubCommentDocument } from '#api/operations/comment.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { readEntry } from '#sync/outbox/olderEntries.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { KeepTextContext } from '#ui/inputs/useLostText.ts'
import type { LostText } from '#ui/inputs/useLostText.ts'
import { PostComments } from '../post/PostComments.tsx'
import { PostCard } from './PostCard.tsx'
import type { PostItem } from './postList.ts'
import { useCommentCounts } from './useCommentCounts.ts'

const post = { id: 'p', text: 'Tea', groupId: null, hasLiked: true, isMine: false, isSaved: true, score: 1 }
const acts = {
  onOpen: () => undefined,
  onEdit: () => undefined,
  onLike: () => undefined,
  onSelectGroup: null,
}

test.each([
  [false, null, 'Remove like, 1 like', ''],
  [true, null, 'Remove like', ''],
  [false, 'Liking is closed.', 'Remove like, 1 like', 'Liking is closed.'],
])(
  '[B16] [B17] a like has its count unless counts are hidden (%s), and is off with the reason (%s)',
  (areLikesHidden, whyNoLikes, name, reason) => {
    renderView(
      <PostCard
        {...{ areLikesHidden, whyNoLikes, ...acts }}
        {...{ isClosed: false, commentCount: 0, groupTitle: null, groupColor: 0 }}
        post={post as PostItem}
      />,
    )
    const like = screen.getByRole<HTMLButtonElement>('button', { name })
    expect([like.disabled, like.title]).toEqual([reason !== '', reason])
  },
)

function show(isDone = true) {
  const renamed: string[] = []
  const onRename = (title: string): boolean => {
    renamed.push(title)
    return isDone
  }
  const { rerender, unmount } = renderView(<GroupTitle title="Food" count={1} onRename={onRename} />)
  fireEvent.click(screen.getByRole('button', { name: 'Food' }))
  const retitle = (title: string): void =>
    rerender(<GroupTitle title={title} count={1} onRename={onRename} />)
  return { renamed, retitle, unmount, field: screen.getByRole('textbox') }
}

test('leaving the title field without a change does not undo a colleague’s rename', () => {
  const { renamed, retitle, field } = show()
  retitle('Food and drink')
  fireEvent.blur(field)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(renamed).toEqual([])
})

test('a title that could not be saved stays in the field', () => {
  const { renamed, field } = show(false)
  fireEvent.change(field, { target: { value: 'Meals' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(renamed).toEqual(['Meals'])
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Meals')
})

test('[B26] a title that is being typed while somebody deletes the group is not lost', () => {
  const kept: LostText[] = []
  const { unmount } = renderView(
    <KeepTextContext value={(lost) => kept.push(lost)}>
      <GroupTitle title="Food" count={1} onRename={() => true} />
    </KeepTextContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Food' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Meals' } })
  unmount()
  expect(kept).toMatchObject([{ text: 'Meals', isTold: false }])
})

const source = new Y.Doc()
const brainstorm = {
  ...{ objectId: 'brainstorm', readsDesk: false, isReading: false, source, board: source },
  ...{ status: { status: 'ready' as const, isLive: true }, name: '', topics: [], questions: [] },
}
const member = (memberId: string): Identity => ({
  ...{ kind: 'member', workshopId: 'workshop', memberId, username: memberId },
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
  const doc = new Y.Doc()
  for (const [id, postId] of [
    ['theirs', 'p1'],
    ['other', 'p2'],
  ] as const) {
    roots.comments(doc).set(id, { postId, parentId: null, createdAt: 1 })
    roots.commentText(doc).set(id, 'How?')
  }
  const { Room, room } = stillRoom('workshop')
  const { effect, variables, ...entry } = readEntry(older)
  if (effect) room.outbox.send('workshop', { ...entry, variables, effect })
  const { result } = renderHook(() => useCommentCounts(doc, 'o'), { wrapper: Room })
  expect(result.current).toMatchObject({ p1: 2, p2: 1 })
})
