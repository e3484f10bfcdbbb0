import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { laterFile, useLaterFile } from './laterFile.ts'
import { MissingFile } from './missingFile.ts'

const contents = { acts: 'all' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A file that fails to load until `isThere`. */
function file() {
  const server = { isThere: false }
  const load = vi.fn(async () => {
    await Promise.resolve()
    if (!server.isThere) throw new MissingFile('/assets/acts.js', false)
    return contents
  })
  return { server, load, later: laterFile(load) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a file that failed to load is loaded again when the device is back online', async () => {
  const { server, later } = file()
  const { result } = renderHook(() => useLaterFile(later, true))
  await pass(0)
  expect(result.current).toBeNull()
  server.isThere = true
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(result.current).toBe(contents)
  const another = renderHook(() => useLaterFile(later, true))
  expect(another.result.current).toBe(contents)
})

test('a file that failed to load is loaded again after pauses, and no more once it is there or not wanted', async () => {
  const { server, load, later } = file()
  const { result, rerender } = renderHook(({ isWanted }) => useLaterFile(later, isWanted), {
    initialProps: { isWanted: false },
  })
  await pass(60_000)
  expect(load).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await pass(25_000)
  expect(load).toHaveBeenCalledTimes(3)
  rerender({ isWanted: false })
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(3)
  server.isThere = true
  rerender({ isWanted: true })
  await pass(60_000)
  expect(result.current).toBe(contents)
  expect(load).toHaveBeenCalledTimes(4)
})
