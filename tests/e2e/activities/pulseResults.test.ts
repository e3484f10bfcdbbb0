import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { read, utils } from 'xlsx'
import { late } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { laptop, openDevice, phone, pressBack, tablet } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import {
  category,
  chooseValue,
  footButton,
  patience,
  picture,
  rows,
  said,
  slider,
  steps,
} from '../support/pulseActs.ts'
import { votedPulse, votedStatements } from '../support/pulseReady.ts'
import type { BuiltPulse } from '../support/pulseReady.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { chooseRun } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'
import { chooseVoting } from '../support/voteActs.ts'

const stage = setStage('pulse-results')
let workshopId: string
let pulse: BuiltPulse
/** A facilitator at a laptop, participants with a phone and a tablet; six more have voted. */
let ana: Device, bo: Device, cy: Device

const results = (page: Page) => page.getByRole('button', { name: 'Results', exact: true }).first()

async function downloaded(page: Page, title: string, format: 'SVG' | 'PNG') {
  const figure = page.getByRole('figure', { name: title, exact: true })
  await figure.getByRole('button', { name: 'Download picture' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open(laptop)
  bo = await open(phone)
  cy = await open(tablet)
  const signed = await signedIn(ana.page)
  workshopId = await emptySession(signed)
  pulse = await votedPulse(stage.plenum, signed, workshopId)
  await ana.page.goto(pulse.path)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const { page } of [bo, cy]) {
    await joined(page, workshopId)
    await slider(page, 'We celebrate').waitFor(late)
  }
})

test('[BT4] [PU6] the results open for who has voted; everybody else learns why not yet', async () => {
  const { page } = bo
  expect(await results(page).count()).toBe(0)
  await page.goto(`${pulse.path}/results`)
  await category(page, 'Team').waitFor(late)
  for (const statement of votedStatements.Team) await chooseValue(page, statement, 3)
  await footButton(page, 'Vote').click()
  await said(page, 'Saved: your vote counts')
  await expect
    .poll(() => steps(page))
    .toEqual(['1. Team', '2. Work', '3. Growth', 'Results', 'Results by category'])
  await results(page).click()
  await page.waitForURL(/\/results$/)
  await picture(page, 'Results').waitFor(patience)
  await page.getByText('Team').first().waitFor()
})

test('[PU6] Edit Vote leads back to the vote, and the browser’s Back to the results', async () => {
  const { page } = bo
  await page.getByRole('button', { name: 'Edit Vote' }).click()
  await slider(page, 'We celebrate').waitFor()
  // The address changes after the page.
  await page.waitForURL((url) => !url.pathname.includes('/results'))
  await pressBack(bo)
  await page.waitForURL(/\/results$/)
  await picture(page, 'Results').waitFor()
  await page.getByRole('button', { name: 'Edit Vote' }).click()
  await page.getByRole('button', { name: 'Withdraw vote' }).click()
  await results(page).waitFor({ state: 'detached' })
})

test('[PU7] [BT14] results by statement, sorted within their categories by what the reader chooses', async () => {
  const { page } = ana
  await results(page).click()
  await picture(page, 'Results').waitFor(patience)
  // The 3 of each that was withdrawn leaves them together with others.
  await expect
    .poll(() => rows(page, 'Results'))
    .toEqual([
      ['We trust each other', 'Team', '0, 0, 1, 3, 3', '4.3', '4.0', '0.7', '7'],
      ['I get help', 'Team', '3, 0, 1, 0, 3', '3.0', '3.0', '1.9', '7'],
      ['We celebrate', 'Team', '0, 6, 1, 0, 0', '2.1', '2.0', '0.3', '7'],
      ['I can focus', 'Work', '0, 0, 6, 0, 0', '3.0', '3.0', '0.0', '6'],
      ['My tools work', 'Work', '0, 0, 0, 6, 0', '4.0', '4.0', '0.0', '6'],
      ['I learn', 'Growth', '0, 0, 0, 0, 5', '5.0', '5.0', '0.0', '5'],
    ])
  const order = async () => (await rows(page, 'Results')).map(([statement]) => statement)
  const sort = page.getByRole('combobox', { name: 'Order' })
  expect(await sort.getByRole('option').allInnerTexts()).not.toContain('Change, largest first')
  await sort.selectOption('Spread, widest first')
  await expect
    .poll(async () => (await order()).slice(0, 3))
    .toEqual(['I get help', 'We trust each other', 'We celebrate'])
  await sort.selectOption('Mean, highest first')
  await expect.poll(async () => (await order()).slice(3)).toEqual(['My tools work', 'I can focus', 'I learn'])
  await sort.selectOption('As in the list')
  await expect.poll(async () => (await order()).slice(3)).toEqual(['I can focus', 'My tools work', 'I learn'])
})

