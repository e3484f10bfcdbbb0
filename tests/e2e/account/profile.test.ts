import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { signInCalls, signUpCalls } from '#support/calls/calls.ts'
import { createSession, signUp } from '../support/acts.ts'
import { findings } from '../support/axe.ts'
import { laptop, phone, tablet } from '../support/devices.ts'
import type { Screen } from '../support/devices.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('profile')

const oldPassword = 'correct horse 7'
const newPassword = 'battery staple 8'
const soon = { timeout: 20_000 }

const open = (screen?: Screen) => stage.open(screen)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The text of the alert, title and bullets. */
async function alerted(page: Pick<Page, 'getByRole'>): Promise<string[]> {
  const alert = page.getByRole('alert')
  await alert.waitFor()
  return (await alert.innerText()).split('\n').filter((line) => line.trim() !== '')
}

async function inProfileMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('[U1] Account Settings: name, e-mail address and password, each with its messages', async () => {
  const { page, errors, goOffline, goOnline } = await open(laptop)
  const email = await signUp(page, 'Ana')
  await inProfileMenu(page, 'Account settings')
  await page.getByRole('heading', { level: 1, name: 'Account Settings' }).waitFor()
  expect(await findings(page, 'account settings')).toEqual([])

  const save = button(page, 'Save name')
  expect(await save.isDisabled()).toBe(true)
  await page.getByLabel('First name').fill('Anna')
  expect(await page.getByLabel('First name').getAttribute('maxlength')).toBe('255')
  await page.getByLabel('First name').fill('Ana')
  expect(await save.isDisabled()).toBe(true)
  await page.getByLabel('Last name').fill('Åkesson Lindström')
  await goOffline()
  await save.click()
  await page.getByText('There is no connection right now.').waitFor()
  await goOnline()
  await save.click()
  await page.getByText('Profile details saved!').waitFor()
  await expect.poll(() => save.isDisabled()).toBe(true)
  const address = page.getByRole('textbox', { name: 'Email' })
  expect(await address.inputValue()).toBe(email)
  expect(await address.isEditable()).toBe(false)

  const [current, next, confirmation] = ['Current password', 'New password', 'Confirm password'].map(
    (label) => page.getByLabel(label),
  ) as [ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>]
  const change = button(page, 'Change')
  await current.fill('wrong horse 7')
  expect(await change.isDisabled()).toBe(true)
  await next.fill('x')
  await next.fill('')
  await change.click()
  await page.getByText('New password is required.').waitFor()
  await current.fill('')
  await next.fill('short')
  await change.click()
  await page.getByText('Current password is required.').waitFor()
  await page.getByText('Passwords do not match.').waitFor()
  expect(await findings(page, 'account settings refused')).toEqual([])
  await confirmation.fill('short')
  await current.fill('wrong horse 7')
  await change.click()
  await expect
    .poll(() => alerted(page))
    .toEqual([
      'Your new password does not meet the required criteria',
      'It must have at least 8 characters.',
      'It must contain digits.',
    ])
  await next.fill(newPassword)
  await confirmation.fill(newPassword)
  await change.click()
  await page.getByText('The current password is not correct.').waitFor()
  await expect
    .poll(() => alerted(page))
    .toEqual(['Password validation failed', 'The current password is not correct.'])
  await current.fill(oldPassword)
  await change.click()
  await page.getByText('Password saved!').waitFor()
  await expect.poll(() => change.isDisabled()).toBe(true)

  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.waitForURL('**/account')
  // A long name is shortened to 15 characters and dots.
  await page.getByText('Ana Åkesson Lin...', { exact: true }).waitFor()
  await inProfileMenu(page, 'Logout')
  await page.waitForURL('**/login')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await button(page, 'Sign in').click()
  await page.waitForURL('**/account')
  expect(errors).toEqual([])
})

