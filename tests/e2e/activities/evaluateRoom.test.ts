import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { fromMore, late } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { laptop, openDevice, phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { chooseRun, openRoom } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'
import { evaluateAdded, pollOn, rate, vote } from '../support/voteActs.ts'

const stage = setStage('evaluateRoom')
/** A facilitator at a laptop with a matrix of three polls, three participants, and the room's screen. */
let ana: Device, bo: Device, cy: Device, di: Device, room: Device
let workshopId: string

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const place = async (page: Page, poll: string, value: number, price: number): Promise<void> => {
  await rate(page, `${poll}, X-Value`, value)
  await rate(page, `${poll}, Y-Value`, price)
}

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ;[ana, bo, cy, di] = [await open(laptop), await open(phone), await open(laptop), await open(laptop)]
  room = await open({ viewport: { width: 1920, height: 1080 } })
  const signed = await signedIn(ana.page)
  workshopId = await emptySession(signed)
  const texts = ['Tea', 'Coffee', 'Water']
  const { path } = await evaluateAdded(
    signed,
    workshopId,
    2,
    texts.map((text, color) => ({ text, color })),
  )
  await ana.page.goto(path)
  await pollOn(ana.page, 'Tea').waitFor()
  await openRoom(ana.page, room.page)
  await button(ana.page, 'Present').click()
  for (const { page } of [bo, cy, di]) await joined(page, workshopId)
  for (const { page } of [bo, cy, di]) await page.getByRole('slider').first().waitFor(late)
})

test('[J1] [BT13] while people vote, the room’s screen lists what they vote on and how many have voted', async () => {
  const { page } = room
  await page.getByText('Rank the items').waitFor()
  for (const text of ['Tea', 'Coffee', 'Water'])
    await page.getByRole('article').filter({ hasText: text }).waitFor()
  await page.getByText('0/3 voted').waitFor()
  await place(bo.page, 'Tea', 5, 4)
  await vote(bo.page)
  await page.getByText('1/3 voted').waitFor()
  expect(await findings(page, 'voting', looks.main.slice(0, 2))).toEqual([])
})

test('[J4] [S7] the remote tells the turnout, leads to the results and shows them to everybody', async () => {
  const remote = await ana.context.newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByText('3 answers').waitFor(late)
  await remote.getByText('1/3 voted').waitFor()
  await remote.getByText('The room does not see the results').waitFor()
  await button(remote, 'Next').click()
  await room.page.getByText('Results are not shown yet').waitFor()
  await room.page.getByText('1/3 voted').waitFor()
  expect(await room.page.content()).not.toContain('Coffee')
  await button(remote, 'Show results').click()
  await remote.getByText('Everybody may see the results').waitFor()
  // A single ballot stays unshown while others are still to vote.
  await room.page.getByText('No votes shown yet').waitFor()
  for (const { page } of [cy, di]) {
    // Everybody was led to the results, and may go back to vote.
    await page.waitForURL(/\/results$/)
    await button(page, 'Edit vote').click()
    await place(page, 'Tea', 3, 2)
    await place(page, 'Coffee', 1, 1)
    await vote(page)
  }
  await room.page.getByText('3/3 voted').waitFor()
  // The highest product first: 11/3 times 8/3.
  const first = room.page.getByRole('article').first()
  await first.getByText('Tea').waitFor()
  await first.getByText('3.7').waitFor()
  expect(await findings(remote, 'remote', looks.side.slice(1))).toEqual([])
  await button(remote, 'Close voting').click()
  const seen = remote.getByRole('region', { name: 'The room sees' })
  await seen.getByText('Voting is closed.', { exact: true }).waitFor(late)
  await button(remote, 'Reopen voting').waitFor()
  await remote.close()
})

test('[BT14] the plane of the matrix is on the room’s screen once it is chosen, and a presented poll alone with its votes', async () => {
  const { page } = ana
  await button(page, 'Go to results').click()
  await button(page, 'Graph').click()
  await button(page, 'Present').click()
  await room.page.getByRole('figure').getByText('Big Bets').waitFor()
  expect(await findings(room.page, 'plane', looks.main.slice(0, 2))).toEqual([])
  await page.getByRole('button', { name: /Present to everyone: Tea/ }).click()
  const alone = room.page.getByRole('region', { name: 'Presented answer' })
  await alone.getByText('Tea').waitFor()
  await room.page
    .getByRole('img', { name: /^Tea: / })
    .first()
    .waitFor()
  expect(await room.page.content()).not.toContain('Coffee')
  await page.keyboard.press('Escape')
})

test('[BT1] My answers lists how this person voted, poll by poll', async () => {
  const { page } = bo
  await fromMore(page, 'My answers')
  const entry = page.getByRole('listitem').filter({ hasText: 'Tea' })
  await entry.getByText('X-Value: 5 · Y-Value: 4').waitFor()
  await entry.getByText('Sent').waitFor()
  await entry.getByRole('link', { name: /^Open: / }).click()
  // The room is at the results; the vote is one press away.
  await page.waitForURL(/\/results$/)
  await button(page, 'Edit vote').click()
  await pollOn(page, 'Tea').getByText('Voted', { exact: true }).waitFor()
})

test('[EV9] starting over resets the votes and says so; Undo brings them back', async () => {
  const { page } = ana
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await chooseRun(page, 'Start over…')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This resets all votes of 3 people').waitFor()
  await dialog.getByText('You can undo the reset for 10 seconds.').waitFor()
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await room.page.getByText('Round 2').waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await room.page.getByText('Round 2').waitFor({ state: 'detached' })
  await room.page.getByText('3/3 voted').waitFor()
})
