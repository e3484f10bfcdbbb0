import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { saved } from '../support/acts.ts'
import { laptop, openDevice, tablet } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { cellOf, planAdded, reads, write } from '../support/planActs.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('planner-long')
/** A facilitator at a laptop, a participant with a tablet. */
let ana: Device, cy: Device

const [rowCount, columnCount] = [120, 20]

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open({ ...laptop, permissions: ['clipboard-read', 'clipboard-write'] })
  cy = await open(tablet)
  // The browser tells it to the page only.
  for (const { page } of [ana, cy])
    await page.addInitScript(() =>
      addEventListener('error', ({ message }) => {
        setTimeout(() => {
          throw new Error(message)
        })
      }),
    )
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  const rows = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columnCount }, (__, column) => textAt(row + 1, column + 1)),
  )
  const headings = rows[0]?.map((_, at) => `heading ${at + 1}`) ?? []
  const path = await planAdded(signed, workshopId, headings, rows)
  await ana.page.goto(path)
  await reads(ana.page, 1, 1, textAt(1, 1))
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await joined(cy.page, workshopId)
  await reads(cy.page, 1, 1, textAt(1, 1))
})

/** A few texts have several lines. */
function textAt(row: number, column: number): string {
  return `Cell ${row} in ${column}${row % 7 === column % 7 ? ` ${'and more '.repeat(8)}end` : ''}`
}

/** Of a cell that has one line. */
const [far, deep] = [19, 118]

function drawn(page: Page): Promise<number> {
  return page.getByRole('gridcell').count()
}

/** Scrolls the table as a wheel or a finger does: aside to a column, then down until a row is drawn. */
async function scrolled(page: Page, row: number, column: number): Promise<void> {
  const grid = page.getByRole('grid')
  await grid.evaluate((table, right) => void (table.scrollLeft = right), (column - 3) * 220)
  await cellOf(page, 0, column).waitFor()
  await grid.evaluate(
    async (table, place) => {
      while (!table.querySelector(place) && table.scrollTop + table.clientHeight < table.scrollHeight - 1) {
        table.scrollTop += 300
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
    },
    `[aria-rowindex="${row + 1}"]`,
  )
  await cellOf(page, row, column).waitFor()
}

test('only what is on the screen is drawn, and the whole table is told', async () => {
  for (const { page } of [ana, cy]) {
    expect(await drawn(page)).toBeLessThan(400)
    const grid = page.getByRole('grid')
    expect(await grid.getAttribute('aria-rowcount')).toBe(String(rowCount + 1))
    expect(await grid.getAttribute('aria-colcount')).toBe(String(columnCount + 1))
  }
})

test('[PL5] a cell far to the right and far down is edited on a tablet, and the row number stays in view', async () => {
  const { page } = cy
  await scrolled(page, deep, far)
  await reads(page, deep, far, textAt(deep, far))
  await expect.poll(() => drawn(page)).toBeLessThan(400)
  const number = await cellOf(page, deep, 0).boundingBox()
  const table = await page.getByRole('grid').boundingBox()
  expect(Math.abs((number?.x ?? 0) - (table?.x ?? 0))).toBeLessThan(3)
  await write(page, deep, far, 'Written far away')
  await saved(page)
  await reads(page, deep, far, 'Written far away')
})

test('the keyboard leads to cells that are not drawn, and Tab wraps over the last column', async () => {
  const { page } = ana
  await cellOf(page, 1, 1).focus()
  await page.keyboard.press('Control+End')
  await cellOf(page, rowCount, columnCount).waitFor()
  const isFocused = (row: number, column: number): Promise<boolean> =>
    cellOf(page, row, column).evaluate((cell) => cell === document.activeElement)
  expect(await isFocused(rowCount, columnCount)).toBe(true)
  // Rows that are drawn above it are higher than assumed.
  const beyond = async (): Promise<number> => {
    const box = await cellOf(page, rowCount, columnCount).boundingBox()
    const table = await page.getByRole('grid').boundingBox()
    return box && table ? box.y + box.height - table.y - table.height : Infinity
  }
  await expect.poll(beyond).toBeLessThanOrEqual(1)
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key)
  expect(await isFocused(deep, far)).toBe(true)
  await reads(page, deep, far, 'Written far away')
  await page.keyboard.press('End')
  await page.keyboard.press('F2')
  await page.keyboard.press('Tab')
  expect(
    await cellOf(page, deep + 1, 1)
      .getByRole('textbox')
      .inputValue(),
  ).toBe(textAt(deep + 1, 1))
  await page.keyboard.press('Shift+Tab')
  expect(await cellOf(page, deep, columnCount).getByRole('textbox').inputValue()).toBe(
    textAt(deep, columnCount),
  )
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Home')
  expect(await isFocused(1, 1)).toBe(true)
})

