import { expect, test, vi } from 'vitest'
import { startTelling, tellUsed } from './serviceWorker.ts'

function serviceWorker() {
  const postMessage = vi.fn()
  const registration = { active: { postMessage } } as unknown as ServiceWorkerRegistration
  return { postMessage, container: { ready: Promise.resolve(registration) } }
}

test('the service worker is told which files to cache, and again when the network is back', async () => {
  const { postMessage, container } = serviceWorker()
  startTelling(container)
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2))
})

test('files that the page has used are cached at once, without another request', async () => {
  const { postMessage, container } = serviceWorker()
  await tellUsed(container)
  expect(postMessage.mock.calls).toEqual([[{ files: [], areEnough: true }]])
})

test('[SL24] the service worker is told of files that are loaded later, together', async () => {
  const observed: ((list: { getEntries: () => { name: string }[] }) => void)[] = []
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (typeof observed)[number]) {
        observed.push(listener)
      }
      observe(): void {}
    },
  )
  const { postMessage, container } = serviceWorker()
  startTelling(container)
  const load = (path: string): void =>
    observed[0]?.({ getEntries: () => [{ name: new URL(path, location.href).href }] })
  for (const name of ['wasm/openjpeg.wasm', 'cmaps/Adobe-Japan1-0.bcmap']) load(`/assets/pdfjs-5/${name}`)
  load('/api/getpdf/1/a.pdf/token')
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2), { timeout: 5000 })
  expect(postMessage.mock.lastCall?.[0].files).toEqual([
    '/assets/pdfjs-5/wasm/openjpeg.wasm',
    '/assets/pdfjs-5/cmaps/Adobe-Japan1-0.bcmap',
  ])
  vi.unstubAllGlobals()
})
