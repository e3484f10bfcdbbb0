import { beforeAll, expect, test } from 'vitest'
import { late, saved } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { keepsPage, laptop, openDevice, pageKept, phone, tablet } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import {
  category,
  chooseFrom,
  chooseValue,
  confirmDelete,
  foot,
  footButton,
  patience,
  press,
  said,
  slider,
  state,
  statements,
  steps,
  undo,
  waiting,
} from '../support/pulseActs.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('pulse')
let workshopId: string
/** A facilitator at a laptop; participants with a phone, a tablet and a laptop. */
let ana: Device, bo: Device, cy: Device, di: Device

const deletesStatement = 'Are you sure you want to delete this statement?'
const deletesCategory = 'Are you sure you want to delete this category?'

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open(laptop)
  bo = await open({ ...phone, ...keepsPage })
  cy = await open(tablet)
  di = await open(laptop)
  workshopId = await emptySession(await signedIn(ana.page))
  await ana.page.goto(`/workshop/${workshopId}/create`)
})

test('Pulse comes after the kinds of the specification where activities are added', async () => {
  const { page } = ana
  const choices = page.getByRole('main').getByRole('listitem').getByRole('button')
  await choices.filter({ hasText: 'Pulse' }).waitFor()
  const titles = (await choices.allInnerTexts()).map((text) => text.split('\n')[0])
  const before = titles.slice(0, titles.indexOf('Pulse'))
  for (const title of ['Brainstorm', 'Planner', 'Scales', '2x2 matrix', 'Slides'])
    if (titles.includes(title)) expect(before).toContain(title)
  await choices.filter({ hasText: 'Pulse' }).click()
  await page.waitForURL(/\/pulse\/[\w-]+$/)
})

test('[PU1] [PU3] a facilitator names categories, adds statements with Enter and presents them', async () => {
  const { page } = ana
  const categories = page.getByRole('region', { name: 'Categories', exact: true }).getByRole('textbox')
  await categories.first().fill('Team')
  await category(page, 'Team').waitFor(patience)
  for (const words of ['We trust each other', 'I get help']) {
    await state(page, words)
    await slider(page, words).waitFor()
  }
  await press(page, 'New category')
  await category(page, 'Category').waitFor()
  await page.getByRole('button', { name: 'Edit the name: Category' }).click()
  await page.getByRole('textbox', { name: 'Name of the category' }).fill('Work')
  await page.getByRole('textbox', { name: 'Name of the category' }).press('Enter')
  await category(page, 'Work').waitFor()
  await state(page, 'I can focus')
  await slider(page, 'I can focus').waitFor()
  await saved(page)
  await press(page, 'Previous')
  for (const one of [bo, cy, di]) await joined(one.page, workshopId)
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const one of [bo, cy, di]) await slider(one.page, 'I get help').waitFor(late)
  await said(page, '0/3 voted')
})

test('[PU6] the buttons lead through the categories; after the last one come the results, for those who may see them', async () => {
  const { page } = cy
  await category(page, 'Team').waitFor()
  expect(await footButton(page, 'Previous').isDisabled()).toBe(true)
  await footButton(page, 'Next').click()
  await category(page, 'Work').waitFor()
  expect(await footButton(page, 'Next').count()).toBe(0)
  expect(await footButton(page, 'New category').count()).toBe(0)
  expect(await footButton(page, 'Results').isDisabled()).toBe(true)
  await footButton(page, 'Previous').click()
  await category(page, 'Team').waitFor()
  await expect.poll(() => steps(page)).toEqual(['1. Team', '2. Work'])
})

