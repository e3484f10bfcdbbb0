import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { limits } from '#domain/limits.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { createSession } from '../support/acts.ts'
import { laptop, openDevice, phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { manySessions } from '../support/manySessions.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { sharedTemplates } from '../support/sharedTemplates.ts'
import { setStage } from '../support/stage.ts'

const sessionCount = 120
const email = uniqueEmail('ana')
const stage = setStage('dashboard')
let ana: Device
let page: Page

beforeAll(async () => {
  await manySessions(stage.plenum, email, sessionCount)
  const birds = ['Owl', 'Lark', 'Wren', 'Swift'].map((name) => [`${name} by Bo`, limits.usesToBePopular])
  await sharedTemplates(stage.plenum, Object.fromEntries(birds))
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  page = ana.page
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const rows = () => page.locator('tbody').getByRole('row')
const dialog = () => page.getByRole('dialog')
const reads = (sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()

async function choose(name: string, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function signIn(): Promise<void> {
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse 9')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('people without an account are sent to sign in and then reach the page they asked for', async () => {
  const cy = await signedIn((await stage.open()).page, 'Cy')
  const guest = await stage.open(phone)
  await joined(guest.page, await emptySession(cy))
  await guest.page.goto('/account/library')
  await guest.page.waitForURL('**/login')

  await page.goto('/account/templates?template=none')
  await page.waitForURL('**/login')
  await signIn()
  await page.waitForURL('**/account/templates?template=none')
  await page.goto('/account/nowhere')
  await page.waitForURL((url) => url.pathname === '/account')
})

test('the navigation names the page, marks the current entry, and moves the focus to the heading', async () => {
  const places = {
    'My sessions': 'workshops',
    Templates: 'templates',
    Library: 'library',
    Settings: 'settings',
  }
  for (const [name, path] of Object.entries(places)) {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
    await link.click()
    await page.waitForURL(`**/account/${path}`)
    await heading(name).waitFor()
    await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    await expect.poll(() => page.title()).toBe(`${name} · Plenum`)
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await heading('Welcome!').waitFor()
  await expect.poll(() => page.locator('[aria-current="page"]').allTextContents()).toEqual(['Home'])
})

test('home shows 4, 3 or 2 recent sessions by width, one more popular template, and the top nine', async () => {
  const cards = (section: string) => page.getByRole('region', { name: section })
  for (const [width, recent] of [
    [1600, 4],
    [1440, 3],
    [1100, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => cards('Recent sessions').locator('a[href^="/workshop/"]').count()).toBe(recent)
    await expect.poll(() => cards('Popular templates').getByRole('article').count()).toBe(recent + 1)
    await cards('Top of the library').getByRole('listitem').nth(8).waitFor()
    expect(await cards('Top of the library').getByRole('listitem').count()).toBe(9)
  }
  await page.setViewportSize(laptop.viewport)
  expect(await cards('Recent sessions').textContent()).toMatch(/Me · \d{4}-\d\d-\d\d/)
  await page.getByRole('link', { name: 'See all sessions' }).click()
  await heading('My sessions').waitFor()
})

test('[W7] long lists of sessions are paged and searched on the server', async () => {
  await expect.poll(() => rows().count()).toBe(50)
  expect(await rows().first().textContent()).toContain('Without a name')
  expect(await rows().nth(1).textContent()).toMatch(/Me\d\d \w{3,4}, \d{4}$/)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect.poll(() => rows().count()).toBe(100)
  const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex)
  await expect.poll(focused).toBe(51)
  await more.click()
  await expect.poll(() => rows().count()).toBe(sessionCount + 1)
  await more.waitFor({ state: 'detached' })

  const search = page.getByRole('searchbox', { name: 'Search sessions' })
  await search.fill('SESSION 11')
  await expect.poll(() => rows().count()).toBe(11)
  await search.fill('none of them')
  await reads('No session is named like “none of them”')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.poll(() => rows().count()).toBe(50)
  await search.fill('Made by')
  await expect.poll(() => rows().count()).toBe(1)
})

test('[W2] only the creator renames and deletes; others see the reason', async () => {
  await page.getByRole('button', { name: 'Actions for Made by Bo' }).click()
  for (const name of ['Rename', 'Delete', 'Keep after deletion…']) {
    const entry = page.getByRole('menuitem', { name })
    expect(await entry.isDisabled()).toBe(true)
    expect(await entry.textContent()).toContain('Only the creator may do this')
  }
  await page.getByRole('menu').locator(':focus').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })

  await page.getByRole('searchbox').fill('Session 7')
  await expect.poll(() => rows().count()).toBe(11)
  await choose('Session 7', 'Rename')
  await dialog().getByLabel('Session name').fill('Session 7, renamed')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await row('Session 7, renamed').waitFor()
  await ana.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await choose('Session 7, renamed', 'Copy invite link')
  const link = /\/join\/workshop\/\w+/
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(link)

  await choose('Session 7, renamed', 'Create session from it…')
  await dialog().getByRole('switch', { name: 'Include input' }).waitFor()
  await dialog().getByLabel('Session name').fill('Session 7, again')
  // What is in it, and back to what was written.
  await dialog().getByRole('button', { name: 'Preview' }).click()
  await dialog().getByText('This session has no activities yet.').waitFor()
  await dialog().getByRole('button', { name: 'Back' }).click()
  expect(await dialog().getByLabel('Session name').inputValue()).toBe('Session 7, again')
  await dialog().getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL(/\/workshop\/\w+$/)
  await page.goto('/account/workshops')
  await row('Session 7, again').waitFor()
  await choose('Session 7, again', 'Save as template…')
  await dialog().getByLabel('Template name').fill('Zebra crossing')
  await dialog().getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL(/\/workshop\/\w+$/)
})

test('[X1] the retention of a deleted workshop is shown and can be changed; the workshop can be restored or erased', async () => {
  const name = 'Session 7, again'
  await page.goto('/account/workshops')
  await choose(name, 'Keep after deletion…')
  await dialog().getByLabel('Kept for … days after deletion').fill('5')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await reads('Kept for 5 days after deletion')
  const remove = async (): Promise<void> => {
    await choose(name, 'Delete')
    await dialog().getByText('Are you sure you want to delete this workshop?').waitFor()
    await dialog()
      .getByText('This will permanently delete the workshop and any input will be lost.', { exact: true })
      .waitFor()
    const end = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000)
    const until = dialog().getByText(new RegExp(`^Until ${String(end.getDate()).padStart(2, '0')} `))
    expect(await until.locator('xpath=following-sibling::dd[1]').textContent()).toContain(
      `You can restore “${name}” in My sessions, under “Deleted”.`,
    )
    await dialog().getByRole('button', { name: 'Delete' }).click()
    await row(name).waitFor({ state: 'detached' })
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await row(name).waitFor()
  await remove()

  await page.getByRole('link', { name: 'Deleted' }).click()
  await heading('Deleted').waitFor()
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  await reads('Nothing is deleted')
  await page.getByRole('link', { name: 'Back to My sessions' }).click()
  await remove()
  await page.getByRole('link', { name: 'Deleted' }).click()
  await page.getByRole('button', { name: `Erase ${name} now` }).click()
  await dialog().getByRole('button', { name: 'Erase now' }).click()
  await reads('Nothing is deleted')

  await page.getByRole('link', { name: 'Back to My sessions' }).click()
  await page.getByRole('searchbox').fill('Session 88')
  await expect.poll(() => rows().count()).toBe(1)
  await choose('Session 88', 'Keep after deletion…')
  await dialog().getByLabel('Kept for … days after deletion').fill('0')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await reads('Kept for 0 days after deletion')
  await choose('Session 88', 'Delete')
  await dialog().getByText('“Session 88” is erased right away and cannot be restored.').waitFor()
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await reads('“Session 88” is erased')
})

test('[W7] templates can be filtered by chips and searched by name and description; own templates have a menu', async () => {
  await page.goto('/account/templates')
  const cards = page.getByRole('main').getByRole('article')
  await expect.poll(() => cards.count()).toBeGreaterThan(5)
  await page.getByRole('radio', { name: 'Retrospective' }).check()
  await expect
    .poll(async () => (await cards.allTextContents()).every((one) => one.includes('Official')))
    .toBe(true)
  await page.getByRole('radio', { name: 'My Templates' }).check()
  await expect.poll(() => cards.count()).toBe(1)
  expect(await cards.textContent()).toContain('Private')
  await page.getByRole('radio', { name: 'All', exact: true }).check()
  await page.getByRole('searchbox').fill('zebra')
  await expect.poll(() => cards.count()).toBe(1)
  await page.getByRole('button', { name: 'Preview template Zebra crossing' }).click()
  await dialog().getByRole('button', { name: 'Edit' }).waitFor()
  await dialog().locator(':focus').waitFor()
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await choose('Zebra crossing', 'Rename')
  await dialog().getByLabel('Template name').fill('Zebra street')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Preview template Zebra street' }).waitFor()
  await choose('Zebra street', 'Delete')
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await reads('No template has “zebra” in its name or description')

  await page.getByRole('navigation').getByRole('link', { name: 'Library' }).click()
  await page.getByRole('heading', { name: 'Official templates' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('retro')
  await expect.poll(async () => (await cards.first().textContent())?.toLowerCase()).toMatch(/^retro/)
})

test('offline the last lists are shown and acts say that they need a connection; signing out deletes the lists', async () => {
  await page.goto('/account')
  await page.getByRole('region', { name: 'Popular templates' }).getByRole('article').first().waitFor()
  await page.goto('/account/workshops')
  await expect.poll(() => rows().count()).toBe(50)
  await ana.goOffline()
  await page.getByText('You are offline. You see what was here last').waitFor()
  for (const [name, shown] of [
    ['Templates', 'article'],
    ['My sessions', 'row'],
    ['Home', 'article'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name }).click()
    await page.getByRole('main').getByRole(shown).first().waitFor()
  }
  const create = page.getByRole('button', { name: 'Create session' }).first()
  await create.hover()
  await page.getByRole('tooltip', { name: 'This needs a connection' }).waitFor()
  await create.press('Enter')
  expect(await dialog().count()).toBe(0)
  await page.getByRole('navigation').getByRole('link', { name: 'My sessions' }).click()
  await page
    .getByRole('button', { name: /^Actions for Session/ })
    .first()
    .click()
  expect(await page.getByRole('menuitem', { name: /Delete/ }).textContent()).toContain('needs a connection')
  await ana.goOnline()
  await page.getByText('You are offline').waitFor({ state: 'detached' })

  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('plenumList')))
  await expect.poll(async () => (await kept()).length).toBe(3)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('"password"')
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await expect.poll(kept).toEqual([])
  expect(ana.errors).toEqual([])
})

test('a new session opens and is the first of the recent ones', async () => {
  await signIn()
  await page.waitForURL('**/account')
  await createSession(page, 'Fresh')
  await page
    .getByRole('link', { name: /Plenum|Dashboard/ })
    .first()
    .click()
  await page
    .getByRole('region', { name: 'Recent sessions' })
    .getByRole('link', { name: /^Fresh/ })
    .waitFor()
})
