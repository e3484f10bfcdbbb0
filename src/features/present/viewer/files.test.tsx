import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { identityKey } from '#api/signIn/identity.ts'
import { slowDisk } from '#support/documents/slowDisk.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { stillSlides } from '#support/views/stillSlides.ts'
import { FileAway, FileClosed, FileLost } from './fileReading.ts'
import type { ClosablePages } from './pages.ts'
import type { startWorker } from './pdfLibrary.ts'
import { useSlideFile } from './useSlideFile.ts'
import { useSlides } from './useSlides.ts'
import type { OpenSlides } from './useSlides.ts'

interface Asked extends PromiseWithResolvers<ClosablePages> {
  fileId: string
  progress: (share: number) => void
  signal: AbortSignal
}

const documentOf = (id: string) => ({ id, fileName: `${id}.pdf`, pages: 3 })

/** Opens documents when the test says so. */
function open(first: string | null, isReached: boolean | null = null) {
  const asked: Asked[] = []
  const from: OpenSlides = (fileId, progress, signal) => {
    const one = { ...Promise.withResolvers<ClosablePages>(), fileId, progress, signal }
    asked.push(one)
    return one.promise
  }
  const { Room, room } = stillRoom()
  room.calls.setState({ areThrough: isReached })
  const view = renderHook(
    ({ id }: { id: string | null }) => useSlides(id === null ? null : documentOf(id), from),
    {
      wrapper: Room,
      initialProps: { id: first },
    },
  )
  const answer = async (at: number, pages: ClosablePages | Error): Promise<void> => {
    const one = asked[at]
    await act(async () => (pages instanceof Error ? one?.reject(pages) : one?.resolve(pages)))
  }
  const reach = (areThrough: boolean): void => act(() => room.calls.setState({ areThrough }))
  return { ...view, asked, answer, reach }
}

test('[SL5] while another document is loaded the one before stays, and is closed when the new one is open', async () => {
  const { result, rerender, asked, answer } = open('a')
  expect(result.current).toMatchObject({ pages: null, progress: 0, failure: null })
  act(() => asked[0]?.progress(0.5))
  expect(result.current.progress).toBe(0.5)
  const [one, other] = [stillSlides(3), stillSlides(5)]
  await answer(0, one)
  expect([result.current.pages?.count, result.current.progress]).toEqual([3, null])
  rerender({ id: 'b' })
  expect(result.current.pages?.count).toBe(3)
  await answer(1, other)
  expect([result.current.pages?.count, one.isClosed, other.isClosed]).toEqual([5, true, false])
  expect(asked.map(({ fileId }) => fileId)).toEqual(['a', 'b'])
})

test('[SL21] a document whose rest the server no longer gave is opened again when asked for, or tells why it is not', async () => {
  const { result, asked, answer } = open('a')
  const slides = stillSlides(3)
  await answer(0, slides)
  act(() => result.current.pages?.reopen?.())
  expect([result.current.pages, slides.isClosed, asked.length]).toEqual([null, true, 2])
  await answer(1, new FileLost('lost'))
  expect(result.current.failure).toBe('lost')
  act(() => result.current.retry())
  await answer(2, stillSlides(3))
  expect(result.current).toMatchObject({ failure: null, progress: null })
})

test('[SL5] trying again leaves the next document on its way, and the one before on the screen', async () => {
  const { result, rerender, asked, answer } = open('a')
  await answer(0, stillSlides(3))
  rerender({ id: 'b' })
  act(() => result.current.pages?.reopen?.())
  expect([result.current.pages?.count, asked.length, asked[1]?.signal.aborted]).toEqual([3, 2, false])
  await answer(1, stillSlides(5))
  expect(result.current.pages?.count).toBe(5)
})

test('[SL5] a document that was removed leaves the screen', async () => {
  const { result, rerender, answer } = open('a')
  const slides = stillSlides(3)
  await answer(0, slides)
  rerender({ id: null })
  expect([result.current.pages, slides.isClosed]).toEqual([null, true])
})

test('[SL5] one that is still on its way when it is replaced is given up', async () => {
  const { rerender, asked, answer, result } = open('a')
  rerender({ id: 'b' })
  expect(asked[0]?.signal.aborted).toBe(true)
  const late = stillSlides(9)
  await answer(0, late)
  expect([late.isClosed, result.current.pages]).toEqual([true, null])
})

