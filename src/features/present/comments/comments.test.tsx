import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { setDocument } from '#domain/present/document.ts'
import { setSettings } from '#domain/present/flags.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { usePresent } from '../usePresent.ts'
import type { SlideComment } from './commentList.ts'
import { CommentList } from './CommentList.tsx'
import { CommentsPanel } from './CommentsPanel.tsx'
import { useComments } from './useComments.ts'
import type { SlideCommentList } from './useComments.ts'

const comments: SlideCommentList = {
  all: [],
  acts: { add: () => 'new', change: () => null, remove: () => null, like: () => undefined },
  ...{ areOffered: true, isLocked: false, takesNew: true, mayChangeAll: true },
}
const many = (count: number): SlideComment[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `c${at}`, text: `Text ${at}`, page: 1, score: 0, createdAt: at, byFacilitator: false },
    ...{ isMine: false, hasLiked: false, isSaved: true },
  }))

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(92)
})

function openList(first: SlideComment[]) {
  const doc = new Y.Doc()
  const list = (here: SlideComment[], newId: string | null = null) => (
    <CommentList
      {...{ comments, here, doc, newId, nowMs: 0, chosen: null }}
      {...{ onChoose: () => undefined, onOpen: () => undefined }}
    />
  )
  const { rerender } = stillRoom().render(list(first))
  return (here: SlideComment[], newId?: string) => rerender(list(here, newId))
}

test('[SL8] of thousands of comments only those in view are rendered, with their place in the list', () => {
  openList(many(3000))
  const rows = screen.getAllByRole('listitem')
  expect(rows.length).toBeLessThan(60)
  expect(rows[1]?.getAttribute('aria-posinset')).toBe('2')
  expect(rows[1]?.getAttribute('aria-setsize')).toBe('3000')
})

test('[SL8] a change that is being typed stays as it is when the list becomes long', () => {
  const show = openList(many(40))
  fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[3] as HTMLElement)
  const box = screen.getByRole('textbox', { name: 'Edit' })
  act(() => box.focus())
  fireEvent.change(box, { target: { value: 'Half a' } })
  show(many(400))
  expect(document.activeElement).toBe(box)
  expect(screen.getByRole('textbox', { name: 'Edit' })).toHaveProperty('value', 'Half a')
})

test('[SL8] the row with the focus stays while others come before it', () => {
  const all = many(500)
  const show = openList(all)
  const like = screen.getAllByRole('button', { name: /^Like/ })[2] as HTMLElement
  act(() => like.focus())
  const before = many(300).map((comment) => ({ ...comment, id: `new ${comment.id}` }))
  show([...before, ...all])
  expect(document.activeElement).toBe(like)
})

/** The comments on the last page. */
function OnLast() {
  const present = usePresent('o')
  const own = useComments(present)
  const page = present.document?.pages ?? 0
  return <CommentsPanel {...{ present, comments: own, page }} isNarrow={false} onOpen={() => {}} />
}

test('[SL8] [SL9] a comment that was begun behind the last slide goes to the last one', async () => {
  const { render, tell, room } = stillRoom('comments-panel')
  tell({}, { parts: [agendaPart('p', { objectId: 'o', content: 'workshop | presentpdf' })] })
  const show = (pages: number) =>
    act(() =>
      room.documents.get({ kind: 'board', id: 'o' }).fill((board) => {
        setDocument(board, { id: `d${pages}`, fileName: 'talk.pdf', pages })
        setSettings(board, { showComments: true })
      }),
    )
  show(7)
  render(<OnLast />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Which month?' } })
  show(3)
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Comment on this slide' }), { key: 'Enter' })
  await screen.findByText('Which month?')
  screen.getByRole('region', { name: 'Comments on slide 3' })
  show(7)
  expect(screen.queryByText('Which month?')).toBeNull()
})

test('[SL11] all comments of a slide are selected and none, and the focus stays on the button', async () => {
  const { render, tell, room } = stillRoom('comments-selected')
  tell({}, { parts: [agendaPart('p', { objectId: 'o', content: 'workshop | presentpdf' })] })
  act(() =>
    room.documents.get({ kind: 'board', id: 'o' }).fill((board) => {
      setDocument(board, { id: 'd', fileName: 'talk.pdf', pages: 1 })
      setSettings(board, { showComments: true })
    }),
  )
  function Panel() {
    const present = usePresent('o')
    return (
      <CommentsPanel
        {...{ present, page: 1, comments: { ...comments, all: many(2) } }}
        {...{ isNarrow: false, onOpen: () => undefined }}
      />
    )
  }
  render(<Panel />, { role: 'facilitator' })
  fireEvent.click(await screen.findByRole('button', { name: 'Select' }))
  const all = screen.getByRole('button', { name: 'Select all' })
  act(() => all.focus())
  fireEvent.click(all)
  screen.getByText('2 selected')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select none' }))
  fireEvent.click(all)
  screen.getByText('0 selected')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select all' }))
})
