import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { late } from '../support/acts.ts'
import { keepsPage, laptop, openDevice, pageKept, phone, pressBack, tablet } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'
import { chooseVoting, pollOn, rate, resultOf, vote } from '../support/voteActs.ts'

const stage = setStage('scales')
let workshopId: string
/** A facilitator at a laptop; participants with a phone, a tablet and a laptop. */
let ana: Device, bo: Device, cy: Device, di: Device

const patience = { timeout: 20_000 }
const answers = ['Shorter meetings', 'A quiet room', 'Free fruit']
const thumb = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

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

test('[EV1] [EV3] a facilitator adds Scales and what can be voted on, and presents it', async () => {
  const { page } = ana
  await page.getByRole('button', { name: /Scales/ }).click()
  await page.waitForURL(/\/evaluate\/[\w-]+\/vote$/)
  await page.getByRole('heading', { name: 'Nothing to vote on yet' }).waitFor(patience)
  for (const text of answers) {
    await page.getByRole('textbox', { name: 'Your answer' }).fill(text)
    await page.keyboard.press('Enter')
    await pollOn(page, text).waitFor()
  }
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const { page: theirs } of [bo, cy, di]) {
    await joined(theirs, workshopId)
    await pollOn(theirs, 'Free fruit').waitFor(late)
  }
})

test('[BT1] on a phone a tap rates, Vote waits for something chosen, and the vote is saved', async () => {
  const { page } = bo
  const button = page.getByRole('button', { name: 'Vote', exact: true })
  expect(await button.isDisabled()).toBe(true)
  expect(await thumb(page, 'Free fruit').getAttribute('aria-valuetext')).toBe('nothing chosen yet')
  await rate(page, 'Free fruit', 3)
  await expect.poll(() => thumb(page, 'Free fruit').getAttribute('aria-valuetext')).toBe('3 of 5')
  await rate(page, 'Shorter meetings', 5)
  await page.getByText('Shown with at least two others.').waitFor()
  await vote(page)
  await pollOn(page, 'Free fruit').getByText('Voted', { exact: true }).waitFor()
  expect(await pollOn(page, 'A quiet room').getByText('Voted', { exact: true }).count()).toBe(0)
  await ana.page.getByText('1/3 voted').waitFor(patience)
  // The buttons below the vote take one row of a phone.
  await page.getByRole('button', { name: 'I’m done' }).click()
  const middleOf = async (name: string): Promise<number> => {
    const box = await page.getByRole('button', { name }).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  await page.getByRole('button', { name: 'You are done' }).waitFor()
  expect(await middleOf('Withdraw vote')).toBeCloseTo(await middleOf('You are done'), 0)
  await page.getByRole('button', { name: 'You are done' }).click()
})

test('[EV11] results open for who has voted; everybody else is led to the vote page', async () => {
  const results = (page: Page) => new URL(page.url()).pathname.replace(/vote$/, 'results')
  await cy.page.goto(results(cy.page))
  await cy.page.waitForURL(/\/vote$/)
  await pollOn(cy.page, 'Free fruit').waitFor()
  expect(await cy.page.getByRole('button', { name: 'Go to results' }).count()).toBe(0)
  await bo.page.getByRole('button', { name: 'Go to results' }).click()
  await bo.page.waitForURL(/\/results$/)
  await resultOf(bo.page, 'Free fruit', '–')
  await pressBack(bo)
  await bo.page.waitForURL(/\/vote$/)
  await pollOn(bo.page, 'Free fruit').getByText('Voted', { exact: true }).waitFor()
  await ana.page.goto(ana.page.url().replace(/vote$/, 'elsewhere'))
  await ana.page.waitForURL(/\/vote$/)
})

test('[BT7] [BT19] a close shows no vote on its own; voting continues, and people read that results were shown', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Go to results' }).click()
  await chooseVoting(page, /^Close voting/)
  for (const { page: theirs } of [ana, cy]) await theirs.getByText('Voting is closed.').first().waitFor(late)
  await resultOf(page, 'Free fruit', '1 vote: too few to show')
  await page.getByText('2 votes: too few to show. Votes are shown at least three at a time').waitFor()
  await page.getByRole('button', { name: 'Continue voting' }).click()
  await page.getByText(/1\/3 voted · Results were shown at \d/).waitFor()
  await cy.page.getByText(/^Your vote may be recognised: results were shown at \d/).waitFor()
  await bo.page.getByText(/^Results were shown at \d/).waitFor()
  await page.getByRole('button', { name: 'Edit vote' }).click()
})

test('[C1] a vote given offline survives a reload and arrives once', async () => {
  const { page } = bo
  await pageKept(page)
  await bo.goOffline()
  await rate(page, 'A quiet room', 2)
  await rate(page, 'Free fruit', 4)
  await page.getByRole('button', { name: 'Vote', exact: true }).click()
  await pollOn(page, 'A quiet room').getByText('On its way').waitFor()
  await page.reload()
  await pollOn(page, 'A quiet room').getByText('On its way').waitFor(late)
  await expect.poll(() => thumb(page, 'Free fruit').inputValue()).toBe('4')
  await bo.goOnline()
  await pollOn(page, 'A quiet room').getByText('Voted', { exact: true }).waitFor(late)
  await ana.page.getByText('1/3 voted').waitFor()
})