test.each([
  ['offline', new TypeError('fetch failed')],
  ['away', new FileAway('503')],
  ['closed', new FileClosed('404')],
  ['lost', new FileLost('410')],
  ['broken', Object.assign(new Error('bad'), { name: 'InvalidPDFException' })],
] as const)(
  '[SL21] [U23] a document that does not open says why (%s), and is tried again on request',
  async (why, error) => {
    const { result, asked, answer } = open('a')
    await answer(0, error)
    expect(result.current).toMatchObject({ pages: null, progress: null, failure: why })
    act(() => result.current.retry())
    expect([result.current.failure, asked.length]).toEqual([null, 2])
    await answer(1, stillSlides(3))
    expect(result.current.pages?.count).toBe(3)
  },
)

test('[SL21] closing the page stops the loading and frees the document', async () => {
  const { unmount, asked, answer } = open('a')
  const slides = stillSlides(3)
  await answer(0, slides)
  expect(asked[0]?.signal.aborted).toBe(false)
  unmount()
  expect([slides.isClosed, asked[0]?.signal.aborted]).toEqual([true, true])
})

test('[SL21] progress around a failure neither hides it nor opens the document again', async () => {
  const { result, asked, answer } = open('a', true)
  act(() => asked[0]?.progress(0.4))
  await answer(0, new TypeError('network error'))
  act(() => asked[0]?.progress(0.5))
  expect(result.current).toMatchObject({ progress: null, failure: 'offline' })
  // What was begun stops, so that no second download runs beside the next one.
  expect([asked.length, asked[0]?.signal.aborted]).toEqual([1, true])
})

test('[SL21] a document that was missed opens when the connection is back, once for each connection', async () => {
  const { result, asked, answer, reach } = open('a')
  await answer(0, new TypeError('no network'))
  expect([result.current.failure, asked.length]).toEqual(['offline', 1])
  reach(true)
  expect([result.current.failure, asked.length]).toEqual([null, 2])
  act(() => asked[1]?.progress(0.2))
  // Back before the failure of what was begun without it is known.
  reach(false)
  reach(true)
  await answer(1, new TypeError('broke off'))
  expect(asked.length).toBe(3)
  await answer(2, new TypeError('503'))
  expect([result.current.failure, asked.length]).toEqual(['offline', 3])
})

test('[SL21] a server in trouble is asked again after pauses that grow, a closed or lost file is not', async () => {
  vi.useFakeTimers()
  const { result, asked, answer } = open('a', true)
  await answer(0, new Error('status 503'))
  expect(result.current.failure).toBe('offline')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(asked.length).toBe(2)
  await answer(1, new FileAway('503'))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(asked.length).toBe(2)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(asked.length).toBe(3)
  await answer(2, new FileClosed('404'))
  await act(() => vi.advanceTimersByTimeAsync(200_000))
  expect([result.current.failure, asked.length]).toEqual(['closed', 3])
  act(() => result.current.retry())
  await answer(3, new FileLost('410'))
  await act(() => vi.advanceTimersByTimeAsync(200_000))
  expect([result.current.failure, asked.length]).toEqual(['lost', 4])
})

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

beforeEach(async () => {
  // What the library expects of a browser, used for drawing only.
  Object.assign(globalThis, { DOMMatrix: Object, ImageData: Object, Path2D: Object })
  vi.stubGlobal('Worker', NotedThread)
  threads = []
  library = await import('./pdfLibrary.ts')
})

/** Opens a document whose address is known, and whose file is answered with this. */
function openFile(answer: () => Promise<Response>, { Room, room } = stillRoom()) {
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

test('[SL21] a document that does not openFile leaves no thread behind', async () => {
  const { opened } = openFile(offline)
  await expect(opened).rejects.toThrow('Failed to fetch')
  await waitFor(() => expect(threads).toEqual([{ isEnded: true }]))
})

test('[SL21] a document that is not wanted any more leaves no thread behind', async () => {
  const { left } = openFile(never)
  await waitFor(() => expect(threads).toEqual([{ isEnded: false }]))
  left.abort()
  await waitFor(() => expect(threads).toEqual([{ isEnded: true }]))
})

test('[SL21] the thread stays for another document that waits for its file', async () => {
  const other = library.startWorker()
  await expect(openFile(offline).opened).rejects.toThrow('Failed to fetch')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(threads).toEqual([{ isEnded: false }])
  other()
  await waitFor(() => expect(threads).toEqual([{ isEnded: true }]))
})

test('[D5] a document comes from the server where it answers before a slow disk', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const still = stillRoom()
  const end = await slowDisk(identityKey(still.room.identity))
  const fetched = vi.fn(never)
  const { left } = openFile(fetched, still)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(fetched).toHaveBeenCalled()
  })
  left.abort()
  await end()
})
