import type { Locator, Page } from 'playwright-core'
import { launchBrowser } from '#support/views/browser.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { laptop, openDevice, tablet } from '../e2e/support/devices.ts'
import { cellOf, planAdded, reads } from '../e2e/support/planActs.ts'
import { emptySession, joined, signedIn } from '../e2e/support/ready.ts'
import { countTasks, tasksOf, watchTasks } from './longTasks.ts'

/**
 * The longest planner on a slow tablet, the CPU slowed down four times: scrolling and typing, and typing while others
 * fill in cells. Exit code 1 when what was typed did not arrive, or when a task took more than 50 ms. Run it by hand, alone on the machine:
 * npx vite build && node tests/load/tableBench.ts
 */
const slowdown = 4
const [rowCount, columnCount] = [500, 20]
const typed = 'What somebody writes into a cell of a table that is as long as it can be'

const plenum = await runPlenum()
const browser = await launchBrowser()
try {
  const ana = await openDevice(browser, plenum.url, laptop)
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  const texts = Array.from(
    { length: columnCount },
    (_, at) => `Filled in before, ${'and more '.repeat(at % 4)}`,
  )
  const path = await planAdded(
    signed,
    workshopId,
    texts.map((_, at) => `heading ${at + 1}`),
    Array.from({ length: rowCount }, () => texts),
  )
  await ana.page.goto(path)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  const { page, context } = await openDevice(browser, plenum.url, tablet)
  await context.addInitScript(watchTasks)
  await joined(page, workshopId)
  await cellOf(page, 1, 1).waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const found: Record<string, number[]> = {}
  const step = async (label: string, act: () => Promise<void>): Promise<void> => {
    await pause(page, 1000)
    await tasksOf(page)
    await act()
    await pause(page, 300)
    found[label] = await tasksOf(page)
  }
  await step('scrolling down', () => fling(page, 0, 250))
  await step('scrolling aside', () => fling(page, 60, 0))
  await step('scrolling back', () => fling(page, -60, -250))
  const cell = cellOf(page, 3, 1)
  await cell.click()
  const field = cell.getByRole('textbox')
  await step('typing', () => field.fill('').then(() => field.pressSequentially(typed)))
  await page.keyboard.press('Enter')
  await reads(ana.page, 3, 1, typed)
  await step('typing while others do', async () => {
    await cellOf(page, 4, 1).click()
    const own = cellOf(page, 4, 1).getByRole('textbox')
    const others = writeAbove(ana.page, cellOf(ana.page, 1, 1))
    await own.fill('')
    await own.pressSequentially(typed)
    await page.keyboard.press('Enter')
    await others
  })
  await reads(ana.page, 4, 1, typed)
  await reads(page, 1, 1, 'Once more 9')
  const tasks = Object.entries(found).map(([label, all]) => [label, countTasks(all)])
  console.table(Object.fromEntries(tasks))
  if (Object.values(found).flat().length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await plenum.stop()
}

/** Scrolls the table by a distance in each of eighty frames, and waits for rows where it stopped. */
async function fling(page: Page, right: number, down: number): Promise<void> {
  for (let at = 0; at < 80; at += 1) {
    await page.getByRole('grid').evaluate((grid, by) => grid.scrollBy(by.right, by.down), { right, down })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))))
  }
  const isFilled = await page.getByRole('grid').evaluate((grid) => {
    const { top, bottom, left } = grid.getBoundingClientRect()
    return document.elementFromPoint(left + 200, (top + bottom) / 2)?.closest('[role="gridcell"]') !== null
  })
  if (!isFilled) throw new Error('nothing is shown where the table was scrolled to')
}

async function writeAbove(page: Page, cell: Locator): Promise<void> {
  for (let at = 0; at < 10; at += 1) {
    await cell.click()
    await cell.getByRole('textbox').fill(`Once more ${at}`)
    await page.keyboard.press('Enter')
  }
}

function pause(page: Page, ms: number): Promise<unknown> {
  return page.evaluate((forMs) => new Promise((resolve) => setTimeout(resolve, forMs)), ms)
}
