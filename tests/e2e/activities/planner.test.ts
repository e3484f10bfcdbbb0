import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { late, saved } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { laptop, openDevice, phone, tablet } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { cellOf, planAdded, reads, write } from '../support/planActs.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { openRoom } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('planner')
let workshopId: string
/** A facilitator at a laptop; participants with a phone, a tablet and a laptop; the room's screen. */
let ana: Device, bo: Device, cy: Device, di: Device, room: Device

const patience = { timeout: 60_000 }

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open({ ...laptop, permissions: ['clipboard-read', 'clipboard-write'] })
  bo = await open(phone)
  cy = await open(tablet)
  di = await open(laptop)
  room = await open({ viewport: { width: 1920, height: 1080 } })
  const signed = await signedIn(ana.page)
  workshopId = await emptySession(signed)
  const path = await planAdded(
    signed,
    workshopId,
    ['what', 'who'],
    [
      ['Buy tea', 'Ann'],
      ['Wash cups', ''],
    ],
  )
  await ana.page.goto(path)
  await reads(ana.page, 1, 1, 'Buy tea')
  await openRoom(ana.page, room.page)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const { page } of [bo, cy, di]) {
    await joined(page, workshopId)
    await reads(page, 1, 1, 'Buy tea')
  }
})

test('[PL2] [PL5] [PL12] everyone fills in cells and adds rows, on every device; headings have a capital', async () => {
  await write(cy.page, 2, 2, 'Cy')
  await write(bo.page, 2, 3, 'Today')
  await di.page.getByRole('button', { name: 'Add row' }).click()
  // The first cell of the new row is edited at once.
  await cellOf(di.page, 3, 1).getByRole('textbox').fill('Sweep')
  await di.page.keyboard.press('Tab')
  await cellOf(di.page, 3, 2).getByRole('textbox').fill('Di')
  await di.page.keyboard.press('Enter')
  for (const { page } of [bo, cy, di]) await saved(page)
  for (const { page } of [ana, bo, cy, di]) {
    await reads(page, 2, 2, 'Cy')
    await reads(page, 2, 3, 'Today')
    await reads(page, 3, 1, 'Sweep')
    await reads(page, 3, 2, 'Di')
  }
  const heading = cellOf(ana.page, 0, 1)
  await heading.getByText('What', { exact: true }).waitFor()
  await room.page.getByRole('region', { name: 'The table' }).getByText('Sweep').waitFor(patience)
  await room.page.getByText('Column 3').first().waitFor()
})

