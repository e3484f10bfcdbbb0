import { getDocument, PDFDataRangeTransport, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentLoadingTask, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { canvasRatio } from './canvasRatio.ts'
import { emptyCanvas } from './emptyCanvas.ts'
import { mapBehind, needsOf } from './fileNeeds.ts'
import type { FileReading } from './fileReading.ts'
import { keepRecent } from './keepRecent.ts'
import type { ClosablePages, Drawing } from './pages.ts'
import { writeFields } from './pdfFields.ts'
import { linksOf } from './pdfLinks.ts'
import { createSweeping } from './sweeping.ts'
import { startThread } from './thread/pdfThread.ts'
import type { PdfThread } from './thread/pdfThread.ts'
import { alone, createTurns } from './turns.ts'
import { unless } from './unless.ts'

// The only module that knows the library; about half a megabyte with its worker, so it is loaded with the first document.

/**
 * Fonts, character maps and decoders, which the build copies there: nothing is fetched from other hosts. With the version of
 * the library, and written out: the service worker reads it in this file (`public/sw.js`).
 */
export const pdfFolder = '/assets/pdfjs-5.6.205'

/**
 * Nothing in a file is executed: no scripts, no forms of their own, no evaluated functions. The page fetches what the worker
 * needs, so that the service worker keeps it with the page's other files.
 */
const safely = {
  cMapUrl: `${pdfFolder}/cmaps/`,
  standardFontDataUrl: `${pdfFolder}/standard_fonts/`,
  wasmUrl: `${pdfFolder}/wasm/`,
  iccUrl: `${pdfFolder}/iccs/`,
  isEvalSupported: false,
  enableXfa: false,
  useWorkerFetch: false,
  stopAtErrors: false,
  /** Errors only. */
  verbosity: 0,
  /** A page with a larger picture is refused instead of taking the whole memory (`thread/limited.ts`). */
  maxImageSize: 100_000_000,
} as const
/** The library asks for files in pieces of this size: of a list of pages it reads a few hundred bytes of each one's. */
const rangeChunkSize = 8 * 1024
/** The page on the screen and its neighbours can be drawn again at once; the pictures of others are freed. */
const keptPages = 3
/** What is done with a whole file waits for its first page, but no longer than that: a page that nobody sees is not drawn. */
const longestFirstMs = 5000
/** Usual documents have a few; of one with more, those of pages that were shown are freed. */
const mostFonts = 100

/**
 * Fetches what pages of a kept file need that nobody has looked at yet, so that the service worker keeps it too: without a
 * connection a scanned page would be blank, and words whose font is not in the file would be wrong.
 *
 * @param file not touched any more when this has returned
 */
export async function fetchNeeds(file: Uint8Array<ArrayBuffer>): Promise<void> {
  await Promise.all((await needsOf(file)).map(fetchNeed))
}

async function fetchNeed(path: string): Promise<void> {
  if (path.endsWith('.ttf') && (await hasAlike())) return
  const response = await fetch(`${pdfFolder}/${path}`, { priority: 'low' })
  if (!path.startsWith('cmaps/') || !response.ok) return
  const behind = mapBehind(new Uint8Array(await response.arrayBuffer()))
  if (behind !== null) await fetchNeed(`cmaps/${behind}.bcmap`)
}

/** Whether the device has a font like Helvetica: the library takes that one then. */
async function hasAlike(): Promise<boolean> {
  const names = ['Helvetica', 'Arial', 'Liberation Sans', 'DejaVu Sans']
  const font = new FontFace('alike', names.map((name) => `local("${name}")`).join())
  return font.load().then(
    () => true,
    () => false,
  )
}

/** A thread that starts while its file is still asked for: it takes as long as the first bytes. */
let ahead: PdfThread | null = null

/** Those who wait for their file, and have not opened it yet. */
const waiting = new Set<object>()

/** The thread ahead read nothing. */
const noDocument = { destroy: () => Promise.resolve() } as PDFDocumentLoadingTask

/**
 * Starts the thread of the document that is opened next.
 *
 * @returns to be called when that document is open, or is not opened after all: a thread that nobody waits for is ended
 */
export function startWorker(): () => void {
  const one = {}
  waiting.add(one)
  ahead ??= startThread()
  return () => {
    waiting.delete(one)
    if (waiting.size > 0) return
    void ahead?.end(noDocument)
    ahead = null
  }
}

/** Each document has its own: what one holds is free when it is closed. */
function takeThread(): PdfThread {
  const taken = ahead ?? startThread()
  ahead = null
  return taken
}

/** Opens a file that is here. @throws {Error} when it cannot be read */
export function openBytes(bytes: Uint8Array<ArrayBuffer>): Promise<ClosablePages> {
  const thread = takeThread()
  return opened(getDocument({ ...safely, worker: thread.worker, data: bytes }), thread)
}

/**
 * Opens a file while it is fetched: the first page shows before all of it is here.
 *
 * @param onProgress gets the number of bytes that are here
 * @returns the pages, and all of the file after a page was drawn
 * @throws {Error} when it cannot be read
 */
export function openReading(
  reading: FileReading,
  onProgress: (received: number) => void,
): { pdf: Promise<ClosablePages>; whole: Promise<Uint8Array<ArrayBuffer>> } {
  let onDrawn: () => void = () => undefined
  const isDrawn = new Promise<void>((resolve) => {
    onDrawn = resolve
  })
  const range = new ReadingTransport(reading)
  const thread = takeThread()
  const task = getDocument({
    ...safely,
    worker: thread.worker,
    range,
    rangeChunkSize,
    disableAutoFetch: true,
  })
  const lost = new AbortController()
  range.onFailed = (error) => lost.abort(error)
  let received = 0
  const whole = reading.whole((piece) => {
    received += piece.length
    range.onDataProgressiveRead(piece)
    onProgress(received)
    // All of it takes the machine and the line from the first page.
  }, orLate(isDrawn))
  whole.then(() => range.onDataProgressiveDone(), range.onFailed)
  const pdf = opened(task, thread, lost.signal, onDrawn)
  pdf.catch(() => void thread.end(task))
  const kept = afterwards(whole, isDrawn)
  // Its failure is that of the document.
  kept.catch(() => undefined)
  return { pdf, whole: kept }
}

async function afterwards<Result>(result: Promise<Result>, first: Promise<void>): Promise<Result> {
  const awaited = await result
  await orLate(first)
  return awaited
}

function orLate(first: Promise<void>): Promise<unknown> {
  return Promise.race([first, new Promise((resolve) => setTimeout(resolve, longestFirstMs))])
}

/** Gives the library the parts that it needs before the stream has them, such as the table at the end of a file. */
class ReadingTransport extends PDFDataRangeTransport {
  onFailed: (error: unknown) => void = () => undefined
  readonly #reading: FileReading

  constructor(reading: FileReading) {
    super(reading.length, null)
    this.#reading = reading
  }

  override requestDataRange(begin: number, end: number): void {
    this.#reading
      .part(begin, end)
      .then((bytes) => this.onDataRange(begin, bytes))
      // Also when the document was closed meanwhile: the library then no longer takes it.
      .catch((error: unknown) => this.onFailed(error))
  }
}

/** @param lost aborted with the reason when the rest of the file does not come any more */
async function opened(
  task: PDFDocumentLoadingTask,
  thread: PdfThread,
  lost = new AbortController().signal,
  onDrawn?: () => void,
): Promise<ClosablePages> {
  const document = await unless(task.promise, lost)
  const take = createTurns()
  const keep = keepRecent<PDFPageProxy>(keptPages, (page) => page.cleanup())
  const closed = new AbortController()
  const sweeping = createSweeping(
    () => globalThis.document.fonts.size > mostFonts,
    // Alone: pages that are drawn use them.
    () => take(alone, closed.signal, () => unless(document.cleanup(), lost, closed.signal)),
  )
  // The library waits for a part of the file that never comes without an end.
  const pageAt = (page: number): Promise<PDFPageProxy> => unless(document.getPage(page), lost)

  async function draw(page: PDFPageProxy, { canvas, factor, turn, signal }: Drawing): Promise<boolean> {
    const refused = thread.refusals.current(page.pageNumber)
    refused.throwIfAborted()
    const shown = page.getViewport({ scale: factor })
    const screen = globalThis.devicePixelRatio || 1
    const viewport = page.getViewport({ scale: factor * canvasRatio(shown, screen, turn) })
    // Drawn beside the page and put there at once: a page that is drawn again does not turn white meanwhile.
    const sheet = canvas.ownerDocument.createElement('canvas')
    sheet.width = Math.max(1, Math.floor(viewport.width))
    sheet.height = Math.max(1, Math.floor(viewport.height))
    const rendering = page.render({ canvas: sheet, viewport })
    try {
      await unless(rendering.promise, signal, lost, refused)
      canvas.width = sheet.width
      canvas.height = sheet.height
      canvas.getContext('2d')?.drawImage(sheet, 0, 0)
    } catch (error) {
      // To its end, which is near: half a page cannot be freed, and would not be read anew when it is tried again.
      const final = thread.refusals.final(page.pageNumber)
      if (refused.aborted) await unless(rendering.promise, signal, lost, final).catch(() => undefined)
      rendering.cancel()
      throw error
    } finally {
      emptyCanvas(sheet)
      keep(page, turn !== 2)
      onDrawn?.()
      sweeping.drew()
    }
    return canvasRatio(shown, screen, 0) === canvasRatio(shown, screen, 1)
  }

  /**
   * Draws a refused page alone: while pages were turned quickly, what others asked for may have been counted for it. All
   * pages are freed before, as the library remembers pictures that it was refused.
   */
  async function drawAlone(page: PDFPageProxy, drawing: Drawing): Promise<boolean> {
    await unless(document.cleanup(), drawing.signal, lost, closed.signal)
    thread.refusals.lift(page.pageNumber)
    return draw(page, drawing)
  }

  return {
    count: document.numPages,
    async sizeOf(number) {
      const { width, height } = (await pageAt(number)).getViewport({ scale: 1 })
      return { width, height }
    },
    async draw(number, drawing) {
      const { turn, signal } = drawing
      const wasRefused = thread.refusals.current(number).aborted
      // Before its turn: a page that is not here yet does not delay others.
      const page = await unless(pageAt(number), signal)
      const drawn = take(turn, signal, () => draw(page, drawing))
      return drawn.catch((error: unknown) => {
        const mayRetry = thread.refusals.current(number).aborted && !thread.refusals.final(number).aborted
        // Ahead of its time it waits for that; a thumbnail is tried again when it is mounted again or becomes the current one.
        const isItsTime = turn === 0 || (turn === 2 && wasRefused)
        if (!isItsTime || signal.aborted || !mayRetry) throw error
        return take(alone, signal, () => drawAlone(page, drawing))
      })
    },
    async write(number, into, factor, signal) {
      const page = await unless(pageAt(number), signal)
      const refused = thread.refusals.final(number)
      const textContentSource = await unless(page.getTextContent(), signal, lost, refused)
      into.replaceChildren()
      into.style.setProperty('--total-scale-factor', String(factor))
      const viewport = page.getViewport({ scale: factor })
      const layer = new TextLayer({ textContentSource, container: into, viewport })
      const cancel = (): void => layer.cancel()
      signal.addEventListener('abort', cancel)
      await layer.render().finally(() => signal.removeEventListener('abort', cancel))
      await writeFields(page, into, signal)
    },
    async linksOf(number) {
      return unless(linksOf(document, await pageAt(number)), lost, thread.refusals.final(number))
    },
    close() {
      onDrawn?.()
      closed.abort()
      sweeping.end()
      void thread.end(task)
    },
  }
}
