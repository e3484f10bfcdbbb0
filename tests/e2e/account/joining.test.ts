import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { createSession, signUp } from '../support/acts.ts'
import { findings } from '../support/axe.ts'
import { laptop, phone, tablet } from '../support/devices.ts'
import type { Screen } from '../support/devices.ts'
import { emptySession, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('joining')

const open = (screen?: Screen) => stage.open(screen)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

test('[U5] joining: the password field after a first attempt, the invite link, the same participant on the same device', async () => {
  const ana = await open(laptop)
  await signUp(ana.page, 'Ana')
  const workshopId = await createSession(ana.page, 'Autumn plan', 'kettle-47')
  const bo = await open(phone)
  const { page } = bo
  await page.goto('/join')
  expect(await page.getByLabel('Session ID').getAttribute('maxlength')).toBe('255')
  await page.getByLabel('Session ID').fill('nosuchsession')
  await page.getByLabel('Session ID').press('Enter')
  await page.getByText('No workshop with session ID:nosuchsession available').waitFor()
  await page.getByLabel('Session ID').fill(workshopId)
  await page.getByLabel('Session ID').press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Autumn plan' }).waitFor()
  await page.getByText('Ana invites you to join this session.').waitFor()
  expect(await passwordField(page).count()).toBe(0)
  await button(page, 'Join').click()
  await passwordField(page).fill('teapot-11')
  expect(await passwordField(page).getAttribute('maxlength')).toBe('255')
  await passwordField(page).press('Enter')
  await page.getByText('The password you entered is incorrect. Please try again.').waitFor()
  await passwordField(page).fill('kettle-47')
  await passwordField(page).press('Enter')
  await page.waitForURL(new RegExp(`/workshop/${workshopId}`))
  await ana.page.getByRole('button', { name: 'Meeting information: 2 people are here' }).waitFor()
  await page.goto(`/join/workshop/${workshopId}`)
  await button(page, 'Continue as before').waitFor()
  expect(await findings(page, 'joined before')).toEqual([])
  await button(page, 'Continue as before').click()
  await page.getByText('Please wait for Ana').waitFor()

  // What stands behind the question mark is the password, in both forms, and leaves the address at once.
  for (const [form, count] of [
    ['?kettle-47', 3],
    ['#?kettle-47', 4],
  ] as const) {
    const cy = await open(phone)
    await cy.page.goto(`/join/workshop/${workshopId}${form}`)
    await button(cy.page, 'Join').click()
    await cy.page.waitForURL(new RegExp(`/workshop/${workshopId}$`))
    await ana.page.getByRole('button', { name: `Meeting information: ${count} people are here` }).waitFor()
  }

  // Nobody can join an ended session.
  const late = await open(tablet)
  await late.page.goto(`/join/workshop/${workshopId}?kettle-47`)
  await button(late.page, 'Join').waitFor()
  await ana.page.getByRole('button', { name: 'Run the session' }).click()
  await ana.page.getByRole('menuitem', { name: 'End session' }).click()
  await ana.page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await page.getByText('Thank you for taking part!').waitFor()
  await button(late.page, 'Join').click()
  await late.page.getByText('This session has ended. Nobody can join it any more.').waitFor()
  expect(await passwordField(late.page).count()).toBe(0)
  expect(await button(late.page, 'Join').count()).toBe(0)
  await page.getByRole('button', { name: 'Sign up for free' }).waitFor()
  expect([...ana.errors, ...bo.errors]).toEqual([])
})

/** Pastes from the clipboard into the field, as people do. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByLabel(label).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
}

test('[U13] an invite link is accepted as a session ID without its password in any address; other input stays, with a message', async () => {
  const ana = await signedIn((await open(laptop)).page)
  const workshopId = await emptySession(ana, { name: 'Autumn plan', password: 'kettle-47' })
  const link = `${stage.plenum.url}/join/workshop/${workshopId}#?kettle-47`
  const { page } = await open(phone)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const field = page.getByLabel('Session ID')
  const said = async (message: string, typed: string): Promise<void> => {
    await page.getByRole('alert').getByText(message).waitFor()
    await expect.poll(() => field.inputValue()).toBe(typed)
  }
  await page.goto('/join')
  for (const odd of ['https://example.org/a/b?c#d', 'see you / at 9', '/account']) {
    await paste(page, 'Session ID', odd)
    await field.press('Enter')
    await said('This is not a session ID.', odd)
  }
  expect(await findings(page, 'no session ID')).toEqual([])
  await field.fill('ABCD-EFG')
  await button(page, 'Next').click()
  await said('No workshop with session ID:abcdefg available', 'ABCD-EFG')

  // A valid-looking code of no session, from a mistyped link: it stays in the field to be corrected.
  const wrong = `${workshopId.slice(0, 7)}${workshopId.endsWith('2') ? '3' : '2'}`
  await page.goto(`/join/workshop/${wrong}`)
  await said(`No workshop with session ID:${wrong} available`, wrong)
  await field.press('End')
  await field.press('Backspace')
  await field.pressSequentially(workshopId.slice(7))
  await button(page, 'Next').click()
  await page.getByRole('heading', { level: 1, name: 'Autumn plan' }).waitFor()
  await page.getByRole('link', { name: 'Join another session' }).click()
  await paste(page, 'Session ID', `You are invited: <${link}>`)
  await expect.poll(() => field.inputValue()).toBe(workshopId)
  await field.press('Enter')
  await button(page, 'Join').click()
  await page.getByText('Please wait for Ana').waitFor()

  // Written by hand, or by a reader of QR codes that types.
  const other = (await open(tablet)).page
  await other.goto(`/join/workshop/${workshopId.toUpperCase().replace(/(....)/, '$1%20')}.`)
  await other.getByRole('heading', { level: 1, name: 'Autumn plan' }).waitFor()
  await other.goto('/join')
  await other.getByLabel('Session ID').pressSequentially(link)
  await other.getByLabel('Session ID').press('Enter')
  await button(other, 'Join').click()
  await other.getByText('Please wait for Ana').waitFor()
  expect(addresses.filter((address) => address.includes('kettle'))).toEqual([])
})

test('[U5] a signed-in person joins like everybody; only a facilitator opens the session with the account', async () => {
  const ana = (await open(laptop)).page
  const workshopId = await emptySession(await signedIn(ana), { name: 'Autumn plan', password: 'kettle-47' })
  const ben = (await open(tablet)).page
  await signedIn(ben, 'Ben')
  // The address of the session itself: opening it means joining it.
  await ben.goto(`/workshop/${workshopId}`)
  await ben.waitForURL(`**/join/workshop/${workshopId}`)
  await ben.getByText('You are signed in as Ben. You join like everybody else').waitFor()
  await button(ben, 'Join').click()
  await passwordField(ben).fill('kettle-47')
  expect(await ben.getByRole('link', { name: /^Open it as/ }).count()).toBe(0)
  await passwordField(ben).press('Enter')
  await ben.getByText('Please wait for Ana').waitFor()
  const asked = ben.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('query Workshop('),
  )
  await ben.goto(`/join/workshop/${workshopId}`)
  await button(ben, 'Continue as before').waitFor()
  await (await asked).finished()
  expect(await ben.getByRole('link', { name: /^Open it as/ }).count()).toBe(0)

  await ana.goto(`/join/workshop/${workshopId}`)
  await ana.getByRole('link', { name: 'Open it as Ana' }).click()
  await ana.getByRole('button', { name: 'Run the session' }).waitFor()
})
