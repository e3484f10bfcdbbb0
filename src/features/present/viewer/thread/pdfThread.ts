import { PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createRefusals } from './refusals.ts'
import type { Refusals } from './refusals.ts'
import { operationsIn, pageAsked, refusedIn } from './threadMessages.ts'

/**
 * How many operations of a page the library sends at most. A dense map has about a hundred thousand; a million takes 50 MB
 * in the thread and here.
 */
const mostOperations = 5_000_000
/** How long the library may take to free what the page holds of a document, before its thread is ended anyway. */
const longestEndMs = 1000

/** The thread that reads one document. */
export interface PdfThread {
  worker: PDFWorker
  refusals: Refusals
  /** Ends it with its document: within a second also when it is busy with a page. */
  end: (task: PDFDocumentLoadingTask) => Promise<void>
}

/** Starts a thread. Where there are none, such as in tests in Node, the library reads in the one that calls. */
export function startThread(): PdfThread {
  const refusals = createRefusals()
  const thread = typeof Worker === 'undefined' ? null : limitedThread(refusals.refuse)
  const worker = new PDFWorker({
    // The thread reads its own warnings, and shows none (`limited.ts`).
    verbosity: thread ? VerbosityLevel.WARNINGS : VerbosityLevel.ERRORS,
    ...(thread && { port: thread as unknown as null }),
  })
  return {
    worker,
    refusals,
    async end(task) {
      await Promise.race([task.destroy(), new Promise((resolve) => setTimeout(resolve, longestEndMs))])
      worker.destroy()
      thread?.terminate()
    },
  }
}

function limitedThread(refuse: Refusals['refuse']): Worker {
  const thread = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  const asked = new Map<unknown, { page: number; count: number }>()
  // The answers name no page, only the request does.
  const send = thread.postMessage.bind(thread)
  thread.postMessage = (message: unknown, transfer?: unknown) => {
    const page = pageAsked(message)
    if (page !== null) asked.set(operationsIn(message).stream, { page, count: 0 })
    send(message, transfer as Transferable[])
  }
  thread.addEventListener('message', ({ data }) => {
    const refused = refusedIn(data)
    if (refused) refuse(refused.refusedPage, refused.isFinal)
    const { stream, count, isLast } = operationsIn(data)
    const reading = asked.get(stream)
    if (!reading) return
    reading.count += count
    if (reading.count > mostOperations) refuse(reading.page, true)
    if (isLast) asked.delete(stream)
  })
  return thread
}