test('[L1] [L2] the menu dialogs for profile, password and a licence with its limit', async () => {
  const { page, errors } = await open(tablet)
  await signUp(page, 'Ben')
  await createSession(page, 'Autumn plan')
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  for (const entry of [
    ...['Dashboard', 'Create session', 'Edit session', 'Invite participants', 'Export…'],
    ...['Account settings', 'Edit profile', 'Edit licence', 'Help', 'Logout'],
  ])
    await page.getByRole('menuitem', { name: entry, exact: true }).waitFor()
  // Actions that have a button in the bar are not repeated here.
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    ...['Edit session', 'Invite participants', 'See participant view', 'Export…', 'My answers'],
    ...['Dashboard', 'Create session', 'Edit profile', 'Edit licence', 'Account settings', 'Help', 'Logout'],
  ])
  await page.getByRole('menu').locator(':focus').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })

  await inProfileMenu(page, 'Edit profile')
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('Email').isEditable()).toBe(false)
  await dialog.getByLabel('First name').fill('Benjamin')
  expect(await findings(page, 'edit profile')).toEqual([])
  await dialog.getByLabel('First name').press('Enter')
  await page.getByText('Profile details saved!').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Profile menu of Benjamin' }).waitFor()

  await inProfileMenu(page, 'Edit profile')
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await dialog.getByLabel('Old password').fill(oldPassword)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => alerted(dialog))
    .toEqual(['Password validation failed', 'Please enter a valid password.'])
  await dialog.getByLabel('New password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Passwords do not match.').waitFor()
  expect(await findings(page, 'change password')).toEqual([])
  await dialog.getByLabel('Confirm password').fill(newPassword)
  await dialog.getByLabel('Confirm password').press('Enter')
  await page.getByText('Password saved!').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await inProfileMenu(page, 'Edit licence')
  await dialog.getByText('No licence has been added to this account.').waitFor()
  const key = dialog.getByPlaceholder('xxxx-xxxx-xxxx-xxxx')
  expect(await key.getAttribute('maxlength')).toBe('255')
  await key.press('Enter')
  await dialog.getByText('Please enter a licence key.').waitFor()
  await key.fill('2222-3333-4444-5555')
  await key.press('Enter')
  await dialog.getByText('This licence key cannot be added.').waitFor()
  await key.fill(await licenceKey('For small teams.', 3))
  await dialog.getByRole('button', { name: 'Add key' }).click()
  await dialog.getByText('Licence added!').waitFor()
  await dialog.getByText('For small teams.').waitFor()
  await dialog.getByText('You use 1 of 3 sessions, templates included.').waitFor()
  expect(await findings(page, 'licence')).toEqual([])
  expect(errors).toEqual([])
})

test('the settings link to the dialogs for profile and password instead of having forms of their own', async () => {
  const { page, errors } = await open(laptop)
  const email = await signUp(page, 'Gun')
  await page.goto('/account/settings')
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByText(email).waitFor()
  expect(await profile.getByRole('textbox').count()).toBe(0)
  await profile.getByRole('button', { name: 'Edit Profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Last name').fill('Lind')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await profile.getByText('Gun Lind').waitFor()
  await profile.getByRole('button', { name: 'Change Password' }).click()
  await dialog.getByLabel('Old password').fill(oldPassword)
  await dialog.getByLabel('New password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => alerted(dialog)).toEqual(['Password validation failed', 'Passwords do not match.'])
  await dialog.getByLabel('Confirm password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Password saved!').waitFor()
  expect(errors).toEqual([])
})

test('[X3] the settings export the account’s data and delete the account, after which nothing is left on the device', async () => {
  const { page, errors } = await open(phone)
  const email = await signUp(page, 'Cleo')
  await page.goto('/account/settings')
  await page.getByText('You may have as many sessions and templates as you like.').waitFor()
  expect(await findings(page, 'settings')).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export my data').click()])
  expect(await readFile(await file.path(), 'utf8')).toContain(email)

  await button(page, 'Delete account').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Sessions and templates that somebody else facilitates too become theirs.').waitFor()
  const end = dialog.getByRole('button', { name: 'Delete account' })
  expect(await end.isDisabled()).toBe(true)
  await dialog.getByLabel('Your password').fill('wrong horse 7')
  await dialog.getByLabel('I understand that this cannot be undone.').check()
  await end.click()
  await dialog.getByRole('alert').waitFor()
  expect(await findings(page, 'delete account')).toEqual([])
  await dialog.getByLabel('Your password').fill(oldPassword)
  await end.click()
  await page.waitForURL('**/login')
  await page.getByText('Your account is deleted').waitFor()
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^(plenum|token)/.test(key)))
  await expect.poll(left, soon).toEqual([])
  await expect.poll(() => page.evaluate(() => indexedDB.databases()), soon).toEqual([])
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(oldPassword)
  await button(page, 'Sign in').click()
  await page.getByText('login unsuccessful. Please try again').waitFor()
  expect(errors).toEqual([])
})

