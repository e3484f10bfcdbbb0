import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { late } from '../support/people/acts.ts'
import { findings, looks } from '../support/looking/axe.ts'
import { keepsPage, phone, usedKept } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { chooseRun } from '../support/sessions/runSession.ts'
import { setStage } from '../support/browser/stage.ts'
import { chooseVoting, pollOn, rate, resultOf, vote, votedBySomebody } from '../support/kinds/evaluate.ts'
import { votingRoom } from '../support/sessions/votingRoom.ts'
import type { VotingRoom } from '../support/sessions/votingRoom.ts'

const stage = setStage('scales')
/** A facilitator at a laptop; participants with a phone and a tablet; the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device
let all: VotingRoom

const answers = ['Shorter meetings', 'A quiet room', 'Free fruit']
const [meetings = '', quiet = '', fruit = ''] = answers
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
const chosen = (page: Page, name: string) => slider(page, name).getAttribute('aria-valuetext')
/** A poll on the room's screen. */
const shown = (text: string) => room.page.getByRole('article').filter({ hasText: text })

beforeAll(async () => {
  all = await votingRoom(stage, { ...phone, ...keepsPage })
  ;({ ana, bo, cy, room } = all)
  await ana.page.goto(`/workshop/${all.workshopId}/create`)
})

test('[EV1] [EV3] [J1] a facilitator adds Scales and what can be voted on, and presents it to the room', async () => {
  const { page } = ana
  await page.getByRole('button', { name: /Scales/ }).click()
  await page.waitForURL(/\/evaluate\/[\w-]+\/vote$/)
  for (const text of answers) {
    await page.getByRole('textbox', { name: 'Your answer' }).fill(text)
    await page.keyboard.press('Enter')
    await pollOn(page, text).waitFor()
  }
  await chooseVoting(page, /^When voting closes/)
  await all.present()
  for (const one of [bo, cy]) await pollOn(one.page, fruit).waitFor(late)
  await shown(fruit).waitFor()
  await room.page.getByText('0/2 voted').waitFor()
})

