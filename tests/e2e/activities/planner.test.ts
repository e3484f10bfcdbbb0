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
  write,
} from '../support/kinds/planner.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { openRoom } from '../support/sessions/runSession.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('planner')
/** A facilitator at a laptop; participants with a phone, a tablet and a laptop; the room's screen. */
let ana: Device, bo: Device, cy: Device, di: Device, room: Device

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open({ ...laptop, permissions: ['clipboard-read', 'clipboard-write'] })
  bo = await open(phone)
  cy = await open(tablet)
  di = await open(laptop)
  room = await open({ viewport: { width: 1920, height: 1080 } })
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  const rows = [
    ['Buy tea', 'Ann'],
    ['Wash cups', ''],
  ]
  await ana.page.goto(await planAdded(signed, workshopId, ['what', 'who'], rows))
  await reads(ana.page, 1, 1, 'Buy tea')
  await openRoom(ana.page, room.page)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const { page } of [bo, cy, di]) {
    await joined(page, workshopId)
    await reads(page, 1, 1, 'Buy tea')
  }
})

test('[PL2] [PL5] [PL12] [PL17] everyone fills in cells and adds rows, on every device; a presented row is on all of them', async () => {
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
  await room.page.getByRole('region', { name: 'The table' }).getByText('Sweep').waitFor(late)

  const { page } = ana
  await cellOf(page, 1, 0).getByRole('button').click()
  await page.getByRole('button', { name: 'Present to all' }).click()
  await bo.page.getByRole('dialog').getByText('Buy tea').waitFor(late)
  await room.page.getByRole('region', { name: 'Presented row' }).getByText('Buy tea').waitFor(late)
  await page.getByRole('button', { name: 'Stop presenting the row' }).click()
  for (const screen of [bo.page, page])
    await screen.getByRole('dialog').waitFor({ state: 'detached', ...late })
})

test('[PL19] the keyboard moves, edits, breaks lines, composes and leaves the table', async () => {
  const { page } = di
  await cellOf(page, 1, 2).focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home']) await page.keyboard.press(key)
  expect(await isFocused(cellOf(page, 2, 1))).toBe(true)
  for (const key of ['Enter', 'End', 'Shift+Enter']) await page.keyboard.press(key)
  await page.keyboard.type('and plates')
  await page.keyboard.press('Tab')
  expect(await cellOf(page, 2, 2).getByRole('textbox').inputValue()).toBe('Cy')
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await reads(page, 2, 1, 'Wash cups\nand plates')
  await reads(page, 2, 2, 'Cy')
  // As a browser sends a dead key and the letter after it.
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.dispatchKeyEvent', {
    ...{ type: 'rawKeyDown', key: 'Dead', code: 'BracketLeft', windowsVirtualKeyCode: 221 },
  })
  await keyboard.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.insertText', { text: 'é' })
  await expect.poll(() => cellOf(page, 2, 2).getByRole('textbox').inputValue()).toBe('é')
  await keyboard.detach()
  await page.keyboard.press('Escape')
  await cellOf(page, 3, 3).click()
  await page.keyboard.type('Soon')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Add row' }).and(page.locator(':focus')).waitFor()
  await saved(page)
  await reads(ana.page, 2, 1, 'Wash cups\nand plates')
  await reads(ana.page, 3, 3, 'Soon')
})

test('[PL6] [PL7] what two people write offline and online into one cell is shown to the late one, who picks', async () => {
  const [mine, theirs] = [`Saturday${', or later'.repeat(24)}`, `Monday${', or later'.repeat(24)}`] as const
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
  for (const text of [mine, theirs]) await conflict.getByText(text).waitFor()
  // Long texts hide none of the choices, and what comes takes the room below the table.
  for (const name of ['Use my text', 'Keep the text now', 'Copy my text'])
    await expect.poll(() => uncovered(conflict.getByRole('button', { name }))).toBe(true)
  await expect.poll(depth).toBe(before)
  await reads(ana.page, 1, 3, theirs)
  // The keyboard lies over the page while another cell is edited: both texts and the choice stay in view beside its field.
  await cellOf(bo.page, 2, 1).tap()
  const field = bo.page.getByRole('grid').getByRole('textbox')
  await field.waitFor()
  await keyboardOver(bo.page, 400)
  const shown = [
    ...[field, conflict.getByText(mine), conflict.getByText(theirs)],
    ...['Use my text', 'Keep the text now'].map((name) => conflict.getByRole('button', { name })),
  ]
  for (const one of shown) {
    await expect.poll(() => bottomOf(one)).toBeLessThan(400)
    await expect.poll(() => uncovered(one)).toBe(true)
  }
  await bo.page.keyboard.press('Escape')
  await keyboardOver(bo.page, phone.viewport.height)
  await conflict.getByRole('button', { name: 'Use my text' }).click()
  await conflict.waitFor({ state: 'detached' })
  await reads(ana.page, 1, 3, mine)
})

test('[PL5] [PL9] [PL10] a range is pasted, selected by a drag and copied; a row is dragged, deleted and brought back', async () => {
  const { page } = ana
  await page.evaluate(() => navigator.clipboard.writeText('"Bake\ncake"\tEve\r\nSing\tFay\r\n'))
  await cellOf(page, 3, 1).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await reads(page, 3, 1, 'Bake\ncake')
  await reads(bo.page, 4, 2, 'Fay')
  await cellOf(page, 3, 2).hover()
  await page.mouse.down()
  await cellOf(page, 4, 2).hover()
  await page.mouse.up()
  await page.getByRole('toolbar', { name: '2 cells selected' }).waitFor()
  await page.keyboard.press('ControlOrMeta+C')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Eve\nFay')
  await page.keyboard.press('Escape')

  const [from, to] = [cellOf(page, 4, 0).getByRole('button'), cellOf(page, 1, 0)]
  await from.hover()
  await page.mouse.down()
  await to.hover({ position: { x: 20, y: 4 } })
  await to.hover({ position: { x: 20, y: 5 } })
  await page.mouse.up()
  await reads(di.page, 1, 1, 'Sing')
  await cellOf(page, 1, 0).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await reads(di.page, 1, 1, 'Buy tea')
  for (const first of ['Sing', 'Buy tea']) {
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await reads(di.page, 1, 1, first)
  }
})

test('[PL11] in a new row, which stands last, the choices of a column are seen, and picked by a press or a tap', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Column 3, menu' }).click()
  await page.getByRole('menuitem', { name: 'Choices…' }).click()
  await page.getByRole('textbox', { name: 'One choice a line' }).fill('Today\nTomorrow')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => focusedOn(page)).toBe('Column 3, menu')
  for (const one of [di, bo]) {
    await one.page.getByRole('button', { name: 'Add row' }).click()
    // Pressed in the field, which takes the focus from the button a moment after it is there.
    await one.page.getByRole('grid').getByRole('textbox').press('Enter')
    const last = Number(await one.page.getByRole('grid').getAttribute('aria-rowcount')) - 1
    await cellOf(one.page, last, 3).click()
    await one.page.getByRole('option', { name: 'Today' }).click()
    for (const other of [di, bo]) await reads(other.page, last, 3, 'Today')
  }
  expect([ana.errors, bo.errors, cy.errors, di.errors, room.errors]).toEqual([[], [], [], [], []])
})
