import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { PlanBoardDocument } from '#api/operations/plan.ts'
import { late, saved } from '../support/acts.ts'
import { laptop, phone, tablet, withoutSockets } from '../support/devices.ts'
import { cellOf, planAdded, reads, write } from '../support/planActs.ts'
import { emptySession, joined, signedIn, signedInAs } from '../support/ready.ts'
import { dialog, grid, openImport, selected, xlsx } from '../support/sheet.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('plannerInput')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[U14] [PL5] [PL6] without a websocket people fill in a planner, and facilitators arrange it', async () => {
  const { page: atOffice } = await stage.open(laptop)
  const signed = await signedIn(atOffice)
  const workshopId = await emptySession(signed)
  const path = await planAdded(signed, workshopId, ['what', 'who'], [['Buy tea'], ['Wash cups']])
  const [ana, bo] = [(await stage.open(tablet)).page, (await stage.open(phone)).page]
  for (const page of [ana, bo]) await withoutSockets(page)
  await signedInAs(ana, signed.email)
  await ana.goto(path)
  await ana
    .getByText('Changing the name and the order waits for a live connection.', { exact: false })
    .waitFor()
  await button(ana, 'Present').click()
  await joined(bo, workshopId)
  await reads(bo, 1, 1, 'Buy tea')
  await write(bo, 1, 2, 'Bo')
  await saved(bo)
  await reads(bo, 1, 2, 'Bo')
  await reads(ana, 1, 2, 'Bo')

  await cellOf(ana, 0, 2).locator('[data-handle]').click()
  await cellOf(ana, 0, 2).getByRole('textbox').fill('helper')
  await ana.keyboard.press('Enter')
  await cellOf(bo, 0, 2)
    .getByText('Helper')
    .waitFor({ state: 'attached', ...late })
  await cellOf(ana, 2, 0).focus()
  await ana.keyboard.press('Delete')
  await ana.getByRole('dialog', { name: 'Are you sure you want to delete this row?' }).waitFor()
  await button(ana, 'Delete').click()
  await cellOf(ana, 2, 1).waitFor({ state: 'detached' })
  await cellOf(bo, 2, 1).waitFor({ state: 'detached', ...late })
  await ana.getByRole('button', { name: 'Column 3, menu' }).click()
  await ana.getByRole('menuitem', { name: 'Delete column' }).click()
  await button(ana, 'Delete').click()
  await cellOf(bo, 1, 3).waitFor({ state: 'detached', ...late })
  // A participant takes back what they emptied.
  await cellOf(bo, 1, 1).focus()
  await bo.keyboard.press('Delete')
  await button(bo, 'Undo').click()
  await saved(bo)
  await reads(ana, 1, 1, 'Buy tea')
})

test('[PL13] [PL14] rows go into another planner, and what does not fit there is told before anything is copied', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  const headings = ['what', 'who', 'when', 'where']
  const wide = await planAdded(signed, workshopId, headings, [['Tea', 'Ann', 'Monday', 'Hall']])
  const narrow = await planAdded(signed, workshopId, ['what'], [])
  await page.goto(wide)
  await reads(page, 1, 4, 'Hall')
  await button(page, 'Options of this activity').click()
  await page.getByRole('menuitem', { name: 'Copy input to another activity' }).click()
  const copying = page.getByRole('dialog', { name: 'Copy input to another activity' })
  await copying.getByText('The only row is copied.').waitFor()
  await copying.getByRole('radio', { name: 'Who, what, when' }).check()
  await copying.getByRole('button', { name: 'Copy Answers' }).click()
  const copy = copying.getByRole('button', { name: 'Copy', exact: true })
  await copy.click()
  await copying.getByRole('alert').getByText('This needs 4 columns, and the planner has 3.').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(narrow)
  await button(page, 'Add column').click()
  await cellOf(page, 0, 4).getByText('Column 4').waitFor()
  await saved(page)
  await page.goto(wide)
  await reads(page, 1, 4, 'Hall')
  await button(page, 'Options of this activity').click()
  await page.getByRole('menuitem', { name: 'Copy input to another activity' }).click()
  await copying.getByRole('radio', { name: 'Who, what, when' }).check()
  await copying.getByRole('button', { name: 'Copy Answers' }).click()
  await copy.click()
  await copying.waitFor({ state: 'detached' })
  await page.goto(narrow)
  await reads(page, 1, 4, 'Hall')
})

test('[N3] [PL15] rows of a sheet are added at the end, and the row that is too wide is named', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  const path = await planAdded(signed, workshopId, ['what', 'who'], [['Buy tea', 'Ann']])
  await page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await page.goto(path)
  await reads(page, 1, 1, 'Buy tea')
  const rows = [
    ['Sing', 'Bo'],
    ['', 'Cy', 'Friday'],
    ['One', 'two', 'three', 'four'],
  ]
  await openImport(page, xlsx({ Plan: rows }))
  await grid(page).focus()
  await page.keyboard.press('Control+a')
  await selected(page, '8 texts are selected (A1:D3).')
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await dialog(page).getByText('2 of 3 were added.').waitFor()
  const failures = dialog(page).getByRole('list', { name: 'One text was not added' })
  await failures.getByText('This row has a text beyond the last column. Add a column first.').waitFor()
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().press('Enter')
  await saved(page)
  await reads(page, 2, 2, 'Bo')
  await reads(page, 3, 3, 'Friday')
})