test('[BT1] [BT6] [BT13] [BT22] on a phone a tap rates; while results are blind the room learns the turnout alone', async () => {
  const { page } = bo
  await rate(page, fruit, 3)
  await expect.poll(() => chosen(page, fruit)).toBe('3 of 5')
  await rate(page, meetings, 5)
  await vote(page)
  await room.page.getByText('1/2 voted').waitFor()
  // The buttons below the vote take one row of a phone.
  await button(page, 'I’m done').click()
  await button(page, 'You are done').waitFor()
  const middles = ['Withdraw vote', 'You are done'].map(async (name) => {
    const box = await button(page, name).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  })
  expect(await middles[0]).toBeCloseTo((await middles[1]) ?? 0, 0)

  await button(ana.page, 'Go to results').click()
  await ana.page.getByText('Nobody sees a total before, you neither.').waitFor()
  expect(await ana.page.getByRole('table').count()).toBe(0)
  // Results that the room cannot see are presented after a question only: meanwhile it votes on.
  await button(ana.page, 'Present').click()
  const dialog = ana.page.getByRole('dialog', { name: 'Show results to everybody?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await room.page.getByText('1/2 voted').waitFor()
})

test('[BT1] arrow keys, Home and End move a slider from its middle', async () => {
  const { page } = cy
  expect(await chosen(page, fruit)).toBe('nothing chosen yet')
  for (const [key, value] of Object.entries({ ArrowRight: 4, ArrowDown: 3, Home: 1, ArrowUp: 2, End: 5 })) {
    await slider(page, fruit).press(key)
    await expect.poll(() => chosen(page, fruit)).toBe(`${value} of 5`)
  }
})

/** The countdown over a page. */
const countdown = ({ page }: Device) => page.locator('[data-closing]')
/** Begins to close, which takes three seconds: whoever looks only afterwards, one screen after the other, may be late. */
const closeSeenBy = (...seen: Locator[]) =>
  Promise.all([
    ...seen.map((one) => one.waitFor()),
    ana.page
      .getByRole('region', { name: 'Voting', exact: true })
      .getByRole('button', { name: 'Close and show' })
      .click(),
  ])

test('[BT7] [BT18] closing counts down on every screen; Escape keeps voting open', async () => {
  const dialog = ana.page.getByRole('dialog', { name: 'Voting is about to close' })
  await closeSeenBy(dialog.getByText('Cancel or Escape keeps it open.'), countdown(bo), countdown(room))
  // Beneath the dialog the same numbers would look out at its edges.
  expect(await countdown(ana).isVisible()).toBe(false)
  await ana.page.keyboard.press('Escape')
  for (const gone of [dialog, countdown(bo), countdown(room)]) await gone.waitFor({ state: 'detached' })
})

test('[C1] a vote given offline survives a reload and arrives once', async () => {
  const { page } = bo
  await usedKept(page)
  await bo.goOffline()
  await rate(page, quiet, 2)
  await button(page, 'Vote').click()
  await pollOn(page, quiet).getByText('On its way').waitFor()
  await page.reload()
  await pollOn(page, quiet).getByText('On its way').waitFor(late)
  await expect.poll(() => chosen(page, quiet)).toBe('2 of 5')
  await bo.goOnline()
  await pollOn(page, quiet).getByText('Voted', { exact: true }).waitFor(late)
  await room.page.getByText('1/2 voted').waitFor()
})

test('[BT6] [BT17] [BT18] [BT20] 3, 2, 1: the results appear on every screen, the highest first', async () => {
  const evaluateId = new URL(ana.page.url()).pathname.split('/')[4] ?? ''
  for (const values of [[1, 2, 4] as const, [3, 2, 5] as const])
    await votedBySomebody(
      stage.plenum,
      all.workshopId,
      evaluateId,
      values.map((value) => [value]),
    )
  await closeSeenBy(countdown(bo), countdown(room))
  for (const { page } of [ana, bo, cy]) {
    await page.waitForURL(/\/results$/)
    await resultOf(page, fruit, '4.0')
  }
  await shown(fruit).getByText('4.0').waitFor()
  await expect.poll(() => room.page.getByRole('article').first().innerText()).toContain(fruit)
  expect(await findings(ana.page, 'results')).toEqual([])
  expect(await findings(room.page, 'results', looks.side.slice(0, 1))).toEqual([])
})

test('[EV12] [S6] one press shows a divided answer to everyone, with its result', async () => {
  await button(ana.page, `Present to everyone: ${meetings}`).click()
  for (const { page } of [bo, cy]) {
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The facilitator shows this answer to everyone.').waitFor()
    await dialog.getByRole('img', { name: new RegExp(meetings) }).waitFor()
  }
  await room.page.getByRole('region', { name: 'Presented answer' }).getByText(meetings).waitFor()
  await ana.page.keyboard.press('Escape')
  for (const { page } of [ana, bo, cy]) await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('[BT17] reopened, voting leads everybody back to it, and nothing that was chosen is lost', async () => {
  await chooseVoting(ana.page, /^Reopen voting/)
  for (const { page } of [ana, bo, cy]) await page.waitForURL(/\/vote$/)
  await expect.poll(() => chosen(cy.page, fruit)).toBe('5 of 5')
  expect(await chosen(cy.page, quiet)).toBe('nothing chosen yet')
  await button(cy.page, 'Vote').press('Enter')
  await pollOn(cy.page, fruit).getByText('Voted', { exact: true }).waitFor(late)
  await room.page.getByText('4/4 voted').waitFor()
})

test('[EV3] a facilitator sorts with keys, and participants see the order', async () => {
  const { page } = ana
  await button(page, `Sort ${meetings}`).press('Space')
  await page.locator('[data-dragged]').waitFor()
  for (const key of ['ArrowDown', 'Space']) await page.keyboard.press(key)
  const titles = () => cy.page.getByRole('article').getByRole('heading').allInnerTexts()
  await expect
    .poll(async () => (await titles()).map((title) => title.split('\n').at(-1)))
    .toEqual([quiet, meetings, fruit])
})

test('[EV9] [BT10] starting over resets the votes and says so; Undo brings them back', async () => {
  await chooseRun(ana.page, 'Start over…')
  const dialog = ana.page.getByRole('dialog')
  await dialog.getByText('This resets all votes of 4 people').waitFor()
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await room.page.getByText('Round 2').waitFor()
  await bo.page.getByText('Round 2: a new round of voting has begun.').waitFor()
  await ana.page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await room.page.getByText('Round 2').waitFor({ state: 'detached' })
  await room.page.getByText('4/4 voted').waitFor()
  expect([ana, bo, cy, room].flatMap(({ errors }) => errors)).toEqual([])
})
