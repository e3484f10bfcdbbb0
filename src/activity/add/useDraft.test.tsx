import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { countDrafts } from '#sync/device/drafts.ts'
import { identityKey } from '#api/signIn/identity.ts'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { useDraftEdit } from './useDraft.ts'

/** A page with an edit; each `open` is a reload of it. */
function page() {
  const { Room, room } = stillRoom(`drafts-${crypto.randomUUID()}`)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <Room>{children}</Room>
    </MemoryRouter>
  )
  const open = () => renderHook(() => useDraftEdit('a.edit'), { wrapper })
  return { open, count: () => countDrafts(identityKey(room.identity)) }
}

test('[B25] an edit is restored as it was left, also when it was emptied', () => {
  const { open, count } = page()
  const before = open()
  act(() => before.result.current.begin('old text'))
  for (const text of ['old', '']) {
    act(() => before.result.current.change(text))
    const { result, unmount } = open()
    expect(result.current).toMatchObject({ draft: text, isTyped: true })
    unmount()
  }
  const after = open()
  act(() => after.result.current.end())
  expect([open().result.current.draft, count()]).toEqual([null, 0])
})

test('[B25] what was begun empty and is emptied again is no draft', () => {
  const { open, count } = page()
  const { result } = open()
  act(() => result.current.begin(''))
  act(() => result.current.change('a reply'))
  expect(count()).toBe(1)
  act(() => result.current.change(''))
  expect([open().result.current.draft, count()]).toEqual([null, 0])
})