test('[PU5] on a phone every statement gets a value or an abstention by a tap, then the ballot can be cast', async () => {
  const { page } = bo
  const vote = footButton(page, 'Vote')
  expect(await vote.isDisabled()).toBe(true)
  expect(await slider(page, 'I get help').getAttribute('aria-valuetext')).toBe('nothing chosen yet')
  await chooseValue(page, 'We trust each other', 3)
  await said(page, '1 still without a value.')
  expect(await vote.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Abstain: I get help' }).click()
  await vote.click()
  await said(page, 'Saved: your vote counts')
  await said(ana.page, '1/3 voted')
})

test('[BT1] a later vote of the same person changes the first one', async () => {
  const { page } = bo
  await chooseValue(page, 'We trust each other', 4)
  await said(page, 'Changed since you voted')
  await footButton(page, 'Vote').click()
  await said(page, 'Saved: your vote counts')
  await said(ana.page, '1/3 voted')
})

test('[C1] a vote given offline survives a reload and counts once', async () => {
  const { page } = bo
  await pageKept(page)
  await press(page, 'Next')
  await category(page, 'Work').waitFor()
  await bo.goOffline()
  await chooseValue(page, 'I can focus', 5)
  await press(page, 'Vote')
  await page.getByText('On its way').waitFor()
  await page.reload()
  await category(page, 'Team').waitFor(late)
  await press(page, 'Next')
  await expect.poll(() => slider(page, 'I can focus').getAttribute('aria-valuetext')).toBe('5 of 5')
  await bo.goOnline()
  await foot(page).getByText('Saved: your vote counts').waitFor(late)
  await press(ana.page, 'Next')
  await said(ana.page, '1/3 voted')
  await press(ana.page, 'Previous')
})

test('[PU3] [PU4] a participant’s statement waits, is changed by its author, and is approved for everyone', async () => {
  const { page } = cy
  await state(page, 'We celebrate')
  await waiting(page).getByText('Waits for approval').waitFor(patience)
  await waiting(page).getByRole('button', { name: 'Edit: We celebrate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Statement' }).fill('We celebrate success')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await waiting(page).getByText('We celebrate success').waitFor()
  await saved(page)
  await waiting(ana.page).getByText('We celebrate success').waitFor(patience)
  expect(await di.page.content()).not.toContain('We celebrate')

  await ana.page.getByRole('button', { name: 'Approve: We celebrate success' }).click()
  for (const one of [ana, cy, di]) await slider(one.page, 'We celebrate success').waitFor(patience)
  await waiting(page).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Edit: We celebrate success' }).count()).toBe(0)
})

test('[PU5] a statement that is approved later leaves a vote as it is, and can be voted on alone', async () => {
  const { page } = bo
  await press(page, 'Previous')
  await slider(page, 'We celebrate success').waitFor(patience)
  await said(page, 'Saved: your vote counts')
  await chooseValue(page, 'We celebrate success', 4)
  await press(page, 'Vote')
  await said(page, 'Saved: your vote counts')
})

test('[PU4] an author deletes a statement that waits, after a confirmation', async () => {
  const { page } = cy
  await state(page, 'We never argue')
  await waiting(ana.page).getByText('We never argue').waitFor(patience)
  await waiting(page).getByRole('button', { name: 'Delete: We never argue' }).click()
  await confirmDelete(page, deletesStatement)
  for (const one of [cy, ana]) await waiting(one.page).waitFor({ state: 'detached', ...patience })
})

test('[PU3] what waits in another category is one press away, and everything is approved at once', async () => {
  await press(cy.page, 'Next')
  await category(cy.page, 'Work').waitFor()
  for (const words of ['My tools work', 'I learn']) await state(cy.page, words)
  const { page } = ana
  await page.getByRole('button', { name: '2 in Work' }).click()
  await category(page, 'Work').waitFor()
  await page.getByRole('button', { name: '2 statements wait for approval' }).waitFor()
  await page.getByRole('button', { name: 'Approve all' }).click()
  for (const one of [ana, cy]) await slider(one.page, 'I learn').waitFor(patience)
  await waiting(page).waitFor({ state: 'detached', ...patience })
  await chooseFrom(page, 'Actions for: I learn', 'Let it wait again')
  await slider(cy.page, 'I learn').waitFor({ state: 'detached', ...patience })
  await press(page, 'Previous')
  await press(cy.page, 'Previous')
})

test('[PU3] with approval off a statement is voted on at once', async () => {
  const approval = ana.page.getByRole('switch', { name: 'Approve new statements first' })
  await approval.click()
  await expect.poll(() => approval.isChecked()).toBe(false)
  await state(di.page, 'We learn')
  for (const one of [ana, bo, cy]) await slider(one.page, 'We learn').waitFor(patience)
  await approval.click()
  await expect.poll(() => approval.isChecked()).toBe(true)
})

test('[PU4] a facilitator edits, moves and deletes statements with the keyboard, and Undo reverts each step', async () => {
  const { page } = ana
  await chooseFrom(page, 'Actions for: We learn', 'Edit')
  const field = page.getByRole('textbox', { name: 'Statement', exact: true })
  await field.fill('We learn from mistakes')
  await field.press('Enter')
  await slider(di.page, 'We learn from mistakes').waitFor(patience)
  await chooseFrom(page, 'Actions for: We learn from mistakes', 'Move up')
  const [first, second] = ['We trust each other', 'I get help']
  const moved = [first, second, 'We learn from mistakes', 'We celebrate success']
  await expect.poll(() => statements(di.page), patience).toEqual(moved)
  await chooseFrom(page, 'Actions for: We learn from mistakes', 'Delete')
  await confirmDelete(page, deletesStatement)
  const left = [first, second, 'We celebrate success']
  await expect.poll(() => statements(di.page), patience).toEqual(left)
  for (const before of [moved, [...left, 'We learn from mistakes'], [...left, 'We learn']]) {
    await undo(page)
    await expect.poll(() => statements(di.page), patience).toEqual(before)
  }
})

test('[PU1] [PU3] a facilitator moves and deletes categories, and Undo brings one back with its statements', async () => {
  const { page } = ana
  await chooseFrom(page, 'Actions for Team', 'Move down')
  await expect.poll(() => steps(di.page), patience).toEqual(['1. Work', '2. Team'])
  await chooseFrom(page, 'Actions for Team', 'Move up')
  await expect.poll(() => steps(di.page), patience).toEqual(['1. Team', '2. Work'])
  await chooseFrom(page, 'Actions for Team', 'Delete')
  await confirmDelete(page, deletesCategory)
  for (const one of [ana, bo, di]) await category(one.page, 'Work').waitFor(patience)
  await page.getByRole('button', { name: 'Actions for Work' }).press('Enter')
  expect(await page.getByRole('menuitem', { name: 'Delete' }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await undo(page)
  await expect.poll(() => steps(di.page), patience).toEqual(['1. Team', '2. Work'])
  await press(page, 'Previous')
  await press(di.page, 'Previous')
  await slider(di.page, 'We learn').waitFor()
  await press(bo.page, 'Previous')
  await said(bo.page, 'Saved: your vote counts')
})

test('with keys alone values are chosen and the ballot is cast', async () => {
  const { page } = di
  for (const [statement, key] of [
    ['We trust each other', 'ArrowRight'],
    ['I get help', 'ArrowLeft'],
    ['We celebrate success', 'End'],
    ['We learn', 'Space'],
  ] as const)
    await slider(page, statement).press(key)
  const values = () => page.getByRole('slider').evaluateAll((all) => all.map((one) => one.ariaValueText))
  await expect.poll(values).toEqual(['4 of 5', '2 of 5', '5 of 5', '3 of 5'])
  await footButton(page, 'Vote').press('Enter')
  await said(page, 'Saved: your vote counts')
})

test('[BT8] a vote is withdrawn, and then nobody has voted', async () => {
  const { page } = di
  await page.getByRole('button', { name: 'Withdraw vote' }).click()
  await said(page, 'Choose something first.')
  await said(ana.page, '1/3 voted')
  await expect.poll(() => slider(page, 'We learn').getAttribute('aria-valuetext')).toBe('nothing chosen yet')
})

test.each(['ana', 'bo', 'cy'] as const)('axe finds nothing serious where %s votes', async (who) => {
  const { page } = { ana, bo, cy }[who]
  expect(await findings(page, who, looks.main)).toEqual([])
  expect([...ana.errors, ...bo.errors, ...cy.errors, ...di.errors]).toEqual([])
})
