import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { late, saved } from '../support/people/acts.ts'
import { laptop, openDevice, phone, tablet } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import {
  bottomOf,
  cellOf,
  focusedOn,
  isFocused,
  keyboardOver,
  planAdded,
  reads,
  uncovered,
} from '../support/kinds/planner.ts'
import { touches } from '../support/looking/touches.ts'
import { emptySession, joined, signedIn, signedInAs } from '../support/people/people.ts'
import type { Signed } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('plannerHands')
/** A facilitator at a laptop, and at a tablet; a participant with a phone. */
let ana: Device, hand: Device, bo: Device
let signed: Signed
let path: string

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('not on the screen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
const headings = async (page: Page): Promise<string[]> =>
  (await page.getByRole('columnheader').allInnerTexts()).map((heading) => heading.trim())

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open(laptop)
  hand = await open({ ...tablet, permissions: ['clipboard-read', 'clipboard-write'] })
  bo = await open(phone)
  signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  const rows = Array.from({ length: 40 }, (_, at) => [`What ${at + 1}`, `Who ${at + 1}`, `When ${at + 1}`])
  path = await planAdded(signed, workshopId, ['what', 'who', 'W'.repeat(255)], rows)
  await ana.page.goto(path)
  await reads(ana.page, 1, 1, 'What 1')
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await signedInAs(hand.page, signed.email)
  await hand.page.goto(path)
  await joined(bo.page, workshopId)
  for (const { page } of [hand, bo]) await reads(page, 1, 1, 'What 1')
})

test('[PL2] headings stay in sight however long they are; the edges of columns have room for a finger beside menus and titles', async () => {
  const { page } = ana
  const heading = await boxOf(cellOf(page, 0, 1))
  expect(heading.height).toBeLessThan(110)
  const grid = page.getByRole('grid')
  expect(await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await grid.hover()
  await page.mouse.wheel(0, 700)
  await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(600)
  expect((await boxOf(cellOf(page, 0, 1))).y).toBeCloseTo(heading.y, 0)
  await page.mouse.wheel(0, -2000)
  await reads(page, 1, 1, 'What 1')
  for (const one of [hand.page, page])
    for (const column of [1, 2, 3]) {
      const edge = await boxOf(cellOf(one, 0, column).getByRole('separator'))
      expect(edge.width).toBeGreaterThanOrEqual(24)
      expect((await boxOf(cellOf(one, 0, column).getByRole('button').first())).right).toBeLessThanOrEqual(
        edge.x + 0.5,
      )
      if (column === 3) continue
      const next = await boxOf(
        cellOf(one, 0, column + 1)
          .locator('span[title], span[id]')
          .first(),
      )
      expect(edge.right).toBeLessThanOrEqual(next.x + 0.5)
    }
})

test('[PL5] a column is dragged for everybody; its width, and a filter, for this screen only', async () => {
  const { page } = ana
  const [from, to] = [await boxOf(cellOf(page, 0, 2)), await boxOf(cellOf(page, 0, 1))]
  await cellOf(page, 0, 2).locator('[data-handle]').hover()
  await page.mouse.down()
  await page.mouse.move(from.x - 40, from.y + 10, { steps: 4 })
  await page.mouse.move(to.x + 12, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  for (const one of [ana, hand])
    await expect
      .poll(async () => (await headings(one.page)).filter((name) => /^Wh/.test(name)))
      .toEqual(['Who', 'What'])
  await reads(bo.page, 2, 1, 'Who 2')

  const widths = () =>
    Promise.all([page, hand.page].map(async (one) => (await boxOf(cellOf(one, 0, 1))).width))
  const [mine = 0, theirs] = await widths()
  const edge = await boxOf(cellOf(page, 0, 1).getByRole('separator'))
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 20)
  await page.mouse.down()
  await page.mouse.move(edge.x + edge.width / 2 + 60, edge.y + 20, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await widths())[0]).toBeCloseTo(mine + 60, -1)
  expect((await widths())[1]).toBe(theirs)

  await page.getByRole('button', { name: 'What, menu' }).click()
  await page.getByRole('menuitem', { name: 'Show rows that contain…' }).click()
  await page.getByRole('textbox', { name: 'Show rows that contain' }).fill('What 29')
  await reads(page, 1, 2, 'What 29')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedOn(page)).toBe('What, menu')
  await reads(hand.page, 1, 2, 'What 1')
  await page.getByRole('button', { name: 'Show everything' }).click()
  await reads(page, 1, 2, 'What 1')
})

