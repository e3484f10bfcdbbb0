import { readFile } from 'node:fs/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { heavyPdf, photosPdf } from '#support/pdf/heavyPdf.ts'
import { late } from '../support/people/acts.ts'
import { laptop, openDevice } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { emptySession, signedIn } from '../support/people/people.ts'
import { colourAt, drawn, slideAt, slidesAdded } from '../support/kinds/slides.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('slidesHeavy')
const gigabyte = 1024 ** 3
const count = 16
let ana: Device
let slides: Awaited<ReturnType<typeof slidesAdded>>

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  const signed = await signedIn(ana.page)
  slides = await slidesAdded(stage, signed, await emptySession(signed), photosPdf(count))
})

/** Bytes that the browser's processes of pages hold in memory. */
async function heldByPages(): Promise<number> {
  const session = await stage.browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
    })
  return (await Promise.all(held)).reduce((sum, bytes) => sum + bytes, 0)
}

test('[SL23] pages of a scan are shown, also after somebody turned through them faster than they are drawn', async () => {
  const { page } = ana
  await page.goto(slides.path)
  await slideAt(page, 1, count).waitFor({ timeout: 60_000 })
  for (let at = 2; at <= count; at += 1) await page.keyboard.press('PageDown')
  await slideAt(page, count, count).waitFor(late)
  const alert = slideAt(page, count, count).getByRole('alert')
  const sees = async (): Promise<string> => {
    if ((await alert.count()) > 0) return 'that it cannot be shown'
    // The photo is grey where its file ends early.
    return (await colourAt(page, count, [0.5, 0.5])).join() === '128,128,128' ? 'the page' : 'nothing yet'
  }
  await expect.poll(sees, { timeout: 120_000 }).not.toBe('nothing yet')
  expect(await sees()).toBe('the page')
})

test('[SL23] pages that would take gigabytes, or have too large a picture, say that they cannot be shown; the others are', async () => {
  const { page } = ana
  await page.goto('about:blank')
  const before = await heldByPages()
  let most = before
  const measuring = setInterval(() => {
    const held = heldByPages().then((bytes) => {
      most = Math.max(most, bytes)
    })
    // The browser was closed meanwhile.
    held.catch(() => undefined)
  }, 250)
  onTestFinished(() => clearInterval(measuring))
  await slides.replace(heavyPdf())
  await page.goto(slides.path)
  await slideAt(page, 1, 7).getByText('A plain page').waitFor(late)
  for (const heavy of [2, 3, 4, 5, 6]) {
    await page.keyboard.press('PageDown')
    const alert = slideAt(page, heavy, 7).getByRole('alert')
    await alert.getByText(`Slide ${heavy} cannot be shown. The others can.`).waitFor({ timeout: 60_000 })
  }
  await page.keyboard.press('PageDown')
  await slideAt(page, 7, 7).getByText('A plain page').waitFor(late)
  await drawn(page, 7)
  await page.keyboard.press('Home')
  await slideAt(page, 1, 7).getByText('A plain page').waitFor(late)
  // Without a limit they took 5 to 7 GB each.
  expect(most - before).toBeLessThan(2.5 * gigabyte)
  expect(ana.errors).toEqual([])
})
