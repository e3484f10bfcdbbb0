import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { late } from '../support/acts.ts'
import { laptop, openDevice, phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'
import { evaluateAdded, pollOn, rate, vote } from '../support/voteActs.ts'

const stage = setStage('evaluate-hands')
/** A facilitator at a laptop, and a participant with a phone. */
let ana: Device, bo: Device

const answers = ['Tea', 'Coffee', 'Water', 'Juice', 'Milk', 'Cocoa', 'Lemonade', 'Soup']
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
const valueText = (page: Page, name: string) => slider(page, name).getAttribute('aria-valuetext')
const titles = async (page: Page) =>
  (await page.getByRole('article').getByRole('heading').allInnerTexts()).map((one) => one.split('\n').at(-1))

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  bo = await openDevice(stage.browser, stage.plenum.url, phone)
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  const { path } = await evaluateAdded(
    signed,
    workshopId,
    1,
    answers.map((text) => ({ text })),
  )
  await ana.page.goto(path)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await joined(bo.page, workshopId)
  await pollOn(bo.page, 'Soup').waitFor(late)
})

test('[BT1] arrow keys, Home and End move a vote slider from the middle, and Enter casts the ballot', async () => {
  const { page } = ana
  await slider(page, 'Tea').focus()
  expect(await valueText(page, 'Tea')).toBe('nothing chosen yet')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => valueText(page, 'Tea')).toBe('4 of 5')
  for (const [key, value] of [
    ['ArrowDown', 3],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', 5],
    ['ArrowUp', 5],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => valueText(page, 'Tea')).toBe(`${value} of 5`)
  }
  const button = page.getByRole('button', { name: 'Vote', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Saved: your vote counts').waitFor(late)
})

test('a slider that is scrolled into view on a phone is not under the bar with Vote', async () => {
  const { page } = bo
  const bar = page.getByRole('button', { name: 'Vote', exact: true })
  for (const name of answers) {
    await slider(page, name).evaluate((field) => field.scrollIntoView({ block: 'nearest' }))
    const [thumb, foot] = [await slider(page, name).boundingBox(), await bar.boundingBox()]
    expect((thumb?.y ?? 0) + (thumb?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
  }
  await rate(page, 'Soup', 2)
  await vote(page)
})

test('[EV4] [EV5] over the page, a facilitator says what the axis means and how long it is', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit axis' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit axis' })
  await dialog.getByLabel('Vote Heading').fill('Taste')
  await dialog.getByLabel('Max').fill('200')
  await dialog.getByText('Must be between 1 and 100').waitFor()
  await dialog.getByLabel('Max').fill('1')
  await dialog.getByText('Max must be greater than Min').waitFor()
  expect(await dialog.getByLabel('Min').getAttribute('readonly')).not.toBeNull()
  await dialog.getByLabel('Max').fill('10')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await bo.page.getByText('Taste').first().waitFor(late)
  await expect.poll(() => valueText(bo.page, 'Soup')).toBe('2 of 10')
})

test('[EV3] what stands under an answer is edited, moved and deleted, with undo', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Edit: Tea' }).click()
  const dialog = page.getByRole('dialog')
  for (const text of ['Green', 'Black']) {
    await dialog.getByRole('button', { name: 'Add a sub-answer' }).click()
    await dialog.getByLabel('Text of the sub-answer').fill(text)
    await dialog.getByLabel('Text of the sub-answer').press('Enter')
    await dialog.getByRole('button', { name: `Edit sub-answer: ${text}` }).waitFor()
  }
  await dialog.getByRole('button', { name: 'Edit sub-answer: Green' }).click()
  await dialog.getByLabel('Text of the sub-answer').fill('Green, from China')
  await dialog.getByLabel('Text of the sub-answer').press('Enter')
  await dialog.getByRole('button', { name: 'Move down: Green, from China' }).click()
  await expect
    .poll(() => pollOn(bo.page, 'Tea').getByRole('listitem').allInnerTexts())
    .toEqual(['Black', 'Green, from China'])
  await dialog.getByRole('button', { name: 'Delete sub-answer: Black' }).click()
  const question = page.getByRole('dialog').last()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect
    .poll(() => pollOn(bo.page, 'Tea').getByRole('listitem').allInnerTexts())
    .toEqual(['Green, from China'])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await pollOn(bo.page, 'Tea').getByText('Black').waitFor(late)
})

test('[EV3] several answers are selected and deleted together, and one Undo brings them back', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Select answers' }).click()
  for (const name of ['Juice', 'Milk', 'Cocoa'])
    await page.getByRole('checkbox', { name: `Select: ${name}` }).check()
  const bar = page.getByRole('toolbar', { name: 'Selected answers' })
  await bar.getByText('3 selected').waitFor()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Are you sure you want to delete these answers?').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => titles(bo.page)).toEqual(['Tea', 'Coffee', 'Water', 'Lemonade', 'Soup'])
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect.poll(() => titles(bo.page)).toEqual(answers)
})
