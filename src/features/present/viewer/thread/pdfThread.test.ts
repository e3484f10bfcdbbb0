import { expect, test, vi } from 'vitest'
import { createRefusals } from './refusals.ts'
import { startThread } from './pdfThread.ts'

test('[SL23] a page that was refused together with others is tried again once', () => {
  const refusals = createRefusals()
  const states = () => [refusals.current(4).aborted, refusals.final(4).aborted]
  expect(refusals.lift(4)).toBe(false)
  refusals.refuse(4, false)
  expect(states()).toEqual([true, false])
  expect(refusals.lift(4)).toBe(true)
  expect(states()).toEqual([false, false])
  refusals.refuse(4, false)
  expect(states()).toEqual([true, true])
  expect(refusals.lift(4)).toBe(false)
  expect(refusals.current(5).aborted).toBe(false)
})

test('[SL23] a page with something that is too large is not tried again, also when it was refused before', () => {
  const refusals = createRefusals()
  refusals.refuse(4, false)
  refusals.refuse(4, true)
  expect(refusals.lift(4)).toBe(false)
  expect(refusals.final(4).aborted).toBe(true)
})

/** A thread whose answers the test gives. */
class StillWorker extends EventTarget {
  static last: StillWorker | null = null
  constructor() {
    super()
    StillWorker.last = this
  }
  postMessage(): void {}
  terminate(): void {}
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** Answers of pdf.js are numbered; a chunk brings this many operations. */
const chunkOf = (streamId: number, operations: number) => ({
  ...{ stream: 4, streamId },
  chunk: { fnArray: Array<number>(operations).fill(1) },
})

test('[SL23] a page with too many operations is refused, and what is asked of a page is forgotten at its end', () => {
  vi.stubGlobal('Worker', StillWorker)
  const { refusals } = startThread()
  const worker = StillWorker.last as StillWorker
  const asks = (streamId: number, pageIndex: number): void =>
    Reflect.apply(worker.postMessage, worker, [{ action: 'GetOperatorList', streamId, data: { pageIndex } }])
  asks(1, 0)
  asks(2, 1)
  for (let at = 0; at < 3; at += 1) worker.answer(chunkOf(2, 2_000_000))
  expect([1, 2].map((page) => refusals.current(page).aborted)).toEqual([false, true])
  worker.answer({ stream: 3, streamId: 1 })
  for (let at = 0; at < 3; at += 1) worker.answer(chunkOf(1, 2_000_000))
  expect(refusals.current(1).aborted).toBe(false)
  vi.unstubAllGlobals()
})
