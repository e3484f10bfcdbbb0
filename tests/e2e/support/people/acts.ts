import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'

/** Actions of people on the screens, found by role and name. */

/** Signs up with a new address, waits for the dashboard and closes the welcome dialog. */
export async function signUp(page: Page, firstName = 'Ana'): Promise<string> {
  const email = `${firstName.toLowerCase()}-${randomUUID()}@example.org`
  await page.goto('/signup')
  await page.getByLabel('Work email').fill(email)
  const name = page.getByLabel('First name')
  if (await name.count()) await name.fill(firstName)
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7')
  const confirmation = page.getByLabel('Confirm password')
  if (await confirmation.count()) await confirmation.fill('correct horse 7')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/account')
  await page.getByRole('dialog').getByRole('button', { name: 'Get started' }).click()
  return email
}

/** Creates a session from the dashboard and returns its id. */
export async function createSession(page: Page, name: string, password = ''): Promise<string> {
  await page.getByRole('button', { name: 'Create session' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Session name').fill(name)
  if (password) await dialog.getByLabel('Password (optional)').fill(password)
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  // The address changes first; until the page does, the dashboard can still be clicked.
  await page.waitForURL(/\/workshop\/\w+$/)
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Adds a brainstorm to the agenda and opens it. */
export async function addBrainstorm(page: Page): Promise<void> {
  const before = page.url()
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: /^Brainstorm/ }).click()
  // Another activity may be on the screen already.
  await page.waitForURL((url) => url.href !== before && url.pathname.includes('/brainstorm/'))
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
}

/** Joins with the session ID as it stands on the projector. */
export async function join(page: Page, workshopId: string, password = ''): Promise<void> {
  await page.goto('/join')
  await page.getByLabel('Session ID').fill(workshopId.toUpperCase())
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  if (password) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Join', exact: true }).click()
  }
  await page.waitForURL(new RegExp(`/workshop/${workshopId}`))
}

/** One of the session's arrows; its name says where it leads. */
export function arrow(page: Page, step: 'Previous' | 'Next'): Locator {
  return page
    .getByRole('group', { name: 'Steps through the session' })
    .getByRole('button', { name: new RegExp(`^${step}`) })
}

/** Writes an answer and sends it with Enter. */
export async function answer(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await box.fill(text)
  await box.press('Enter')
  await card(page, text).waitFor()
}

/** An answer's card. */
export function card(page: Pick<Page, 'getByRole'>, text: string) {
  return page.getByRole('article').filter({ hasText: text })
}

/**
 * Timeout for calls that waited for a connection, in milliseconds: each is sent after a random pause, ten in less than
 * a minute. SPEC A5.
 */
export const late = { timeout: 60_000 }

/** Waits until the screen says that everything is saved. */
export async function saved(page: Page): Promise<void> {
  await page.getByText('Saved', { exact: true }).first().waitFor(late)
  expect(await page.getByText('Not saved yet', { exact: true }).count()).toBe(0)
}

/** On a participant's phone: opens what is behind "More" in the top bar. */
export async function fromMore(page: Page, name: 'My answers' | 'Help'): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** The name shown to a participant who gave none. */
export async function calledHere(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^\d+ (person is|people are) here$/ }).click()
  const me = page.getByRole('dialog').getByRole('listitem').filter({ hasText: /you$/ })
  const name = (await me.innerText()).replace(/\s*you$/, '').replace(/^P\s+/, '')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return name
}
