import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { late } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { laptop, openDevice } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { patience, picture, press, rows, said, slider, waiting } from '../support/pulseActs.ts'
import { votedIn, votedPulse } from '../support/pulseReady.ts'
import type { BuiltPulse } from '../support/pulseReady.ts'
import { emptySession, signedIn } from '../support/ready.ts'
import { dialog as sheetDialog, grid, openImport, xlsx } from '../support/sheet.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('pulse-copies')
let workshopId: string
let pulse: BuiltPulse
/** The duplicate of the pulse. */
let nextId: string
/** A facilitator; six others have voted. */
let ana: Device

const results = (page: Page) => page.getByRole('button', { name: 'Results', exact: true }).first()

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  const signed = await signedIn(ana.page)
  workshopId = await emptySession(signed)
  pulse = await votedPulse(stage.plenum, signed, workshopId)
  await ana.page.goto(pulse.path)
})

test('[PU8] a duplicate is compared with the pulse that it comes from, by arrows, order and trend', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Actions for Team pulse' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Without Input' }).click()
  await page.waitForURL((url) => url.pathname.includes('/pulse/') && !url.pathname.startsWith(pulse.path))
  await slider(page, 'We celebrate').waitFor(patience)
  await said(page, '0/6 voted')
  nextId = new URL(page.url()).pathname.split('/')[4] ?? ''
  for (const value of [4, 5, 3])
    await votedIn(stage.plenum, workshopId, nextId, (at, statement) =>
      at === 0 && statement === 0 ? 2 : value,
    )
  await page.getByRole('button', { name: 'Options of this activity' }).click()
  await page.getByRole('menu').getByText('Compare with the earlier pulse').click()
  await results(page).click()
  await picture(page, 'Results').waitFor(patience)
  await expect
    .poll(() => rows(page, 'Results'), patience)
    .toEqual([
      ['We trust each other', 'Team', '0, 3, 0, 0, 0', '2.0', '2.0', '0.0', '3', '-2.5'],
      ['I get help', 'Team', '0, 0, 1, 1, 1', '4.0', '4.0', '0.8', '3', '+1.0'],
      ['We celebrate', 'Team', '0, 0, 1, 1, 1', '4.0', '4.0', '0.8', '3', '+2.0'],
      ['I can focus', 'Work', '0, 0, 1, 1, 1', '4.0', '4.0', '0.8', '3', '+1.0'],
      ['My tools work', 'Work', '0, 0, 1, 1, 1', '4.0', '4.0', '0.8', '3', '0.0'],
      ['I learn', 'Growth', '0, 0, 1, 1, 1', '4.0', '4.0', '0.8', '3', '-1.0'],
    ])
  await page.getByText('▲ Now · ○ the earlier pulse').waitFor()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Change, largest first')
  const order = async () => (await rows(page, 'Results')).map(([statement]) => statement)
  await expect
    .poll(async () => (await order()).slice(0, 3))
    .toEqual(['We trust each other', 'We celebrate', 'I get help'])
  expect(await findings(page, 'compared', looks.main)).toEqual([])
})

test('[PU8] [BT14] the trend over earlier pulses appears with the fifth vote, for facilitators', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Categories', exact: true }).click()
  await picture(page, 'Categories').waitFor()
  expect(await picture(page, 'Trend').count()).toBe(0)
  for (const value of [4, 4]) await votedIn(stage.plenum, workshopId, nextId, () => value)
  await page.reload()
  await page.getByRole('button', { name: 'Categories', exact: true }).click(late)
  await picture(page, 'Trend').waitFor(patience)
  await expect
    .poll(async () => (await rows(page, 'Trend')).map((row) => row.slice(1)))
    .toEqual([
      ['3.5', '3.2', '3.5', '5.0'],
      ['3.8', '3.6', '4.0', '4.0'],
    ])
  expect(await findings(page, 'trend', looks.main)).toEqual([])
})

test('[PU10] statements are copied to another activity, and what is copied in waits for approval', async () => {
  const { page } = ana
  await page.goto(pulse.path)
  await page.getByRole('button', { name: 'Options of this activity' }).click()
  await page.getByRole('menuitem', { name: 'Copy input to another activity' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy input to another activity' })
  await dialog.getByText('All 6 statements are copied.').waitFor()
  await dialog.getByRole('radio', { name: /^Team pulse \(copy\)/ }).check()
  await dialog.getByRole('button', { name: 'Copy Top' }).click()
  await dialog.getByText('The 3 statements with the highest means are copied.').waitFor()
  await dialog.getByRole('radio', { name: 'Growth' }).check()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('3 copied to “Team pulse (copy)”.').first().waitFor()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: '3 in Growth' }).click()
  for (const words of ['We trust each other', 'My tools work', 'I learn'])
    await waiting(page).getByText(words).waitFor()
})

test('texts of a spreadsheet become statements of a category', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await openImport(page, xlsx({ Ideas: [['We laugh'], ['We rest']] }))
  await grid(page).focus()
  await page.keyboard.press('Control+a')
  await sheetDialog(page).getByRole('checkbox', { name: 'Work' }).check()
  await sheetDialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await sheetDialog(page).getByText('All 2 were added.').waitFor()
  await sheetDialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await press(page, 'Previous')
  for (const words of ['We laugh', 'We rest']) await slider(page, words).waitFor(patience)
})
