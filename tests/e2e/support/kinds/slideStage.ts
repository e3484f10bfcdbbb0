import type { Locator, Page } from 'playwright-core'

/** The menu of sizes; its name says how large the page is shown. */
export const sizes = (page: Page): Locator => page.getByRole('button', { name: /^Size of the slide, \d+ %$/ })

/** How large the page is shown. */
export async function percent(page: Page): Promise<number> {
  return Number(/(\d+) %/.exec((await sizes(page).getAttribute('aria-label')) ?? '')?.[1])
}

/** What a slide is scrolled in. */
export const place = (page: Page): Locator => page.locator('[data-place]')

/** The pixels of a drawn page for each pixel of the screen, which a stretched one has too few of. */
export const sharpness = (page: Page, at: number): Promise<number> =>
  page.locator(`[data-stage] [data-page='${at}']`).evaluate((canvas) => {
    const { width } = canvas as HTMLCanvasElement
    return width / canvas.getBoundingClientRect().width / devicePixelRatio
  })

/** A place within the stage on the screen, by shares of its width and height. */
export async function pointIn(page: Page, [shareX, shareY]: readonly [number, number]) {
  const box = await place(page).boundingBox()
  if (!box) throw new Error('not on the screen')
  return { x: box.x + box.width * shareX, y: box.y + box.height * shareY }
}

/** What of a slide is at a point of the screen, as shares of its width and height. */
export async function slidePartAt(page: Page, at: number, { x, y }: { x: number; y: number }) {
  const box = await page.locator(`[data-stage] [data-page='${at}']`).boundingBox()
  if (!box) throw new Error('not on the screen')
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height }
}

/** Notes which slides a page shows from now on. @returns gives their names in their order */
export async function noteSlides(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.locator('[data-stage]').evaluateHandle((stage) => {
    const names: string[] = []
    const note = (): void => void names.push(stage.ariaLabel ?? '')
    new MutationObserver(note).observe(stage, { attributes: true, attributeFilter: ['aria-label'] })
    return names
  })
  return () => noted.jsonValue()
}
