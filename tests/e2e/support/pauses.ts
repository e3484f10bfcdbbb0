import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { late } from './acts.ts'

/**
 * Waits for what calls bring that waited for a connection: before each is a random pause (SPEC A5), which passes ten times as
 * fast by the page's clock. Answers that take long are still waited for.
 */
export async function pastPauses(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  await page.clock.install()
  const passed = async (): Promise<boolean> => {
    await page.clock.fastForward(2000)
    return isDone()
  }
  await expect.poll(passed, { ...late, interval: 200 }).toBe(true)
}
