import { expect, test, vi } from 'vitest'
import { startTelling, tellUsed } from './serviceWorker.ts'

test('the service worker is told which files to cache, and again when the network is back', async () => {
  const postMessage = vi.fn()
  startTelling({
    ready: Promise.resolve({ active: { postMessage } } as unknown as ServiceWorkerRegistration),
  })
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2))
})

test('files that the page has used are cached at once, without another request', async () => {
  const postMessage = vi.fn()
  await tellUsed({
    ready: Promise.resolve({ active: { postMessage } } as unknown as ServiceWorkerRegistration),
  })
  expect(postMessage.mock.calls).toEqual([[{ files: [], areEnough: true }]])
})
