import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { saved } from '../support/acts.ts'
import { laptop, openDevice, phone, tablet } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { cellOf, planAdded, reads } from '../support/planActs.ts'
import { emptySession, joined, signedIn, signedInAs } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('plannerHands')
/** A facilitator at a laptop, and at a tablet; participants with a phone and a laptop. */
let ana: Device, hand: Device, bo: Device, di: Device

const selected = (page: Page, count: number) =>
  page.getByRole('toolbar', { name: count === 1 ? '1 cell selected' : `${count} cells selected` })
const colourOf = (page: Page, row: number, column: number): Promise<string> =>
  cellOf(page, row, column).evaluate((cell) => {
    const { boxShadow, outlineColor, borderColor, backgroundColor } = getComputedStyle(cell)
    return [boxShadow, outlineColor, borderColor, backgroundColor].join(' ')
  })
const headings = (page: Page): Promise<string[]> => page.getByRole('columnheader').allInnerTexts()
const boxOf = async (page: Page, row: number, column: number) => {
  const box = await cellOf(page, row, column).boundingBox()
  if (!box) throw new Error('not on the screen')
  return box
}
const focusedOn = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

async function menuOf(page: Page, heading: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `${heading}, menu` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
  ana = await open({ ...laptop, ...clipboard })
  hand = await open({ ...tablet, ...clipboard })
  bo = await open(phone)
  di = await open(laptop)
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  const rows = Array.from({ length: 40 }, (_, at) => [`What ${at + 1}`, `Who ${at + 1}`, `When ${at + 1}`])
  const path = await planAdded(signed, workshopId, ['what', 'who', 'when'], rows)
  await ana.page.goto(path)
  await reads(ana.page, 1, 1, 'What 1')
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await signedInAs(hand.page, signed.email)
  await hand.page.goto(path)
  await reads(hand.page, 1, 1, 'What 1')
  for (const { page } of [bo, di]) {
    await joined(page, workshopId)
    await reads(page, 1, 1, 'What 1')
  }
})

test('[PL5] leaving a cell by a press elsewhere saves what was typed', async () => {
  await cellOf(di.page, 1, 2).click()
  await cellOf(di.page, 1, 2).getByRole('textbox').fill('Di herself')
  await di.page.getByRole('heading', { name: 'Who, what, when' }).click()
  await saved(di.page)
  for (const { page } of [ana, bo, di]) await reads(page, 1, 2, 'Di herself')
})

test('a dead key on a cell begins its edit, and what is composed with it replaces the text', async () => {
  const { page } = di
  await cellOf(page, 2, 2).focus()
  const keyboard = await page.context().newCDPSession(page)
  // As a browser sends a dead key and the letter after it.
  await keyboard.send('Input.dispatchKeyEvent', {
    ...{ type: 'rawKeyDown', key: 'Dead', code: 'BracketLeft', windowsVirtualKeyCode: 221 },
  })
  await keyboard.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.insertText', { text: 'é' })
  await expect.poll(() => cellOf(page, 2, 2).getByRole('textbox').inputValue()).toBe('é')
  await page.keyboard.press('Escape')
  await reads(page, 2, 2, 'Who 2')
  // Taken back: nothing comes of it.
  await keyboard.send('Input.dispatchKeyEvent', {
    ...{ type: 'rawKeyDown', key: 'Dead', code: 'BracketLeft', windowsVirtualKeyCode: 221 },
  })
  await keyboard.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  await expect.poll(() => cellOf(page, 2, 2).getByRole('textbox').inputValue()).toBe('Who 2')
  await keyboard.detach()
  await cellOf(page, 3, 1).click()
  await reads(page, 2, 2, 'Who 2')
  await page.keyboard.press('Escape')
})

test('Tab in the last cell and Shift+Tab in the first one save, and lead out of the table', async () => {
  const { page } = di
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => {
      const { activeElement: at } = document
      if (at === document.body) return 'nothing'
      return at?.closest('[role="grid"]') ? 'the table' : at?.textContent
    })
  await cellOf(page, 40, 3).click()
  await page.keyboard.type(', soon')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('Add row')
  await reads(page, 40, 3, 'When 40, soon')
  await cellOf(page, 1, 1).click()
  await page.keyboard.press('Shift+Tab')
  await cellOf(page, 1, 1).getByRole('textbox').waitFor({ state: 'detached' })
  expect(['nothing', 'the table']).not.toContain(await focused())
  await saved(page)
})

