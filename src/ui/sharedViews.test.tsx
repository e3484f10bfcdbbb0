import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as planMessages from '#domain/messages/plan.ts'
import { renderView } from '#support/views/renderView.tsx'
import { ConfirmDialog } from './dialogs/ConfirmDialog.tsx'
import { useReturnFocus } from './dialogs/useReturnFocus.ts'
import { AvatarRow } from './people/AvatarRow.tsx'
import { HeaderSlot, HeaderSlotsProvider, HeaderSlotTarget, useIsSlotFilled } from './session/HeaderSlots.tsx'
import { RefusedEntries } from './session/RefusedEntries.tsx'
import { SaveStateMark } from './session/SaveStateMark.tsx'
import { SessionCode } from './session/SessionCode.tsx'
import { StepArrows } from './session/StepArrows.tsx'
import { LanguageContext, useText } from './texts/useText.ts'
import type { Catalogue } from './texts/useText.ts'

const person = (id: string, name: string, isAnonymous = false) => ({ id, name, isAnonymous })

test('[Z29] five avatars are shown, then +N; an anonymous participant shows P', () => {
  const people = [person('1', 'Ada Lovelace'), person('2', 'Test', true)].concat(
    ['3', '4', '5', '6'].map((id) => person(id, `Person ${id}`)),
  )
  renderView(<AvatarRow people={people} total={30} />)
  const row = screen.getByRole('img', { name: /30 people: Ada Lovelace, Participant/ })
  expect(row.textContent).toBe('ALPP3P4P5+25')
})

test('texts missing in a language are shown in English', () => {
  const catalogue: Catalogue<{ hello: string }> = { id: 'greeting', en: { hello: 'Hello' } }
  function Hello() {
    return <p>{useText(catalogue).hello}</p>
  }
  renderView(
    <LanguageContext value={{ language: 'sv', texts: new Map() }}>
      <Hello />
    </LanguageContext>,
  )
  expect(screen.getByText('Hello')).toBeTruthy()
})

