import { expect, onTestFinished, test, vi } from 'vitest'
import type { Identity } from '#api/signIn/identity.ts'
import { holdRoom, roomFor } from './rooms.ts'

const workshopId = 'abcd2345'
const bo: Identity = { kind: 'member', workshopId, memberId: 'bo', username: 'bo' }

test('a room requested by a page while it is about to stop stays until the page is mounted', () => {
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
