import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { pdfFixture } from '#support/pdf/scanPdf.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { late } from '../support/people/acts.ts'
import { laptop, openDevice, phone, tablet } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { emptySession, joined, signedIn, signedInAs } from '../support/people/people.ts'
import { drawn, isUncovered, slideAt, slidesAdded } from '../support/kinds/slides.ts'
import {
  noteSlides,
  percent,
  place,
  pointIn,
  sharpness,
  sizes,
  slidePartAt,
} from '../support/kinds/slideStage.ts'
import { setStage } from '../support/browser/stage.ts'
import { touches } from '../support/looking/touches.ts'

const stage = setStage('slides-hands')
/** One facilitator at a laptop and with a tablet, and a participant with a phone in landscape. */
let ana: Device, hand: Device, bo: Device
let slides: Awaited<ReturnType<typeof slidesAdded>>

const fullScreen = (page: Page) => page.getByRole('button', { name: 'Full screen', exact: true })
const leave = (page: Page) => page.getByRole('button', { name: 'Leave full screen' })
/** What is seen in full screen. */
const frame = (page: Page) => page.locator('[data-full]')
const isFull = (page: Page): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null)
/** Of the bar in full screen, which is hidden until a mouse moves to it. */
const opacity = (page: Page): Promise<string> =>
  frame(page)
    .locator(':scope > :last-child')
    .evaluate((bar) => getComputedStyle(bar).opacity)
const scrolled = (page: Page): Promise<number> => place(page).evaluate(({ scrollLeft }) => scrollLeft)
const firstPage = async (page: Page) =>
  (await page.locator("[data-stage] [data-page='1']").boundingBox()) ?? { width: 0, height: 0 }
const everyoneAt = async (at: number, count = 9): Promise<void> => {
  for (const { page } of [ana, hand, bo]) await slideAt(page, at, count).waitFor(late)
}

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  hand = await openDevice(stage.browser, stage.plenum.url, tablet)
  bo = await openDevice(stage.browser, stage.plenum.url, { ...tablet, viewport: { width: 844, height: 390 } })
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  slides = await slidesAdded(stage, signed, workshopId, pdfWithPages(9, { size: [960, 720] }))
  await ana.page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await ana.page.goto(slides.path)
  await slideAt(ana.page, 1, 9).waitFor(late)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await signedInAs(hand.page, signed.email)
  await hand.page.goto(slides.path)
  await joined(bo.page, workshopId)
  await everyoneAt(1)
  for (const { page } of [hand, bo]) await drawn(page, 1)
})

test('[SL6] [SL7] on a tablet a swipe turns the room’s page there and back; a short or a steep one does not', async () => {
  const { page } = hand
  const { swipe } = await touches(page)
  await swipe(place(page), [-300, 10])
  await everyoneAt(2)
  // Who may not turn pages swipes in vain.
  const seenByBo = await noteSlides(bo.page)
  await (await touches(bo.page)).swipe(place(bo.page), [-300, 0])
  await swipe(place(page), [-30, 0])
  await swipe(place(page), [-80, 200])
  await swipe(place(page), [300, -10])
  await everyoneAt(1)
  expect(await seenByBo()).toEqual(['Slide 1 of 9'])
})

test('[SL23] two fingers zoom and keep what is under them, and the page is drawn anew; swipes move it before they turn it', async () => {
  const { page } = hand
  const { pinch, swipe } = await touches(page)
  const before = await percent(page)
  await pinch(place(page), 2)
  await expect.poll(() => percent(page)).toBeGreaterThan(before * 1.8)
  await expect.poll(() => sharpness(page, 1)).toBeGreaterThan(0.99)
  expect((await slidePartAt(page, 1, await pointIn(page, [0.5, 0.5]))).x).toBeCloseTo(0.5, 2)
  const pinched = await scrolled(page)
  await swipe(place(page), [-400, 0])
  await expect.poll(() => scrolled(page)).toBeGreaterThan(pinched + 100)
  await slideAt(page, 1, 9).waitFor()
  // To its edge, and then on.
  await place(page).evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await swipe(place(page), [-400, 0])
  await slideAt(page, 2, 9).waitFor()
  await expect.poll(() => scrolled(page)).toBe(0)
  await pinch(place(page), 0.5)
  await expect.poll(() => percent(page)).toBeLessThan(before * 1.2)
  await swipe(place(page), [300, 0])
  await slideAt(page, 1, 9).waitFor()
})

