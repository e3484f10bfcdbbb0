import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addBrainstorm, answer, createSession, saved, signUp } from '../support/acts.ts'
import { findings } from '../support/axe.ts'
import { laptop, phone, tablet } from '../support/devices.ts'
import type { Screen } from '../support/devices.ts'
import { resetPathMailedTo } from '../support/mails.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('public-routes')

const open = (screen?: Screen) => stage.open(screen)

const soon = { timeout: 20_000 }
const criteria = 'Your new password does not meet the required criteria'

const newEmail = (name: string) => `${name}-${randomUUID()}@example.org`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Work email').fill(email)
  await passwordField(page).fill(password)
  await passwordField(page).press('Enter')
}

test('[U1] [U2] [U3] sign-in and sign-up report what is wrong; signing up needs an address only', async () => {
  const { page, errors } = await open(laptop)
  for (const path of [
    '/',
    '/nowhere',
    '/account',
    '/account/settings',
    '/account-settings',
    '/workshop/abcd2345',
  ]) {
    await page.goto(path)
    await page.waitForURL('**/login')
  }
  expect(await page.getByLabel('Work email').getAttribute('maxlength')).toBe('255')
  expect(await passwordField(page).getAttribute('maxlength')).toBe('255')
  await page.getByRole('link', { name: 'I forgot my password' }).waitFor()
  await signIn(page, newEmail('nobody'), 'wrong password 1')
  await page.getByText('login unsuccessful. Please try again').waitFor()
  await page.getByRole('link', { name: 'Sign up' }).click()

  await page.getByRole('heading', { level: 1, name: 'Sign up for free' }).waitFor()
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
  await page.getByText('We recommend using your work email.').waitFor()
  const email = page.getByLabel('Work email')
  expect(await email.getAttribute('maxlength')).toBe('250')
  await button(page, 'Create account').click()
  await page.getByText('Please enter your email').waitFor()
  await email.fill('ana')
  await email.press('Enter')
  await page.getByText('Please enter a valid email').waitFor()
  const address = newEmail('ana')
  await email.fill(address)
  await passwordField(page).fill('letters')
  await button(page, 'Create account').click()
  await page.getByText('Passwords do not match').waitFor()
  await page.getByLabel('Confirm password').fill('letters')
  await button(page, 'Create account').click()
  await page.getByRole('alert').getByText(criteria).waitFor()
  expect(await page.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
    'It must have at least 8 characters.',
    'It must contain digits.',
  ])

  // An e-mail address alone: the mail has the link to a password.
  await passwordField(page).fill('')
  await page.getByLabel('Confirm password').fill('')
  await button(page, 'Create account').click()
  await page.getByText('A new user was created').waitFor()
  await page.getByText('Please check your email for login details.').waitFor()
  expect(await findings(page, 'a new user was created')).toEqual([])
  await page.goto(await resetPathMailedTo(stage.plenum, address))
  await page.getByLabel('New password').fill('correct horse 7')
  await page.getByLabel('Confirm password').fill('correct horse 7')
  await button(page, 'Set password').click()
  await page.getByText('Password successfully changed!').waitFor()
  await signIn(page, address, 'correct horse 7')
  await page.waitForURL('**/account')

  // With a password one is in at once; an address that is taken says no more than that it failed.
  const other = await open(phone)
  await signUp(other.page, 'Ben')
  await other.page.goto('/login')
  await other.page.waitForURL('**/account')
  const third = await open(tablet)
  await third.page.goto('/signup')
  await third.page.getByLabel('Work email').fill(address)
  await passwordField(third.page).fill('another horse 8')
  await third.page.getByLabel('Confirm password').fill('another horse 8')
  await button(third.page, 'Create account').click()
  await third.page
    .getByText(
      'Oops, something seems to have gone wrong when we tried to set up your account. Please try again!',
    )
    .waitFor()
  expect([...errors, ...other.errors, ...third.errors]).toEqual([])
})

