import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSweeping } from './sweeping.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[SL23] what pages left is freed when it is much and nobody turns them any more', async () => {
  let fonts = 0
  const sweep = vi.fn(async () => (fonts = 0))
  const sweeping = createSweeping(() => fonts > 100, sweep)
  for (let page = 0; page < 150; page += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    fonts += 1
    sweeping.drew()
  }
  expect(sweep).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sweep).toHaveBeenCalledTimes(1)
  sweeping.drew()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sweep).toHaveBeenCalledTimes(1)
})

test('[SL23] a failure is tried again after the next drawing, and a closed document is left alone', async () => {
  const sweep = vi.fn(() => Promise.reject(new Error('a page is being drawn')))
  const sweeping = createSweeping(() => true, sweep)
  for (const times of [1, 2]) {
    sweeping.drew()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sweep).toHaveBeenCalledTimes(times)
  }
  sweeping.drew()
  sweeping.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sweep).toHaveBeenCalledTimes(2)
})
