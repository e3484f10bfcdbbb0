import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, onTestFailed } from 'vitest'
import { launchBrowser } from '#support/browser.ts'
import { runPlenum } from '#support/runningPlenum.ts'
import type { RunningPlenum } from '#support/runningPlenum.ts'
import type { Device } from './devices.ts'

export interface Stage {
  plenum: RunningPlenum
  browser: Browser
  /** These are closed before the next test; where this one fails, there are pictures of them. */
  seen: (...opened: Device[]) => void
}

/**
 * A Plenum and a browser for the tests of one file, there from the first test to the last.
 *
 * @param name of its pictures
 */
export function setStage(name: string): Stage {
  const devices: Device[] = []
  const stage = {
    seen(...opened: Device[]) {
      devices.push(...opened)
      onTestFailed(async () => {
        for (const [index, { page }] of opened.entries())
          await page.screenshot({ path: `test-results/${name}-${index}.png` }).catch(() => undefined)
      })
    },
  } as Stage
  beforeAll(async () => {
    stage.plenum = await runPlenum()
    stage.browser = await launchBrowser()
  })
  // Before the next test and not after each: a failed one takes pictures first.
  beforeEach(async () => {
    for (const { context } of devices.splice(0)) await context.close()
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.plenum?.stop()
  })
  return stage
}
