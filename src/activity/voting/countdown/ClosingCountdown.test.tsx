import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { closeVoting, startClosing, stopClosing } from '#domain/activity/votes/voting.ts'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { ClosingCountdown } from './ClosingCountdown.tsx'

let rooms = 0
function show(): Y.Doc {
  vi.useFakeTimers()
  const board = new Y.Doc()
  const { Room } = stillRoom(`countdown-${++rooms}`)
  renderView(
    <Room>
      <ClosingCountdown board={board} />
    </Room>,
  )
  return board
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
const number = (): string | undefined => screen.queryByText(/^[123]$/)?.textContent

afterEach(() => vi.useRealTimers())

test('[BT18] every screen counts 3, 2, 1 to the moment that the board tells, and says so once', () => {
  const board = show()
  expect(number()).toBeUndefined()
  act(() => startClosing(board, Date.now()))
  expect(number()).toBe('3')
  expect(useAnnouncement.getState().text).toBe('Voting closes in a moment')
  pass(1001)
  expect(number()).toBe('2')
  pass(1001)
  expect(number()).toBe('1')
  pass(1001)
  expect(number()).toBeUndefined()
})

test.each([
  ['taken back', (board: Y.Doc) => stopClosing(board)],
  ['over because voting is closed', (board: Y.Doc) => closeVoting(board, 0)],
])('[BT18] a countdown that is %s is gone at once', (_what, end) => {
  const board = show()
  act(() => startClosing(board, Date.now()))
  act(() => end(board))
  expect(number()).toBeUndefined()
})

test.each([
  ['a screen that comes later counts', -60_000, undefined],
  ['a clock that is a little behind shows', 1000, '3'],
  ['a clock that is wrong shows', 1001, undefined],
])('[BT18] %s from %i ms on: %s', (_what, offMs, shown) => {
  const board = show()
  act(() => startClosing(board, Date.now() + offMs))
  expect(number()).toBe(shown)
})
