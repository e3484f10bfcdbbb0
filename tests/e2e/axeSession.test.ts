import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#support/browser.ts'
import { runPlenum } from '#support/runningPlenum.ts'
import type { RunningPlenum } from '#support/runningPlenum.ts'
import { addBrainstorm, answer, card, createSession, join, saved, signUp } from './support/acts.ts'
import { findings, looks } from './support/axe.ts'
import { laptop, openDevice } from './support/devices.ts'
import type { Device } from './support/devices.ts'

let plenum: RunningPlenum
let browser: Browser
let ana: Device
let bo: Device

beforeAll(async () => {
  plenum = await runPlenum()
  browser = await launchBrowser()
  ana = await openDevice(browser, plenum.url, laptop)
  bo = await openDevice(browser, plenum.url, laptop)
})
afterAll(async () => {
  await browser?.close()
  await plenum?.stop()
})

/** What axe finds on the facilitator's screen and on the participant's. */
async function onBoth(screen: string, where = looks.side): Promise<string[]> {
  return [
    ...(await findings(ana.page, `facilitator: ${screen}`, where)),
    ...(await findings(bo.page, `participant: ${screen}`, where)),
  ]
}

test('axe finds nothing serious in the lobby and on answers, as facilitator and as participant', async () => {
  await signUp(ana.page)
  const workshopId = await createSession(ana.page, 'Kick-off')
  await join(bo.page, workshopId)
  await bo.page.getByText('Please wait for Ana').waitFor()
  const found = await onBoth('lobby')
  await addBrainstorm(ana.page)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await bo.page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  await answer(ana.page, 'One from the front')
  await answer(bo.page, 'One from the room')
  await card(ana.page, 'One from the room').waitFor()
  await saved(bo.page)
  found.push(...(await onBoth('hidden answers')))
  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  await card(bo.page, 'One from the front').waitFor()
  found.push(...(await onBoth('shown answers', looks.main)))
  expect(found).toEqual([])
})

test('axe finds nothing serious in what opens over the answers', async () => {
  const found: string[] = []
  for (const { page } of [ana, bo]) {
    await page.getByRole('button', { name: 'Open answer: One from the room' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Add a comment' }).fill('Why?')
    await page.keyboard.press('Enter')
    await dialog.getByText('Why?').first().waitFor()
    found.push(...(await findings(page, 'answer with comments')))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  for (const name of ['Invite', 'More ways to present', 'New activity', 'Actions for Brainstorm'])
    found.push(...(await opened(ana.page, name)))
  expect(found).toEqual([])
})

test('axe finds nothing serious on groups, without a network, and where nothing is', async () => {
  await ana.page.getByRole('button', { name: 'Groups', exact: true }).click()
  await ana.page.getByRole('button', { name: 'Actions for answer: One from the room' }).click()
  await ana.page.getByRole('menuitem', { name: 'New group', exact: true }).click()
  await bo.page.getByRole('button', { name: 'Groups', exact: true }).click()
  await bo.page.getByRole('region', { name: 'Unnamed group' }).waitFor()
  const found = await onBoth('groups', looks.main)
  await bo.page.getByRole('button', { name: 'Answers', exact: true }).click()
  await bo.goOffline()
  await answer(bo.page, 'Not sent yet')
  await bo.page.getByText('You are offline').waitFor()
  found.push(...(await findings(bo.page, 'offline')))
  await ana.page.goto(`${new URL(ana.page.url()).pathname.replace(/\/brainstorm.*/, '')}/nothing/here`)
  await ana.page.getByText('This page is not here').waitFor()
  found.push(...(await findings(ana.page, 'unknown page')))
  await ana.page.goto('/workshop/nosuchsession')
  await ana.page.getByText('No workshop with session ID').waitFor()
  found.push(...(await findings(ana.page, 'unknown session')))
  expect(found).toEqual([])
  expect([...ana.errors, ...bo.errors]).toEqual([])
})

/** What axe finds in the menu or dialog behind a button. */
async function opened(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name, exact: true }).click()
  const shown = page.locator('[role="dialog"], [role="menu"]')
  await shown.waitFor()
  const found = await findings(page, name)
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
  return found
}
