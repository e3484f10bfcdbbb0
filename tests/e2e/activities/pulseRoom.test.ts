import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { fromMore, late } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import {
  category,
  chooseValue,
  footButton,
  patience,
  picture,
  press,
  said,
  slider,
  state,
  waiting,
} from '../support/pulseActs.ts'
import { pulseAdded } from '../support/pulseReady.ts'
import { chooseRun } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'
import { chooseVoting } from '../support/voteActs.ts'
import { votingRoom } from '../support/votingRoom.ts'

const stage = setStage('pulse-room')
let workshopId: string
/** A facilitator at a laptop, participants with a phone and a tablet, and the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device

beforeAll(async () => {
  const all = await votingRoom(stage)
  ;({ ana, bo, cy, room, workshopId } = all)
  const { path } = await pulseAdded(stage.plenum, all.signed, workshopId, {
    Team: ['We trust each other', 'I get help'],
    Work: ['I can focus'],
  })
  await all.present(path)
  for (const { page } of [bo, cy]) await slider(page, 'I get help').waitFor(late)
})

test('[J1] the room’s screen has the statements of the category, what the scale means, and the turnout', async () => {
  const { page } = room
  for (const words of ['We trust each other', 'I get help', '1 not at all, 5 completely', '0/2 voted'])
    await page.getByText(words).first().waitFor(patience)
  await chooseValue(bo.page, 'We trust each other', 2)
  await chooseValue(bo.page, 'I get help', 4)
  await bo.page.getByText('Your vote may be recognised: few people take part.').waitFor()
  await press(bo.page, 'Vote')
  await page.getByText('1/2 voted').waitFor(patience)
  expect(await findings(page, 'the room, category', looks.main)).toEqual([])
})

test('[PU3] [J1] a statement that waits is not on the room’s screen until it is approved', async () => {
  await state(cy.page, 'We celebrate')
  await waiting(ana.page).getByText('We celebrate').waitFor(patience)
  expect(await room.page.content()).not.toContain('We celebrate')
  await ana.page.getByRole('button', { name: 'Approve: We celebrate' }).click()
  await room.page.getByText('We celebrate').waitFor(patience)
})

test('[S5] [S7] with Follow me each step of the facilitator moves the room, and participants cannot leave', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Follow me', exact: true }).click()
  await press(page, 'Next')
  for (const one of [ana, bo, cy]) await category(one.page, 'Work').waitFor(patience)
  await room.page.getByText('I can focus').waitFor(patience)
  await expect.poll(() => footButton(bo.page, 'Previous').isDisabled()).toBe(true)
  // They vote all the same.
  await chooseValue(bo.page, 'I can focus', 5)
  await press(bo.page, 'Vote')
  await said(bo.page, 'Saved: your vote counts')
  await page.keyboard.press('PageUp')
  await category(cy.page, 'Team').waitFor(patience)
  await page.getByRole('button', { name: 'Disable follow me', exact: true }).click()
  await expect.poll(() => footButton(cy.page, 'Next').isDisabled()).toBe(false)
})

test('[BT4] [PU6] presented results are on no other screen until they are shown, or one’s own vote is there', async () => {
  const { page } = ana
  await chooseVoting(page, /^Live/)
  await page.getByRole('button', { name: 'Results', exact: true }).first().click()
  await picture(page, 'Results').waitFor(patience)
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await cy.page.getByText('You see the results once you have voted.').waitFor(patience)
  await picture(bo.page, 'Results').waitFor(patience)
  await room.page.getByText('Results are not shown yet').waitFor(patience)
  await room.page.getByText('1/2 voted').waitFor()
  expect(await findings(room.page, 'the room, nothing shown')).toEqual([])
  await cy.page.getByRole('button', { name: 'Go to the vote' }).click()
  await slider(cy.page, 'I get help').waitFor()
  // The address changes after the page.
  await cy.page.waitForURL((url) => !url.pathname.includes('/results'))
  await cy.page.goBack()
  await chooseVoting(page, /^Show results to everybody/)
  for (const one of [cy, room]) await picture(one.page, 'Results').waitFor(patience)
  expect(await findings(room.page, 'the room, statements', looks.main)).toEqual([])
})

test('[PU7] the order in which a facilitator sorts the results is the room’s, until somebody chooses their own', async () => {
  const order = async (page: Page) => {
    const words = (await picture(page, 'Results').textContent()) ?? ''
    const all = ['We trust each other', 'I get help']
    return all.sort((one, other) => words.indexOf(one) - words.indexOf(other))
  }
  await ana.page.getByRole('combobox', { name: 'Order' }).selectOption('Mean, highest first')
  for (const { page } of [ana, room, cy])
    await expect.poll(() => order(page), patience).toEqual(['I get help', 'We trust each other'])
  await cy.page.getByRole('combobox', { name: 'Order' }).selectOption('As in the list')
  await expect.poll(() => order(cy.page)).toEqual(['We trust each other', 'I get help'])
  expect(await order(room.page)).toEqual(['I get help', 'We trust each other'])
})

test('[PU6] [S7] the next step shows the means of the categories to the room', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await picture(page, 'Categories').waitFor()
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await picture(room.page, 'Results by category').waitFor(patience)
  for (const one of [bo, cy]) await picture(one.page, 'Categories').waitFor(patience)
  expect(await findings(room.page, 'the room, categories', looks.main)).toEqual([])
})

test('[J4] [BT17] the remote tells the turnout, hides results, steps through categories and closes voting', async () => {
  const remote = await ana.context.newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByText('Results by category').first().waitFor(late)
  await remote.getByRole('button', { name: 'Hide results' }).click()
  await room.page.getByText('I get help').waitFor(patience)
  await remote.getByText('Category 1 of 2').waitFor(patience)
  await remote.getByRole('button', { name: /Next/ }).first().click()
  await remote.getByText('Category 2 of 2').waitFor(patience)
  await remote.getByText('1/2 voted').waitFor()
  await room.page.getByText('I can focus').waitFor(patience)
  await category(cy.page, 'Work').waitFor(patience)
  await remote.getByRole('button', { name: 'Close voting' }).click()
  await room.page.getByText('Voting is closed.').waitFor(late)
  await said(bo.page, 'Voting is closed.')
  await expect.poll(() => slider(cy.page, 'I can focus').isDisabled()).toBe(true)
  await remote.getByRole('button', { name: 'Reopen voting' }).click()
  await said(bo.page, 'Saved: your vote counts')
  expect(await findings(remote, 'remote')).toEqual([])
  await remote.close()
})

test('My answers has own statements and own votes, with a link to each', async () => {
  const { page } = bo
  const mine = { name: 'My answers', exact: true }
  await cy.page.getByRole('link', mine).or(cy.page.getByRole('button', mine)).first().click()
  await cy.page.getByText('We celebrate').waitFor(patience)
  await fromMore(page, 'My answers')
  for (const words of ['You voted 4 of 5', 'You voted 2 of 5', 'You voted 5 of 5'])
    await page.getByText(words).waitFor(patience)
  await page.getByRole('link', { name: 'Open: I can focus' }).click()
  await category(page, 'Work').waitFor(patience)
  await slider(page, 'I can focus').waitFor()
})

test('[BT12] a facilitator enters votes for somebody without a device', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Edit Vote' }).click()
  await category(page, 'Team').waitFor()
  await chooseVoting(page, /^Enter votes for somebody/)
  const dialog = page.getByRole('dialog', { name: 'Enter votes for somebody' })
  await dialog.getByRole('slider', { name: 'I get help' }).press('ArrowRight')
  await dialog.getByRole('button', { name: 'Enter votes' }).click()
  await dialog.getByText('One vote is entered.').first().waitFor(patience)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await said(page, '1 entered for others')
})

test('[BT10] a reset asks everybody to vote again, and the results of the round before stay beside it', async () => {
  const { page } = ana
  // Before the reset, which can be undone for ten seconds.
  await press(bo.page, 'Previous')
  await category(bo.page, 'Team').waitFor(patience)
  await chooseVoting(page, /^Reset all votes/)
  await page.getByRole('dialog').getByRole('button', { name: 'Reset all votes' }).click()
  await said(page, '0/2 voted')
  await bo.page.getByText('Round 2: the facilitator has reset all votes.').waitFor(patience)
  await expect
    .poll(() => slider(bo.page, 'I get help').getAttribute('aria-valuetext'), patience)
    .toBe('nothing chosen yet')
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await said(page, '1/2 voted')
  await said(bo.page, 'Saved: your vote counts')
})

test('[PU9] [BT10] starting over takes away participants’ statements and all votes, and Undo brings them back', async () => {
  const { page } = ana
  await chooseRun(page, 'Start over…')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 statement of a participant').waitFor()
  await dialog.getByRole('button', { name: 'Start over' }).click()
  for (const one of [ana, bo])
    await slider(one.page, 'We celebrate').waitFor({ state: 'detached', ...patience })
  await slider(page, 'I get help').waitFor()
  await said(page, '0/2 voted')
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).first().click()
  for (const one of [ana, bo]) await slider(one.page, 'We celebrate').waitFor(patience)
  await said(page, '1/2 voted')
  expect([...ana.errors, ...bo.errors, ...cy.errors, ...room.errors]).toEqual([])
})
