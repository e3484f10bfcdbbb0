import type { Page } from 'playwright-core'
import { UpdatePlanRowDocument } from '#api/operations/plan.ts'
import { launchBrowser } from '#support/views/browser.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { PlanBoardDocument } from '#support/calls/boardQueries.ts'
import { laptop, openDevice, tablet } from '../e2e/support/browser/devices.ts'
import type { Device } from '../e2e/support/browser/devices.ts'
import { cellOf, planAdded, reads } from '../e2e/support/kinds/planner.ts'
import { emptySession, joined, signedIn } from '../e2e/support/people/people.ts'
import type { Signed } from '../e2e/support/people/people.ts'
import { median } from './figures.ts'
import { tasksOf, watchTasks } from './longTasks.ts'

/**
 * The longest planner on a slow tablet, the CPU slowed down four times: scrolling and typing, and typing while others
 * fill in cells. Exit code 1 when what was typed did not arrive, or when a task of any repeat took more than 50 ms. Run it by
 * hand, alone on the machine; a number says how often it is repeated:
 * npx vite build && node tests/load/tableBench.ts
 */
const slowdown = 4
/** A single run is noisy: medians of so many are told, each in a page of its own, which has run nothing before. */
const repeatCount = Number(process.argv[2] ?? 3)
const [rowCount, columnCount] = [500, 20]
/** After scrolling stopped: so long may cells be missing at the edges. */
const mostFramesToComplete = 6
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
  const repeats: Repeat[] = []
  for (let at = 1; at <= repeatCount; at += 1)
    repeats.push(await repeated(at, { ana, signed, workshopId, path }))
  const labels = Object.keys(repeats[0] ?? {})
  const lines = labels.map((label) => {
    const all = repeats.flatMap((repeat) => repeat[label] ?? [])
    const [tasks, flings] = [all.map((one) => one.tasks), all.flatMap(({ fling: one }) => one ?? [])]
    const longest = tasks.map((some) => Math.round(Math.max(0, ...some)))
    const line = {
      'tasks over 50 ms, median': median(tasks.map((some) => some.length)),
      'longest of each repeat': longest.map((ms) => (ms > 0 ? `${ms} ms` : 'none')).join(', '),
      ...(flings.length > 0 && {
        framesBlankInMiddle: Math.max(...flings.map((one) => one.framesBlankInMiddle)),
        framesToComplete: Math.max(...flings.map((one) => one.framesToComplete)),
      }),
    }
    return [label, line] as const
  })
  console.log(`${repeatCount} repeats, each in a page of its own`)
  console.table(Object.fromEntries(lines))
  if (repeats.flatMap((repeat) => Object.values(repeat)).some(({ tasks }) => tasks.length > 0))
    process.exitCode = 1
} finally {
  await browser.close()
  await plenum.stop()
}

/** One person's page: what each step of the bench took. */
type Repeat = Record<string, { tasks: number[]; fling: Fling | null }>

interface Room {
  ana: Device
  signed: Signed
  workshopId: string
  path: string
}

async function repeated(at: number, { ana, signed, workshopId, path }: Room): Promise<Repeat> {
  const { page, context } = await openDevice(browser, plenum.url, tablet)
  await context.addInitScript(watchTasks)
  await joined(page, workshopId)
  await cellOf(page, 1, 1).waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const found: Repeat = {}
  const step = async (label: string, act: () => Promise<Fling | null>): Promise<void> => {
    await pause(page, 1000)
    await tasksOf(page)
    const thrown = await act()
    await pause(page, 300)
    found[label] = { tasks: await tasksOf(page), fling: thrown }
  }
  for (const [label, right, down] of [
    ['scrolling down', 0, 100],
    ['scrolling aside', 60, 0],
    ['scrolling back', -60, -100],
  ] as const) {
    await step(label, () => fling(page, right, down))
    await isWhole(page)
    if ((found[label]?.fling?.framesToComplete ?? 0) > mostFramesToComplete)
      throw new Error(`${label}: drawn too late`)
  }
  const cells = { alone: await middleOf(page, 3), together: await middleOf(page, 4) }
  const [text, lastOfOthers] = [`${typed} ${at}`, `What others wrote last ${at}`]
  await step('typing', () => typeAt(page, cells.alone, text))
  await page.keyboard.press('Enter')
  await step('typing while others do', async () => {
    await Promise.all([typeAt(page, cells.together, text), writeAbove(signed, path, lastOfOthers)])
    await page.keyboard.press('Enter')
    return null
  })
  for (const row of [3, 4]) await reads(ana.page, row, 1, text)
  await reads(page, 1, 1, lastOfOthers)
  await context.close()
  return found
}

