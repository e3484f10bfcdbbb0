import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { laterPdf } from '#support/pdf/laterPdf.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { scanPdf } from '#support/pdf/scanPdf.ts'
import { late } from '../support/acts.ts'
import { keepsPage, laptop, openDevice, pageKept, phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, signedIn, signedInAs } from '../support/ready.ts'
import { chooseFile, drawn, keptFiles, pdfFile, replaceFile, slideAt } from '../support/slideActs.ts'
import { coloured, differences, inked, quarters } from '../support/slideColours.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('slidesOffline')
let ana: Device
let email: string

/** Waits until a phone keeps these files of the library, and the document. */
async function keeps(page: Page, names: readonly string[]): Promise<void> {
  await pageKept(page)
  await expect.poll(() => keptFiles(page), late).toHaveLength(1)
  const isKept = (name: string): Promise<boolean> =>
    page.evaluate(async (ending) => {
      const kept = await (await caches.open('plenum-files-1')).keys()
      return kept.some(({ url }) => url.endsWith(`/${ending}`))
    }, name)
  for (const name of names) await expect.poll(() => isKept(name), { ...late, message: name }).toBe(true)
}

/** The share of a page that is red: what is drawn with a font. */
const inRed = (page: Page, at: number, [top, bottom]: readonly [number, number]): Promise<number> =>
  page.locator(`[data-stage] [data-page='${at}']`).evaluate(
    (element, [from, to]) => {
      const canvas = element as HTMLCanvasElement
      const [begin, height] = [Math.floor(from * canvas.height), Math.floor((to - from) * canvas.height)]
      const pixels = canvas.getContext('2d')?.getImageData(0, begin, canvas.width, height).data ?? []
      let red = 0
      for (let i = 0; i < pixels.length; i += 4)
        if ((pixels[i] ?? 0) > 180 && (pixels[i + 1] ?? 255) < 80) red += 1
      return red / (pixels.length / 4)
    },
    [top, bottom] as const,
  )

async function turnTo(page: Page, at: number, count: number): Promise<void> {
  const field = page.getByRole('textbox', { name: /Go to slide/ })
  await field.waitFor(late)
  await field.fill(String(at))
  await field.press('Enter')
  await slideAt(page, at, count).waitFor(late)
  await drawn(page, at)
}

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  const { page } = ana
  const signed = await signedIn(page)
  email = signed.email
  const workshopId = await emptySession(signed)
  await page.goto(`/workshop/${workshopId}/create`)
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: /Slides/ }).click()
  await page.waitForURL(/\/present\//)
  await page.getByRole('main').getByRole('button', { name: 'Upload File' }).waitFor(late)
  await chooseFile(page.getByRole('main'), pdfFile(pdfWithPages(1)))
  await slideAt(page, 1, 1).waitFor(late)
})

/** A phone of the facilitator's that opens the document, as the first slide shows. */
async function onPhone(count: number): Promise<Device> {
  const device = await stage.open({ ...phone, ...keepsPage })
  await signedInAs(device.page, email)
  await device.page.goto(new URL(ana.page.url()).pathname)
  await device.page.getByRole('region', { name: new RegExp(`^Slide \\d+ of ${count}$`) }).waitFor(late)
  return device
}

test('[SL24] without a connection, scanned pages are there too that nobody has looked at', async () => {
  await replaceFile(ana.page, scanPdf(), 'scan.pdf')
  await ana.page.getByRole('region', { name: /^Slide \d of 5$/ }).waitFor(late)
  await ana.page.keyboard.press('End')
  await slideAt(ana.page, 5, 5).waitFor(late)
  const device = await onPhone(5)
  const { page } = device
  await keeps(page, ['openjpeg.wasm', 'jbig2.wasm'])
  await device.goOffline()
  await page.reload()
  for (const at of [2, 1]) {
    await turnTo(page, at, 5)
    const colours = at === 1 ? coloured : inked
    const expected = Object.fromEntries(quarters.map((place, one) => [place.join(' '), colours[one] ?? []]))
    await expect.poll(() => differences(page, at, expected), late).toBeLessThan(12)
  }
})

test('[SL24] without a connection, words whose font is not in the document are drawn on pages that nobody has looked at', async () => {
  await ana.page.keyboard.press('Home')
  await replaceFile(ana.page, laterPdf(), 'later.pdf')
  await slideAt(ana.page, 1, 3).waitFor(late)
  const device = await onPhone(3)
  const { page } = device
  await slideAt(page, 1, 3).getByText('Words').waitFor(late)
  await keeps(page, ['UniJIS-UTF16-H.bcmap', 'Adobe-Japan1-UCS2.bcmap', 'FoxitDingbats.pfb'])
  await device.goOffline()
  await page.reload()
  await turnTo(page, 3, 3)
  await slideAt(page, 3, 3)
    .getByText('日本語')
    .waitFor({ state: 'attached', ...late })
  for (const rows of [
    [0, 0.5],
    [0.5, 1],
  ] as const)
    await expect.poll(() => inRed(page, 3, rows), late).toBeGreaterThan(0.01)
})
