import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { identityKey } from '#api/signIn/identity.ts'
import { slowDisk } from '#support/documents/slowDisk.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import type { startWorker } from './pdfLibrary.ts'
import { useSlideFile } from './useSlideFile.ts'

/** Threads that only note whether they were ended. */
let threads: { isEnded: boolean }[] = []

class NotedThread extends EventTarget {
  readonly #noted = { isEnded: false }
  constructor() {
    super()
    threads.push(this.#noted)
  }
  postMessage(): void {
    // Answers nothing.
  }
  terminate(): void {
    this.#noted.isEnded = true
  }
}

let library: { startWorker: typeof startWorker }

beforeAll(async () => {
  // What the library expects of a browser, used for drawing only.
  Object.assign(globalThis, { DOMMatrix: Object, ImageData: Object, Path2D: Object })
  vi.stubGlobal('Worker', NotedThread)
  library = await import('./pdfLibrary.ts')
})
beforeEach(() => {
  threads = []
})
afterEach(() => void vi.useRealTimers())

/** Opens a document whose address is known, and whose file is answered with this. */
function open(answer: () => Promise<Response>, { Room, room } = stillRoom(`file-${crypto.randomUUID()}`)) {
  vi.stubGlobal('fetch', answer)
  const presentPdf = { doc: 'file', fileName: 'Slides.pdf', token: 'token' }
  vi.spyOn(room.credentials, 'callAs').mockResolvedValue({ presentPdf })
  const { result } = renderHook(() => useSlideFile('activity'), { wrapper: Room })
  const left = new AbortController()
  const opened = result.current('file', () => undefined, left.signal)
  opened.catch(() => undefined)
  return { opened, left }
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const never = () => new Promise<Response>(() => undefined)

test('[SL21] a document that does not open leaves no thread behind', async () => {
  const { opened } = open(offline)
  await expect(opened).rejects.toThrow('Failed to fetch')
  await waitFor(() => expect(threads).toEqual([{ isEnded: true }]))
})

test('[SL21] a document that is not wanted any more leaves no thread behind', async () => {
  const { left } = open(never)
  await waitFor(() => expect(threads).toEqual([{ isEnded: false }]))
  left.abort()
  await waitFor(() => expect(threads).toEqual([{ isEnded: true }]))
})

test('[SL21] the thread stays for another document that waits for its file', async () => {
  const other = library.startWorker()
  await expect(open(offline).opened).rejects.toThrow('Failed to fetch')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(threads).toEqual([{ isEnded: false }])
  other()
  await waitFor(() => expect(threads).toEqual([{ isEnded: true }]))
})

test('[D5] a document comes from the server where it answers before a slow disk', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const still = stillRoom(`file-${crypto.randomUUID()}`)
  const end = await slowDisk(identityKey(still.room.identity))
  const fetched = vi.fn(never)
  const { left } = open(fetched, still)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(fetched).toHaveBeenCalled()
  })
  left.abort()
  await end()
})
