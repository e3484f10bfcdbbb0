import { beforeAll, expect, test } from 'vitest'
import { oddPdf } from '#support/pdf/oddPdf.ts'
import { late } from '../support/acts.ts'
import { laptop, openDevice } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { brainstormAdded, emptySession, signedIn } from '../support/ready.ts'
import { chooseFile, drawn, pdfFile, slideAt } from '../support/slideActs.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('slidesFiles')
let ana: Device
const requested: string[] = []
const dialogs: string[] = []

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  const { page } = ana
  page.on('request', (request) => requested.push(request.url()))
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  await brainstormAdded(signed, workshopId)
  await page.goto(`/workshop/${workshopId}/create`)
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: /Slides/ }).click()
  await page.waitForURL(/\/present\//)
  await page.getByRole('main').getByRole('button', { name: 'Upload File' }).waitFor(late)
  await chooseFile(page.getByRole('main'), pdfFile(oddPdf(), 'odd.pdf'))
  await slideAt(page, 1, 5).waitFor(late)
})

test('[SL23] pages of other makers are shown: mixed sizes, Japanese without its font, right-to-left', async () => {
  const { page } = ana
  await drawn(page, 1)
  const shape = async (at: number): Promise<number> => {
    const box = await page.locator(`[data-stage] [data-page='${at}']`).boundingBox()
    return (box?.width ?? 0) / (box?.height ?? 1)
  }
  expect(await shape(1)).toBeLessThan(1)
  await page.keyboard.press('PageDown')
  await slideAt(page, 2, 5).getByText('日本語').waitFor(late)
  await drawn(page, 2)
  expect(await shape(2)).toBeGreaterThan(1)
  await page.keyboard.press('PageDown')
  await slideAt(page, 3, 5).getByText('שלום').waitFor(late)
  await drawn(page, 3)
})

test('[SL23] a page of 140 metres leaves the browser alive, and the page after it is shown', async () => {
  const { page } = ana
  await page.keyboard.press('PageDown')
  await slideAt(page, 4, 5).waitFor(late)
  await page.keyboard.press('PageDown')
  await slideAt(page, 5, 5).waitFor(late)
  await drawn(page, 5)
})

test('[SL23] nothing in a file is executed, and nothing is fetched from other hosts', async () => {
  const { page } = ana
  await page.keyboard.press('Home')
  await slideAt(page, 1, 5).waitFor(late)
  await slideAt(page, 1, 5).click()
  await drawn(page, 1)
  const { host } = new URL(stage.plenum.url)
  const elsewhere = requested.filter((url) => /^(http|ws)/.test(url) && new URL(url).host !== host)
  expect([elsewhere, dialogs, ana.errors]).toEqual([[], [], []])
  expect(requested.some((url) => url.includes('/cmaps/'))).toBe(true)
})
