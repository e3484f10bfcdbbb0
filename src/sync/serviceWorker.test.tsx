import { expect, test, vi } from 'vitest'
import { startTelling, tellUsed } from './serviceWorker.ts'

test('the worker is told which files to keep, and again when the network is back', async () => {
  const postMessage = vi.fn()
  startTelling({
    ready: Promise.resolve({ active: { postMessage } } as unknown as ServiceWorkerRegistration),
  })
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2))
})

test('what the page has used is kept at once, and nothing is fetched for it', async () => {
  const postMessage = vi.fn()
  await tellUsed({
    ready: Promise.resolve({ active: { postMessage } } as unknown as ServiceWorkerRegistration),
  })
  expect(postMessage.mock.calls).toEqual([[{ files: [], areEnough: true }]])
})
