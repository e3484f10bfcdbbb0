import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { card } from '../people/acts.ts'

/** All of a card is to be seen: nothing of it is behind a bar or out of the window. */
export async function inSight(page: Page, text: string): Promise<void> {
  const isSeen = (): Promise<boolean> =>
    card(page, text).evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return [top + 8, bottom - 8].every((y) => element.contains(document.elementFromPoint(left + 12, y)))
    })
  await expect.poll(isSeen, { timeout: 15_000 }).toBe(true)
}

/** As a person scrolls, turning the wheel until the top is there: what is being brought into view stays where it is. */
export async function toTop(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  const turn = async (): Promise<number> => {
    await page.mouse.wheel(0, -100_000)
    return page.evaluate(() => scrollY)
  }
  await expect.poll(turn).toBe(0)
}
