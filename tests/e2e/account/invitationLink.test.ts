import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCalls } from '#support/calls/calls.ts'
import { startSmtpServer } from '#support/servers/smtpServer.ts'
import type { SmtpServer } from '#support/servers/smtpServer.ts'
import { findings } from '../support/axe.ts'
import { emptySession, signedIn, signedInAs } from '../support/ready.ts'
import type { Signed } from '../support/ready.ts'
import { setOwnStage } from '../support/stage.ts'

let smtp: SmtpServer
/** Filled in before the server starts. */
const env: Record<string, string> = { MAIL_FROM: 'Plenum <plenum@example.org>' }
beforeAll(async () => {
  smtp = await startSmtpServer()
  env['SMTP_URL'] = smtp.url
})
afterAll(() => smtp.close())
const stage = setOwnStage('invitation-link', env)

let ana: Page
let signed: Signed
beforeAll(async () => {
  const context = await stage.browser.newContext({ baseURL: stage.plenum.url })
  ana = await context.newPage()
  signed = await signedIn(ana)
})

async function linkTo(email: string, path: 'invitation' | 'reset'): Promise<string> {
  const { text } = await smtp.nextTo(email)
  return new RegExp(`${stage.plenum.url}/${path}[#/][\\w-]+`).exec(text)?.[0] ?? text
}

/** Invites somebody to facilitate a new session, as a facilitator does. */
async function invited(email: string, name: string): Promise<string> {
  const workshopId = await emptySession(signed, { name })
  await ana.goto(`/workshop/${workshopId}`)
  await ana.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = ana.getByRole('dialog', { name: 'Invite collaborators' })
  await dialog.getByLabel('Email addresses').fill(`${email} `)
  await dialog.getByLabel('Role').selectOption('Facilitator')
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await ana
    .getByRole('dialog', { name: 'Invite a facilitator?' })
    .getByRole('button', { name: 'Invite', exact: true })
    .click()
  const row = dialog.getByRole('listitem').filter({ hasText: email })
  await row.getByText('waits for the link in the mail').waitFor()
  expect(await row.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
  return workshopId
}

const newEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.org`
const facilitates = (page: Page) => page.getByRole('button', { name: 'New activity' })

test('[I3] an impostor with the invited address gets no right; the person who reads its mail becomes the facilitator', async () => {
  const email = newEmail('boss')
  const workshopId = await invited(email, 'Layoffs')

  const impostor = await stage.open()
  await impostor.page.goto('/signup')
  await impostor.page.getByLabel('Work email').fill(email)
  await impostor.page.getByLabel('Password', { exact: true }).fill('stolen horse 1')
  await impostor.page.getByLabel('Confirm password').fill('stolen horse 1')
  await impostor.page.getByRole('button', { name: 'Create account' }).click()
  await impostor.page.getByRole('button', { name: 'Get started' }).click()
  const notice = impostor.page.getByRole('region', { name: 'You are invited to facilitate a session' })
  await notice.getByText(`Confirm that ${email} is your address`).waitFor()
  expect(await impostor.page.getByText('Layoffs').count()).toBe(0)
  expect(await findings(impostor.page, 'dashboard: waiting for the link')).toEqual([])
  await impostor.page.goto(`/workshop/${workshopId}`)
  await impostor.page.waitForURL(
    (url) => !url.pathname.endsWith(workshopId) || url.pathname.startsWith('/join'),
  )
  expect(await facilitates(impostor.page).count()).toBe(0)

  const boss = await stage.open()
  const { page } = boss
  const link = await linkTo(email, 'invitation')
  await page.goto(link)
  await page.getByRole('heading', { name: 'You are invited to facilitate Layoffs' }).waitFor()
  expect(await page.getByLabel('Work email').inputValue()).toBe(email)
  expect(await findings(page, 'invitation: sign up')).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill('honest horse 1')
  await page.getByLabel('Confirm password').fill('honest horse 1')
  await page.getByRole('button', { name: 'Create account and accept' }).click()
  // The address already has an account: it is recovered like any account with a forgotten password.
  await page.getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'I have an account with this address' }).click()
  expect(await findings(page, 'invitation: sign in')).toEqual([])
  await page.getByRole('link', { name: 'I forgot my password' }).click()
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.goto(await linkTo(email, 'reset'))
  await page.getByLabel('New password').fill('honest horse 1')
  await page.getByLabel('Confirm password').fill('honest horse 1')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Password successfully changed!').waitFor()
  await page.goto(link)
  await page.getByRole('button', { name: 'I have an account with this address' }).click()
  await page.getByLabel('Password', { exact: true }).fill('honest horse 1')
  await page.getByRole('button', { name: 'Sign in and accept' }).click()
  await page.waitForURL((url) => url.pathname === `/workshop/${workshopId}`)
  await facilitates(page).waitFor()
})

test('[I3] a new person signs up with the link and enters the session; afterwards the link is reported as used', async () => {
  const email = newEmail('new')
  const workshopId = await invited(email, 'Kick-off')
  const { page } = await stage.open({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const link = await linkTo(email, 'invitation')
  await page.goto(link)
  await page.getByLabel('First name').fill('Nea')
  await page.getByLabel('Password', { exact: true }).fill('honest horse 1')
  await page.getByLabel('Confirm password').fill('honest horse 1')
  await page.getByRole('button', { name: 'Create account and accept' }).click()
  await page.waitForURL((url) => url.pathname === `/workshop/${workshopId}`)
  await page.goto(link)
  await page.getByText('This invitation was accepted already.').waitFor()
  expect(await findings(page, 'invitation: used')).toEqual([])
})

test('[I3] a person signed in to another account can switch while the invitation waits; a lost mail can be requested again', async () => {
  const email = newEmail('ivy')
  const workshopId = await invited(email, 'Retro')
  const { page } = await stage.open()
  const own = await signedIn(page, 'Otto')
  await page.goto(await linkTo(email, 'invitation'))
  await page.getByText(`and you are signed in as ${own.email}`).waitFor()
  expect(await findings(page, 'invitation: another address')).toEqual([])
  await page.getByRole('button', { name: 'Sign out and use that address' }).click()
  await page.getByRole('button', { name: 'Create account and accept' }).waitFor()

  await signUpCalls(stage.plenum, email)
  await signedInAs(page, email, 'correct horse 9')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await page.getByText(`The link is on its way to ${email}.`).waitFor()
  await page.goto(await linkTo(email, 'invitation'))
  await page.getByText(`You are signed in as ${email}`).waitFor()
  await page.getByRole('button', { name: 'Accept and open the session' }).click()
  await page.waitForURL((url) => url.pathname === `/workshop/${workshopId}`)
  await facilitates(page).waitFor()
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Recent sessions' }).waitFor()
  expect(await page.getByText('You are invited to facilitate').count()).toBe(0)
})
