import { beforeAll, expect, test } from 'vitest'
import { late, saved } from '../support/people/acts.ts'
import { phone } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
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
} from '../support/kinds/pulse.ts'
import { UpdateStateDocument } from '#api/operations/state.ts'
import { chooseRun } from '../support/sessions/runSession.ts'
import { setStage } from '../support/browser/stage.ts'
import { chooseVoting } from '../support/kinds/evaluate.ts'
import { votingRoom } from '../support/sessions/votingRoom.ts'
import type { VotingRoom } from '../support/sessions/votingRoom.ts'

const stage = setStage('pulse')
let all: VotingRoom
/** A facilitator at a laptop, participants with a phone and a tablet, and the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device

beforeAll(async () => {
  all = await votingRoom(stage)
  ;({ ana, bo, cy, room } = all)
  await ana.page.goto(`/workshop/${all.workshopId}/create`)
})

test('[PU1] [PU3] [J1] a facilitator adds a pulse with categories and statements, and presents it to the room', async () => {
  const { page } = ana
  await page.getByRole('main').getByRole('button', { name: /Pulse/ }).click()
  await page.waitForURL(/\/pulse\/[\w-]+$/)
  const categories = page.getByRole('region', { name: 'Categories', exact: true }).getByRole('textbox')
  await categories.first().fill('Team')
  await category(page, 'Team').waitFor(patience)
  for (const words of ['We trust each other', 'I get help']) {
    await state(page, words)
    await slider(page, words).waitFor()
  }
  await press(page, 'New category')
  await press(page, 'Next')
  await page.getByRole('button', { name: 'Edit the name: Category' }).click()
  await page.getByRole('textbox', { name: 'Name of the category' }).fill('Work')
  await page.getByRole('textbox', { name: 'Name of the category' }).press('Enter')
  await category(page, 'Work').waitFor()
  await state(page, 'I can focus')
  await slider(page, 'I can focus').waitFor()
  await saved(page)
  await press(page, 'Previous')
  await all.present()
  for (const one of [bo, cy]) await slider(one.page, 'I get help').waitFor(late)
  for (const words of ['We trust each other', 'I get help', '0/2 voted'])
    await room.page.getByText(words).first().waitFor(patience)
})

test('[PU5] [BT13] on a phone every statement gets a value or an abstention by a tap, then the ballot is cast', async () => {
  const { page } = bo
  await chooseValue(page, 'I get help', 4)
  await said(page, '1 still without a value.')
  expect(await footButton(page, 'Vote').isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Abstain: We trust each other' }).click()
  await press(page, 'Vote')
  await said(page, 'Saved: your vote counts')
  await room.page.getByText('1/2 voted').waitFor(patience)
})

test('[PU3] [PU4] [J1] a participant’s statement is only theirs and facilitators’ until it is approved for everyone', async () => {
  await state(cy.page, 'We celebrate')
  await waiting(cy.page).getByText('Waits for approval').waitFor(patience)
  await waiting(cy.page).getByRole('button', { name: 'Edit: We celebrate' }).click()
  const dialog = cy.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Statement' }).fill('We celebrate success')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await waiting(ana.page).getByText('We celebrate success').waitFor(patience)
  for (const { page } of [bo, room]) expect(await page.content()).not.toContain('We celebrate')
  await ana.page.getByRole('button', { name: 'Approve: We celebrate success' }).click()
  for (const { page } of [ana, bo, cy]) await slider(page, 'We celebrate success').waitFor(patience)
  await room.page.getByText('We celebrate success').waitFor(patience)
  await waiting(cy.page).waitFor({ state: 'detached' })
})

test('[S5] [S7] with Follow me each step of the facilitator moves the room, and participants cannot leave', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Follow me', exact: true }).click()
  await press(page, 'Next')
  for (const one of [bo, cy]) await category(one.page, 'Work').waitFor(patience)
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

test('[BT4] [BT22] [PU6] Present asks before it shows results, which are on no other screen before but for who voted', async () => {
  const { page } = ana
  await chooseVoting(page, /^Live/)
  await page.getByRole('button', { name: 'Results', exact: true }).first().click()
  await picture(page, 'Results').waitFor(patience)
  // Another client leads the room to results that are not shown: no screen says something else.
  const { credentials } = all.signed
  const there = { workshopId: all.workshopId, currentState: 'RU', showResultsPage: true }
  await credentials.callAs(UpdateStateDocument, there, credentials.accountIdentity())
  await cy.page.getByText('You see the results once you have voted.').waitFor(patience)
  await picture(bo.page, 'Results').waitFor(patience)
  await room.page.getByText('Results are not shown yet').waitFor(patience)
  await page.getByText(/^The room sees .*Results are not shown yet/).waitFor(patience)
  await chooseVoting(page, /^Present “Team”/)
  for (const one of [bo, cy]) await slider(one.page, 'I get help').waitFor(patience)
  await page.getByRole('button', { name: 'Results', exact: true }).first().click()
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Show results to everybody?' })
  await dialog.getByRole('button', { name: 'Show results' }).click()
  for (const one of [bo, cy, room]) await picture(one.page, 'Results').waitFor(patience)
  await page.getByText('Voting is open, and everybody sees the results.').waitFor()
})

test('[PU6] [PU7] [S7] a facilitator’s order is the room’s, and the next step shows it the means of the categories', async () => {
  const { page } = ana
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Mean, highest first')
  await expect
    .poll(() => picture(room.page, 'Results').textContent(), patience)
    .toMatch(/I get help.*We trust each other/)
  await page.getByRole('button', { name: 'Next: Results by category' }).click()
  await picture(page, 'Categories').waitFor()
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await picture(room.page, 'Results by category').waitFor(patience)
  for (const one of [bo, cy]) await picture(one.page, 'Categories').waitFor(patience)
})

test('[J4] [BT17] the remote hides the results, steps through categories and closes voting', async () => {
  const remote = await ana.context.newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${all.workshopId}/remote`)
  await remote.getByText('Results by category').first().waitFor(late)
  await remote.getByRole('button', { name: 'Hide the results' }).click()
  await room.page.getByText('I get help').waitFor(patience)
  await remote.getByRole('button', { name: /Next/ }).first().click()
  await remote.getByText('Category 2 of 2').waitFor(patience)
  await remote.getByText('1/2 voted').waitFor()
  await room.page.getByText('I can focus').waitFor(patience)
  await category(cy.page, 'Work').waitFor(patience)
  await remote.getByRole('button', { name: 'Close voting' }).click()
  await room.page.getByText('Voting is closed.').waitFor(late)
  await expect.poll(() => slider(cy.page, 'I can focus').isDisabled()).toBe(true)
  await remote.getByRole('button', { name: 'Reopen voting' }).click()
  await said(bo.page, 'Saved: your vote counts')
  await remote.close()
})

test('[PU9] [BT10] starting over takes away participants’ statements and all votes, and Undo brings them back', async () => {
  const { page } = ana
  await press(bo.page, 'Previous')
  await page.getByRole('button', { name: 'Edit Vote' }).click()
  await chooseRun(page, 'Start over…')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 statement of a participant').waitFor()
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await slider(bo.page, 'We celebrate success').waitFor({ state: 'detached', ...patience })
  await said(bo.page, 'Choose something first.')
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).first().click()
  await slider(bo.page, 'We celebrate success').waitFor(patience)
  await said(bo.page, 'Saved: your vote counts')
  expect([ana, bo, cy, room].flatMap(({ errors }) => errors)).toEqual([])
})
