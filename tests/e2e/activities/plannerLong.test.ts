import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { saved } from '../support/people/acts.ts'
import { laptop, openDevice, tablet } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { cellOf, isFocused, planAdded, reads, write } from '../support/kinds/planner.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('planner-long')
/** A facilitator at a laptop, a participant with a tablet. */
let ana: Device, cy: Device

const [rowCount, columnCount] = [120, 20]
/** Of a cell that has one line. */
const [far, deep] = [19, 118]

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open({ ...laptop, permissions: ['clipboard-read', 'clipboard-write'] })
  cy = await open(tablet)
  // Errors of observers: the browser tells them to the page only.
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
  const path = await planAdded(signed, workshopId, rows[0]?.map((_, at) => `heading ${at + 1}`) ?? [], rows)
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

test('[PL5] only what is on the screen is drawn; rows keep their heights, and a far cell is edited beside its number', async () => {
  const { page } = cy
  const grid = page.getByRole('grid')
  expect(await grid.getAttribute('aria-rowcount')).toBe(String(rowCount + 1))
  expect(await grid.getAttribute('aria-colcount')).toBe(String(columnCount + 1))
  for (const one of [ana, cy]) expect(await drawn(one.page)).toBeLessThan(400)
  const heights = (): Promise<(number | undefined)[]> =>
    Promise.all([1, 2, 3, 4, 5].map(async (row) => (await cellOf(page, row, 0).boundingBox())?.height))
  const before = await heights()
  await scrolled(page, 1, 14)
  await expect.poll(heights).toEqual(before)

  await scrolled(page, deep, far)
  await reads(page, deep, far, textAt(deep, far))
  await expect.poll(() => drawn(page)).toBeLessThan(400)
  const [number, table] = [await cellOf(page, deep, 0).boundingBox(), await grid.boundingBox()]
  expect(Math.abs((number?.x ?? 0) - (table?.x ?? 0))).toBeLessThan(3)
  await write(page, deep, far, 'Written far away')
  await saved(page)
  await reads(page, deep, far, 'Written far away')
})

test('[PL5] the keyboard leads to cells that are not drawn, edits over the last column, and copies them', async () => {
  const { page } = ana
  await cellOf(page, 1, 1).focus()
  await page.keyboard.press('Control+End')
  await cellOf(page, rowCount, columnCount).waitFor()
  expect(await isFocused(cellOf(page, rowCount, columnCount))).toBe(true)
  // Rows that are drawn above it are higher than assumed.
  const beyond = async (): Promise<number> => {
    const box = await cellOf(page, rowCount, columnCount).boundingBox()
    const table = await page.getByRole('grid').boundingBox()
    return box && table ? box.y + box.height - table.y - table.height : Infinity
  }
  await expect.poll(beyond).toBeLessThanOrEqual(1)
  for (const key of ['ArrowUp', 'ArrowUp', 'F2', 'Tab']) await page.keyboard.press(key)
  const field = page.getByRole('grid').getByRole('textbox')
  await expect.poll(() => field.inputValue()).toBe(textAt(deep + 1, 1))
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => field.inputValue()).toBe(textAt(deep, columnCount))
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+Shift+End')
  await page.getByRole('toolbar', { name: `${rowCount * columnCount} cells selected` }).waitFor()
  await page.keyboard.press('ControlOrMeta+C')
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(lines).toHaveLength(rowCount)
  expect(lines[deep - 1]?.split('\t')[far - 1]).toBe('Written far away')
  await page.keyboard.press('Escape')
  await page.getByRole('toolbar', { name: /selected/ }).waitFor({ state: 'detached' })
})

test('what is typed stays while its cell is scrolled out of sight, and columns come while an edge is dragged', async () => {
  const { page } = ana
  await page.keyboard.press('Control+Home')
  await cellOf(page, 2, 2).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Typed and ')
  await scrolled(page, deep, far)
  await page.keyboard.type('scrolled')
  await page.keyboard.press('Enter')
  await reads(page, 2, 2, 'Typed and scrolled')
  await saved(page)

  const grid = page.getByRole('grid')
  await grid.evaluate((table) => table.scrollTo(0, 0))
  const edge = cellOf(page, 0, 1).getByRole('separator')
  await edge.focus()
  await page.keyboard.press('End')
  const box = await edge.boundingBox()
  if (!box) throw new Error('the edge is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let by = 60; by <= 720; by += 60) await page.mouse.move(x - by, y)
  // In the middle row, at shares of the table's width.
  const areFilled = () =>
    grid.evaluate((table) => {
      const { left, top, width, height } = table.getBoundingClientRect()
      return [0.5, 0.7, 0.97].map((share) =>
        Boolean(
          document.elementFromPoint(left + width * share, top + height / 2)?.closest('[role="gridcell"]'),
        ),
      )
    })
  await expect.poll(areFilled).toEqual([true, true, true])
  await page.mouse.up()
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
  expect([ana.errors, cy.errors]).toEqual([[], []])
})
