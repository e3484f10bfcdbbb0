import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { late } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { laptop, openDevice, phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { openRoom } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'
import {
  chooseVoting,
  evaluateAdded,
  pollOn,
  rate,
  resultOf,
  vote,
  votedBySomebody,
} from '../support/voteActs.ts'
import type { BuiltEvaluate } from '../support/voteActs.ts'

const stage = setStage('evaluateReveal')
/** A facilitator with Scales of two polls, a participant on a phone, and the room's screen. */
let ana: Device, bo: Device, room: Device
let workshopId: string
let scales: BuiltEvaluate

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A poll on the room's screen. */
const card = (text: string) => room.page.getByRole('article').filter({ hasText: text })

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ;[ana, bo] = [await open(laptop), await open(phone)]
  room = await open({ viewport: { width: 1920, height: 1080 } })
  const signed = await signedIn(ana.page)
  workshopId = await emptySession(signed)
  scales = await evaluateAdded(signed, workshopId, 1, [{ text: 'Tea', color: 1 }, { text: 'Coffee' }])
  await ana.page.goto(scales.path)
  await openRoom(ana.page, room.page)
  await button(ana.page, 'Present').click()
  await joined(bo.page, workshopId)
  await pollOn(bo.page, 'Coffee').waitFor(late)
})

test('[BT6] [J1] blind: while people vote nobody sees a total, not on the room’s screen either', async () => {
  const { page } = ana
  await chooseVoting(page, /^When voting closes/)
  for (const value of [5, 4]) await votedBySomebody(stage.plenum, workshopId, scales, [[value], [2]])
  await rate(bo.page, 'Tea', 3)
  await vote(bo.page)
  await room.page.getByText('3/3 voted').waitFor()
  await button(page, 'Go to results').click()
  await page.getByText('Nobody sees a total before, you neither.').waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  await button(page, 'Present').click()
  await room.page.getByText('Results appear when voting closes').waitFor()
  for (const { page: one } of [ana, bo, room])
    expect(await findings(one, 'blind', looks.side.slice(0, 1))).toEqual([])
})

/** The countdown over a page. */
const countdown = ({ page }: Device) => page.locator('[data-closing]')
/** Begins to close, which takes three seconds: whoever looks only afterwards, one screen after the other, may be late. */
const closeSeenBy = (...seen: Locator[]) =>
  Promise.all([...seen.map((one) => one.waitFor()), button(ana.page, 'Close voting').click()])

test('[BT7] [BT18] closing counts down on every screen; Escape keeps voting open', async () => {
  const { page } = ana
  const dialog = page.getByRole('dialog', { name: 'Voting is about to close' })
  await closeSeenBy(dialog.getByText('Cancel or Escape keeps it open.'), countdown(bo), countdown(room))
  // Beneath the dialog the same numbers would look out at its edges.
  expect(await countdown(ana).isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  for (const device of [bo, room]) await countdown(device).waitFor({ state: 'detached' })
  await rate(bo.page, 'Coffee', 5)
  await vote(bo.page)
})

test('[BT6] [BT17] [BT18] 3, 2, 1: the results appear on every screen', async () => {
  const { page } = ana
  await closeSeenBy(countdown(bo), countdown(room))
  await button(page, 'Close voting').waitFor({ state: 'detached' })
  for (const { page: one } of [ana, bo]) await resultOf(one, 'Tea', '4.0')
  await card('Tea').getByText('4.0').waitFor()
  await card('Coffee').getByText('3.0').waitFor()
  // The highest is first.
  await expect.poll(() => room.page.getByRole('article').first().innerText()).toContain('Tea')
  expect(await findings(room.page, 'results', looks.main.slice(0, 2))).toEqual([])
})

test('[BT12] [BT9] a facilitator enters votes for somebody without a device; a participant abstains', async () => {
  const { page } = ana
  await chooseVoting(page, /^Live/)
  await chooseVoting(page, /^Reopen voting/)
  await chooseVoting(page, /^Enter votes for somebody/)
  const dialog = page.getByRole('dialog', { name: 'Enter votes for somebody' })
  await dialog.getByText('You know these values, because you enter them.').waitFor()
  expect(await button(page, 'Enter votes').isDisabled()).toBe(true)
  await dialog.getByRole('slider', { name: 'Tea' }).focus()
  await page.keyboard.press('Home')
  await button(page, 'Enter votes').click()
  await dialog.getByText('One vote is entered.').waitFor()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByText('1 entered for others').waitFor()
  // (5 + 4 + 3 + 1) / 4
  await resultOf(page, 'Tea', '3.3')
  await button(bo.page, 'Edit vote').click()
  await button(bo.page, 'Abstain: Coffee').click()
  await pollOn(bo.page, 'Coffee').getByText('You abstain').waitFor()
  await vote(bo.page)
  await resultOf(page, 'Coffee', '1 abstains')
  // The 5 that was shown leaves the results together with others.
  await resultOf(page, 'Coffee', '3.0')
})

test('[BT10] the next round shows how opinions moved, beside the round before', async () => {
  const { page } = ana
  await chooseVoting(page, /^Reset all votes/)
  await page.getByRole('dialog').getByRole('button', { name: 'Reset all votes' }).click()
  await page.getByText('Results, Round 2').waitFor()
  await room.page.getByText('Round 2').waitFor()
  await bo.page.getByText('Round 2: the facilitator has reset all votes.').waitFor(late)
  await rate(bo.page, 'Coffee', 4)
  await vote(bo.page)
  await resultOf(page, 'Coffee', /4\.0\s*before 3\.0 \(\+1\.0\)/)
  await card('Coffee').getByText('before 3.0').waitFor()
})
