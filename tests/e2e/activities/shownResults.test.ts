import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { late } from '../support/acts.ts'
import { laptop, openDevice, phone, tablet } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'
import { chooseVoting, evaluateAdded, pollOn, rate, resultOf, vote } from '../support/voteActs.ts'

const stage = setStage('shown-results')
/** A facilitator at a laptop; a participant who votes, and one who is in the middle of choosing. */
let ana: Device, bo: Device, cy: Device

const chosen = (page: Page, poll: string) =>
  page.getByRole('slider', { name: poll, exact: true }).getAttribute('aria-valuetext')
/** Everybody is on this page. */
const allAt = async (page: 'vote' | 'results'): Promise<void> => {
  for (const one of [ana, bo, cy]) await one.page.waitForURL(new RegExp(`/${page}$`), late)
}

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open(laptop)
  bo = await open(phone)
  cy = await open(tablet)
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  const { path } = await evaluateAdded(signed, workshopId, 1, [{ text: 'Tea' }, { text: 'Coffee' }])
  await ana.page.goto(path)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const { page } of [bo, cy]) {
    await joined(page, workshopId)
    await pollOn(page, 'Tea').waitFor(late)
  }
  await rate(bo.page, 'Tea', 4)
  await rate(bo.page, 'Coffee', 2)
  await vote(bo.page)
  await rate(cy.page, 'Coffee', 5)
})

test('[BT17] one press shows the results and leads everybody there, and one leads back; nothing that was chosen is lost', async () => {
  await chooseVoting(ana.page, /^Live/)
  await chooseVoting(ana.page, /^Show results to everybody/)
  await allAt('results')
  for (const { page } of [ana, bo, cy]) await resultOf(page, 'Tea', '4.0')
  await cy.page.getByText('The facilitator just changed your view!').waitFor({ state: 'detached' })

  await chooseVoting(ana.page, /^Show results to everybody/)
  await allAt('vote')
  await expect.poll(() => chosen(cy.page, 'Coffee')).toBe('5 of 5')
  expect(await chosen(cy.page, 'Tea')).toBe('nothing chosen yet')
  await vote(cy.page)
  await pollOn(cy.page, 'Coffee').getByText('Voted', { exact: true }).waitFor()
  await expect.poll(() => chosen(bo.page, 'Tea')).toBe('4 of 5')
})

test('[BT6] [BT17] blind results that are to be shown lead everybody when voting closes, and back when it opens', async () => {
  const { page } = ana
  await chooseVoting(page, /^When voting closes/)
  await chooseVoting(page, /^Show results to everybody/)
  await page.getByRole('button', { name: 'Voting', exact: true }).click()
  await page.getByText('Everybody will see the results once voting closes.').first().waitFor()
  await page.getByRole('menuitem', { name: /^Close voting/ }).click()
  await allAt('results')
  for (const one of [ana, bo, cy]) await resultOf(one.page, 'Coffee', '3.5')
  await chooseVoting(page, /^Reopen voting/)
  await allAt('vote')
})
