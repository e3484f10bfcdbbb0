import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { HeaderSlot, HeaderSlotTarget, HeaderSlotsProvider, useIsSlotFilled } from './HeaderSlots.tsx'
import { RefusedEntries } from './RefusedEntries.tsx'
import { SessionCode } from './SessionCode.tsx'
import { StepArrows } from './StepArrows.tsx'
import { SaveStateMark } from './SaveStateMark.tsx'

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

test('arrows without a step are disabled, and all of them while the facilitator leads', () => {
  const view = renderView(<StepArrows onNext={() => undefined} />)
  const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([true, false])
  view.rerender(<StepArrows onNext={() => undefined} isLocked />)
  expect(isDisabled('Next')).toBe(true)
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