test('[U3] [U7] a forgotten password: mail, new password, countdown, and a link that works once', async () => {
  const { page } = await open(laptop)
  const address = newEmail('cleo')
  await page.goto('/signup')
  await page.getByLabel('Work email').fill(address)
  await passwordField(page).fill('correct horse 7')
  await page.getByLabel('Confirm password').fill('correct horse 7')
  await button(page, 'Create account').click()
  const welcome = page.getByRole('dialog', { name: 'Welcome to Plenum!' })
  await welcome.getByText(address).waitFor()
  expect(await findings(page, 'welcome')).toEqual([])
  await button(page, 'Get started').click()

  const later = (await open(tablet)).page
  await later.goto('/reset')
  await later.getByRole('link', { name: 'Back to sign in' }).waitFor()
  await button(later, 'Send link').click()
  await later.getByText('Please enter your email').waitFor()
  for (const known of [newEmail('nobody'), address]) {
    await later.goto('/reset')
    await later.getByLabel('Work email').fill(known)
    await later.getByLabel('Work email').press('Enter')
    await later.getByText('Email sent!').waitFor()
  }
  const path = await resetPathMailedTo(stage.plenum, address)
  await later.goto(`${path.slice(0, -4)}aaaa`)
  await later.getByText('This link does not work any more.').waitFor()
  expect(await findings(later, 'a broken link')).toEqual([])
  await later.goto(path)
  await later.getByLabel('New password').fill('short')
  await button(later, 'Set password').click()
  await later.getByText('Passwords do not match').waitFor()
  await later.getByLabel('Confirm password').fill('short')
  await button(later, 'Set password').click()
  await later.getByRole('alert').getByText(criteria).waitFor()
  expect(await findings(later, 'a new password')).toEqual([])
  await later.getByLabel('New password').fill('battery staple 8')
  await later.getByLabel('Confirm password').fill('battery staple 8')
  // Noted by the page: a busy machine looks when seconds of it are over.
  const counted = await later.evaluateHandle(() => {
    const shown: string[] = []
    new MutationObserver(() => {
      shown.push(...(/You are taken to the start page in \d+ s\./.exec(document.body.textContent) ?? []))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return shown
  })
  await later.getByLabel('Confirm password').press('Enter')
  await later.getByText('Password successfully changed!').waitFor()
  expect((await counted.jsonValue())[0]).toBe('You are taken to the start page in 5 s.')
  await later.waitForURL('**/login')

  await later.goto(path)
  await later.getByText('Password already changed!').waitFor()
  await signIn(later, address, 'correct horse 7')
  await later.getByText('login unsuccessful. Please try again').waitFor()
  await signIn(later, address, 'battery staple 8')
  await later.waitForURL('**/account')

  // The other device was signed out with the old password: it is led to sign in, and back to where it was.
  await page.goto('/account-settings')
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('plenum.account') ?? '{}') as object
    localStorage.setItem('plenum.account', JSON.stringify({ ...kept, receivedMs: 0 }))
  })
  await page.reload()
  await page.getByText('Please sign in again.').waitFor()
  expect(await page.getByLabel('Work email').inputValue()).toBe(address)
  await passwordField(page).fill('battery staple 8')
  await button(page, 'Sign in').click()
  await page.waitForURL('**/account-settings')
})

test('[A1] [U5] a participant signs up later and remains the same participant, without the server linking the two', async () => {
  const ana = await open(laptop)
  await signUp(ana.page, 'Ana')
  const workshopId = await createSession(ana.page, 'Open ears')
  await addBrainstorm(ana.page)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  const bo = await open(tablet)
  const { page } = bo
  const signUps: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('createUser')) signUps.push(`${request.headers()['authorization'] ?? 'nobody'} ${body}`)
  })
  await page.goto(`/join/workshop/${workshopId}`)
  await button(page, 'Join').click()
  await page.waitForURL(/\/brainstorm\//)
  await answer(page, 'Written before')
  await saved(page)
  await page.getByRole('link', { name: 'My answers' }).click()
  await button(page, 'Sign up for free').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await dialog.getByText('Please enter your email').waitFor()
  expect(await findings(page, 'sign up in a session')).toEqual([])
  const address = newEmail('bo')
  await dialog.getByLabel('Work email').fill(address)
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse 7')
  await dialog.getByLabel('Confirm password').fill('correct horse 7')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await dialog.getByText(address).waitFor()
  await button(page, 'Get started').click()

  await page.getByText('Written before').waitFor()
  await page.getByRole('button', { name: 'Sign up for free' }).waitFor({ state: 'detached' })
  expect(signUps).toHaveLength(1)
  expect(signUps[0]).toMatch(/^nobody /)
  expect(signUps[0]).not.toContain(workshopId)
  await ana.page.getByRole('button', { name: 'Meeting information: 2 people are here' }).waitFor()

  // Signed in for the dashboard, and in the session the same participant as before.
  await page.goto('/account')
  await page.getByRole('button', { name: /^Profile menu/ }).waitFor()
  await page.goto(`/workshop/${workshopId}/mine`)
  await page.getByText('Written before').waitFor()
  await page.goto(`/join/workshop/${workshopId}`)
  await button(page, 'Continue as before').click()
  await page.waitForURL(/\/brainstorm\//)
  await expect
    .poll(() => page.getByRole('article').filter({ hasText: 'Written before' }).count(), soon)
    .toBe(1)

  // Nobody was shown the answers: after the end their author's device alone has what they wrote.
  await ana.page.getByRole('button', { name: 'Run the session' }).click()
  await ana.page.getByRole('menuitem', { name: 'End session' }).click()
  await ana.page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await page.getByText('Thank you for taking part!').waitFor()
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: '1. Brainstorm' }).click()
  await page.getByText('The facilitator did not show the answers of this activity.').waitFor()
  await page.getByRole('article').filter({ hasText: 'Written before' }).waitFor()
  expect(await page.getByText('No answers yet').count()).toBe(0)
  expect([...ana.errors, ...bo.errors]).toEqual([])
})