test('[PL15] [C2] many rows are imported by few calls; one whose answer is lost, and a reload, add no row twice', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  const path = await planAdded(signed, workshopId, ['what', 'who'], [['Buy tea', 'Ann']])
  const rows = Array.from({ length: 120 }, (_, at) => [`Row ${at + 1}`, `text ${at + 1}`])
  let calls = 0
  // The server takes the first call, and the answer is lost; then nothing gets through until the page is loaded again.
  let isLost = true
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('CreatePlanRows')) return route.continue()
    calls += 1
    if (!isLost) return route.continue()
    if (calls === 1) await route.fetch()
    return route.abort()
  })
  await page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await page.goto(path)
  await reads(page, 1, 1, 'Buy tea')
  await openImport(page, xlsx({ Plan: rows }))
  await grid(page).focus()
  await page.keyboard.press('Control+a')
  await selected(page, '240 texts are selected (A1:B120).')
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await dialog(page).getByText('All 120 were added.').waitFor()
  await dialog(page).getByText('120 answers are not saved yet, we keep trying.').waitFor()
  await page.reload()
  isLost = false
  calls = 0
  // The outbox is read from the disk a moment after the page is there.
  await page.locator('[role="grid"][aria-rowcount="122"]').waitFor()
  await saved(page)
  expect(calls).toBeLessThanOrEqual(4)
  const { plan } = await signed.credentials.callAs(
    PlanBoardDocument,
    { id: path.split('/').at(-1) ?? '' },
    signed.credentials.accountIdentity(),
  )
  expect(plan.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([['Buy tea', 'Ann'], ...rows])
})

test('[PL2] long headings leave the table to its rows, and what is typed stays in view over a phone’s keyboard', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  const rows = Array.from({ length: 9 }, (_, at) => [`Task ${at + 1}`, 'Ann'])
  const path = await planAdded(signed, workshopId, ['W'.repeat(255), 'who'], rows)
  await page.goto(path)
  await reads(page, 1, 1, 'Task 1')
  const heightOf = async (row: number, within: Page): Promise<number> =>
    (await cellOf(within, row, 1).boundingBox())?.height ?? 0
  expect(await heightOf(0, page)).toBeLessThan(110)
  await button(page, 'Present').click()
  const bo = (await stage.open(phone)).page
  await joined(bo, workshopId)
  await reads(bo, 1, 1, 'Task 1')
  expect(await heightOf(1, bo)).toBeLessThan(110)
  await cellOf(bo, 6, 2).scrollIntoViewIfNeeded()
  await cellOf(bo, 6, 2).tap()
  const field = bo.getByRole('grid').getByRole('textbox')
  await field.fill('Ann and Bo')
  await bo.setViewportSize({ width: 390, height: 460 })
  await expect.poll(() => isSeen(field)).toBe(true)
  for (const [row, column] of [
    [6, 3],
    [7, 1],
    [7, 2],
  ] as const) {
    await bo.keyboard.press('Tab')
    await cellOf(bo, row, column).getByRole('textbox').waitFor()
    await expect.poll(() => isSeen(field)).toBe(true)
  }
  await bo.keyboard.press('Enter')

  // A browser that lays the keyboard over the page, which stays as it is.
  await bo.setViewportSize({ width: 390, height: 844 })
  await cellOf(bo, 8, 2).tap()
  await field.waitFor()
  const covered = async (top: number): Promise<void> => {
    await bo.evaluate((height) => {
      const { visualViewport } = window
      if (!visualViewport) throw new Error('no visual viewport')
      Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height })
      visualViewport.dispatchEvent(new Event('resize'))
    }, top)
  }
  await covered(400)
  await expect.poll(async () => bottomOf(await field.boundingBox())).toBeLessThan(400)
  await expect.poll(() => isSeen(field)).toBe(true)
})

test('[PL5] an added column and the cell that Tab leads to come into view, and no row moves for a heading', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  const headings = Array.from({ length: 8 }, (_, at) => `heading ${at + 1}`)
  const rows = Array.from({ length: 30 }, (_, at) => headings.map((heading) => `${heading} ${at + 1}`))
  await page.goto(await planAdded(signed, workshopId, headings, rows))
  await reads(page, 1, 1, 'heading 1 1')
  const table = page.getByRole('grid')
  const scrolledBy = (): Promise<number> => table.evaluate(({ scrollTop }) => scrollTop)
  await table.evaluate((one) => void (one.scrollTop = 400))
  await button(page, 'Add column').click()
  const isFocused = (column: number): Promise<boolean> =>
    cellOf(page, 0, column).evaluate((cell) => cell === document.activeElement)
  await expect.poll(() => isFocused(9)).toBe(true)
  await expect.poll(() => isWithin(cellOf(page, 0, 9), table)).toBe(true)
  expect(await scrolledBy()).toBe(400)
  await page.getByRole('button', { name: 'Heading 8, menu' }).click()
  await page.getByRole('menuitem', { name: 'Add column after' }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(9)).toBe(true)
  await expect.poll(() => isWithin(cellOf(page, 0, 9), table)).toBe(true)
  await saved(page)
  await table.evaluate((one) => void (one.scrollTop = 400))
  await page.keyboard.press('F2')
  await table.getByRole('textbox').waitFor()
  await page.keyboard.type('new')
  await page.keyboard.press('Enter')
  await cellOf(page, 0, 9).getByText('New').waitFor()
  expect(await scrolledBy()).toBe(400)
  await page.keyboard.press('Control+Home')
  for (const key of ['End', 'PageDown', 'F2', 'Tab', 'Tab']) await page.keyboard.press(key)
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => isSeen(table.getByRole('textbox'))).toBe(true)
  }
})

/** Whether nothing lies over the field. */
function isSeen(field: Locator): Promise<boolean> {
  return field.evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect()
    return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 9, y) === one)
  })
}

async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, all] = [await inner.boundingBox(), await outer.boundingBox()]
  if (!one || !all) return false
  return one.x >= all.x - 1 && one.x + one.width <= all.x + all.width + 1
}

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Infinity
}
