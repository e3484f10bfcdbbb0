import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { useAnnouncement } from '../focus/announce.ts'
import { CopyButton } from './CopyButton.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const label = () => screen.getByRole('button').textContent
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test("[Z24] the label is 'Copied' for five seconds after the last press", async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  renderView(<CopyButton value="abcd2345" label="Copy session ID" />)
  expect(label()).toBe('Copy session ID')
  await press()
  expect(write.mock.calls).toEqual([['abcd2345']])
  expect([label(), useAnnouncement.getState().text]).toEqual(['Copied', 'Copied'])
  await pass(4999)
  expect(label()).toBe('Copied')
  await press()
  await pass(4999)
  expect(label()).toBe('Copied')
  await pass(1)
  expect(label()).toBe('Copy session ID')
})

test('[M23] a clipboard failure is logged and has no other effect', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  useAnnouncement.setState({ text: '', count: 0 })
  renderView(<CopyButton value="abcd2345" label="Copy session ID" />)
  await press()
  expect(log.mock.calls).toEqual([['Could not write to clipboard']])
  expect([label(), useAnnouncement.getState().count]).toEqual(['Copy session ID', 0])
})
