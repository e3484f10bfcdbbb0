import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, card, saved } from '../support/people/acts.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { laptop, phone, tablet, withoutSockets } from '../support/browser/devices.ts'
import type { Screen } from '../support/browser/devices.ts'
import {
  chooseValue,
  footButton,
  picture,
  rows,
  said,
  slider,
  state,
  waiting,
} from '../support/kinds/pulse.ts'
import { pulseAdded } from '../support/kinds/pulseReady.ts'
import { builtSession, emptySession, joined, signedIn, signedInAs } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('without-socket')

/** A device in a network that allows calls but no websocket. */
async function inStrictNetwork(screen: Screen): Promise<Page> {
  const { page } = await stage.open(screen)
  await withoutSockets(page)
  return page
}

test('[U14] by calls alone the screen says so, a facilitator presents, reads and answers, and a participant follows; without any network it says "offline"', async () => {
  const [ana, bo] = [await inStrictNetwork(laptop), await inStrictNetwork(phone)]
  const cy = await stage.open(tablet)
  const signed = await signedIn(ana)
  const { workshopId, path } = await builtSession(signed)
  for (const page of [bo, cy.page]) await joined(page, workshopId)
  const [blocked, offline] = ['No live connection gets through here.', 'You are offline.']
  await ana.goto(path)
  for (const page of [ana, bo]) {
    await page.getByText(blocked).waitFor()
    expect(await page.getByText(offline).count()).toBe(0)
  }
  await ana.getByText('Grouping and editing wait for a live connection.', { exact: false }).waitFor()
  expect(await ana.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await present(ana)
  for (const page of [bo, cy.page]) await page.waitForURL(`**${path}`)

  await answer(cy.page, 'Written at the office')
  await card(ana, 'Written at the office').waitFor()
  await answer(bo, 'By calls alone')
  await saved(bo)
  await card(ana, 'By calls alone').waitFor()
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await card(cy.page, 'By calls alone').waitFor()
  await card(bo, 'Written at the office').waitFor()
  await card(ana, 'By calls alone').click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const asked = ana.getByRole('dialog', { name: 'Are you sure you want to delete this answer?' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  for (const page of [ana, bo, cy.page]) await card(page, 'By calls alone').waitFor({ state: 'detached' })

  await cy.goOffline()
  await cy.page.getByText(offline).waitFor()
  expect(await cy.page.getByText(blocked).count()).toBe(0)
  await cy.goOnline()
  await cy.page.getByText(offline).waitFor({ state: 'detached' })
  await ana.getByRole('button', { name: 'More ways to present' }).click()
  await ana.getByRole('menuitem', { name: /^Stop presenting/ }).click()
  for (const page of [bo, cy.page]) await page.waitForURL(new RegExp(`/workshop/${workshopId}$`))
})

test('[U14] [BT4] Pulse by calls alone: presented, voted on, a statement approved, and the results followed', async () => {
  const [ana, bo] = [await inStrictNetwork(laptop), await inStrictNetwork(phone)]
  const atOffice = (await stage.open(laptop)).page
  const signed = await signedIn(atOffice)
  const workshopId = await emptySession(signed)
  const pulse = await pulseAdded(stage.plenum, signed, workshopId, { Team: ['We laugh', 'We rest'] })
  await pulse.mode('LIVE')
  await signedInAs(ana, signed.email)
  await Promise.all([ana.goto(pulse.path), joined(bo, workshopId)])
  await ana.getByText('Editing waits for a live connection.', { exact: false }).waitFor()
  await present(ana)
  await bo.waitForURL(`**${pulse.path}`)

  await chooseValue(bo, 'We laugh', 4)
  await chooseValue(bo, 'We rest', 2)
  await footButton(bo, 'Vote').tap()
  await said(bo, 'Saved: your vote counts')
  await said(ana, '1/1 voted')
  await state(bo, 'We celebrate')
  await waiting(bo).getByText('Waits for approval').waitFor()
  await ana.getByRole('button', { name: 'Approve: We celebrate' }).click()
  for (const page of [ana, bo]) await slider(page, 'We celebrate').waitFor()
  await waiting(bo).waitFor({ state: 'detached' })

  await ana.getByRole('button', { name: 'Results', exact: true }).first().click()
  await ana.getByRole('button', { name: 'Present', exact: true }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Show results' }).click()
  const counted = async (page: Page) => (await rows(page, 'Results')).map(([, , counts]) => counts)
  for (const page of [ana, bo]) {
    await picture(page, 'Results').waitFor()
    await expect.poll(() => counted(page)).toEqual(['0, 0, 0, 1, 0', '0, 1, 0, 0, 0', '0, 0, 0, 0, 0'])
  }
  await pulse.voted(() => 5)
  for (const page of [ana, bo]) await expect.poll(async () => (await counted(page))[0]).toBe('0, 0, 0, 1, 1')
})
