import { beforeAll, expect, test } from 'vitest'
import { findings, looks } from '../support/axe.ts'
import { openDevice } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, signedIn } from '../support/ready.ts'
import type { Signed } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

/** For what is made of the same things as a screen that is looked at in more looks. */
const one = looks.side.slice(1)

const stage = setStage('axeDashboard')
let ana: Device
let signed: Signed

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url)
  signed = await signedIn(ana.page)
})

test('axe finds nothing serious on the pages of the dashboard', async () => {
  const { page } = ana
  const found: string[] = []
  await page.goto('/account')
  const article = page.getByRole('main').getByRole('article').first()
  await article.waitFor()
  found.push(...(await findings(page, 'home, empty')))
  await page.goto('/account/workshops')
  await page.getByRole('heading', { name: 'Create your first session' }).waitFor()
  found.push(...(await findings(page, 'my workshops, empty', one)))
  await emptySession(signed, { name: 'Kick-off' })
  await page.goto('/account')
  await article.waitFor()
  await page.getByRole('link', { name: /^Kick-off/ }).waitFor()
  found.push(...(await findings(page, 'home', looks.main)))
  await page.goto('/account/workshops')
  await page.getByRole('button', { name: 'Actions for Kick-off' }).waitFor()
  found.push(...(await findings(page, 'my workshops')))
  await page.goto('/account/templates')
  await article.waitFor()
  await page.getByRole('searchbox').fill('retro')
  await page.getByRole('button', { name: 'Clear the search' }).waitFor()
  found.push(...(await findings(page, 'templates')))
  await page.getByRole('searchbox').fill('no such template')
  await page.getByText('No template has “no such template”').waitFor()
  found.push(...(await findings(page, 'templates, none found', one)))
  await page.goto('/account/library')
  await article.waitFor()
  found.push(...(await findings(page, 'library', one)))
  expect(found).toEqual([])
})

test('axe finds nothing serious in the menus and dialogs of the dashboard', async () => {
  const { page } = ana
  const dialog = page.getByRole('dialog')
  const found: string[] = []
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.goto('/account/workshops')
  const actions = page.getByRole('button', { name: 'Actions for Kick-off' })
  await page.getByRole('button', { name: 'Create session' }).first().click()
  await dialog.getByLabel('Session name').waitFor()
  found.push(...(await findings(page, 'create session', one)))
  await close()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Rename' }).waitFor()
  await page.getByRole('menu').locator(':focus').waitFor()
  found.push(...(await findings(page, 'menu of a session')))
  expect(await page.getByRole('menu').isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  for (const [entry, screen] of [
    ['Rename', 'rename session'],
    ['Keep after deletion…', 'retention'],
    ['Delete', 'delete session'],
  ] as const) {
    await actions.click()
    await page.getByRole('menuitem', { name: entry }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).waitFor()
    found.push(...(await findings(page, screen, one)))
    if (entry !== 'Delete') await close()
  }
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await actions.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Deleted' }).click()
  await page.getByRole('button', { name: 'Erase Kick-off now' }).waitFor()
  found.push(...(await findings(page, 'deleted')))
  await page.getByRole('button', { name: 'Erase Kick-off now' }).click()
  await dialog.getByRole('button', { name: 'Erase now' }).waitFor()
  found.push(...(await findings(page, 'erase now', one)))
  await close()
  await ana.goOffline()
  await page.getByText('You are offline').waitFor()
  found.push(...(await findings(page, 'offline', one)))
  expect(found).toEqual([])
  expect(ana.errors).toEqual([])
})
