import { beforeAll, expect, test, vi } from 'vitest'
import { linkedPdf } from '#support/pdf/linkedPdf.ts'
import { pdfOf, pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { startLibrary } from '#support/pdf/startLibrary.ts'
import { FileClosed } from './fileReading.ts'
import type { FileReading } from './fileReading.ts'
import type * as pdfLibrary from './pdfLibrary.ts'
import type { Drawing } from './pages.ts'
import type * as pdfThread from './thread/pdfThread.ts'
import type { PdfThread } from './thread/pdfThread.ts'

const threads = vi.hoisted(() => [] as PdfThread[])
vi.mock('./thread/pdfThread.ts', async (load) => {
  const { startThread } = await load<typeof pdfThread>()
  return {
    startThread() {
      const thread = startThread()
      threads.push(thread)
      return thread
    },
  }
})

let library: typeof pdfLibrary
let version = ''

beforeAll(async () => {
  ;({ library, version } = await startLibrary())
})

/** A file of which the stream gives nothing until the test says so. */
function slowly(file: Uint8Array<ArrayBuffer>) {
  const stream = Promise.withResolvers<unknown>()
  const parts: string[] = []
  const reading: FileReading = {
    length: file.length,
    async part(begin, end) {
      parts.push(`${begin}-${end}`)
      return file.slice(begin, end)
    },
    async whole(onChunk) {
      await stream.promise
      onChunk(file.slice())
      return file
    },
  }
  return { reading, stream, parts }
}

test('[SL24] what pages need is fetched from the folder of this version, where the build copies it', () => {
  expect(library.pdfFolder).toBe(`/assets/pdfjs-${version}`)
})

test('[SL23] a document opens, and tells the size of its pages', async () => {
  const pdf = await library.openBytes(pdfWithPages(3))
  expect(pdf.count).toBe(3)
  const { width, height } = await pdf.sizeOf(3)
  expect(width > 0 && height > 0).toBe(true)
  await expect(pdf.sizeOf(4)).rejects.toThrow()
  pdf.close()
})

test('[SL21] the first page is there before the whole file is', async () => {
  const { reading, stream, parts } = slowly(pdfWithPages(40))
  const shares: number[] = []
  const { pdf, whole } = library.openReading(reading, (received) => shares.push(received))
  const open = await pdf
  expect(open.count).toBe(40)
  await open.sizeOf(1)
  expect(parts.length).toBeGreaterThan(0)
  expect(shares).toEqual([])
  stream.resolve(null)
  await vi.waitFor(() => expect(shares.at(-1)).toBe(reading.length))
  // What is kept waits for the first drawing, or for the end.
  open.close()
  expect((await whole).length).toBe(reading.length)
})

test('[SL23] what is no PDF, and a file that breaks off, are errors', async () => {
  await expect(library.openBytes(new TextEncoder().encode('no PDF at all'))).rejects.toThrow()
  const { reading, stream } = slowly(pdfWithPages(40))
  const { pdf } = library.openReading(
    { ...reading, part: () => new Promise(() => undefined) },
    () => undefined,
  )
  stream.reject(new Error('the connection broke off'))
  await expect(pdf).rejects.toThrow('broke off')
})

test('[SL5] [SL23] a page whose part of the file does not come any more fails instead of waiting for ever', async () => {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'
  const pause = streamOf(Buffer.alloc(600_000, 32))
  const { reading } = slowly(
    pdfOf({
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Count 3 /Kids [10 0 R 7 0 R 11 0 R] >>',
      ...{ 4: pause, 5: page, 6: pause, 10: page, 11: page },
      7: '<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [5 0 R] >>',
    }),
  )
  const late = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const part: FileReading['part'] = (begin, end) =>
    begin <= 600_000 && end > 600_000 ? late.promise : reading.part(begin, end)
  const { pdf } = library.openReading({ ...reading, part }, () => undefined)
  const open = await pdf
  const missing = open.sizeOf(2)
  expect((await open.sizeOf(3)).width).toBe(612)
  late.reject(new FileClosed('replaced'))
  await expect(missing).rejects.toThrow('replaced')
  open.close()
})

test('[SL26] links lead to addresses and to other pages, in the order of reading; other kinds are left out', async () => {
  const pdf = await library.openBytes(linkedPdf())
  const links = await pdf.linksOf(1)
  expect(links.map(({ words, to }) => [words, to])).toEqual([
    ['The minutes', { url: 'https://plenum.example/minutes?of=1' }],
    ['Write to Ana', { url: 'mailto:ana@plenum.example' }],
    ['Where we stand', { page: 3 }],
    ['', { page: 2 }],
    ['The end', { page: 4 }],
  ])
  expect(links[0]?.box.left).toBeCloseTo(72 / 612)
  expect(links[0]?.box.top).toBeCloseTo((792 - 718) / 792)
  expect(await pdf.linksOf(2)).toEqual([])
  // On a page that is turned, a link is where its words are.
  const [turned] = await pdf.linksOf(4)
  expect(turned?.to).toEqual({ page: 1 })
  expect(turned?.box.left).toBeCloseTo(694 / 792)
  expect(turned?.box.top).toBeCloseTo(72 / 612)
  pdf.close()
})

const begun = 'it begins to draw'
/** There is nothing to draw on here. */
const canvas = {
  ownerDocument: {
    createElement() {
      throw new Error(begun)
    },
  },
} as unknown as HTMLCanvasElement

async function openPages() {
  const pages = await library.openBytes(pdfWithPages(3))
  const { refusals } = threads.at(-1) as PdfThread
  const draw = (turn: Drawing['turn']): Promise<unknown> =>
    pages
      .draw(2, { canvas, factor: 1, turn, signal: new AbortController().signal })
      .catch((error: unknown) => (error instanceof Error ? error.message : error))
  return { pages, refusals, draw }
}

const refused = 'page 2 of a PDF asks for too much'

test('[SL23] a thumbnail that was refused because of others is drawn when it comes into view again', async () => {
  const { pages, refusals, draw } = await openPages()
  refusals.refuse(2, false)
  expect(await draw(2)).toBe(begun)
  // Refused alone, it cannot be shown.
  refusals.refuse(2, false)
  for (const turn of [2, 0] as const) expect(await draw(turn)).toBe(refused)
  pages.close()
})

test('[SL23] a neighbour of the page on the screen that was refused waits until it is that page', async () => {
  const { pages, refusals, draw } = await openPages()
  refusals.refuse(2, false)
  expect(await draw(1)).toBe(refused)
  expect(await draw(0)).toBe(begun)
  pages.close()
})
