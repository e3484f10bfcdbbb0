import { beforeAll, expect, test } from 'vitest'
import { late } from '../support/people/acts.ts'
import { findings } from '../support/looking/axe.ts'
import { laptop, openDevice, phone, pressBack } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { chooseValue, patience, picture, press, rows, said, slider } from '../support/kinds/pulse.ts'
import { pulseAdded, votedIn } from '../support/kinds/pulseReady.ts'
import type { BuiltPulse } from '../support/kinds/pulseReady.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('pulse-results')
let workshopId: string
let pulse: BuiltPulse
/** A facilitator at a laptop, a participant with a phone; five more have voted. */
let ana: Device, bo: Device

const openResults = ({ page }: Device) =>
  page.getByRole('button', { name: 'Results', exact: true }).first().click()

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ;[ana, bo] = [await open(laptop), await open(phone)]
  const signed = await signedIn(ana.page)
  workshopId = await emptySession(signed)
  pulse = await pulseAdded(stage.plenum, signed, workshopId, {
    ...{ Team: ['We trust each other', 'We celebrate'], Work: ['I can focus'], Growth: ['I learn'] },
  })
  await pulse.mode('LIVE')
  for (let voter = 0; voter < 5; voter += 1) await pulse.voted((at) => [2, 3, 5][at] ?? null)
  await ana.page.goto(pulse.path)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await joined(bo.page, workshopId)
  await slider(bo.page, 'We celebrate').waitFor(late)
})

test('[BT4] [PU6] a participant gets to the results by voting, and by Back from the vote', async () => {
  const { page } = bo
  for (const statement of ['We trust each other', 'We celebrate']) await chooseValue(page, statement, 3)
  await press(page, 'Vote')
  await said(page, 'Saved: your vote counts')
  await openResults(bo)
  await page.waitForURL(/\/results$/)
  await picture(page, 'Results').waitFor(patience)
  await page.getByRole('button', { name: 'Edit Vote' }).click()
  await slider(page, 'We celebrate').waitFor()
  // The address changes after the page.
  await page.waitForURL((url) => !url.pathname.includes('/results'))
  await pressBack(bo)
  await page.waitForURL(/\/results$/)
  await picture(page, 'Results').waitFor()
})

test('[PU7] axe finds nothing serious in the results by statement and by category', async () => {
  const { page } = ana
  await openResults(ana)
  await picture(page, 'Results').waitFor(patience)
  expect(await findings(page, 'statements')).toEqual([])
  await page.getByRole('button', { name: 'Categories', exact: true }).click()
  await picture(page, 'Categories').waitFor()
  await expect
    .poll(async () => (await rows(page, 'Categories')).map(([name]) => name))
    .toEqual(['Team', 'Work', 'Growth'])
  expect(await findings(page, 'categories')).toEqual([])
})

test('[PU8] a duplicate is compared with the pulse that it comes from; from five votes on it has a trend', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Actions for Team pulse' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Without Input' }).click()
  await page.waitForURL((url) => url.pathname.includes('/pulse/') && !url.pathname.startsWith(pulse.path))
  await slider(page, 'We celebrate').waitFor(patience)
  const nextId = new URL(page.url()).pathname.split('/')[4] ?? ''
  for (const value of [4, 5, 3, 4, 4]) await votedIn(stage.plenum, workshopId, nextId, () => value)
  await page.getByRole('button', { name: 'Options of this activity' }).click()
  await page.getByRole('menu').getByText('Compare with the earlier pulse').click()
  await openResults(ana)
  await page.getByText('● Now · ○ the earlier pulse').waitFor(patience)
  await expect.poll(async () => (await rows(page, 'Results'))[1]?.at(-1), patience).toMatch(/^\+1/)
  await page.getByRole('button', { name: 'Categories', exact: true }).click()
  await picture(page, 'Trend').waitFor(patience)
  await expect
    .poll(async () => (await rows(page, 'Trend')).map((row) => row.slice(3)))
    .toEqual([
      ['3.0', '5.0'],
      ['4.0', '4.0'],
    ])
  expect(await findings(page, 'compared, with a trend')).toEqual([])
  expect([...ana.errors, ...bo.errors]).toEqual([])
})
