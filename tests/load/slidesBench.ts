import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { pdfOf, streamOf } from '#support/pdf/makePdf.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { launchBrowser } from '#support/views/browser.ts'
import { late } from '../e2e/support/acts.ts'
import { laptop, openDevice } from '../e2e/support/devices.ts'
import { emptySession, signedIn, signedInAs } from '../e2e/support/ready.ts'
import { colourAt, slideAt } from '../e2e/support/slideActs.ts'

/**
 * A long document on a laptop: how long its first page takes from an empty cache, and the memory of the tab after 50 and
 * after all turns. Each page that is turned to has to show its own number and its own colour. Exit code 1 when it did
 * not, or when a limit was exceeded. Run it by hand, alone on the machine: npx vite build && node tests/load/slidesBench.ts
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    opens: { type: 'string', default: '3' },
  },
})
const [pages, opens] = [Number(values.pages), Number(values.opens)]
const early = 50
const limits = { firstPageMs: 2000, growth: 1.15 }
const [width, height] = [1280, 720]
const kilobytesPerPage = 136

const plenum = await runPlenum()
const browser = await launchBrowser()
const path = join(tmpdir(), `slides-${process.pid}.pdf`)
try {
  const file = await longDocument(browser)
  await writeFile(path, file)
  console.log(`${pages} pages, ${(file.length / 1e6).toFixed(1)} MB`)
  const { signed, address } = await presented()
  const waits: number[] = []
  for (let at = 0; at < opens; at += 1) waits.push(await firstPageMs(signed, address))
  const memory = await turnThrough(signed, address)
  waits.sort((a, b) => a - b)
  const first = waits[Math.floor(waits.length / 2)] ?? Number.NaN
  console.log(`first page visible: median ${Math.round(first)} ms of ${waits.map(Math.round).join(', ')}`)
  console.table(memory)
  const [before, after] = [memory.at(0)?.process ?? Number.NaN, memory.at(-1)?.process ?? Number.NaN]
  console.log(
    `memory of the tab over ${pages - 1} turns: ${(after / before).toFixed(2)} of that after ${early}`,
  )
  if (!(first <= limits.firstPageMs && after <= before * limits.growth)) process.exitCode = 1
} finally {
  await rm(path, { force: true })
  await browser.close()
  await plenum.stop()
}

/** Colours that differ from page to page, and by more than a picture's compression changes them. */
function colourOf(page: number): [number, number, number] {
  return [(page % 16) * 16, Math.floor(page / 16) * 12, 128]
}

/** A photo on each page, as large as slides usually have them, over it a number and a field in the page's colour. */
async function longDocument(from: Browser): Promise<Uint8Array<ArrayBuffer>> {
  const page = await from.newPage()
  const objects: Record<number, string | Buffer> = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, at) => `${10 + at * 3} 0 R`).join(' ')}] >>`,
    3: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  }
  for (let number = 1; number <= pages; number += 1) {
    const own = 10 + (number - 1) * 3
    const [red, green, blue] = colourOf(number).map((value) => value / 255)
    const photo = Buffer.from(
      await page.evaluate(paintPhoto, [width, height, kilobytesPerPage] as const),
      'base64',
    )
    const content = `q ${width} 0 0 ${height} 0 0 cm /Im Do Q
      ${red} ${green} ${blue} rg 0 0 400 200 re f
      0 g BT /F1 60 Tf 500 100 Td (Number ${number}.) Tj ET`
    objects[own] = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${own + 1} 0 R
      /Resources << /Font << /F1 3 0 R >> /XObject << /Im ${own + 2} 0 R >> >> >>`
    objects[own + 1] = streamOf(Buffer.from(content))
    objects[own + 2] = streamOf(
      photo,
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}
       /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    )
  }
  await page.close()
  return pdfOf(objects)
}

/** A picture of random fields, compressed to about a size; runs in a page. */
function paintPhoto([wide, high, kilobytes]: readonly [number, number, number]): string {
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = high
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  let encoded = ''
  for (let fields = 0; encoded.length * 0.75 < kilobytes * 1000; fields += 400) {
    for (let at = 0; at < 400; at += 1) {
      context.fillStyle = `rgb(${Math.random() * 255} ${Math.random() * 255} ${Math.random() * 255})`
      context.fillRect(
        Math.random() * wide,
        Math.random() * high,
        3 + Math.random() * 60,
        3 + Math.random() * 60,
      )
    }
    encoded = canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
  }
  return encoded
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
  const wanted = colourOf(number)
  await page.waitForFunction(
    ([at, ...colour]) => {
      const canvas = document.querySelector<HTMLCanvasElement>(`[data-stage] [data-page='${at}']`)
      if (!canvas?.width) return false
      const pixel = canvas.getContext('2d')?.getImageData(canvas.width * 0.1, canvas.height * 0.9, 1, 1).data
      return colour.every((value, channel) => Math.abs(value - (pixel?.[channel] ?? 999)) < 5)
    },
    [number, ...wanted] as const,
    { timeout: 30_000 },
  )
  if ((await colourAt(page, number, [0.1, 0.9])).length !== 3) throw new Error(`page ${number} is gone again`)
}

/** From the address of the activity, on a laptop that has nothing of it. */
async function firstPageMs(signed: Signed, address: string): Promise<number> {
  const { page, context } = await openDevice(browser, plenum.url, laptop)
  await signedInAs(page, signed.email)
  const startedAt = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await shows(page, 1)
  const ms = performance.now() - startedAt
  await context.close()
  return ms
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
  const sizes = await Promise.all(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMegabytes(id)),
  )
  return { process: Math.max(...sizes), heap: Math.round(usedSize / 1e6) }
}

async function residentMegabytes(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000)
}
