import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { laptop, phone, tablet } from '../support/devices.ts'
import { resetPathMailedTo } from '../support/mails.ts'
import { emptySession, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('entry-trouble')

const newEmail = (name: string) => `${name}-${randomUUID()}@example.org`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const signUpFailed =
  'Oops, something seems to have gone wrong when we tried to set up your account. Please try again!'

/** The server fails once, at the next call of an operation, as behind a proxy that times out. */
async function failsOnce(page: Page, operation: string): Promise<void> {
  let hasFailed = false
  await page.route('**/graphql', async (route) => {
    const isIt = (route.request().postData() ?? '').includes(`mutation ${operation}(`)
    if (hasFailed || !isIt) return route.fallback()
    hasFailed = true
    await route.fulfill({ status: 503, json: { errors: [{ message: 'no' }] } })
  })
}

/** Expects the catalogue's message, and that "Try again" succeeds. */
async function tryAgain(page: Page, message: string): Promise<void> {
  await page.getByRole('alert').getByText(message).waitFor()
  await button(page, 'Try again').click()
}

test('[U5] when the server fails during a join, the message says so, ID and name stay, and "Try again" repeats it', async () => {
  const workshopId = await emptySession(await signedIn((await stage.open(laptop)).page), {
    name: 'Autumn plan',
  })
  const { page } = await stage.open(phone)
  await failsOnce(page, 'PublicWorkshopInfo')
  await page.goto('/join')
  await page.getByLabel('Session ID').fill(workshopId)
  await button(page, 'Next').click()
  await page.getByRole('alert').getByText('Could not join workshop.').waitFor()
  expect(await page.getByLabel('Session ID').inputValue()).toBe(workshopId)
  await tryAgain(page, 'Could not join workshop.')
  await page.getByLabel('Your name (optional)').fill('Bo')
  await failsOnce(page, 'CreateTempUser')
  await button(page, 'Join').click()
  await page.getByRole('alert').getByText('Could not join workshop.').waitFor()
  expect(await page.getByLabel('Your name (optional)').inputValue()).toBe('Bo')
  await tryAgain(page, 'Could not join workshop.')
  await page.getByText('Please wait for Ana').waitFor()
})

test('[U3] when the server fails during sign-up, sign-in or recovery, each has its message, and no valid link is called invalid', async () => {
  const { page } = await stage.open(tablet)
  const email = newEmail('eve')
  await failsOnce(page, 'ValidateUserData')
  await page.goto('/signup')
  await page.getByLabel('Work email').fill(email)
  await button(page, 'Create account').click()
  await tryAgain(page, signUpFailed)
  await page.getByText('A new user was created').waitFor()
  await page.getByText('Please check your email for login details.').waitFor()

  const path = await resetPathMailedTo(stage.plenum, email)
  expect(await subjectsTo(email)).toEqual(['Welcome to Plenum: choose your password'])
  await failsOnce(page, 'ValidateToken')
  await page.goto(path)
  await page.getByRole('alert').getByText('Oops, something went wrong. Please try again!').waitFor()
  expect(await page.getByText('This link does not work any more.').count()).toBe(0)
  await button(page, 'Try again').click()
  await page.getByLabel('New password').fill('correct horse 7')
  await page.getByLabel('Confirm password').fill('correct horse 7')
  await failsOnce(page, 'SetNewPassword')
  await button(page, 'Set password').click()
  await tryAgain(page, 'Oops, something went wrong. Please try again!')
  await page.getByText('Password successfully changed!').waitFor()

  await failsOnce(page, 'TokenAuth')
  await page.goto('/login')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7')
  await button(page, 'Sign in').click()
  await tryAgain(page, 'login unsuccessful. Please try again')
  await page.waitForURL('**/account')
})

test('[U3] signing up with an address that has an account leads to sign-in, and reveals nothing to a stranger', async () => {
  const { email, password } = await signedIn((await stage.open(laptop)).page)
  const { page } = await stage.open(phone)
  await page.goto('/signup')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another horse 8')
  await page.getByLabel('Confirm password').fill('another horse 8')
  await button(page, 'Create account').click()
  await page.getByRole('alert').getByText(signUpFailed).waitFor()
  await page.getByText('Do you have an account with this address already?').waitFor()
  await page.getByRole('link', { name: 'I forgot my password' }).click()
  await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor()
  await failsOnce(page, 'SendRecoverEmail')
  expect(await page.getByLabel('Work email').inputValue()).toBe(email)
  await button(page, 'Send link').click()
  await tryAgain(page, 'Oops, something seems to have gone wrong when we tried to reset the password.')
  await page.getByText('Email sent!').waitFor()
  await resetPathMailedTo(stage.plenum, email)
  expect(await subjectsTo(email)).toEqual(['Reset your password'])
  await page.goBack()
  // The address changes first, and the page before has a field of that name too.
  await page.getByRole('heading', { level: 1, name: 'Sign up for free' }).waitFor()
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another horse 8')
  await page.getByLabel('Confirm password').fill('another horse 8')
  await button(page, 'Create account').click()
  await page.getByRole('link', { name: 'Sign in with it' }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor()
  expect(await page.getByLabel('Work email').inputValue()).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
  await page.waitForURL('**/account')
})

/** Subjects of the mails to an address, the oldest first. */
async function subjectsTo(email: string): Promise<string[]> {
  const folder = join(stage.plenum.dataDir, 'mail')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '')
}
