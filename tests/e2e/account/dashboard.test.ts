import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { createSession } from '../support/people/acts.ts'
import { builtSession, emptySession, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('dashboard')

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Chooses from the menu of a session. */
async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('the navigation moves the focus to the page’s heading; home shows as many sessions as fit, a new one first', async () => {
  const { page } = await stage.open()
  const { email, password, ...ana } = await signedIn(page)
  for (const name of ['One', 'Two', 'Three', 'Four'])
    await emptySession({ email, password, ...ana }, { name })
  await page.evaluate(() => localStorage.clear())
  // Signed out: to sign in, and then to the page that was asked for.
  await page.goto('/account/templates?template=none')
  await page.waitForURL('**/login')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/account/templates?template=none')
  await page.goto('/account/nowhere')
  await page.waitForURL((url) => url.pathname === '/account')
  const nav = page.getByRole('navigation')
  for (const name of ['My sessions', 'Library', 'Settings']) {
    const link = nav.getByRole('link', { name, exact: true })
    await link.click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
    await expect.poll(() => page.title()).toBe(`${name} · Plenum`)
  }
  await nav.getByRole('link', { name: 'Home' }).click()
  const recent = page.getByRole('region', { name: 'Recent sessions' }).locator('a[href^="/workshop/"]')
  for (const [width, count] of [
    [1600, 4],
    [1440, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => recent.count()).toBe(count)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await createSession(page, 'Fresh')
  await page
    .getByRole('link', { name: /Plenum|Dashboard/ })
    .first()
    .click()
  await expect.poll(() => recent.first().textContent()).toContain('Fresh')
})

test('[X1] a session is renamed, copied, deleted, brought back at once or later, and erased', async () => {
  const { page, context } = await stage.open()
  await builtSession(await signedIn(page))
  const dialog = page.getByRole('dialog')
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await page.goto('/account/workshops')
  await choose(page, 'Kick-off', 'Rename')
  await dialog.getByLabel('Session name').fill('Renamed')
  await confirm('Save')
  await row(page, 'Renamed').waitFor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await choose(page, 'Renamed', 'Copy invite link')
  const link = /\/join\/workshop\/\w+/
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(link)

  await choose(page, 'Renamed', 'Create session from it…')
  await dialog.getByLabel('Session name').fill('Again')
  // What is in it, and back to what was written.
  await confirm('Preview')
  await dialog.getByText('Brainstorm').first().waitFor()
  await confirm('Back')
  expect(await dialog.getByLabel('Session name').inputValue()).toBe('Again')
  await confirm('Create')
  await page.waitForURL(/\/workshop\/\w+$/)
  await page.goto('/account/workshops')

  await choose(page, 'Again', 'Delete')
  await confirm('Delete')
  await row(page, 'Again').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await row(page, 'Again').waitFor()
  for (const act of ['Restore Again', 'Erase Again now']) {
    await choose(page, 'Again', 'Delete')
    await confirm('Delete')
    await row(page, 'Again').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Deleted' }).click()
    await page.getByRole('button', { name: act }).click()
    if (act.startsWith('Erase')) await confirm('Erase now')
    await page.getByText('Nothing is deleted', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: 'Back to My sessions' }).click()
  }
  await row(page, 'Renamed').waitFor()
  expect(await row(page, 'Again').count()).toBe(0)
})

test('offline the last lists are shown and acts say that they need a connection; signing out deletes the lists', async () => {
  const { page, goOffline, goOnline } = await stage.open()
  await builtSession(await signedIn(page))
  await page.goto('/account')
  await page.getByRole('region', { name: 'Popular templates' }).getByRole('article').first().waitFor()
  await page.goto('/account/workshops')
  await row(page, 'Kick-off').waitFor()
  await goOffline()
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
  expect(await page.getByRole('dialog').count()).toBe(0)
  await goOnline()
  await page.getByText('You are offline').waitFor({ state: 'detached' })
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('plenumList')))
  await expect.poll(async () => (await kept()).length).toBe(3)
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await expect.poll(kept).toEqual([])
})