test('[PL5] on a tablet cells are selected by taps, and a range of a spreadsheet is pasted with one more', async () => {
  const { page } = hand
  const selected = (name: string) => page.getByRole('toolbar', { name })
  await page.evaluate(() => navigator.clipboard.writeText('Tea\tAnn\nCups\tBen\n'))
  await page.getByRole('button', { name: 'Options of this activity' }).tap()
  await page.getByRole('menuitem', { name: 'Select cells' }).tap()
  // It began with the cell that was the first one.
  await selected('1 cell selected').waitFor()
  await cellOf(page, 5, 1).tap()
  await selected('2 cells selected').waitFor()
  await cellOf(page, 1, 2).tap()
  const bar = selected('1 cell selected')
  expect((await boxOf(bar)).right).toBeLessThanOrEqual(820)
  await bar.getByRole('button', { name: 'Paste' }).tap()
  for (const one of [hand, ana, bo]) {
    await reads(one.page, 5, 2, 'Ann')
    await reads(one.page, 6, 1, 'Cups')
  }
  await page.getByRole('button', { name: 'End selection' }).tap()
  await page.getByRole('toolbar', { name: /selected/ }).waitFor({ state: 'detached' })
})

test('[PL5] [PL21] in Swedish the bar of selected cells is one row on a laptop and a tablet, and two on a phone', async () => {
  const { page } = await stage.open({ ...laptop, locale: 'sv-SE' })
  await signedInAs(page, signed.email)
  await page.goto(path)
  await page.getByText('What 1', { exact: true }).first().waitFor(late)
  await cellOf(page, 1, 1).focus()
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key)
  const bar = page.getByRole('toolbar', { name: '4 celler markerade' })
  const rows = () =>
    bar.getByRole('button').evaluateAll((buttons) => {
      const middles = buttons.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => top + bottom)
      return new Set(middles.map((middle) => Math.round(middle / 16))).size
    })
  /** Buttons whose words are seen. */
  const worded = () =>
    bar
      .locator('.mantine-Button-label')
      .evaluateAll((labels) => labels.filter((one) => one.clientWidth > 1).length)
  for (const [{ viewport }, rowCount, wordCount] of [
    [laptop, 1, 7],
    [tablet, 1, 1],
    [phone, 2, 1],
  ] as const) {
    await page.setViewportSize(viewport)
    await expect.poll(rows).toBe(rowCount)
    await expect.poll(worded).toBe(wordCount)
  }
  await bar.getByRole('button', { name: 'Klistra in' }).waitFor()
})

test('[PL21] a long press, the right button and the key of menus open a menu; the focus comes back to the cell', async () => {
  const finger = await touches(bo.page)
  await finger.rest(cellOf(bo.page, 3, 2), bo.page.getByRole('menu'))
  // The finger was lifted, and pressed nothing that is under it.
  await bo.page.getByRole('menuitem', { name: 'Empty the cell' }).tap()
  await reads(hand.page, 3, 2, '')
  await bo.page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await bo.page.getByRole('grid').getByRole('textbox').count()).toBe(0)

  const { page } = ana
  const menu = page.getByRole('menu')
  await cellOf(page, 4, 3).focus()
  await page.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: 'Move row down' }).press('Enter')
  await reads(hand.page, 5, 3, 'When 4')
  await expect.poll(() => isFocused(cellOf(page, 5, 3))).toBe(true)
  await cellOf(page, 5, 0).click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Move row up' }).click()
  await reads(hand.page, 4, 3, 'When 4')
  await cellOf(page, 0, 1).click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Edit heading' }).waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
})