test('a name changed on another device appears here, without replacing typed text', async () => {
  const { page, errors } = await open(laptop)
  const email = await signUp(page, 'Dora')
  const elsewhere = await signInCalls(stage.plenum, email, oldPassword)
  const rename = (names: Record<string, string>) =>
    elsewhere.must(
      `mutation ($id: ID!, $firstName: String, $lastName: String) {
        updateUser(userId: $id, firstName: $firstName, lastName: $lastName) { ok } }`,
      { id: elsewhere.id, ...names },
    )
  await rename({ lastName: 'Ek' })
  await page.goto('/account-settings')
  const [first, last] = [page.getByLabel('First name'), page.getByLabel('Last name')]
  await expect.poll(() => last.inputValue(), soon).toBe('Ek')
  await last.fill('Alm')
  await rename({ firstName: 'Theodora', lastName: 'Ask' })
  // At most one refetch every five seconds, however often the window gets the focus.
  const shown = async (): Promise<string> => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return await first.inputValue()
  }
  await expect.poll(shown, soon).toBe('Theodora')
  expect(await last.inputValue()).toBe('Alm')
  expect(errors).toEqual([])
})

test('a preference that could not be sent is never saved to another account', async () => {
  const { page, errors } = await open(laptop)
  const email = `eve-${randomUUID()}@example.org`
  const eve = await signUpCalls(stage.plenum, email)
  await eve.must('mutation ($id: ID!) { updateUser(userId: $id, language: "en") { ok } }', { id: eve.id })
  await signUp(page, 'Finn')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('KeepPreferences') ? route.abort() : route.fallback(),
  )
  const refused = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'Svenska' }).click()
  await refused
  const unsent = () => page.evaluate(() => localStorage.getItem('plenum.preferences.unsent'))
  expect(await unsent()).toContain('"language":"sv"')
  // The menu is still open, and in Swedish now.
  await page.getByRole('menuitem', { name: 'Logga ut', exact: true }).click()
  await page.waitForURL('**/login')
  await expect.poll(unsent).toBe(null)
  await page.unrouteAll()
  await page.locator('input[type="email"], input[autocomplete="username"]').first().fill(email)
  await page.locator('input[type="password"]').fill('correct horse 9')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account')
  await page.getByRole('button', { name: /^Profile menu/ }).waitFor()
  expect(await eve.must('query { me { language } }')).toEqual({ language: 'en' })
  expect(errors).toEqual([])
})

/** A new key, created with the administrator's command line tool. */
async function licenceKey(text: string, limit: number): Promise<string> {
  const script = join(import.meta.dirname, '../../../scripts/licence.ts')
  const env = { ...process.env, DATA_DIR: stage.plenum.dataDir }
  const args = [script, 'make', '--text', text, '--limit', String(limit)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return /\w{4}(-\w{4}){3}/.exec(stdout)?.[0] ?? stdout
}
