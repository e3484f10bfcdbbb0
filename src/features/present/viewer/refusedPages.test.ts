import { beforeAll, expect, test, vi } from 'vitest'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { startLibrary } from '#support/pdf/startLibrary.ts'
import type { Drawing } from './pages.ts'
import type * as pdfLibrary from './pdfLibrary.ts'
import type { PdfThread } from './thread/pdfThread.ts'
import type * as pdfThread from './thread/pdfThread.ts'

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

beforeAll(async () => {
  ;({ library } = await startLibrary())
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