test('[SL23] a pinch beside the middle, also by a finger that has begun to scroll, and the wheel with Ctrl zoom where they are', async () => {
  const { page } = hand
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  const at = await pointIn(page, [0.3, 0.5])
  const around = (half: number) => [
    { x: at.x - half, y: at.y },
    { x: at.x + half, y: at.y },
  ]
  const before = await slidePartAt(page, 1, at)
  await touch('touchStart', around(40))
  for (const half of [60, 90, 120]) await touch('touchMove', around(half))
  await touch('touchEnd', [])
  await expect.poll(() => sharpness(page, 1)).toBeGreaterThan(0.99)
  const zoomed = await percent(page)
  expect((await slidePartAt(page, 1, at)).x).toBeCloseTo(before.x, 2)

  // The browser scrolls with the first finger, and then a second one comes.
  const left = await scrolled(page)
  await touch('touchStart', around(100).slice(0, 1))
  for (const by of [20, 40, 60]) await touch('touchMove', [{ x: at.x - 100 + by, y: at.y }])
  await expect.poll(() => scrolled(page)).toBeLessThan(left)
  const first = { x: at.x - 40, y: at.y }
  const second = (by: number) => ({ x: first.x + by, y: at.y })
  await touch('touchStart', [first, second(240)])
  for (const by of [200, 160, 120]) await touch('touchMove', [first, second(by)])
  await touch('touchEnd', [])
  await expect.poll(() => percent(page)).toBeLessThan(zoomed * 0.7)
  await browser.detach()
  // By keys: while a page still glides on, the browser takes a tap for its end.
  await sizes(page).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Usual size' }).press('Enter')

  const { mouse, keyboard } = ana.page
  const usual = await percent(ana.page)
  const point = await pointIn(ana.page, [0.4, 0.6])
  await mouse.move(point.x, point.y)
  await keyboard.down('Control')
  await mouse.wheel(0, -600)
  await expect.poll(() => percent(ana.page)).toBeGreaterThan(usual * 1.5)
  const here = await slidePartAt(ana.page, 1, point)
  await mouse.wheel(0, -300)
  await expect.poll(() => percent(ana.page)).toBeGreaterThan(usual * 2)
  await keyboard.up('Control')
  const after = await slidePartAt(ana.page, 1, point)
  expect([after.x - here.x, after.y - here.y].map(Math.abs).every((by) => by < 0.01)).toBe(true)
  await sizes(ana.page).click()
  await ana.page.getByRole('menuitemradio', { name: 'Usual size' }).click()
})

test('[SL23] full screen is entered, zoomed, turned and left by touch, with its bar in reach, and by keys and mouse at a laptop', async () => {
  const { page } = hand
  await fullScreen(page).tap()
  await expect.poll(() => isFull(page)).toBe(true)
  await drawn(page, 1)
  await expect.poll(async () => (await firstPage(page)).width).toBeGreaterThan(810)
  const whole = await percent(page)
  expect(await opacity(page)).toBe('1')
  await page.getByRole('button', { name: 'Zoom in' }).tap()
  await expect.poll(() => percent(page)).toBeGreaterThan(whole)
  await expect.poll(() => sharpness(page, 1)).toBeGreaterThan(0.99)
  // A menu in full screen is seen and pressed.
  await sizes(page).tap()
  await page.getByRole('menuitemradio', { name: 'Fit page' }).tap()
  await expect.poll(() => percent(page)).toBe(whole)
  await (await touches(page)).swipe(place(page), [-300, 0])
  await everyoneAt(2)
  await frame(page).getByRole('button', { name: 'Previous' }).tap()
  await everyoneAt(1)
  await leave(page).tap()
  await expect.poll(() => isFull(page)).toBe(false)

  const { page: atLaptop } = ana
  await fullScreen(atLaptop).click()
  await expect.poll(async () => (await firstPage(atLaptop)).height).toBeGreaterThan(890)
  await atLaptop.keyboard.press('PageDown')
  await everyoneAt(2)
  await atLaptop.mouse.move(700, 300)
  await expect.poll(() => opacity(atLaptop)).toBe('0')
  // Hidden, it takes no swipe of a finger, and none of its buttons a tap.
  await (await touches(atLaptop)).swipe(leave(atLaptop), [-300, 0])
  await everyoneAt(3)
  await atLaptop.keyboard.press('PageUp')
  // Nothing that is beside the slide, and hidden here, has a button.
  await frame(atLaptop).getByRole('button', { name: 'Zoom in' }).waitFor({ state: 'attached' })
  expect(
    await frame(atLaptop)
      .getByRole('button', { name: /All slides|Comments/i })
      .count(),
  ).toBe(0)
  await atLaptop.mouse.move(700, 890)
  await expect.poll(() => opacity(atLaptop)).toBe('1')
  await leave(atLaptop).click()
  await expect.poll(() => isFull(atLaptop)).toBe(false)
  await everyoneAt(2)
})