test('what is typed stays while its cell is scrolled out of sight', async () => {
  const { page } = ana
  await cellOf(page, 2, 2).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Typed and ')
  await scrolled(page, deep, far)
  await page.keyboard.type('scrolled')
  await page.keyboard.press('Enter')
  await reads(page, 2, 2, 'Typed and scrolled')
  await saved(page)
  await page.keyboard.press('Control+Home')
})

test('[PL5] a range over cells that are not drawn is selected and copied; the selection’s keys work', async () => {
  const { page } = ana
  await cellOf(page, 1, 1).focus()
  await page.keyboard.press('Control+Shift+End')
  const all = `${rowCount * columnCount} cells selected`
  await page.getByRole('toolbar', { name: all }).waitFor()
  await page.keyboard.press('ControlOrMeta+C')
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(lines).toHaveLength(rowCount)
  expect(lines[deep - 1]?.split('\t')[far - 1]).toBe('Written far away')
  await page.keyboard.press('Escape')
  await page.getByRole('toolbar', { name: all }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('toolbar', { name: all }).getByRole('button').first().focus()
  await page.keyboard.press('ControlOrMeta+C')
  await page.keyboard.press('Escape')
  await page.getByRole('toolbar', { name: all }).waitFor({ state: 'detached' })
})

/** Whether a cell is drawn in the middle row, at a share of the table's width. */
function isFilledAt(page: Page, share: number): Promise<boolean> {
  return page.getByRole('grid').evaluate((grid, across) => {
    const { left, top, width, height } = grid.getBoundingClientRect()
    const at = document.elementFromPoint(left + width * across, top + height / 2)
    return at !== null && at.closest('[role="gridcell"]') !== null
  }, share)
}

test('columns that come into view are drawn while the edge of another one is dragged', async () => {
  const { page } = ana
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 0))
  const edge = cellOf(page, 0, 1).getByRole('separator')
  await edge.focus()
  await page.keyboard.press('End')
  const box = await edge.boundingBox()
  if (!box) throw new Error('the edge is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let by = 60; by <= 720; by += 60) await page.mouse.move(x - by, y)
  for (const share of [0.5, 0.7, 0.97]) await expect.poll(() => isFilledAt(page, share)).toBe(true)
  await page.mouse.up()
  await edge.dblclick()
})

test('without scroll anchoring, rows above that are higher than assumed move nothing', async () => {
  const { page } = cy
  await page.addStyleTag({ content: '[role="grid"] { overflow-anchor: none }' })
  const moves = await page.getByRole('grid').evaluate(async (grid) => {
    const frames = async (count: number): Promise<void> => {
      for (let at = 0; at < count; at += 1)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    const row = (): { element: HTMLElement; top: number } | undefined => {
      const { left, top, height } = grid.getBoundingClientRect()
      const element = document
        .elementFromPoint(left + 100, top + height / 2)
        ?.closest<HTMLElement>('[data-row]')
      return element ? { element, top: element.getBoundingClientRect().top } : undefined
    }
    /** A slow device draws them in more steps. */
    const allDrawn = async (): Promise<void> => {
      for (let before = -1, still = 0; still < 3 || !row();) {
        await frames(2)
        const count = grid.querySelectorAll('[role="gridcell"]').length
        still = count === before ? still + 1 : 0
        before = count
      }
    }
    // To rows that were never drawn, with more of those above them.
    grid.scrollTop = grid.scrollHeight / 2
    await allDrawn()
    const moved = []
    for (let at = 0; at < 8; at += 1) {
      const before = row()
      grid.scrollBy(0, -70)
      await allDrawn()
      moved.push(before ? before.element.getBoundingClientRect().top - before.top : null)
    }
    return moved
  })
  for (const by of moves) expect(by).toBeCloseTo(70, 0)
})

test('rows keep their heights while the table scrolls aside, and everything is there after a reload', async () => {
  const { page } = cy
  await page.reload()
  for (const row of [1, 5]) await reads(page, row, 1, textAt(row, 1))
  const heights = (): Promise<(number | undefined)[]> =>
    Promise.all([1, 2, 3, 4, 5].map(async (row) => (await cellOf(page, row, 0).boundingBox())?.height))
  const before = await heights()
  await scrolled(page, 1, 14)
  await expect.poll(heights).toEqual(before)
  await scrolled(page, 1, 1)
  await reads(page, 2, 2, 'Typed and scrolled')
  await scrolled(page, deep, far)
  await reads(page, deep, far, 'Written far away')
  expect([...ana.errors, ...cy.errors]).toEqual([])
})
