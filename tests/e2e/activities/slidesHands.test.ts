import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { pdfFixture } from '#support/pdf/scanPdf.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { late } from '../support/acts.ts'
import { laptop, openDevice, phone, tablet } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, joined, signedIn, signedInAs } from '../support/ready.ts'
import { chooseFile, drawn, isUncovered, pdfFile, replaceFile, slideAt } from '../support/slideActs.ts'
import { noteSlides, percent, place, pointIn, sharpness, sizes, slidePartAt } from '../support/slideStage.ts'
import { setStage } from '../support/stage.ts'
import { touches } from '../support/touches.ts'

const stage = setStage('slides-hands')
/** One facilitator at a laptop and with a tablet, and a participant with a phone in landscape. */
let ana: Device, hand: Device, bo: Device

/** What is seen in full screen. */
const frame = (page: Page) => page.locator('[data-full]')
const scrolled = (page: Page): Promise<number> => place(page).evaluate(({ scrollLeft }) => scrollLeft)
const isFull = (page: Page): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null)

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  hand = await openDevice(stage.browser, stage.plenum.url, tablet)
  bo = await openDevice(stage.browser, stage.plenum.url, { ...tablet, viewport: { width: 844, height: 390 } })
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  await ana.page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await ana.page.goto(`/workshop/${workshopId}/create`)
  await ana.page.getByRole('button', { name: 'New activity' }).click()
  await ana.page.getByRole('menuitem', { name: /Slides/ }).click()
  await ana.page.waitForURL(/\/present\//)
  await ana.page.getByRole('main').getByRole('button', { name: 'Upload File' }).waitFor(late)
  await chooseFile(ana.page.getByRole('main'), pdfFile(pdfWithPages(9, { size: [960, 720] })))
  await slideAt(ana.page, 1, 9).waitFor(late)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await signedInAs(hand.page, signed.email)
  await hand.page.goto(new URL(ana.page.url()).pathname)
  await joined(bo.page, workshopId)
  for (const { page } of [ana, hand, bo]) await slideAt(page, 1, 9).waitFor(late)
  for (const { page } of [hand, bo]) await drawn(page, 1)
})

test('[SL23] with the editor open the slide has most of a laptop’s height', async () => {
  const { page } = ana
  await page.getByRole('tab', { name: 'Edit activity' }).waitFor(late)
  const [slide, thumbnails] = [slideAt(page, 1, 9), page.getByRole('navigation', { name: 'All slides' })]
  await expect.poll(async () => (await slide.boundingBox())?.height).toBeGreaterThan(420)
  const between = async (): Promise<number> => {
    const [one, all] = [await slide.boundingBox(), await thumbnails.boundingBox()]
    return (one?.x ?? 0) - (all?.x ?? 0) - (all?.width ?? 0)
  }
  await expect.poll(between).toBeGreaterThanOrEqual(0)
})

test('[SL6] [SL7] on a tablet a swipe turns the room’s page there and back; a short or a steep one does not', async () => {
  const { page } = hand
  const { swipe } = await touches(page)
  await swipe(place(page), [-300, 10])
  for (const one of [ana, hand, bo]) await slideAt(one.page, 2, 9).waitFor(late)
  // Who may not turn pages swipes in vain.
  const seenByBo = await noteSlides(bo.page)
  await (await touches(bo.page)).swipe(place(bo.page), [-300, 0])
  await swipe(place(page), [-30, 0])
  await swipe(place(page), [-80, 200])
  await swipe(place(page), [300, -10])
  for (const one of [ana, hand, bo]) await slideAt(one.page, 1, 9).waitFor(late)
  expect(await seenByBo()).toEqual(['Slide 1 of 9'])
})

