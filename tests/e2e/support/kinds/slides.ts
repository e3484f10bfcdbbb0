import type { Locator, Page } from 'playwright-core'
import { signInCalls } from '#support/calls/calls.ts'
import { makeSlides, uploadSlides } from '#support/calls/slides.ts'
import type { Signed } from '../people/people.ts'
import type { Stage } from '../browser/stage.ts'

/** Adds Slides with this document to a session, by calls. */
export async function slidesAdded(
  { plenum }: Pick<Stage, 'plenum'>,
  { email, password }: Signed,
  workshopId: string,
  file: Uint8Array<ArrayBuffer>,
) {
  const calls = await signInCalls(plenum, email, password)
  const { partId, objectId } = await makeSlides(calls, workshopId)
  /** Puts another document in the place of the one that is shown. */
  const replace = (bytes: Uint8Array, name?: string) =>
    uploadSlides(calls, objectId, new Uint8Array(bytes), name)
  await replace(file)
  return { calls, partId, objectId, path: `/workshop/${workshopId}/present/${objectId}`, replace }
}

/** Where a screen is in a document. */
export const slideAt = (page: Page, at: number, count: number): Locator =>
  page.getByRole('region', { name: `Slide ${at} of ${count}`, exact: true })

/** A PDF as somebody chooses it. */
export function pdfFile(bytes: Uint8Array, name = 'talk.pdf') {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
}

/** Chooses a file in the box on the page or in its dialog. */
export async function chooseFile(within: Page | Locator, file: ReturnType<typeof pdfFile>): Promise<void> {
  await within.locator('input[type=file]').first().setInputFiles(file)
}

/**
 * Waits until a page is drawn, where there is a stage on that: its canvas is neither empty nor of one colour. It runs in
 * the page, which gets no event for it.
 */
export async function drawn(page: Page, at: number): Promise<void> {
  await page.waitForFunction((number) => {
    const place = `[data-page='${number}']`
    // Before it, the thumbnails have one of their own.
    const canvas =
      document.querySelector<HTMLCanvasElement>(`[data-stage] ${place}`) ??
      document.querySelector<HTMLCanvasElement>(place)
    const pixels =
      canvas?.width && canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    if (!pixels) return false
    const colours = new Set<number>()
    for (let i = 0; i < pixels.length && colours.size < 2; i += 4) colours.add(pixels[i] ?? 0)
    return colours.size > 1
  }, at)
}

/** The colour of a drawn page at a place, as shares of its width and height: red, green, blue. */
export function colourAt(page: Page, at: number, [x, y]: readonly [number, number]): Promise<number[]> {
  return page.evaluate(
    ([number, left, top]) => {
      const canvas = document.querySelector<HTMLCanvasElement>(`[data-stage] [data-page='${number}']`)
      const place = canvas && ([left * canvas.width, top * canvas.height] as const)
      const pixel = place && canvas.getContext('2d')?.getImageData(place[0], place[1], 1, 1).data
      return pixel ? [...pixel].slice(0, 3) : []
    },
    [at, x, y] as const,
  )
}

/** Whether the middle of something is in the window, with nothing over it. */
export function isUncovered(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, top, width, height, bottom } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return top >= 0 && bottom <= window.innerHeight && element.contains(there)
  })
}
