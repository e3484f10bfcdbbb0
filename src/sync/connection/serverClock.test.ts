import { afterEach, expect, test, vi } from 'vitest'
import { createServerClock, readingOf } from './serverClock.ts'
import { backoffMs } from './backoff.ts'

afterEach(() => void vi.useRealTimers())

test('[T1] the fastest answer gives the offset, measured at the middle of its round trip', () => {
  const samples = [
    { askedMs: 1000, tookMs: 400, serverMs: 61_390 },
    { askedMs: 2000, tookMs: 20, serverMs: 62_010 },
    { askedMs: 3000, tookMs: 300, serverMs: 63_010 },
  ]
  expect(readingOf(samples)).toEqual({ offsetMs: 60_000, tookMs: 20 })
  expect(readingOf([])).toBeNull()
})

test('[T1] a device whose clock is minutes off shows the time of the server', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
  const clock = createServerClock(async () => {
    vi.advanceTimersByTime(30)
    const server = Date.now() + 7 * 60_000
    vi.advanceTimersByTime(30)
    return server
  })
  const stop = clock.start()
  await vi.waitUntil(() => clock.reading.getState() !== null)
  expect(Math.abs(clock.nowMs() - (Date.now() + 7 * 60_000))).toBeLessThanOrEqual(1)
  stop()
})

test('[T1] a clock that is set while the session runs is detected and measured again', async () => {
  vi.useFakeTimers({ now: 50_000, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
  let asked = 0
  let shiftMs = 0
  const clock = createServerClock(async () => {
    asked += 1
    return Date.now() - shiftMs
  })
  const stop = clock.start()
  await vi.waitUntil(() => clock.reading.getState() !== null)
  const before = asked
  shiftMs = 3_600_000
  vi.setSystemTime(Date.now() + shiftMs)
  clock.nowMs()
  await vi.waitUntil(() => asked > before && clock.reading.getState()?.offsetMs === -shiftMs)
  expect(clock.nowMs()).toBe(Date.now() - shiftMs)
  stop()
})

test('[T1] without an answer the device clock is used, and the server is asked again later', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
  let isAway = true
  const clock = createServerClock(async () => {
    if (isAway) throw new Error('no network')
    return Date.now() + 500
  })
  const stop = clock.start()
  await vi.advanceTimersByTimeAsync(1000)
  expect(clock.nowMs()).toBe(Date.now())
  isAway = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(clock.nowMs()).toBe(Date.now() + 500)
  stop()
})

const bounds = { firstMs: 1000, mostMs: 20_000 }

test('delays are random, grow with each failure and stay below the bound', () => {
  const waits = (failures: number): number[] => Array.from({ length: 200 }, () => backoffMs(failures, bounds))
  expect(new Set(waits(0)).size).toBeGreaterThan(50)
  expect(Math.max(...waits(0))).toBeLessThanOrEqual(1000)
  expect(Math.min(...waits(3))).toBeGreaterThanOrEqual(1600)
  expect(Math.max(...waits(1000))).toBeLessThanOrEqual(20_000)
})
