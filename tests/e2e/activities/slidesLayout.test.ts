import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { openProjector } from '#support/calls/remote.ts'
import { turnComments } from '#support/calls/slides.ts'
import { present } from '#support/calls/stage.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { pdfFixture } from '#support/pdf/scanPdf.ts'
import { late } from '../support/people/acts.ts'
import { laptop, openDevice } from '../support/browser/devices.ts'
import { emptySession, signedIn } from '../support/people/people.ts'
import { slideAt, slidesAdded } from '../support/kinds/slides.ts'
import { place } from '../support/kinds/slideStage.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('slidesLayout')
/** A Swedish facilitator: words are longer. */
let page: Page
let workshopId: string
let slides: Awaited<ReturnType<typeof slidesAdded>>

/** The drawn slide. */
const slide = (of: Page): Locator => of.locator("[data-stage] [data-page='1']")
const widthOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.width ?? 0
const comments = () => page.getByRole('region', { name: 'Kommentarer till bild 1' })
const slidesBeside = () => page.getByRole('navigation', { name: 'Alla bilder' })
/** Whether controls stand beside each other, in one line. */
const areInLine = (what: Locator): Promise<boolean> =>
  what.evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect())
    return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom))
  })

beforeAll(async () => {
  ;({ page } = await openDevice(stage.browser, stage.plenum.url, { ...laptop, locale: 'sv-SE' }))
  const signed = await signedIn(page)
  workshopId = await emptySession(signed)
  slides = await slidesAdded(stage, signed, workshopId, pdfWithPages(3, { size: [960, 540] }))
  const { calls, objectId } = slides
  await turnComments(calls, objectId, true)
  for (const text of ['What does it cost?', 'Who decides?'])
    await calls.act(
      `createPresentComment(id: "${randomUUID()}", presentId: "${objectId}", page: 1, text: "${text}")`,
    )
  await page.goto(slides.path)
})

test('[SL27] beside the agenda and comments a slide takes 60 % of a laptop’s width, and their tools are one line', async () => {
  await comments().getByText('Who decides?').waitFor(late)
  await expect.poll(() => widthOf(slide(page))).toBeGreaterThanOrEqual(0.6 * laptop.viewport.width)
  await comments().getByRole('button', { name: 'Markera' }).click()
  await comments().getByRole('checkbox', { name: 'Markera: Who decides?' }).check()
  expect(await areInLine(comments().locator('h2, h2 ~ button'))).toBe(true)
  const acts = comments().getByRole('status').locator('xpath=self::*|following-sibling::button')
  expect(await acts.count()).toBe(4)
  expect(await areInLine(acts)).toBe(true)
  await comments().getByRole('button', { name: 'Klar' }).click()
  const row = comments().getByRole('listitem').first()
  await row.getByRole('button', { name: 'Ta bort' }).waitFor()
  expect(await areInLine(row.getByRole('button'))).toBe(true)
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('[SL27] comments fold away and stay so on this device; thumbnails take their place, and the other way round', async () => {
  const show = page.getByRole('button', { name: 'Kommentarer, 2 här' })
  await page.getByRole('button', { name: 'Dölj kommentarerna' }).click()
  await comments().waitFor({ state: 'detached' })
  await slidesBeside().waitFor()
  await page.reload()
  await slidesBeside().waitFor(late)
  await expect.poll(() => widthOf(slide(page))).toBeGreaterThanOrEqual(0.6 * laptop.viewport.width)
  expect(await comments().count()).toBe(0)
  await show.click()
  await comments().waitFor()
  await slidesBeside().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Alla bilder' }).click()
  await slidesBeside().waitFor()
  await comments().waitFor({ state: 'detached' })
  await show.click()
})

test('[SL27] beside the editor too, a slide takes most of what is left, above its comments', async () => {
  await page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await page.reload()
  await comments().waitFor(late)
  await expect.poll(() => widthOf(slide(page))).toBeGreaterThan(0.5 * laptop.viewport.width)
  await page.getByRole('button', { name: 'Dölj kommentarerna' }).click()
  await expect.poll(() => widthOf(slide(page))).toBeGreaterThanOrEqual(0.6 * laptop.viewport.width)
})

test('[SL2] [SL23] small pages open as a whole, as large as their place', async () => {
  const name = 'می\u200cخواهم 👩🏽\u200d🚀.pdf'
  expect(await slides.replace(pdfFixture('beamer.pdf'), name)).toMatchObject({ fileName: name, pages: 2 })
  await page.getByRole('region', { name: 'Bild 1 av 2' }).waitFor(late)
  const heights = async () =>
    Promise.all([slide(page), place(page)].map(async (one) => (await one.boundingBox())?.height ?? 0))
  const missing = async (): Promise<number> => {
    const [sheet = 0, whole = 0] = await heights()
    return Math.abs(whole - sheet)
  }
  await expect.poll(missing).toBeLessThan(3)
  await page.getByRole('button', { name: /^Bildens storlek/ }).click()
  const whole = page.getByRole('menuitemradio', { name: 'Hela bilden' })
  expect(await whole.getAttribute('aria-checked')).toBe('true')
  await page.keyboard.press('Escape')
})

test('[SL29] the room’s screen says how to join under the slide, beside a timer, and covers nothing of it', async () => {
  const { calls, partId, replace } = slides
  await replace(pdfWithPages(3, { size: [960, 540] }))
  await present({ workshopId, partId }, calls)
  const { page: room } = await stage.open({ viewport: { width: 1920, height: 1080 } })
  await room.goto((await openProjector(stage.plenum, calls, workshopId)).url)
  const join = room.getByRole('region', { name: 'Join at' })
  await join.getByText(`${new URL(stage.plenum.url).host}/join`).waitFor(late)
  await join.getByLabel(`Session ID: ${[...workshopId].join(' ')}`).waitFor()
  const shown = slideAt(room, 1, 3).locator("[data-page='1']")
  const heightOf = async () => (await shown.boundingBox())?.height ?? 0
  await expect.poll(heightOf).toBeGreaterThan(0.94 * 1080)
  const [top, slideBox] = [(await join.boundingBox())?.y ?? 0, await shown.boundingBox()]
  expect((slideBox?.y ?? 0) + (slideBox?.height ?? 0)).toBeLessThanOrEqual(top)

  await calls.act(`startTimer(workshopId: "${workshopId}", seconds: 299)`)
  const timer = room.getByRole('timer')
  await timer.waitFor()
  const spaceAbove = async (): Promise<number> => {
    const [one, under] = [await shown.boundingBox(), await timer.boundingBox()]
    return (under?.y ?? NaN) - (one?.y ?? NaN) - (one?.height ?? NaN)
  }
  await expect.poll(spaceAbove).toBeGreaterThanOrEqual(0)
  await expect.poll(heightOf).toBeGreaterThan(0.94 * 1080)
})