test('[BT5] [EV8] with everybody’s vote the results are there, and sorted by a press on the heading', async () => {
  for (const { page } of [cy, di]) {
    await rate(page, 'Shorter meetings', 1)
    await rate(page, 'Free fruit', 4)
    await rate(page, 'A quiet room', 2)
    await vote(page)
  }
  await di.page.getByRole('button', { name: 'Go to results' }).click()
  await resultOf(di.page, 'Free fruit', '4.0')
  await resultOf(di.page, 'Shorter meetings', '2.3')
  const rows = di.page.getByRole('rowheader')
  const order = () => rows.allInnerTexts().then((all) => all.map((one) => one.replace(/^\d+\s*/, '')))
  await expect.poll(order).toEqual(['Free fruit', 'Shorter meetings', 'A quiet room'])
  await di.page.getByRole('button', { name: 'X-Value' }).click()
  await expect.poll(order).toEqual(['A quiet room', 'Shorter meetings', 'Free fruit'])
  await di.page.getByRole('button', { name: 'X-Value' }).click()
  await expect.poll(order).toEqual(['Free fruit', 'Shorter meetings', 'A quiet room'])
  await di.page.getByRole('button', { name: 'Edit vote' }).click()
  await di.page.waitForURL(/\/vote$/)
})

test('[EV3] [EV4] facilitators edit, sort and delete, with undo; participants view details', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Edit: A quiet room' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('A quiet room for calls')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('With a door')
  await dialog.getByRole('radio', { name: 'Green' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Add a sub-answer' }).click()
  await dialog.getByLabel('Text of the sub-answer').fill('With a plant')
  await dialog.getByLabel('Text of the sub-answer').press('Enter')
  await dialog.getByText('With a plant').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await pollOn(cy.page, 'A quiet room for calls').getByText('With a plant').waitFor()
  await cy.page.getByRole('button', { name: 'View Details: A quiet room for calls' }).click()
  const details = cy.page.getByRole('dialog')
  await details.getByText('With a door').waitFor()
  expect(await details.getByRole('button', { name: 'Edit' }).count()).toBe(0)
  await cy.page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Actions for Free fruit' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  const titles = (theirs: Page) => theirs.getByRole('article').getByRole('heading').allInnerTexts()
  await expect
    .poll(async () => (await titles(cy.page)).map((one) => one.split('\n').at(-1)))
    .toEqual(['Shorter meetings', 'Free fruit', 'A quiet room for calls'])
  await page.getByRole('button', { name: 'Sort Free fruit' }).focus()
  await page.keyboard.press('Space')
  await page.locator('[data-dragged]').waitFor()
  for (const key of ['ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect.poll(async () => (await titles(cy.page)).at(-1)?.split('\n').at(-1)).toBe('Free fruit')

  await page.getByRole('button', { name: 'Actions for Free fruit' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('Are you sure you want to delete this answer?').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await pollOn(cy.page, 'Free fruit').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await pollOn(cy.page, 'Free fruit').getByText('Voted', { exact: true }).waitFor()
})

test('[EV12] [S6] one press shows a divided answer to everyone, with its result', async () => {
  await ana.page.getByRole('button', { name: 'Go to results' }).click()
  await ana.page.getByRole('button', { name: 'Present to everyone: Shorter meetings' }).click()
  for (const { page } of [bo, cy, di]) {
    const shown = page.getByRole('dialog')
    await shown.getByText('The facilitator shows this answer to everyone.').waitFor()
    await shown.getByRole('img', { name: /Shorter meetings/ }).waitFor()
  }
  await ana.page.keyboard.press('Escape')
  for (const { page } of [ana, bo, cy, di]) {
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForURL(/\/results$/)
  }
})

test('[BT8] who withdraws the vote no longer reads the results', async () => {
  const { page } = di
  await page.getByRole('button', { name: 'Edit vote' }).click()
  await page.getByRole('button', { name: 'Withdraw vote' }).click()
  await page.getByText('Choose something first.').waitFor()
  await page.getByRole('button', { name: 'Go to results' }).waitFor({ state: 'detached' })
  await ana.page.getByText('2/3 voted').waitFor()
})

test('[BT6] [BT7] blind results are revealed to everybody at once when voting closes', async () => {
  const { page } = ana
  await chooseVoting(page, /^When voting closes/)
  await page.getByText('Results are hidden until voting closes').waitFor()
  await cy.page.waitForURL(/\/vote$/)
  const here = page.getByRole('region', { name: 'Results', exact: true })
  await here.getByRole('button', { name: 'Close voting', exact: true }).click()
  // Di has not voted any more; what was shown of the withdrawn vote leaves the results together with others.
  for (const { page: theirs } of [ana, cy, di]) {
    await theirs.waitForURL(/\/results$/)
    await resultOf(theirs, 'Free fruit', '4.0')
  }
})

test('[BT4] [BT17] hidden again, results lead who has not voted back to voting; shown again, there', async () => {
  await chooseVoting(ana.page, /^Show results to everybody/)
  await di.page.waitForURL(/\/vote$/)
  await di.page.getByText('Voting is closed.').waitFor()
  expect(await thumb(di.page, 'Free fruit').isDisabled()).toBe(true)
  await chooseVoting(ana.page, /^Show results to everybody/)
  await di.page.waitForURL(/\/results$/)
  await resultOf(di.page, 'Shorter meetings', '2.3')
})

test('[BT10] a reset starts the next round beside this one, and can be undone', async () => {
  const { page } = ana
  await chooseVoting(page, /^Together/)
  await chooseVoting(page, /^Show results to everybody/)
  await chooseVoting(page, /^Reset all votes/)
  await page.getByRole('dialog').getByRole('button', { name: 'Reset all votes' }).click()
  await bo.page.getByText('Round 2: the facilitator has reset all votes. Please vote again.').waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  // Hiding the results led everybody back to voting.
  for (const theirs of [page, bo.page]) {
    await theirs.getByRole('button', { name: 'Go to results' }).click()
    await resultOf(theirs, 'Shorter meetings', '2.3')
  }
})