test('[SL23] two fingers zoom in and out, and the page is drawn anew; swipes move it before they turn it', async () => {
  const { page } = hand
  const { pinch, swipe } = await touches(page)
  const before = await percent(page)
  await pinch(place(page), 2)
  await expect.poll(() => percent(page)).toBeGreaterThan(before * 1.8)
  await expect.poll(() => sharpness(page, 1)).toBeGreaterThan(0.99)
  const middle = await slidePartAt(page, 1, await pointIn(page, [0.5, 0.5]))
  expect(middle.x).toBeCloseTo(0.5, 2)
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

test('[SL23] a pinch keeps what is under the fingers, also when one of them has begun to scroll', async () => {
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
  const after = await slidePartAt(page, 1, at)
  expect(after.x).toBeCloseTo(before.x, 2)

  // The browser scrolls with the first finger, and then a second one comes.
  const left = await scrolled(page)
  const [one] = around(100)
  await touch('touchStart', around(100).slice(0, 1))
  for (const by of [20, 40, 60]) await touch('touchMove', [{ x: at.x - 100 + by, y: at.y }])
  await expect.poll(() => scrolled(page)).toBeLessThan(left)
  const first = { x: (one?.x ?? 0) + 60, y: at.y }
  const second = (by: number) => ({ x: first.x + by, y: at.y })
  await touch('touchStart', [first, second(240)])
  for (const by of [200, 160, 120]) await touch('touchMove', [first, second(by)])
  await touch('touchEnd', [])
  await expect.poll(() => percent(page)).toBeLessThan(zoomed * 0.7)
  await browser.detach()
  await sizes(page).tap()
  await page.getByRole('menuitemradio', { name: 'Usual size' }).tap()
  await slideAt(page, 1, 9).waitFor()
})

test('[SL23] the wheel with Ctrl zooms where the mouse is', async () => {
  const { page } = ana
  const before = await percent(page)
  const at = await pointIn(page, [0.4, 0.6])
  await page.mouse.move(at.x, at.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -600)
  await expect.poll(() => percent(page)).toBeGreaterThan(before * 1.5)
  const here = await slidePartAt(page, 1, at)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => percent(page)).toBeGreaterThan(before * 2)
  await page.keyboard.up('Control')
  const after = await slidePartAt(page, 1, at)
  expect([after.x - here.x, after.y - here.y].map(Math.abs).every((by) => by < 0.01)).toBe(true)
  await sizes(page).click()
  await page.getByRole('menuitemradio', { name: 'Usual size' }).click()
})

test('[SL23] full screen on a tablet: entered, zoomed, turned and left by touch, with its bar in reach', async () => {
  const { page } = hand
  await page.getByRole('button', { name: 'Full screen', exact: true }).tap()
  await expect.poll(() => isFull(page)).toBe(true)
  await drawn(page, 1)
  const width = async () => (await page.locator("[data-stage] [data-page='1']").boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(810)
  const whole = await percent(page)
  // Not hidden until a mouse moves.
  const bar = page.getByRole('button', { name: 'Leave full screen' })
  expect(await bar.evaluate((one) => getComputedStyle(one.closest('div') as Element).opacity)).toBe('1')
  await page.getByRole('button', { name: 'Zoom in' }).tap()
  await expect.poll(() => percent(page)).toBeGreaterThan(whole)
  await expect.poll(() => sharpness(page, 1)).toBeGreaterThan(0.99)
  const shown = await width()
  await (await touches(page)).pinch(place(page), 1.5)
  await expect.poll(width).toBeGreaterThan(shown * 1.3)
  // A menu in full screen is seen and pressed.
  await sizes(page).tap()
  await page.getByRole('menuitemradio', { name: 'Fit page' }).tap()
  await expect.poll(() => percent(page)).toBe(whole)
  await (await touches(page)).swipe(place(page), [-300, 0])
  for (const one of [ana, hand, bo]) await slideAt(one.page, 2, 9).waitFor(late)
  await frame(page).getByRole('button', { name: 'Next' }).tap()
  await slideAt(bo.page, 3, 9).waitFor(late)
  await frame(page).getByRole('button', { name: 'Previous' }).tap()
  await slideAt(bo.page, 2, 9).waitFor(late)
  await bar.tap()
  await expect.poll(() => isFull(page)).toBe(false)
  for (const one of [ana, hand]) await slideAt(one.page, 2, 9).waitFor(late)
})

test('[SL23] full screen at a laptop: the page is as large as the screen, keys turn it, and the bar comes to the mouse', async () => {
  const { page } = ana
  await page.keyboard.press('Home')
  await slideAt(page, 1, 9).waitFor()
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect.poll(() => isFull(page)).toBe(true)
  const height = async (): Promise<number> =>
    (await page.locator("[data-stage] [data-page='1']").boundingBox())?.height ?? 0
  await expect.poll(height).toBeGreaterThan(890)
  await page.keyboard.press('PageDown')
  for (const one of [ana, hand, bo]) await slideAt(one.page, 2, 9).waitFor(late)
  // The bar comes to the mouse.
  const leave = page.getByRole('button', { name: 'Leave full screen' })
  const opacity = (): Promise<string> =>
    leave.evaluate((one) => getComputedStyle(one.closest('div') as Element).opacity)
  await page.mouse.move(700, 300)
  await expect.poll(opacity).toBe('0')
  // Hidden, it takes no swipe of a finger, and none of its buttons a tap.
  const { swipe } = await touches(page)
  await swipe(leave, [-300, 0])
  await slideAt(page, 3, 9).waitFor()
  await page.keyboard.press('PageUp')
  await slideAt(page, 2, 9).waitFor()
  // Nothing that is beside the slide, and hidden here, has a button.
  await frame(page).getByRole('button', { name: 'Zoom in' }).waitFor({ state: 'attached' })
  const others = frame(page).getByRole('button', { name: /All slides|Comments/i })
  expect(await others.count()).toBe(0)
  await page.mouse.move(700, 890)
  await expect.poll(opacity).toBe('1')
  await leave.click()
  await expect.poll(() => isFull(page)).toBe(false)
  await slideAt(page, 2, 9).waitFor()
})

test('[SL10] on a tablet held upright many comments leave the slide half of the height', async () => {
  const { page } = hand
  await page.getByRole('button', { name: 'Options of this activity' }).tap()
  await page.getByRole('menuitemcheckbox', { name: 'Enable comments' }).tap()
  await page.keyboard.press('Escape')
  const box = page.getByRole('textbox', { name: 'Comment on this slide' })
  for (let at = 1; at <= 12; at += 1) {
    await box.fill(`Comment ${at}`)
    await box.press('Enter')
  }
  await page.getByRole('list').getByText('Comment 12').waitFor(late)
  await expect.poll(async () => (await place(page).boundingBox())?.height).toBeGreaterThan(420)
  await expect.poll(() => isUncovered(box)).toBe(true)
})

test('[SL8] [SL23] the box for a comment is in view on each screen, with many comments on the slide and with none', async () => {
  const box = (page: Page) => page.getByRole('textbox', { name: 'Comment on this slide' })
  const bar = (page: Page) => page.getByRole('button', { name: 'Full screen', exact: true })
  const screens = [
    [hand.page, [tablet.viewport, { width: 1180, height: 820 }, phone.viewport]],
    [ana.page, [laptop.viewport]],
  ] as const
  for (const at of [2, 3]) {
    await ana.page.keyboard.press('Escape')
    await ana.page.keyboard.press('Home')
    for (let turned = 1; turned < at; turned += 1) await ana.page.keyboard.press('PageDown')
    for (const [page, viewports] of screens) {
      await slideAt(page, at, 9).waitFor(late)
      for (const viewport of viewports) {
        await page.setViewportSize(viewport)
        const where = `${at} ${viewport.width}`
        await expect.poll(() => isUncovered(box(page)), { message: `box ${where}` }).toBe(true)
        await expect.poll(() => isUncovered(bar(page)), { message: `bar ${where}` }).toBe(true)
        // With comments, one of them as a whole.
        const open = page.getByRole('button', { name: 'Open: Comment 1', exact: true })
        if (at === 2) await expect.poll(() => isUncovered(open), { message: `comment ${where}` }).toBe(true)
      }
    }
  }
  await hand.page.setViewportSize(tablet.viewport)
  await ana.page.keyboard.press('PageUp')
  await slideAt(bo.page, 2, 9).waitFor(late)
})

test('[SL15] [SL23] what is presented to everybody lies over a slide in full screen, which is left with its page', async () => {
  const { page } = bo
  await page.getByRole('button', { name: 'Full screen', exact: true }).tap()
  await expect.poll(() => isFull(page)).toBe(true)
  await ana.page.getByRole('button', { name: 'Open: Comment 12' }).click()
  const theirs = ana.page.getByRole('dialog')
  await theirs.getByRole('button', { name: 'Present to all' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Comment 12').waitFor(late)
  // Tapped where it is seen, so it is on top.
  await dialog.getByText('Comment 12').tap()
  await theirs.getByRole('button', { name: 'Stop presenting the comment' }).click()
  await dialog.waitFor({ state: 'detached', ...late })
  await ana.page.keyboard.press('Escape')
  await expect.poll(() => isFull(page)).toBe(true)
  await page.getByRole('button', { name: 'Leave full screen' }).tap()
  await expect.poll(() => isFull(page)).toBe(false)

  // A facilitator who goes elsewhere is not left with a page without its bars.
  await ana.page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect.poll(() => isFull(ana.page)).toBe(true)
  await ana.page.goBack()
  await expect.poll(() => isFull(ana.page)).toBe(false)
  await ana.page.goForward()
  await slideAt(ana.page, 2, 9).waitFor(late)
})

test('[SL26] a link is followed by a tap, and a swipe that begins on it does not follow it', async () => {
  await replaceFile(ana.page, pdfFixture('printed.pdf'), 'printed.pdf')
  const { page } = hand
  await page.getByRole('region', { name: /^Slide \d of 2$/ }).waitFor(late)
  await ana.page.keyboard.press('Home')
  await slideAt(page, 1, 2).waitFor(late)
  const inside = page.getByRole('button', { name: 'to the plan, Slide 2' })
  await (await touches(page)).swipe(inside, [250, 0])
  await slideAt(page, 1, 2).waitFor()
  await inside.tap()
  for (const one of [ana, hand, bo]) await slideAt(one.page, 2, 2).waitFor(late)
  expect([ana.errors, hand.errors, bo.errors]).toEqual([[], [], []])
})
