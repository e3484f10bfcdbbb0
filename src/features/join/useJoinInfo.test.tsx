import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useJoinInfo } from './useJoinInfo.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ofThisCall = () => Response.json({ data: null, errors: [{ message: 'No' }] })
const ofAllCalls = () => new Response('Bad gateway', { status: 502 })
const found = () => Response.json({ data: { publicWorkshopInfo: { workshopName: 'Lunch' } } })

/** Runs the query of the join page against a network with this answer. */
async function asked(answer: () => Response) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const { result } = renderHook(() => useJoinInfo('abcd2345'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current.info).toMatchObject({
    status: 'failed',
    error: { message: 'Oops, something went wrong!' },
  })
  expect(fetched).toHaveBeenCalledTimes(1)
  return { result, fetched }
}

/** Advances the fake clock by a minute. */
async function pass(): Promise<void> {
  for (let second = 0; second < 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('an answer about the session itself is not polled: only the person retries', async () => {
  const { result, fetched } = await asked(ofThisCall)
  await pass()
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockImplementation(async () => found())
  act(() => result.current.retry())
  expect(result.current.info).toEqual({ status: 'loading' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current.info).toMatchObject({ status: 'found', workshopName: 'Lunch' })
})

test('an unreachable server is polled until it answers, and then no more', async () => {
  const { result, fetched } = await asked(ofAllCalls)
  await pass()
  expect(fetched.mock.calls.length).toBeGreaterThan(5)
  fetched.mockImplementation(async () => found())
  await pass()
  expect(result.current.info).toMatchObject({ status: 'found' })
  const before = fetched.mock.calls.length
  await pass()
  act(() => void dispatchEvent(new Event('online')))
  expect(fetched).toHaveBeenCalledTimes(before)
})

test('a hidden page does not poll until it is visible again', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { result, fetched } = await asked(ofAllCalls)
  await pass()
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockImplementation(async () => found())
  visibility.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current.info).toMatchObject({ status: 'found' })
})
