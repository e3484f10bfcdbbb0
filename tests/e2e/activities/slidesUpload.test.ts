import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { encryptedPdf } from '#support/pdf/hostilePdfs.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { late } from '../support/acts.ts'
import { laptop, openDevice, phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { brainstormAdded, emptySession, joined, signedIn } from '../support/ready.ts'
import { chooseFile, drawn, pdfFile, slideAt } from '../support/slideActs.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('slidesUpload')
const megabyte = 1_000_000
let ana: Device, bo: Device

const main = (page: Page) => page.getByRole('main')
const withMegabytes = (pages: number, megabytes: number): Uint8Array =>
  pdfWithPages(pages, { objects: { 4: streamOf(randomBytes(megabytes * megabyte)) } })

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  bo = await openDevice(stage.browser, stage.plenum.url, phone)
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  await brainstormAdded(signed, workshopId)
  await ana.page.goto(`/workshop/${workshopId}/create`)
  await ana.page.getByRole('button', { name: 'New activity' }).click()
  await ana.page.getByRole('menuitem', { name: /Slides/ }).click()
  await ana.page.waitForURL(/\/present\//)
  await main(ana.page).getByRole('button', { name: 'Upload File' }).waitFor(late)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await joined(bo.page, workshopId)
  await bo.page.getByText('Please wait for facilitator to upload document.').waitFor(late)
})

test('[SL19] a file with a password, and one that is too large, are refused with messages of their own', async () => {
  const { page } = ana
  await chooseFile(main(page), pdfFile(encryptedPdf(), 'locked.pdf'))
  await main(page).getByText('This PDF is protected by a password. Please save it without one').waitFor(late)
  // The browser's driver takes no buffer of this size.
  const folder = await mkdtemp(join(tmpdir(), 'plenum-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const large = join(folder, 'large.pdf')
  await writeFile(large, withMegabytes(1, 53))
  await main(page).locator('input[type=file]').first().setInputFiles(large)
  await main(page).getByText('This file is too large. A presentation has at most 50 MB.').waitFor(late)
  await bo.page.getByText('Please wait for facilitator to upload document.').waitFor()
})

test('[SL19] a file that is dropped on the box is uploaded', async () => {
  const { page } = ana
  const box = main(page).getByRole('button', { name: 'Upload File' })
  const bytes = Buffer.from(pdfWithPages(2)).toString('base64')
  const dropped = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    const content = Uint8Array.from(atob(given), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([content], 'dropped.pdf', { type: 'application/pdf' }))
    return transfer
  }, bytes)
  for (const type of ['dragenter', 'dragover', 'drop'])
    await box.dispatchEvent(type, { dataTransfer: dropped })
  for (const one of [ana, bo]) {
    await slideAt(one.page, 1, 2).waitFor(late)
    await drawn(one.page, 1)
  }
})

test('[SL19] [SL20] an upload tells how far it is, and one that is cancelled changes nothing', async () => {
  const { page } = ana
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: megabyte / 4 },
  })
  await page.getByRole('button', { name: 'Edit File' }).first().click()
  const dialog = page.getByRole('dialog')
  await chooseFile(dialog, pdfFile(withMegabytes(5, 20), 'slow.pdf'))
  const share = async (): Promise<number> =>
    Number(/(\d+) %/.exec(await dialog.getByText('Uploading slow.pdf…').innerText())?.[1])
  await expect.poll(share, late).toBeGreaterThan(0)
  const before = await share()
  await expect.poll(share, late).toBeGreaterThan(before)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByText('Uploading slow.pdf…').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  // Its conditions end with it.
  await network.detach()
  for (const one of [ana, bo]) await slideAt(one.page, 1, 2).waitFor()
})

test('[SL5] while a document is replaced whoever looks at it always sees a page', async () => {
  await bo.page.evaluate(() => {
    const seen = { frames: 0, empty: 0 }
    Object.assign(globalThis, { seen })
    const look = (): void => {
      seen.frames += 1
      const canvas = [...document.querySelectorAll<HTMLCanvasElement>('[data-stage] canvas')]
      if (!canvas.some(({ width }) => width > 0)) seen.empty += 1
      requestAnimationFrame(look)
    }
    look()
  })
  const { page } = ana
  await page.getByRole('button', { name: 'Edit File' }).first().click()
  await chooseFile(page.getByRole('dialog'), pdfFile(pdfWithPages(3, { text: 'Newer' }), 'newer.pdf'))
  await slideAt(bo.page, 1, 3).getByText('Newer').waitFor(late)
  await drawn(bo.page, 1)
  const seen = () =>
    bo.page.evaluate(() => (globalThis as unknown as { seen: { frames: number; empty: number } }).seen)
  await expect.poll(async () => (await seen()).frames).toBeGreaterThan(5)
  expect((await seen()).empty).toBe(0)
})

test('[SL5] slides are removed after a question, for everybody', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Edit File' }).first().click()
  await page.getByRole('button', { name: 'Remove the slides' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Remove these slides?').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await bo.page.getByText('Please wait for facilitator to upload document.').waitFor(late)
  await main(page).getByRole('button', { name: 'Upload File' }).waitFor(late)
  expect([ana.errors, bo.errors]).toEqual([[], []])
})