test('[PL2] on a phone a row is a card, what is typed stays above the keyboard, and large text fits', async () => {
  const { page } = bo
  const cards = await Promise.all([1, 2, 3].map((column) => boxOf(cellOf(page, 2, column))))
  for (const [at, one] of cards.entries()) {
    expect([one.right <= 390, one.height < 110]).toEqual([true, true])
    if (at > 0) expect(one.y).toBeGreaterThanOrEqual((cards[at - 1]?.bottom ?? 0) - 1)
  }
  expect(await cellOf(page, 2, 1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
    'Who',
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await cellOf(page, 8, 2).scrollIntoViewIfNeeded()
  await cellOf(page, 8, 2).tap()
  const field = page.getByRole('grid').getByRole('textbox')
  await field.fill('Ann and Bo')
  await page.setViewportSize({ width: 390, height: 460 })
  await expect.poll(() => uncovered(field)).toBe(true)
  for (const [row, column] of [
    [8, 3],
    [9, 1],
    [9, 2],
  ] as const) {
    await page.keyboard.press('Tab')
    await cellOf(page, row, column).getByRole('textbox').waitFor()
    await expect.poll(() => uncovered(field)).toBe(true)
  }
  await page.keyboard.press('Enter')
  // A browser that lays the keyboard over the page, which stays as it is.
  await page.setViewportSize(phone.viewport)
  await cellOf(page, 10, 2).tap()
  await field.waitFor()
  await keyboardOver(page, 400)
  await expect.poll(() => bottomOf(field)).toBeLessThan(400)
  await expect.poll(() => uncovered(field)).toBe(true)
  await page.keyboard.press('Escape')

  await page.addStyleTag({ content: ':root { font-size: 200% !important }' })
  const tools = page
    .locator('[data-slot="steps"] button, [data-slot="tools"] button')
    .filter({ visible: true })
  const besideSearch = async (): Promise<boolean[]> => {
    const search = await boxOf(page.getByRole('search'))
    const all = await Promise.all((await tools.all()).map(boxOf))
    return all.map(({ x, right }) => right <= search.x || x >= search.right)
  }
  await expect.poll(besideSearch).toEqual([true, true, true])
  await page.getByRole('button', { name: 'What, menu' }).tap()
  const onScreen = async (): Promise<boolean> => {
    const { x, right } = await boxOf(page.getByRole('menu'))
    return x >= 0 && right <= 390
  }
  await expect.poll(onScreen).toBe(true)
})

test('[PL5] an added column, and each cell that Tab leads to, comes into view; no row moves for a heading', async () => {
  const { page } = hand
  const table = page.getByRole('grid')
  const scrolledBy = (): Promise<number> => table.evaluate(({ scrollTop }) => scrollTop)
  const added = async (column: number): Promise<void> => {
    const heading = cellOf(page, 0, column)
    await expect.poll(() => isFocused(heading)).toBe(true)
    const isWithin = async (): Promise<boolean> => {
      const [one, all] = [await boxOf(heading), await boxOf(table)]
      return one.x >= all.x - 1 && one.right <= all.right + 1
    }
    await expect.poll(isWithin).toBe(true)
  }
  await table.evaluate((one) => void (one.scrollTop = 400))
  for (const column of [4, 5]) {
    await page.getByRole('button', { name: 'Add column' }).tap()
    await added(column)
  }
  await saved(page)
  expect(await scrolledBy()).toBe(400)
  await page.keyboard.press('F2')
  await table.getByRole('textbox').waitFor()
  await page.keyboard.type('new')
  await page.keyboard.press('Enter')
  await cellOf(page, 0, 5).getByText('New').waitFor()
  expect(await scrolledBy()).toBe(400)
  for (const key of ['Control+Home', 'PageDown', 'F2']) await page.keyboard.press(key)
  for (let at = 0; at < 8; at += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => uncovered(table.getByRole('textbox'))).toBe(true)
  }
  expect([ana.errors, hand.errors, bo.errors]).toEqual([[], [], []])
})
