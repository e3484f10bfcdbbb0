import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { identityKey } from '#api/signIn/identity.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { countDrafts } from '#sync/device/drafts.ts'
import { AddBox } from './AddBox.tsx'
import { AddSeveralDialog } from './AddSeveralDialog.tsx'
import { useDescription } from './useDescription.tsx'
import { useDraftEdit } from './useDraft.ts'

const { render } = stillRoom('workshop')
const long = 'q'.repeat(260)
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

function renderBox(onAdd: (text: string) => void, isLocked = false): void {
  render(<AddBox draftKey="answer" limit={250} {...{ isLocked, onAdd }} />)
}

test('[B7] of several answers the valid ones are saved, and one that is too long stays whole to be shortened', async () => {
  const [onAdd, onClose] = [vi.fn(), vi.fn()]
  function Dialog() {
    const [draft, onDraft] = useState('')
    return (
      <AddSeveralDialog
        {...{ queueKey: 'queue', limit: 250, isLocked: false, added: null }}
        {...{ draft, onDraft, onAdd, onClose }}
      />
    )
  }
  render(<Dialog />)
  await screen.findByRole('textbox')
  fireEvent.paste(box(), { clipboardData: { getData: () => `one\ntwo\n${long}` } })
  screen.getByText('10 characters too many')
  press('Save')
  expect(onAdd.mock.calls).toEqual([['one'], ['two']])
  expect(onClose).not.toHaveBeenCalled()
  screen.getByText('One answer is too long and was not saved. Shorten it first.')

  press(`Shorten: ${long}`)
  expect(box().value).toBe(long)
  press('Save')
  expect(onAdd).toHaveBeenCalledTimes(2)
  fireEvent.change(box(), { target: { value: 'q'.repeat(250) } })
  press('Save')
  expect(onAdd).toHaveBeenLastCalledWith('q'.repeat(250))
  expect(onClose).toHaveBeenCalledOnce()
})

test('[B7] a text over the limit stays whole in the box, shows how much it is over, and is not sent', () => {
  const onAdd = vi.fn()
  renderBox(onAdd)
  fireEvent.change(box(), { target: { value: long } })
  screen.getByText('260/250')
  screen.getByText('10 characters too many')
  press('Submit')
  expect([onAdd.mock.calls, box().value, box().getAttribute('aria-invalid')]).toEqual([[], long, 'true'])
  fireEvent.change(box(), { target: { value: 'q'.repeat(250) } })
  press('Submit')
  expect(onAdd).toHaveBeenCalledWith('q'.repeat(250))
})

test('[B7] pasted lines stay in the box as pasted; split into several answers they are added, and the box keeps the focus', () => {
  const onAdd = vi.fn()
  renderBox(onAdd)
  fireEvent.change(box(), { target: { value: 'one\n\n  two\nthree' } })
  expect(box().value).toBe('one\n\n  two\nthree')
  screen.getByRole('group', { name: 'You pasted 3 lines' })
  press('Make 3 answers of them')
  expect(onAdd.mock.calls).toEqual([['one'], ['two'], ['three']])
  expect([box().value, document.activeElement]).toEqual(['', box()])
  expect(screen.queryByRole('group')).toBeNull()
})

test('[B7] kept as one, they are one answer; typed lines are never offered as several', () => {
  const onAdd = vi.fn()
  renderBox(onAdd)
  for (const value of ['one', 'one\n', 'one\nt', 'one\ntwo']) fireEvent.change(box(), { target: { value } })
  expect(screen.queryByRole('group')).toBeNull()
  fireEvent.change(box(), { target: { value: 'one\ntwo\nthree\nfour' } })
  press('Keep as one')
  expect(screen.queryByRole('group')).toBeNull()
  press('Submit')
  expect(onAdd.mock.calls).toEqual([['one\ntwo\nthree\nfour']])
})

test('[B7] pasted lines that are too long are not cut: they wait in the list to be shortened', async () => {
  const onAdd = vi.fn()
  renderBox(onAdd)
  fireEvent.change(box(), { target: { value: `one\n${long}` } })
  press('Make 2 answers of them')
  expect(onAdd.mock.calls).toEqual([['one']])
  const dialog = await screen.findByRole('dialog', { name: 'Add answer' })
  await screen.findByRole('button', { name: `Shorten: ${long}` })
  expect(dialog.textContent).toContain('One answer is too long and was not saved. Shorten it first.')
})

test('[T3] while input is locked, pasted lines stay and cannot be split into answers', () => {
  const onAdd = vi.fn()
  renderBox(onAdd, true)
  fireEvent.change(box(), { target: { value: 'one\ntwo' } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make 2 answers of them' }).disabled).toBe(
    true,
  )
})

test('Alt+W focuses the box from anywhere, also where Option types another character', () => {
  renderBox(vi.fn())
  fireEvent.keyDown(document.body, { key: 'w', code: 'KeyW' })
  fireEvent.keyDown(document.body, { key: 'w', code: 'KeyW', altKey: true, ctrlKey: true })
  expect(document.activeElement).not.toBe(box())
  fireEvent.keyDown(document.body, { key: '∑', code: 'KeyW', altKey: true })
  expect(document.activeElement).toBe(box())
})

/** The box of a kind whose answers have a description of at most 20 characters. */
function renderDescribed(onAdd: (text: string, description?: string) => void): void {
  function Described() {
    const description = useDescription('described', 20)
    return <AddBox draftKey="described" limit={250} isLocked={false} {...{ description, onAdd }} />
  }
  render(<Described />)
}
const named = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

test('an optional description opens its field on request, and both texts are sent together', () => {
  const onAdd = vi.fn()
  renderDescribed(onAdd)
  expect(screen.queryByRole('textbox', { name: 'Answer description' })).toBeNull()
  fireEvent.focus(named('Your answer'))
  fireEvent.change(named('Your answer'), { target: { value: ' Tea ' } })
  expect(screen.queryByRole('textbox', { name: 'Answer description' })).toBeNull()
  press('Add a description')
  expect(document.activeElement).toBe(named('Answer description'))
  fireEvent.change(named('Answer description'), { target: { value: 'With milk' } })
  fireEvent.keyDown(named('Answer description'), { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(named('Answer description'), { key: 'Enter', isComposing: true })
  expect(onAdd).not.toHaveBeenCalled()
  fireEvent.keyDown(named('Answer description'), { key: 'Enter' })
  expect(onAdd.mock.calls).toEqual([['Tea', 'With milk']])
  expect(named('Your answer').value).toBe('')
  expect(screen.queryByRole('textbox', { name: 'Answer description' })).toBeNull()
  expect(document.activeElement).toBe(named('Your answer'))
})

test('a description over its limit stays whole, shows by how much, and is not sent; it is kept on the device', () => {
  const onAdd = vi.fn()
  renderDescribed(onAdd)
  fireEvent.change(named('Your answer'), { target: { value: 'Tea' } })
  press('Add a description')
  fireEvent.change(named('Answer description'), { target: { value: 'q'.repeat(25) } })
  screen.getByText('5 characters too many')
  press('Submit')
  expect(onAdd).not.toHaveBeenCalled()
  cleanup()
  renderDescribed(onAdd)
  expect([named('Your answer').value, named('Answer description').value]).toEqual(['Tea', 'q'.repeat(25)])
})

/** A page with an edit; each `open` is a reload of it. */
function page() {
  const { Room, room } = stillRoom()
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
