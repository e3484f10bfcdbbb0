import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findings } from '../support/axe.ts'
import { openDevice } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('invite')
let ana: Device
let gus: Device
let gusEmail: string
let anaEmail: string
let page: Page
let workshopId: string

/** Bo's address is unique to this run, since mails to it are counted. */
const boEmail = `bo-${randomUUID().slice(0, 8)}@example.org`

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url)
  gus = await openDevice(stage.browser, stage.plenum.url)
  page = ana.page
  gusEmail = (await signedIn(gus.page, 'Gus')).email
  const signed = await signedIn(page)
  anaEmail = signed.email
  workshopId = await emptySession(signed, { name: 'Kick-off', password: 'sesame' })
  await page.goto(`/workshop/${workshopId}`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await field().waitFor()
})

const dialog = () => page.getByRole('dialog', { name: 'Invite collaborators' })
const field = () => dialog().getByLabel('Email addresses')
const invite = () => dialog().getByRole('button', { name: 'Invite', exact: true })
const chips = () => dialog().getByRole('list', { name: 'Will be invited' }).getByRole('listitem')

async function mailsTo(address: string): Promise<string[]> {
  const folder = joinPath(stage.plenum.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(joinPath(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${address}`))
}

test('addresses become chips by key presses and by pasting, and can be removed', async () => {
  await expect.poll(() => field().evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await invite().isDisabled()).toBe(true)
  for (const [index, key] of ['Enter', 'Tab', ',', ' '].entries()) {
    await page.keyboard.type(`p${index}@example.org`)
    await page.keyboard.press(key)
    await expect.poll(() => chips().count()).toBe(index + 1)
  }
  await page.keyboard.type('nonsense ')
  await dialog().getByText('nonsense is not a valid email address.').waitFor()
  expect(await field().inputValue()).toBe('nonsense')
  await field().fill('P1@example.org')
  await page.keyboard.press('Enter')
  await dialog().getByText('P1@example.org has already been added.').waitFor()
  await field().fill('')
  await page.keyboard.press('Backspace')
  await expect
    .poll(() => chips().allTextContents())
    .toEqual(['p0@example.org', 'p1@example.org', 'p2@example.org'])
  await dialog().getByRole('button', { name: 'Take out p1@example.org' }).click()
  await field().evaluate((input, bo) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', `Ana <ana@example.org>; p0@example.org\n ${bo}, ana@example.org`)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, boEmail)
  await expect
    .poll(() => chips().allTextContents())
    .toEqual(['p0@example.org', 'p2@example.org', 'ana@example.org', boEmail])
  expect(await findings(page, 'invite: chips')).toEqual([])
})

test('[I1] participants get the link by mail; a failure keeps the typed addresses; an invitation can be withdrawn', async () => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SendInvites') ? route.abort() : route.continue(),
  )
  await invite().click()
  await dialog().getByRole('alert').getByText('There is no connection right now.').waitFor()
  expect(await chips().count()).toBe(4)
  await page.unroute('**/graphql')
  await invite().click()
  await dialog()
    .getByText(`4 invitations are sent: p0@example.org, p2@example.org, ana@example.org, ${boEmail}`)
    .waitFor()
  await expect.poll(() => chips().count()).toBe(0)
  await dialog().getByRole('heading', { name: 'Invited by mail (4)' }).waitFor()
  await expect.poll(() => mailsTo(boEmail)).toHaveLength(1)
  expect((await mailsTo(boEmail)).join()).toContain(`/join/workshop/${workshopId}`)
  await dialog()
    .getByRole('button', { name: `Withdraw the invitation of ${boEmail}` })
    .click()
  await dialog().getByRole('heading', { name: 'Invited by mail (3)' }).waitFor()
  await dialog().getByRole('listitem').filter({ hasText: boEmail }).waitFor({ state: 'detached' })

  // One's own address is no invitation, and the dialog does not claim one.
  await field().fill(`${anaEmail} `)
  await invite().click()
  await dialog().getByText(`Not invited: ${anaEmail} is your own address`).waitFor()
  expect(await dialog().getByText('The invitation is sent').count()).toBe(0)
  await dialog().getByRole('heading', { name: 'Invited by mail (3)' }).waitFor()
  expect(await mailsTo(boEmail)).toHaveLength(1)
})

/** Confirms that the account is Gus's, as the creator does on a host without a mail server. */
async function confirmGus(): Promise<void> {
  const row = dialog().getByRole('listitem').filter({ hasText: gusEmail })
  await row.getByText('has signed up and waits for you').waitFor()
  await row.getByRole('button', { name: `Confirm the account of ${gusEmail}` }).click()
  const confirm = page.getByRole('dialog', { name: `Is the account with ${gusEmail} theirs?` })
  await confirm.getByText('Only confirm when you know that this account is theirs.').waitFor()
  expect(await findings(page, 'invite: confirm the account')).toEqual([])
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click()
  await row.waitFor({ state: 'detached' })
  await dialog().getByRole('listitem').filter({ hasText: /^GGus/ }).waitFor()
}

test('[I1][I4] inviting a facilitator shows a warning; the person becomes one after confirmation, and can be removed at once', async () => {
  await field().fill(`${gusEmail} new@example.org `)
  await dialog().getByLabel('Role').selectOption('Facilitator')
  await invite().click()
  const confirm = page.getByRole('dialog', { name: 'Invite 2 facilitators?' })
  await confirm.getByText('full admin rights').waitFor()
  await confirm.getByText('They need an account.').waitFor()
  expect(await findings(page, 'invite: confirm')).toEqual([])
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  expect(await chips().count()).toBe(2)
  await invite().click()
  await confirm.getByRole('button', { name: 'Invite', exact: true }).click()
  await dialog()
    .getByText(`Invited, facilitator once their account is confirmed: ${gusEmail}, new@example.org`)
    .waitFor()
  await dialog()
    .getByRole('listitem')
    .filter({ hasText: 'new@example.org' })
    .getByText('waits for them to sign up; you confirm the account then')
    .waitFor()

  await gus.page.goto('/account')
  await gus.page.getByText('The person who created it has to confirm').waitFor()
  expect(await findings(gus.page, 'dashboard: waiting for the creator')).toEqual([])
  await confirmGus()
  await gus.page.goto(`/workshop/${workshopId}`)
  await gus.page.getByRole('button', { name: 'New activity' }).waitFor()
  const row = dialog().getByRole('listitem').filter({ hasText: 'Gus' })
  await row.getByText('here').waitFor()
  const own = dialog().getByRole('listitem').filter({ hasText: /^AAna/ })
  await own.waitFor()
  expect(await own.getByRole('button').count()).toBe(0)
  expect(await findings(page, 'invite: people')).toEqual([])
  await row.getByRole('button', { name: 'Remove Gus from session' }).click()
  await page
    .getByRole('dialog', { name: 'Remove Gus from session?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click()
  await row.waitFor({ state: 'detached' })
  await gus.page.getByRole('heading', { name: 'You are no longer a facilitator of this session' }).waitFor()
  expect(await findings(gus.page, 'no longer a facilitator')).toEqual([])
  expect([...ana.errors, ...gus.errors]).toEqual([])
})

test('[W2] a facilitator can leave after a confirmation; the creator cannot', async () => {
  expect(await dialog().getByRole('button', { name: 'Leave as facilitator' }).count()).toBe(0)
  await field().fill(`${gusEmail} `)
  await dialog().getByLabel('Role').selectOption('Facilitator')
  await invite().click()
  await page
    .getByRole('dialog', { name: 'Invite a facilitator?' })
    .getByRole('button', { name: 'Invite', exact: true })
    .click()
  await confirmGus()
  await gus.page.goto(`/workshop/${workshopId}`)
  await gus.page.getByRole('button', { name: 'Invite', exact: true }).click()
  await gus.page.getByRole('button', { name: 'Leave as facilitator' }).click()
  const leaving = gus.page.getByRole('dialog', { name: 'Leave as facilitator?' })
  await leaving.getByText('You lose all rights of a facilitator here at once.').waitFor()
  expect(await findings(gus.page, 'leave')).toEqual([])
  await leaving.getByRole('button', { name: 'Leave', exact: true }).click()
  await gus.page.waitForURL((url) => url.pathname.startsWith('/account'))
  await dialog().getByRole('listitem').filter({ hasText: 'Gus' }).waitFor({ state: 'detached' })
  expect([...ana.errors, ...gus.errors]).toEqual([])
})
