import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { AddFacilitatorsDocument } from '#api/operations/invitation.ts'
import { answer, saved } from '../support/people/acts.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { phone, tablet } from '../support/browser/devices.ts'
import { pathMailedTo } from '../support/people/mails.ts'
import { builtSession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('public-routes')

const newEmail = (name: string) => `${name}-${randomUUID()}@example.org`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}
const pair = (label: string, password: string) => ({ [label]: password, 'Confirm password': password })

async function setPassword(page: Page, path: string, password: string): Promise<void> {
  await page.goto(path)
  await fill(page, pair('New password', password))
  await press(page, 'Set password')
  await page.getByText('Password successfully changed!').waitFor()
  await page.getByRole('link', { name: 'Go there now' }).click()
  await page.waitForURL('**/login')
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await fill(page, { 'Work email': email, Password: password })
  await press(page, 'Sign in')
}

test('[U1] [U3] [U7] an address gets its password by mail, and a new one from another device: this one signs in again, and is back where it was', async () => {
  const { page } = await stage.open()
  const email = newEmail('ana')
  for (const path of ['/', '/nowhere', '/account', '/account/settings', '/workshop/abcd2345']) {
    await page.goto(path)
    await page.waitForURL('**/login')
  }
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('First name').waitFor()
  await fill(page, { 'Work email': email })
  await press(page, 'Create account')
  await page.getByText('A new user was created').waitFor()
  const first = await pathMailedTo(stage.plenum, email)
  await setPassword(page, first, 'correct horse 7')
  await signIn(page, email, 'correct horse 7')
  await page.waitForURL('**/account')

  const later = (await stage.open(tablet)).page
  await later.goto('/login')
  await later.getByRole('link', { name: 'I forgot my password' }).click()
  // The address changes before its page is shown, and both pages have the same field.
  await later.getByRole('button', { name: 'Send link' }).waitFor()
  await fill(later, { 'Work email': email })
  await press(later, 'Send link')
  await later.getByText('Email sent!').waitFor()
  const second = await pathMailedTo(stage.plenum, email, { before: first })
  await setPassword(later, second, 'battery staple 8')
  await later.goto(second)
  await later.getByText('Password already changed!').waitFor()

  // The other device was signed out with the old password.
  await page.goto('/account-settings')
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('plenum.account') ?? '{}') as object
    localStorage.setItem('plenum.account', JSON.stringify({ ...kept, receivedMs: 0 }))
  })
  await page.reload()
  await page.getByText('Please sign in again.').waitFor()
  await signIn(page, email, 'battery staple 8')
  await page.waitForURL('**/account-settings')
})

test('[A1] [U5] [U8] a participant signs up later and remains the same participant, without the server linking the two', async () => {
  const [{ page: ana }, { page }] = [await stage.open(), await stage.open(tablet)]
  const { workshopId, path } = await builtSession(await signedIn(ana))
  await ana.goto(path)
  await present(ana)
  const signUps: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('createUser')) signUps.push(`${request.headers()['authorization'] ?? 'nobody'} ${body}`)
  })
  await joined(page, workshopId)
  await answer(page, 'Written before')
  await saved(page)
  await page.getByRole('link', { name: 'My answers' }).click()
  await press(page, 'Sign up for free')
  const email = newEmail('bo')
  await page.getByRole('dialog').waitFor()
  await fill(page, { 'Work email': email, ...pair('Password', 'correct horse 7') })
  await press(page, 'Create account')
  await page.getByRole('dialog').getByText(email).waitFor()
  await press(page, 'Get started')

  await page.getByText('Written before').waitFor()
  await page.getByRole('button', { name: 'Sign up for free' }).waitFor({ state: 'detached' })
  expect(signUps).toHaveLength(1)
  expect(signUps[0]).toMatch(/^nobody /)
  expect(signUps[0]).not.toContain(workshopId)
  await ana.getByRole('button', { name: 'Meeting information: 2 people are here' }).waitFor()

  // Signed in for the dashboard, and in the session the same participant as before.
  await page.goto('/account')
  await page.getByRole('button', { name: /^Profile menu/ }).waitFor()
  await page.goto(`/join/workshop/${workshopId}`)
  await press(page, 'Continue as before')
  await page.waitForURL(/\/brainstorm\//)
  await expect.poll(() => page.getByRole('article').filter({ hasText: 'Written before' }).count()).toBe(1)
})

test('[I3] a person signed in to another account switches to the invited address, signs up and facilitates; then the link is used up', async () => {
  const ana = await signedIn((await stage.open()).page)
  const { workshopId } = await builtSession(ana, { name: 'Retro' })
  const email = newEmail('nea')
  const invited = { workshopId, invitees: [email] }
  await ana.credentials.callAs(AddFacilitatorsDocument, invited, ana.credentials.accountIdentity())
  const path = await pathMailedTo(stage.plenum, email, { link: /\/invitation[#/][\w-]+/ })
  const { page } = await stage.open(phone)
  const own = await signedIn(page, 'Otto')
  await page.goto(path)
  await page.getByText(`and you are signed in as ${own.email}`).waitFor()
  await press(page, 'Sign out and use that address')
  await page.getByRole('heading', { name: 'You are invited to facilitate Retro' }).waitFor()
  await fill(page, { 'First name': 'Nea', ...pair('Password', 'honest horse 1') })
  await press(page, 'Create account and accept')
  await page.waitForURL((url) => url.pathname === `/workshop/${workshopId}`)
  await page.getByRole('button', { name: 'Run the session' }).waitFor()
  await page.goto(path)
  await page.getByText('This invitation was accepted already.').waitFor()
})
