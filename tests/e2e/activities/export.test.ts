import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { addBrainstorm, answer, saved } from '../support/acts.ts'
import { findings } from '../support/axe.ts'
import { openDevice } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { atBrainstorm } from '../support/ready.ts'
import { chooseRun } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('export')
let ana: Device
let page: Page
let workshopId: string

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url)
  page = ana.page
  workshopId = (await atBrainstorm(page, { name: 'Kick-off: spring' })).workshopId
  await answer(page, '=1+1 is no formula')
  await addBrainstorm(page)
  await answer(page, 'To be done')
  await saved(page)
})

const dialog = () => page.getByRole('dialog', { name: 'Export input' })
const spreadsheet = () => dialog().getByRole('button', { name: 'Download: Spreadsheet' })

/** The file downloaded as a result of an action. */
async function downloaded(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('[V1] a facilitator downloads the spreadsheet and the issues of an activity with the keyboard only', async () => {
  await page.getByRole('button', { name: 'Run the session' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Export…' }).press('Enter')
  await spreadsheet().waitFor()
  await expect.poll(() => spreadsheet().evaluate((button) => button === document.activeElement)).toBe(true)
  const sheet = await downloaded(() => page.keyboard.press('Enter'))
  expect(sheet.name).toBe(`Kick-off spring ${workshopId}.xlsx`)
  const book = read(sheet.bytes)
  expect(book.SheetNames).toEqual(['Overview', 'Brainstorm', 'Brainstorm (2)'])
  expect(utils.sheet_to_csv(book.Sheets['Brainstorm'] ?? {})).toContain('=1+1 is no formula')

  const activity = dialog().getByLabel('Activity')
  await activity.selectOption('2. Brainstorm')
  await activity.press('Tab')
  const issues = await downloaded(() => page.keyboard.press('Enter'))
  expect(issues.name).toBe(`jira ${workshopId}.csv`)
  expect(issues.bytes.toString()).toMatch(/^\ufeffSummary,.*\r\nTo be done,/)
  expect(await findings(page, 'export')).toEqual([])
})

test('an HTML page instead of the file is treated as a failure, and nothing is saved', async () => {
  let downloads = 0
  page.on('download', () => (downloads += 1))
  const page502 = { status: 200, contentType: 'text/html; charset=utf-8', body: '<h1>Back soon</h1>' }
  await page.route('**/api/export/**', (route) => route.fulfill(page502))
  await spreadsheet().click()
  await dialog().getByRole('alert').getByText('An error occurred, please try again.').waitFor()
  await page.unroute('**/api/export/**')
  expect(downloads).toBe(0)
  await downloaded(() => spreadsheet().click())
  await dialog().getByRole('alert').waitFor({ state: 'detached' })
})

test('the export dialog says when there is no connection', async () => {
  await ana.goOffline()
  await dialog().getByText('This needs the connection.').waitFor()
  expect(await spreadsheet().isDisabled()).toBe(true)
  await ana.goOnline()
  await dialog().getByText('Everything that is there').waitFor()
})

test('the reason why a template was not created is shown as the server returned it', async () => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CreateTemplateFromId') ? route.abort() : route.continue(),
  )
  await dialog().getByRole('button', { name: 'Save as template' }).click()
  await dialog().getByRole('alert').getByText('There is no connection right now.').waitFor()
  await page.unroute('**/graphql')
})

test('a session can be saved as a template, which can be opened, and exported after its end', async () => {
  await dialog().getByRole('button', { name: 'Save as template' }).click()
  await dialog().getByRole('link', { name: 'Open template' }).click()
  await page.waitForURL((url) => /\/workshop\/\w+$/.test(url.pathname) && !url.pathname.includes(workshopId))
  await page.getByRole('button', { name: 'Launch' }).waitFor()
  await dialog().waitFor({ state: 'detached' })

  await page.goto(`/workshop/${workshopId}`)
  await chooseRun(page, 'End session…')
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await page.getByRole('heading', { name: 'This session has ended' }).waitFor()
  await page.getByRole('button', { name: 'Export input' }).click()
  const { name } = await downloaded(() => spreadsheet().click())
  expect(name).toBe(`Kick-off spring ${workshopId}.xlsx`)
  expect(ana.errors).toEqual([])
})