/** What a person sees of a table that is scrolled fast. */
interface Fling {
  /** Of its frames, those with nothing in the middle of the table. */
  framesBlankInMiddle: number
  /** Frames after it stopped until everything was there. */
  framesToComplete: number
}

/** Scrolls the table by a distance in each of eighty frames, 6000 pixels a second. */
function fling(page: Page, right: number, down: number): Promise<Fling> {
  return page.evaluate(
    async (by) => {
      const grid = document.querySelector('[role="grid"]')
      const { top = 0, left = 0 } = grid?.getBoundingClientRect() ?? {}
      const { clientWidth = 0, clientHeight = 0 } = grid ?? {}
      const isFilled = (across: number, along: number): boolean => {
        const at = document.elementFromPoint(left + clientWidth * across, top + clientHeight * along)
        return at !== null && at.closest('[data-column]') !== null
      }
      const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
      let [framesBlankInMiddle, framesToComplete] = [0, 0]
      for (let at = 0; at < 80; at += 1) {
        grid?.scrollBy(by.right, by.down)
        await frame()
        if (!isFilled(0.5, 0.5)) framesBlankInMiddle += 1
      }
      // One in each frame: looking for elements takes time too.
      const corners = [0.02, 0.98].flatMap((x) => [0.07, 0.98].map((y) => [x, y] as const))
      for (const [x, y] of corners)
        for (await frame(); framesToComplete < 60 && !isFilled(x, y); await frame()) framesToComplete += 1
      return { framesBlankInMiddle, framesToComplete }
    },
    { right, down },
  )
}

/** Where the table was scrolled to there is something everywhere. Looked for when the tasks were taken. */
async function isWhole(page: Page): Promise<void> {
  const blank = await page.evaluate(() => {
    const grid = document.querySelector('[role="grid"]')
    const { top = 0, left = 0 } = grid?.getBoundingClientRect() ?? {}
    const { clientWidth = 0, clientHeight = 0 } = grid ?? {}
    const shares = [0.02, 0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86, 0.98]
    const points = shares.flatMap((x) =>
      shares.map((y) => [left + clientWidth * x, top + clientHeight * y] as const),
    )
    return points.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('[data-column]')).length
  })
  if (blank > 0) throw new Error(`nothing is shown at ${blank} places where the table was scrolled to`)
}

/** The middle of a cell of the first column. Looked up before anything is measured: looking up is work of the page too. */
async function middleOf(page: Page, row: number): Promise<{ x: number; y: number }> {
  const box = await cellOf(page, row, 1).boundingBox()
  if (!box) throw new Error(`row ${row} is not on the screen`)
  const { x, y, width, height } = box
  return { x: x + width / 2, y: y + height / 2 }
}

async function typeAt(page: Page, { x, y }: { x: number; y: number }, text: string): Promise<null> {
  await page.touchscreen.tap(x, y)
  await page.keyboard.press('ControlOrMeta+A')
  // A fast writer's pace; keys sent as fast as they can be are no typing.
  await page.keyboard.type(text, { delay: 60 })
  return null
}

/** What others write into the first row meanwhile. */
async function writeAbove({ credentials }: Signed, path: string, last: string): Promise<void> {
  const who = credentials.accountIdentity()
  const { plan } = await credentials.callAs(PlanBoardDocument, { id: path.split('/').at(-1) ?? '' }, who)
  const [rowId, columnId] = [plan.rows[0]?.id ?? '', plan.columns[0]?.id ?? '']
  for (let at = 1; at <= 10; at += 1) {
    const valueList = [{ columnId, value: at === 10 ? last : `Once more ${at}` }]
    await credentials.callAs(UpdatePlanRowDocument, { rowId, valueList }, who)
  }
}

function pause(page: Page, ms: number): Promise<unknown> {
  return page.evaluate((forMs) => new Promise((resolve) => setTimeout(resolve, forMs)), ms)
}
