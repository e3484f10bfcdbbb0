import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { CommentList } from './CommentList.tsx'
import type { SlideComment } from './commentList.ts'
import type { SlideCommentList } from './useComments.ts'

const comments: SlideCommentList = {
  all: [],
  acts: { add: () => 'new', change: () => null, remove: () => null, like: () => undefined },
  ...{ areOffered: true, isLocked: false, mayChangeAll: true },
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
  const { Room } = stillRoom(`comments-${crypto.randomUUID()}`)
  const doc = new Y.Doc()
  const list = (here: SlideComment[], newId: string | null = null) => (
    <Room>
      <CommentList
        {...{ comments, here, doc, newId }}
        nowMs={0}
        chosen={null}
        onChoose={() => undefined}
        onOpen={() => undefined}
      />
    </Room>
  )
  const { rerender } = renderView(list(first))
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