test('[PU7] results by category: a radar, and the same as a table', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Categories', exact: true }).click()
  await picture(page, 'Categories').waitFor()
  await expect
    .poll(() => rows(page, 'Categories'))
    .toEqual([
      ['Team', '3.1'],
      ['Work', '3.5'],
      ['Growth', '5.0'],
    ])
  expect(await page.getByRole('figure', { name: 'Trend' }).count()).toBe(0)
})

test('the pictures are downloaded as SVG and PNG', async () => {
  const { page } = ana
  const radar = await downloaded(page, 'Categories', 'SVG')
  expect(radar.name).toBe('Team pulse.svg')
  for (const words of ['<svg', 'Categories', 'Growth', '3.5'])
    expect(radar.bytes.toString('utf8')).toContain(words)
  await page.getByRole('button', { name: 'Statements', exact: true }).click()
  const bars = await downloaded(page, 'Results', 'PNG')
  expect(bars.name).toBe('Team pulse.png')
  expect(bars.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bars.bytes.length).toBeGreaterThan(10_000)
})

test('[V2] the spreadsheet has each statement with its result', async () => {
  const { page } = ana
  await chooseRun(page, 'Export…')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download: Spreadsheet' }).click(),
  ])
  await page.keyboard.press('Escape')
  const sheet = read(await readFile(await download.path())).Sheets['Team pulse'] ?? {}
  const cells = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
  expect(cells.find((row) => row.includes('I learn'))?.slice(0, 8)).toEqual([
    ...['Growth', 'I learn', 5, 0, 5, 5, 0, 1],
  ])
})

test('[BT4] [BT17] one press shows the results to everybody, and takes the room to them', async () => {
  await chooseVoting(ana.page, /^Show results to everybody/)
  for (const { page } of [bo, cy]) {
    await page.waitForURL(/\/results$/)
    await picture(page, 'Results').waitFor(patience)
  }
  await ana.page.getByRole('button', { name: 'Categories', exact: true }).click()
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const { page } of [bo, cy]) await picture(page, 'Categories').waitFor(patience)
  // A reload leads back to where the room is.
  await cy.page.reload()
  await picture(cy.page, 'Categories').waitFor(late)
  await cy.page.waitForURL(/\/results$/)
})

test.each(['ana', 'bo', 'cy'] as const)('axe finds nothing serious in the results of %s', async (who) => {
  const { page } = { ana, bo, cy }[who]
  expect(await findings(page, `${who}, categories`, looks.main)).toEqual([])
  await page.getByRole('button', { name: 'Statements', exact: true }).click()
  await picture(page, 'Results').waitFor()
  expect(await findings(page, `${who}, statements`, looks.main)).toEqual([])
})

test('[BT6] [BT7] [BT17] [BT19] blind results appear for everybody at once when voting closes, but no vote alone', async () => {
  const { page } = ana
  await page.setViewportSize(laptop.viewport)
  await chooseVoting(page, /^When voting closes/)
  for (const one of [ana, bo, cy]) await slider(one.page, 'We celebrate').waitFor(patience)
  for (const statement of votedStatements.Team) await chooseValue(cy.page, statement, 4)
  await cy.page.getByText('Shown with at least two others.').waitFor()
  await footButton(cy.page, 'Vote').click()
  await said(cy.page, 'Saved: your vote counts')
  await results(page).click()
  await page.getByText('Nobody sees results until voting closes.').first().waitFor(patience)
  expect(await picture(page, 'Results').count()).toBe(0)
  await page.getByRole('main').getByRole('button', { name: 'Close voting', exact: true }).click()
  for (const one of [ana, bo, cy]) {
    await picture(one.page, 'Results').waitFor(late)
    await one.page.getByText('3 votes: too few to show. Votes are shown at least three at a time').waitFor()
    await picture(one.page, 'Results').getByText('1 vote: too few to show').first().waitFor()
  }
  await page.getByRole('button', { name: 'Continue voting' }).click()
  for (const one of [ana, bo, cy]) await slider(one.page, 'We celebrate').waitFor(patience)
  await cy.page.getByText(/^Results were shown at \d/).waitFor()
})