test('a refused deletion shows the reason and keeps the dialog open', async () => {
  const closed: string[] = []
  renderView(
    <ConfirmDialog
      title="Delete it?"
      body="It is gone then."
      onConfirm={async () => 'There is no connection right now.'}
      onClose={() => closed.push('closed')}
    />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no connection'))
  expect(closed).toEqual([])
})

test('the button of a harmless act is not red', async () => {
  const asked = { title: 'Sure?', body: 'Then it is done.', onConfirm: () => null, onClose: () => undefined }
  renderView(
    <>
      <ConfirmDialog {...asked} confirmLabel="Delete" />
      <ConfirmDialog {...asked} confirmLabel="Invite" isHarmless />
    </>,
  )
  const styleOf = async (name: string) => (await screen.findByText(name)).closest('button')?.style.cssText
  expect(await styleOf('Delete')).toContain('red')
  expect(await styleOf('Invite')).not.toContain('red')
})

test('a confirmation explains in elements of its own, with a note below them', async () => {
  const asked = { title: 'Sure?', onConfirm: () => null, onClose: () => undefined }
  renderView(<ConfirmDialog {...asked} body={<ul aria-label="what happens" />} note="It is immediate." />)
  await screen.findByText('It is immediate.')
  expect(screen.getByRole('list', { name: 'what happens' })).toBeTruthy()
})

test('controls of an activity appear in the header slot and disappear with the activity', () => {
  const Lobby = () => (useIsSlotFilled('steps') ? null : 'To the first')
  function Shell() {
    const [isOpen, setOpen] = useState(true)
    return (
      <HeaderSlotsProvider>
        <header>
          <HeaderSlotTarget name="steps">
            <Lobby />
          </HeaderSlotTarget>
        </header>
        {isOpen && <HeaderSlot name="steps">Question 1 of 3</HeaderSlot>}
        <button onClick={() => setOpen(false)}>leave</button>
      </HeaderSlotsProvider>
    )
  }
  renderView(<Shell />)
  expect(screen.getByRole('banner').textContent).toBe('Question 1 of 3')
  fireEvent.click(screen.getByRole('button', { name: 'leave' }))
  expect(screen.getByRole('banner').textContent).toBe('To the first')
})

test('an activity’s own place is used instead of the spare one of the session, whichever comes first', () => {
  function Shell() {
    const [isOpen, setOpen] = useState(true)
    return (
      <HeaderSlotsProvider>
        <main>{isOpen && <HeaderSlotTarget name="footer" />}</main>
        <footer>
          <HeaderSlotTarget name="footer" isSpare />
        </footer>
        <HeaderSlot name="footer">2 are done</HeaderSlot>
        <button onClick={() => setOpen(!isOpen)}>go</button>
      </HeaderSlotsProvider>
    )
  }
  renderView(<Shell />)
  const [main, footer] = [screen.getByRole('main'), screen.getByRole('contentinfo')]
  expect([main.textContent, footer.textContent]).toEqual(['2 are done', ''])
  fireEvent.click(screen.getByRole('button', { name: 'go' }))
  expect([main.textContent, footer.textContent]).toEqual(['', '2 are done'])
  fireEvent.click(screen.getByRole('button', { name: 'go' }))
  expect([main.textContent, footer.textContent]).toEqual(['2 are done', ''])
})

test('[M23] refused text stays word for word, with copy, retry and dismiss; a clipboard failure is logged', async () => {
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const heard: string[] = []
  const entry = { entryId: 'e1', label: 'Answer', text: 'My idea', message: 'Input is locked.' }
  renderView(
    <RefusedEntries
      entries={[entry]}
      onRetry={(id) => heard.push(`retry ${id}`)}
      onDismiss={(id) => heard.push(`dismiss ${id}`)}
    />,
  )
  expect(screen.getByText('My idea')).toBeTruthy()
  for (const name of ['Copy', 'Try again', 'Dismiss']) fireEvent.click(screen.getByRole('button', { name }))
  expect(heard).toEqual(['retry e1', 'dismiss e1'])
  expect(write.mock.calls).toEqual([['My idea']])
  await waitFor(() => expect(log.mock.calls).toEqual([['Could not write to clipboard']]))
})

test('[PL20] a text for a row or column that was deleted can be copied, and is not offered to be sent again', () => {
  for (const message of [planMessages.rowDeleted, planMessages.columnDeleted]) {
    const entry = { entryId: 'e1', label: 'Text of a cell', text: 'Teapot', message }
    const view = renderView(
      <RefusedEntries entries={[entry]} onRetry={() => undefined} onDismiss={() => undefined} />,
    )
    screen.getByRole('button', { name: 'Copy' })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    view.unmount()
  }
})

test('[S8] arrows say where they lead; without a step they are disabled, and all of them while the facilitator leads', () => {
  const next = { nextTo: 'Identify', onNext: () => undefined }
  const view = renderView(<StepArrows {...next} />)
  const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
  expect([isDisabled('Previous'), isDisabled('Next: Identify')]).toEqual([true, false])
  expect(screen.getByTitle('Next: Identify').textContent).toBe('Identify')
  view.rerender(<StepArrows {...next} isLocked />)
  expect(isDisabled('Next: Identify')).toBe(true)
})

test('a session ID is copied as one word and spelled out for screen readers', () => {
  renderView(<SessionCode workshopId="abcd2345" />)
  expect(screen.getByLabelText('Session ID: a b c d 2 3 4 5').textContent).toBe('abcd2345')
})

test('the save state keeps its sentence when only its icon fits', () => {
  renderView(<SaveStateMark saveState="unsaved" />)
  const mark = screen.getByRole('status')
  expect(mark.title).toBe('Not saved yet, we keep trying')
  expect(mark.textContent).toBe(mark.title)
})

test('[A5] while a queue is sent with pauses, the save state shows how much is left and why it takes time', () => {
  renderView(<SaveStateMark saveState="sending" left={3} />)
  const mark = screen.getByRole('status')
  expect(mark.textContent).toBe('Sending, 3 left')
  expect(mark.title).toMatch(/^Sending, 3 left\. Sent one by one, with pauses/)
})

test('an entry kept nowhere is never shown as saved', () => {
  renderView(<SaveStateMark saveState="saved" isKept={false} />)
  expect(screen.getByRole('status').dataset['state']).toBe('unsaved')
})

function Dialog({ name }: { name: string }) {
  useReturnFocus()
  return (
    <div role="dialog">
      <button autoFocus>{name}</button>
    </div>
  )
}

function Page({ shown }: { shown: string | null }) {
  return (
    <>
      <button>Open</button>
      {shown !== null && <Dialog key={shown} name={shown} />}
    </>
  )
}

const later = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

test('focus returns to the element that opened a dialog, also after a second dialog replaced it', async () => {
  const { rerender } = render(<Page shown={null} />)
  const open = screen.getByRole('button', { name: 'Open' })
  open.focus()
  rerender(<Page shown="Answer" />)
  expect(document.activeElement?.textContent).toBe('Answer')
  rerender(<Page shown="Sure?" />)
  await later()
  expect(document.activeElement?.textContent).toBe('Sure?')
  rerender(<Page shown={null} />)
  await later()
  expect(document.activeElement).toBe(open)
})

test('focus returns to a bubble of a chart too, which is SVG', async () => {
  const page = (isOpen: boolean) => (
    <>
      <svg>
        <g role="button" tabIndex={0} aria-label="Tea" />
      </svg>
      {isOpen && <Dialog name="Answer" />}
    </>
  )
  const { rerender } = render(page(false))
  const bubble = screen.getByRole('button', { name: 'Tea' })
  bubble.focus()
  rerender(page(true))
  expect(document.activeElement?.textContent).toBe('Answer')
  rerender(page(false))
  await later()
  expect(document.activeElement).toBe(bubble)
})
