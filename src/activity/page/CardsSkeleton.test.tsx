import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'

afterEach(() => void vi.useRealTimers())

const notHere = /^This has not been opened on this device yet\./

test.each([
  [
    'without a websocket a page that loads says so',
    { areThrough: true, isReading: false },
    'This is still loading…',
  ],
  [
    'without a network a slow disk is waited for',
    { areThrough: false, isReading: true },
    'This is still loading…',
  ],
  ['without a network a page that is not here says so', { areThrough: false, isReading: false }, notHere],
] as const)('[U14] [D5] %s', (_what, { areThrough, isReading }, words) => {
  vi.useFakeTimers()
  const { room, Room } = stillRoom(crypto.randomUUID())
  renderView(
    <Room>
      <CardsSkeleton />
    </Room>,
  )
  act(() => {
    room.socket.state.setState({ status: 'offline', retryAtMs: 0 })
    room.calls.setState({ areThrough })
    room.reading.setState({ isReading })
  })
  const said = () => screen.getByRole('status', { name: 'Loading answers' }).textContent
  expect(said()).toBe('')
  act(() => void vi.advanceTimersByTime(4000))
  screen.getByText(words)
  // What is found out later is said then.
  act(() => room.calls.setState({ areThrough: true }))
  expect(said()).toBe('This is still loading…')
})