test('facilitators select cells by click, Ctrl and Shift; Escape ends it; participants select none', async () => {
  const { page } = ana
  const plain = await colourOf(page, 2, 2)
  await cellOf(page, 2, 1).click({ modifiers: ['ControlOrMeta'] })
  await selected(page, 1).waitFor()
  await cellOf(page, 2, 2).click()
  await selected(page, 2).waitFor()
  expect(await colourOf(page, 2, 2)).not.toBe(plain)
  expect(await colourOf(page, 2, 2)).toContain('rgb(0, 124, 232)')
  await cellOf(page, 2, 1).click()
  await selected(page, 1).waitFor()
  await cellOf(page, 4, 3).click({ modifiers: ['Shift'] })
  await page.getByRole('toolbar', { name: /cells selected/ }).waitFor()
  expect(await page.locator('[role="gridcell"][aria-selected="true"]').count()).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await page.getByRole('toolbar', { name: /selected/ }).waitFor({ state: 'detached' })

  await cellOf(di.page, 2, 1).click({ modifiers: ['ControlOrMeta'] })
  await di.page.keyboard.press('Escape')
  await cellOf(di.page, 3, 1).click({ modifiers: ['Shift'] })
  await di.page.keyboard.press('Escape')
  await cellOf(di.page, 2, 1).hover()
  await di.page.mouse.down()
  await cellOf(di.page, 4, 2).hover()
  await di.page.mouse.up()
  expect(await di.page.getByRole('toolbar', { name: /selected/ }).count()).toBe(0)
  await di.page.keyboard.press('Escape')
})

test('[PL5] columns change their order by drag, by keys and by their menu, for everybody', async () => {
  const { page } = ana
  const all = async (order: string[]): Promise<void> => {
    for (const one of [ana, bo, di])
      await expect
        .poll(async () =>
          (await headings(one.page))
            .filter((heading) => order.includes(heading.trim()))
            .map((heading) => heading.trim()),
        )
        .toEqual(order)
  }
  const [from, to] = [await boxOf(page, 0, 3), await boxOf(page, 0, 1)]
  await cellOf(page, 0, 3).locator('[data-handle]').hover()
  await page.mouse.down()
  await page.mouse.move(from.x - 40, from.y + 10, { steps: 4 })
  await page.mouse.move(to.x + 12, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  await all(['When', 'What', 'Who'])
  await menuOf(page, 'When', 'Move right')
  await all(['What', 'When', 'Who'])
  await cellOf(page, 0, 2).focus()
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await all(['What', 'Who', 'When'])
  await reads(page, 2, 3, 'When 2')
})

test('[PL5] [PL10] a column is added before and after another, and deleted with its texts after a question; undo brings it back', async () => {
  const { page } = ana
  await menuOf(page, 'Who', 'Add column before')
  await cellOf(bo.page, 0, 2).getByText('Column 2').waitFor({ state: 'attached' })
  await menuOf(page, 'When', 'Add column after')
  await cellOf(bo.page, 0, 5).getByText('Column 5').waitFor({ state: 'attached' })
  for (const name of ['Column 5', 'Column 2']) {
    await menuOf(page, name, 'Delete column')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Are you sure you want to delete this column?').waitFor()
    await dialog.getByText('This will permanently delete the column and any input will be lost.').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await menuOf(page, 'Who', 'Delete column')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  for (const one of [ana, di]) await reads(one.page, 2, 2, 'When 2')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  for (const one of [ana, bo, di]) await reads(one.page, 2, 2, 'Who 2')
})

test('widths, sorting and filters change nobody else’s table', async () => {
  const { page } = ana
  const before = [(await boxOf(page, 0, 1)).width, (await boxOf(di.page, 0, 1)).width]
  const edge = await cellOf(page, 0, 1).getByRole('separator').boundingBox()
  if (!edge) throw new Error('no edge')
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2)
  await page.mouse.down()
  await page.mouse.move(edge.x + edge.width / 2 + 60, edge.y + edge.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await boxOf(page, 0, 1)).width).toBeCloseTo((before[0] ?? 0) + 60, -1)
  expect((await boxOf(di.page, 0, 1)).width).toBe(before[1])

  await menuOf(di.page, 'What', 'Sort Z to A')
  await reads(di.page, 1, 1, 'What 40')
  await menuOf(di.page, 'Who', 'Show rows that contain…')
  await di.page.getByRole('textbox', { name: 'Show rows that contain' }).fill('Who 2')
  await reads(di.page, 1, 1, 'What 29')
  await di.page.keyboard.press('Escape')
  await expect.poll(() => focusedOn(di.page)).toBe('Who, menu')
  for (const one of [ana, bo]) await reads(one.page, 1, 1, 'What 1')
  await di.page.getByRole('button', { name: 'Show everything' }).click()
  await reads(di.page, 1, 1, 'What 1')
})

