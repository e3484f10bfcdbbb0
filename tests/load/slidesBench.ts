import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { launchBrowser } from '#support/views/browser.ts'
import { late } from '../e2e/support/people/acts.ts'
import { laptop, openDevice } from '../e2e/support/browser/devices.ts'
import { emptySession, signedIn, signedInAs } from '../e2e/support/people/people.ts'
import { colourAt, slideAt } from '../e2e/support/kinds/slides.ts'
import { median } from './figures.ts'
import { residentMegabytes } from './serverProcess.ts'
import { hasColour, openFirstPage, startPeer } from './slides/firstPage.ts'
import type { Opening } from './slides/firstPage.ts'
import { colourOf, longDocument } from './slides/longDocument.ts'

/**
 * A long document on a laptop: how long its first page takes from an empty cache, in turn with a plain page that draws
 * the same page with the same library, and the memory of the tab after 50 and
 * after all turns. Each page that is turned to has to show its own number and its own colour. Exit code 1 when it did
 * not, or when a limit was exceeded. Run it by hand, alone on the machine: npx vite build && node tests/load/slidesBench.ts
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    opens: { type: 'string', default: '7' },
  },
})
const [pages, opens] = [Number(values.pages), Number(values.opens)]
const early = 50
const limits = { firstPageMs: 2000, growth: 1.15 }

const plenum = await runPlenum()
const browser = await launchBrowser()
const path = join(tmpdir(), `slides-${process.pid}.pdf`)
const peer = await startPeer(path)
try {
  const file = await longDocument(browser, pages)
  await writeFile(path, file)
  console.log(`${pages} pages, ${(file.length / 1e6).toFixed(1)} MB`)
  const { signed, address } = await presented()
  const pairs: { plenum: Opening; peer: Opening }[] = []
  for (let at = 0; at < opens; at += 1) {
    const opening = await openPlenum(signed, address)
    pairs.push({ plenum: opening, peer: await openPeer(opening.width) })
  }
  const memory = await turnThrough(signed, address)
  const first = median(pairs.map((pair) => pair.plenum.ms))
  console.log(`first page visible: median ${Math.round(first)} ms`)
  console.table(
    pairs.map((pair) => ({
      'Plenum ms': Math.round(pair.plenum.ms),
      'peer ms': Math.round(pair.peer.ms),
      ratio: (pair.plenum.ms / pair.peer.ms).toFixed(2),
      'Plenum renderer s': pair.plenum.rendererSeconds.toFixed(2),
      'peer renderer s': pair.peer.rendererSeconds.toFixed(2),
    })),
  )
  console.log(
    `Plenum / peer: median ${median(pairs.map((pair) => pair.plenum.ms / pair.peer.ms)).toFixed(2)}`,
  )
  console.table(memory)
  const [before, after] = [memory.at(0)?.process ?? Number.NaN, memory.at(-1)?.process ?? Number.NaN]
  console.log(
    `memory of the tab over ${pages - 1} turns: ${(after / before).toFixed(2)} of that after ${early}`,
  )
  if (!(first <= limits.firstPageMs && after <= before * limits.growth)) process.exitCode = 1
} finally {
  await rm(path, { force: true })
  await browser.close()
  await peer.stop()
  await plenum.stop()
}

type Signed = Awaited<ReturnType<typeof signedIn>>

/** The document in a session that is presented. */
async function presented(): Promise<{ signed: Signed; address: string }> {
  const { page, context } = await openDevice(browser, plenum.url, laptop)
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  await page.goto(`/workshop/${workshopId}/create`)
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: /Slides/ }).click()
  await page.waitForURL(/\/present\//)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Upload File' }).waitFor(late)
  await main.locator('input[type=file]').first().setInputFiles(path)
  await slideAt(page, 1, pages).waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await shows(page, 1)
  const address = new URL(page.url()).pathname
  await context.close()
  return { signed, address }
}

/** Waits until a page is there, with its own words and its own pixels. @throws {Error} when it does not come */
async function shows(page: Page, number: number): Promise<void> {
  await slideAt(page, number, pages)
    .getByText(`Number ${number}.`)
    .waitFor({ state: 'attached', ...late })
  await page.waitForFunction(hasColour, [number, ...colourOf(number)] as const, { timeout: 30_000 })
  if ((await colourAt(page, number, [0.1, 0.9])).length !== 3) throw new Error(`page ${number} is gone again`)
}

/** From the address of the activity, on a laptop that has nothing of it. */
async function openPlenum(signed: Signed, address: string): Promise<Opening> {
  const { page, context } = await openDevice(browser, plenum.url, laptop)
  await signedInAs(page, signed.email)
  const opening = await openFirstPage(browser, page, address, colourOf(1))
  await shows(page, 1)
  await context.close()
  return opening
}

/** The same of the plain page, as wide. */
async function openPeer(width: number): Promise<Opening> {
  const { page, context } = await openDevice(browser, peer.url, laptop)
  const opening = await openFirstPage(browser, page, `/?width=${width}`, colourOf(1))
  await context.close()
  return opening
}

/** Memory in megabytes: of the tab's process with its worker, and of the page's scripts alone. */
async function turnThrough(
  signed: Signed,
  address: string,
): Promise<{ page: number; process: number; heap: number }[]> {
  const { page, context } = await openDevice(browser, plenum.url, laptop)
  await signedInAs(page, signed.email)
  await page.goto(address)
  await shows(page, 1)
  const found: { page: number; process: number; heap: number }[] = []
  const at = [early + 1, Math.ceil(pages / 3), Math.ceil((2 * pages) / 3), pages]
  for (let number = 2; number <= pages; number += 1) {
    await page.keyboard.press('PageDown')
    await shows(page, number)
    if (at.includes(number)) found.push({ page: number, ...(await memoryOf(page)) })
  }
  await context.close()
  return found
}

/** After everything was collected that nobody holds. */
async function memoryOf(page: Page): Promise<{ process: number; heap: number }> {
  const tab = await page.context().newCDPSession(page)
  for (let time = 0; time < 3; time += 1) {
    await tab.send('HeapProfiler.collectGarbage')
    await tab.send('Memory.simulatePressureNotification', { level: 'critical' }).catch(() => undefined)
    // What is freed is returned to the system a while later.
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }
  const { usedSize } = await tab.send('Runtime.getHeapUsage')
  await tab.detach()
  const all = await browser.newBrowserCDPSession()
  const { processInfo } = await all.send('SystemInfo.getProcessInfo')
  await all.detach()
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Math.round(residentMegabytes(id)))
  return { process: Math.max(...sizes), heap: Math.round(usedSize / 1e6) }
}
