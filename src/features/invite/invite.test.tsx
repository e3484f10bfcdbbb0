import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { InviteDialog } from './InviteDialog.tsx'

afterEach(() => void vi.useRealTimers())

test("'Copy invite link' puts the link into the clipboard and says 'Copied' for five seconds", async () => {
  answerCalls({})
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { Room } = stillRoom('abcd2345')
  renderView(
    <Room>
      <InviteDialog knownPassword="river 7" onClose={() => undefined} />
    </Room>,
  )
  const button = await screen.findByRole('button', { name: 'Copy invite link' })
  vi.useFakeTimers()
  await act(async () => void fireEvent.click(button))
  expect(write.mock.calls).toEqual([[`${location.origin}/join/workshop/abcd2345#?river%207`]])
  expect(button.textContent).toBe('Copied')
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(button.textContent).toBe('Copied')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(button.textContent).toBe('Copy invite link')
})