test('the edge of a column is wide enough for a finger, and covers neither a menu nor a heading', async () => {
  for (const { page } of [hand, di]) {
    // The undone deletion of a column is here.
    await reads(page, 2, 2, 'Who 2')
    const places = await page.locator('[role="columnheader"]:has([role="separator"])').evaluateAll((all) =>
      all.map((heading) => {
        const across = (selector: string) => {
          const box = heading.querySelector(selector)?.getBoundingClientRect()
          return { from: box?.left ?? 0, to: box?.right ?? 0 }
        }
        return {
          title: across('span[title], span[id]'),
          menu: across('button'),
          edge: across('[role="separator"]'),
        }
      }),
    )
    expect(places).toHaveLength(3)
    for (const [at, { menu, edge }] of places.entries()) {
      expect(edge.to - edge.from).toBeGreaterThanOrEqual(24)
      expect(menu.to).toBeLessThanOrEqual(edge.from + 0.5)
      const next = places[at + 1]
      if (next) expect(edge.to).toBeLessThanOrEqual(next.title.from + 0.5)
    }
  }
})

test('headings stay in sight while rows are scrolled', async () => {
  const { page } = ana
  const heading = await boxOf(page, 0, 1)
  await page.getByRole('grid').hover()
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.getByRole('grid').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(600)
  expect((await boxOf(page, 0, 1)).y).toBeCloseTo(heading.y, 0)
  await page.mouse.wheel(0, -2000)
  await reads(page, 1, 1, 'What 1')
})

test('on a phone a row is a card: each heading stands before its text, and nothing is wider than the screen', async () => {
  const { page } = bo
  const boxes = await Promise.all([1, 2, 3].map((column) => boxOf(page, 2, column)))
  for (const box of boxes) expect(box.x + box.width).toBeLessThanOrEqual(390)
  const [first, second, third] = boxes
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual((first?.height ?? 0) - 1)
  expect((third?.y ?? 0) - (second?.y ?? 0)).toBeGreaterThanOrEqual((second?.height ?? 0) - 1)
  const words = await cellOf(page, 2, 2).evaluate((cell) => {
    const { content } = getComputedStyle(cell, '::before')
    return `${content} ${(cell as HTMLElement).innerText}`
  })
  expect(words).toContain('Who')
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
})

test('[PL5] on a tablet cells are selected by taps, and a range of a spreadsheet is pasted with one more', async () => {
  const { page } = hand
  await page.evaluate(() => navigator.clipboard.writeText('Tea\tAnn\nCups\tBen\n'))
  await page.getByRole('button', { name: 'Options of this activity' }).tap()
  await page.getByRole('menuitem', { name: 'Select cells' }).tap()
  // It began with the first cell.
  await selected(page, 1).waitFor()
  await cellOf(page, 5, 1).tap()
  await selected(page, 2).waitFor()
  await cellOf(page, 1, 1).tap()
  await selected(page, 1).waitFor()
  const paste = page.getByRole('toolbar', { name: /selected/ }).getByRole('button', { name: 'Paste' })
  await paste.tap()
  await reads(page, 5, 1, 'Tea')
  for (const one of [ana, bo]) {
    await reads(one.page, 5, 2, 'Ann')
    await reads(one.page, 6, 2, 'Ben')
  }
  const bar = await page.getByRole('toolbar', { name: /selected/ }).boundingBox()
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(820)

  // Where the browser refuses, it is said.
  await page.context().clearPermissions()
  await paste.tap()
  await page.getByText('The clipboard could not be read. Please allow it in the browser.').waitFor()
  await page.getByRole('button', { name: 'End selection' }).tap()
  await page.getByRole('toolbar', { name: /selected/ }).waitFor({ state: 'detached' })
  expect([ana.errors, hand.errors, bo.errors, di.errors]).toEqual([[], [], [], []])
})
