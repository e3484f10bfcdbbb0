import { expect, onTestFinished, test, vi } from 'vitest'
import type { Identity } from '#api/identity.ts'
import { holdRoom, roomFor } from './rooms.ts'

const workshopId = 'abcd2345'
const bo: Identity = { kind: 'member', workshopId, memberId: 'bo', username: 'bo' }

test('a room that a page asks for while it is about to be left stays until the page is on the screen', () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const leave = holdRoom(workshopId, bo)
  const room = roomFor(workshopId, bo)
  leave()
  vi.advanceTimersByTime(4900)
  expect(roomFor(workshopId, bo)).toBe(room)
  vi.advanceTimersByTime(200)
  const leaveAgain = holdRoom(workshopId, bo)
  expect(roomFor(workshopId, bo)).toBe(room)
  leaveAgain()
  vi.advanceTimersByTime(5100)
  expect(roomFor(workshopId, bo)).not.toBe(room)
})
