import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { launchBrowser } from '#support/views/browser.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { join } from '../e2e/support/people/acts.ts'
import { laptop, openDevice, phone } from '../e2e/support/browser/devices.ts'
import { countTasks, tasksOf, watchTasks } from './longTasks.ts'
import { fillSession, presentedSession } from './prepared.ts'

/**
 * A board full of answers on real pages: scrolling, typing an answer and searching, and how long a remote answer takes
 * from its frame to the screen. Run it by hand, alone on the machine:
 * npx vite build && node tests/load/boardBench.ts --answers 1000
 */
const { values } = parseArgs({ options: { answers: { type: 'string', default: '1000' } } })
const answers = Number(values.answers)

const plenum = await runPlenum()
const browser = await launchBrowser()
try {
  const session = await presentedSession(plenum)
  await fillSession(session, answers, (at) => `This is answer ${at}. ${'More of it. '.repeat(at % 7)}`)
  const writer = await session.join()

  const figures: Record<string, Record<string, string | number>> = {}
  for (const [name, screen] of Object.entries({ laptop, phone })) {
    const device = await openDevice(browser, plenum.url, screen)
    await device.context.addInitScript(watchTasks)
    await join(device.page, session.workshopId)
    await device.page
      .getByText(/^\d+ answers$/)
      .first()
      .waitFor()
    await device.page.getByRole('article').first().waitFor()
    const addRemote = () => session.answer(writer, remoteText(name))
    figures[name] = await measure(device.page, name, addRemote)
    await device.context.close()
    console.log(name, figures[name])
  }
  console.table(figures)
} finally {
  await browser.close()
  await plenum.stop()
}

function remoteText(name: string): string {
  return `A remote answer for the ${name}`
}

async function measure(page: Page, name: string, addRemote: () => Promise<unknown>) {
  const tasks: Record<string, string> = { opening: countTasks(await tasksOf(page)) }
  const step = async (label: string, act: () => Promise<unknown>): Promise<void> => {
    await tasksOf(page)
    await act()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    tasks[label] = countTasks(await tasksOf(page))
  }
  await step('scrolling', async () => {
    // A fast fling: some 15,000 pixels a second.
    for (let at = 0; at < 120; at++) {
      await page.evaluate((distance) => window.scrollBy(0, distance), at < 80 ? 250 : -250)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))))
    }
  })
  if (!(await page.evaluate(hasCardsInView)))
    throw new Error('nothing is shown where the page was scrolled to')
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await step('typing', () =>
    box.pressSequentially('An answer that is written while a thousand others are there'),
  )
  const search = page.getByRole('textbox', { name: 'Search answers' })
  await step('searching', async () => {
    await search.pressSequentially('answer 99')
    for (let key = 0; key < 9; key++) await search.press('Backspace')
  })
  // Wherever it is sorted among a thousand, a search brings it on screen.
  await search.fill('A remote answer')
  const shown = page.evaluate((text) => window.timeToScreen(text), remoteText(name))
  await step('a remote answer', addRemote)
  const ms = await shown
  return { ...tasks, 'frame to screen, ms': ms === null ? 'never shown' : Math.round(ms) }
}

/** In the page: the board was scrolled, and cards are rendered around the middle of the screen. */
function hasCardsInView(): boolean {
  const [from, to] = [window.innerHeight / 3, (window.innerHeight * 2) / 3]
  const cards = [...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect())
  return window.scrollY > 2000 && cards.some(({ top, bottom }) => bottom > from && top < to)
}
