import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentLoadingTask, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { canvasRatio } from './canvasRatio.ts'
import type { FileReading } from './fileReading.ts'
import type { ClosablePages } from './pages.ts'
import { createTurns } from './turns.ts'

// The only module that knows the library; about half a megabyte with its worker, so it is loaded with the first document.

GlobalWorkerOptions.workerSrc = workerUrl

/** Fonts, character maps and decoders, which the build copies there: nothing is fetched from other hosts. */
const data = `/assets/pdfjs-${version}`

/**
 * Nothing in a file is executed: no scripts, no forms of their own, no evaluated functions. The page fetches what the worker
 * needs, so that the service worker keeps it with the page's other files.
 */
const safely = {
  cMapUrl: `${data}/cmaps/`,
  standardFontDataUrl: `${data}/standard_fonts/`,
  wasmUrl: `${data}/wasm/`,
  iccUrl: `${data}/iccs/`,
  isEvalSupported: false,
  enableXfa: false,
  useWorkerFetch: false,
  stopAtErrors: false,
  /** Errors only. */
  verbosity: 0,
  /** Larger pictures stay blank instead of taking the whole memory. */
  maxImageSize: 100_000_000,
} as const
const rangeChunkSize = 256 * 1024

/** Opens a file that is here. @throws {Error} when it cannot be read */
export function openBytes(bytes: Uint8Array<ArrayBuffer>): Promise<ClosablePages> {
  return opened(getDocument({ ...safely, data: bytes }))
}

/**
 * Opens a file while it is fetched: the first page shows before all of it is here.
 *
 * @param onProgress gets the number of bytes that are here
 * @throws {Error} when it cannot be read
 */
export function openReading(
  reading: FileReading,
  onProgress: (received: number) => void,
): { pdf: Promise<ClosablePages>; whole: Promise<Uint8Array<ArrayBuffer>> } {
  const range = new ReadingTransport(reading)
  const task = getDocument({ ...safely, range, rangeChunkSize })
  const failed = Promise.withResolvers<never>()
  range.onFailed = failed.reject
  let received = 0
  const whole = reading.whole((chunk) => {
    received += chunk.length
    range.onDataProgressiveRead(chunk)
    onProgress(received)
  })
  whole.then(() => range.onDataProgressiveDone(), failed.reject)
  const pdf = Promise.race([opened(task), failed.promise])
  pdf.catch(() => void task.destroy())
  failed.promise.catch(() => undefined)
  return { pdf, whole }
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

async function opened(task: PDFDocumentLoadingTask): Promise<ClosablePages> {
  const document = await task.promise
  const take = createTurns()
  const pageAt = (page: number): Promise<PDFPageProxy> => document.getPage(page)

  async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, factor: number, signal: AbortSignal) {
    const shown = page.getViewport({ scale: factor })
    const ratio = canvasRatio(shown, globalThis.devicePixelRatio || 1)
    const viewport = page.getViewport({ scale: factor * ratio })
    // Drawn beside the page and put there at once: a page that is drawn again does not turn white meanwhile.
    const sheet = canvas.ownerDocument.createElement('canvas')
    sheet.width = Math.max(1, Math.floor(viewport.width))
    sheet.height = Math.max(1, Math.floor(viewport.height))
    const rendering = page.render({ canvas: sheet, viewport })
    const cancel = (): void => rendering.cancel()
    signal.addEventListener('abort', cancel)
    try {
      await rendering.promise
      signal.throwIfAborted()
      canvas.width = sheet.width
      canvas.height = sheet.height
      canvas.getContext('2d')?.drawImage(sheet, 0, 0)
    } finally {
      signal.removeEventListener('abort', cancel)
      // Safari keeps the memory of a canvas that is not emptied.
      sheet.width = 0
      sheet.height = 0
    }
  }

  return {
    count: document.numPages,
    async sizeOf(page) {
      const { width, height } = (await pageAt(page)).getViewport({ scale: 1 })
      return { width, height }
    },
    draw: (number, { canvas, factor, turn, signal }) =>
      take(turn, signal, async () => draw(await pageAt(number), canvas, factor, signal)),
    async write(number, into, factor, signal) {
      const page = await pageAt(number)
      const textContentSource = await page.getTextContent()
      signal.throwIfAborted()
      into.replaceChildren()
      into.style.setProperty('--total-scale-factor', String(factor))
      const viewport = page.getViewport({ scale: factor })
      const layer = new TextLayer({ textContentSource, container: into, viewport })
      signal.addEventListener('abort', () => layer.cancel())
      await layer.render()
    },
    close: () => void task.destroy(),
  }
}