test('[SL8] [SL10] [SL23] the slide, its bar and the box for a comment are in view on each screen, with many comments and with none', async () => {
  const box = (page: Page) => page.getByRole('textbox', { name: 'Comment on this slide' })
  await hand.page.getByRole('button', { name: 'Options of this activity' }).tap()
  await hand.page.getByRole('menuitemcheckbox', { name: 'Enable comments' }).tap()
  await hand.page.keyboard.press('Escape')
  for (let at = 1; at <= 12; at += 1) {
    await box(hand.page).fill(`Comment ${at}`)
    await box(hand.page).press('Enter')
  }
  for (const { page } of [hand, ana]) await page.getByRole('list').getByText('Comment 12').waitFor(late)
  // The least height of the slide, where it is not the whole of a small screen.
  const screens = [
    [hand.page, tablet.viewport, 420],
    [hand.page, { width: 1180, height: 820 }, 0],
    [hand.page, phone.viewport, 0],
    [ana.page, laptop.viewport, 420],
    [ana.page, { width: 1800, height: 900 }, 420],
  ] as const
  // Back at the comments, their list begins with the first one.
  for (const [at, key] of [
    [3, 'PageDown'],
    [2, 'PageUp'],
  ] as const) {
    await ana.page.keyboard.press('Escape')
    await ana.page.keyboard.press(key)
    for (const [page, viewport, least] of screens) {
      await slideAt(page, at, 9).waitFor(late)
      await page.setViewportSize(viewport)
      const message = `${viewport.width} pixels, slide ${at}`
      for (const what of [box(page), fullScreen(page)])
        await expect.poll(() => isUncovered(what), { message }).toBe(true)
      await expect
        .poll(async () => (await place(page).boundingBox())?.height, { message })
        .toBeGreaterThan(least)
      // With comments, one of them as a whole.
      const open = page.getByRole('button', { name: 'Open: Comment 1', exact: true })
      if (at === 2) await expect.poll(() => isUncovered(open), { message }).toBe(true)
    }
    // The comments scroll beside the slide, and not the page.
    expect(await ana.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  }
  await hand.page.setViewportSize(tablet.viewport)
  await ana.page.setViewportSize(laptop.viewport)
  await everyoneAt(2)
})

test('[SL15] [SL23] what is presented to everybody lies over a slide in full screen, which is left with its page', async () => {
  const { page } = bo
  await fullScreen(page).tap()
  await expect.poll(() => isFull(page)).toBe(true)
  await ana.page.getByRole('button', { name: 'Open: Comment 12' }).click()
  const theirs = ana.page.getByRole('dialog')
  await theirs.getByRole('button', { name: 'Present to all' }).click()
  const dialog = page.getByRole('dialog')
  // Tapped where it is seen, so it is on top.
  await dialog.getByText('Comment 12').tap(late)
  await theirs.getByRole('button', { name: 'Stop presenting the comment' }).click()
  await dialog.waitFor({ state: 'detached', ...late })
  await expect.poll(() => isFull(page)).toBe(true)

  // A facilitator who goes elsewhere is not left with a page without its bars.
  await fullScreen(ana.page).click()
  await expect.poll(() => isFull(ana.page)).toBe(true)
  await ana.page.goBack()
  await expect.poll(() => isFull(ana.page)).toBe(false)
  await ana.page.goForward()
  await slideAt(ana.page, 2, 9).waitFor(late)
})

test('[SL26] a link is followed by a tap, and a swipe that begins on it does not follow it', async () => {
  await slides.replace(pdfFixture('printed.pdf'))
  const { page } = hand
  await page.getByRole('region', { name: /^Slide \d of 2$/ }).waitFor(late)
  await ana.page.keyboard.press('Home')
  await slideAt(page, 1, 2).waitFor(late)
  const inside = page.getByRole('button', { name: 'to the plan, Slide 2' })
  await (await touches(page)).swipe(inside, [250, 0])
  await slideAt(page, 1, 2).waitFor()
  await inside.tap()
  await everyoneAt(2, 2)
  expect([ana.errors, hand.errors, bo.errors]).toEqual([[], [], []])
})