test('[PL19] the keyboard does everything: arrows, Enter, Shift+Enter, Escape, Tab over rows', async () => {
  const { page } = di
  await cellOf(page, 1, 2).focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home']) await page.keyboard.press(key)
  expect(await cellOf(page, 2, 1).evaluate((cell) => cell === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('and plates')
  await page.keyboard.press('Tab')
  expect(await cellOf(page, 2, 2).getByRole('textbox').inputValue()).toBe('Cy')
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await reads(page, 2, 1, 'Wash cups\nand plates')
  await reads(page, 2, 2, 'Cy')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F2')
  await page.keyboard.press('Tab')
  expect(await cellOf(page, 3, 1).getByRole('textbox').inputValue()).toBe('Sweep')
  await page.keyboard.press('Escape')
  await saved(page)
  await reads(ana.page, 2, 1, 'Wash cups\nand plates')
})

test('[PL6] [PL7] what two people write offline and online into one cell is shown to the late one, who picks', async () => {
  const [mine, theirs] = ['Saturday', 'Monday'].map((day) => `${day}${', or another day'.repeat(14)}`)
  if (!mine || !theirs) throw new Error('no texts')
  await bo.goOffline()
  await write(bo.page, 1, 3, 'Friday')
  await write(bo.page, 1, 3, mine)
  await reads(bo.page, 1, 3, mine)
  await write(cy.page, 1, 3, theirs)
  await saved(cy.page)
  // From the top of the page's content: what is told above it while there is no connection comes and goes.
  const depth = (): Promise<number> =>
    cellOf(bo.page, 1, 3).evaluate((cell) => {
      const top = cell.closest('main')?.getBoundingClientRect().top ?? Number.NaN
      return cell.getBoundingClientRect().top - top
    })
  const before = await depth()
  await bo.goOnline()
  const conflict = bo.page.getByRole('alert', { name: 'Somebody else changed this cell meanwhile' })
  await conflict.waitFor(late)
  await conflict.getByText(mine).waitFor()
  await conflict.getByText(theirs).waitFor()
  // Long texts hide none of the choices.
  for (const name of ['Use my text', 'Keep the text now', 'Copy my text'])
    await expect.poll(() => isSeen(conflict.getByRole('button', { name }))).toBe(true)
  // What comes takes the room below the table.
  await expect.poll(depth).toBe(before)
  await reads(ana.page, 1, 3, theirs)
  await conflict.getByRole('button', { name: 'Use my text' }).click()
  await conflict.waitFor({ state: 'detached' })
  await reads(ana.page, 1, 3, mine)
  await write(ana.page, 1, 3, 'Saturday')
})

test('[PL5] a range goes to and from a spreadsheet, and fills down', async () => {
  const { page } = ana
  await page.evaluate(() => navigator.clipboard.writeText('"Bake\ncake"\tEve\r\nSing\tFay\r\n'))
  await cellOf(page, 3, 1).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await reads(page, 3, 1, 'Bake\ncake')
  await reads(page, 4, 2, 'Fay')
  await reads(bo.page, 4, 2, 'Fay')
  await cellOf(page, 3, 2).hover()
  await page.mouse.down()
  await cellOf(page, 4, 2).hover()
  await page.mouse.up()
  await page.getByRole('toolbar', { name: '2 cells selected' }).waitFor()
  await page.keyboard.press('ControlOrMeta+C')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Eve\nFay')
  await page.keyboard.press('ControlOrMeta+D')
  await reads(page, 4, 2, 'Eve')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+Z')
  await reads(page, 4, 2, 'Fay')
})

test('[PL5] [PL9] [PL10] facilitators change headings, choices and order, delete, and undo it', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Column 3, menu' }).click()
  await page.getByRole('menuitem', { name: 'Choices…' }).click()
  await page.getByRole('textbox', { name: 'One choice a line' }).fill('Today\nTomorrow')
  await page.getByRole('button', { name: 'Save' }).click()
  await cellOf(page, 0, 3).getByText('Column 3').click()
  await cellOf(page, 0, 3).getByRole('textbox').fill('when')
  await page.keyboard.press('Enter')
  await cellOf(bo.page, 0, 3).getByText('When').waitFor({ state: 'attached' })
  await cellOf(di.page, 2, 3).click()
  await di.page.getByRole('option', { name: 'Tomorrow' }).click()
  await reads(page, 2, 3, 'Tomorrow')
  const [from, to] = [cellOf(page, 4, 0).getByRole('button'), cellOf(page, 1, 0)]
  await from.hover()
  await page.mouse.down()
  await to.hover({ position: { x: 20, y: 4 } })
  await to.hover({ position: { x: 20, y: 5 } })
  await page.mouse.up()
  await reads(page, 1, 1, 'Sing')
  await reads(di.page, 1, 1, 'Sing')
  await cellOf(page, 1, 0).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('dialog', { name: 'Are you sure you want to delete this row?' }).waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await reads(di.page, 1, 1, 'Buy tea')
  await page.getByRole('button', { name: 'Undo' }).click()
  await reads(di.page, 1, 1, 'Sing')
  await page.getByRole('button', { name: 'Undo' }).click()
  await reads(di.page, 1, 1, 'Buy tea')
})

test('[PL11] in a new row, which stands last, the choices of a column are seen, and picked by a press or a tap', async () => {
  for (const { page } of [di, bo]) {
    await page.getByRole('button', { name: 'Add row' }).click()
    // Pressed in the field, which takes the focus from the button a moment after it is there.
    await page.getByRole('grid').getByRole('textbox').press('Enter')
    const last = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1
    await cellOf(page, last, 3).click()
    await page.getByRole('option', { name: 'Today' }).click()
    for (const one of [di, bo]) await reads(one.page, last, 3, 'Today')
  }
})

test('sorting, filtering and widths are this device’s own', async () => {
  const { page } = cy
  await page.getByRole('button', { name: 'What, menu' }).click()
  await page.getByRole('menuitem', { name: 'Sort Z to A' }).click()
  await reads(page, 1, 1, 'Wash cups\nand plates')
  await reads(di.page, 1, 1, 'Buy tea')
  await page.getByRole('button', { name: 'Show everything' }).click()
  await reads(page, 1, 1, 'Buy tea')
  const width = async () => (await cellOf(di.page, 0, 1).boundingBox())?.width ?? 0
  const before = await width()
  await di.page.getByRole('separator', { name: 'Width of column What' }).focus()
  for (const key of ['ArrowRight', 'ArrowRight']) await di.page.keyboard.press(key)
  expect(await width()).toBe(before + 32)
  await di.page.reload()
  await reads(di.page, 1, 1, 'Buy tea')
  expect(await width()).toBe(before + 32)
})

test('a table that is no wider than its place has no scroll bar below it', async () => {
  const beyond = await di.page
    .getByRole('grid')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(beyond).toBe(0)
})

test('[PL17] a presented row is shown to everyone, and on the room’s screen', async () => {
  const { page } = ana
  await cellOf(page, 1, 0).getByRole('button').click()
  await page.getByRole('button', { name: 'Present to all' }).click()
  await bo.page.getByRole('dialog').getByText('Buy tea').waitFor(patience)
  await room.page.getByRole('region', { name: 'Presented row' }).getByText('Buy tea').waitFor(patience)
  await page.getByRole('button', { name: 'Stop presenting the row' }).click()
  await bo.page.getByRole('dialog').waitFor({ state: 'detached', ...patience })
  await page.keyboard.press('Escape')
})

test('nothing serious is found in the table, light and dark, in all sizes', async () => {
  expect(await findings(ana.page, 'planner', looks.main)).toEqual([])
  expect(await findings(di.page, 'planner of a participant', looks.main)).toEqual([])
})

test('nothing serious is found in the open menu of a column, nor in the form that filters by it', async () => {
  for (const { page } of [ana, di]) {
    await page.getByRole('button', { name: 'What, menu' }).click()
    await page.getByRole('menu').waitFor()
    expect(await findings(page, 'menu of a column')).toEqual([])
    // Arrow keys reach all entries.
    for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    const form = page.getByRole('dialog', { name: 'Filter by What' })
    await form.getByRole('textbox', { name: 'Show rows that contain' }).fill('cups')
    await cellOf(page, 1, 1).getByText('Wash cups').waitFor()
    expect(await findings(page, 'filter of a column')).toEqual([])
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
    // Given back a moment after the form is gone.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toBe('What, menu')
    await page.getByRole('button', { name: 'Show everything' }).click()
    await reads(page, 1, 1, 'Buy tea')
  }
})

test('with text of twice the size, the tools and the menu of a column stay on a phone’s screen', async () => {
  const { page } = bo
  await page.addStyleTag({ content: ':root { font-size: 200% !important }' })
  const box = async (one: Locator) => {
    const found = await one.boundingBox()
    if (!found) throw new Error('not on the screen')
    return { from: found.x, to: found.x + found.width }
  }
  const isBesideSearch = async (tool: Locator): Promise<boolean> => {
    const [search, { from, to }] = [await box(page.getByRole('search')), await box(tool)]
    return to <= search.from || from >= search.to
  }
  const tools = await page.locator('[data-slot="steps"] button, [data-slot="tools"] button').all()
  let seen = 0
  for (const tool of tools) {
    if (!(await tool.isVisible())) continue
    seen += 1
    await expect.poll(() => isBesideSearch(tool)).toBe(true)
  }
  expect(seen).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'What, menu' }).tap()
  const isOnScreen = async (): Promise<boolean[]> => {
    const { from, to } = await box(page.getByRole('menu'))
    return [from >= 0, to <= 390]
  }
  await expect.poll(isOnScreen).toEqual([true, true])
  await page.keyboard.press('Escape')
})

/** Whether nothing lies over it. */
function isSeen(button: Locator): Promise<boolean> {
  return button.evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return [top + 4, bottom - 4].every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)))
  })
}
