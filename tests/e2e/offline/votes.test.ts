import { beforeAll, expect, test } from 'vitest'
import type { Page, Request } from 'playwright-core'
import { late } from '../support/acts.ts'
import { keepsPage, laptop, openDevice, pageKept, phone } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { callKept } from '../support/kept.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import type { Signed } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'
import { chooseVoting, evaluateAdded, pollOn, rate, resultOf, vote } from '../support/voteActs.ts'

const stage = setStage('offlineVotes')
let ana: Device
let signed: Signed

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url, laptop)
  signed = await signedIn(ana.page)
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const state = (page: Page, poll: string, words: string) =>
  pollOn(page, poll).getByText(words, { exact: true })
const value = (page: Page, poll: string): Promise<string> =>
  page.getByRole('slider', { name: poll, exact: true }).inputValue()

/** A participant on a phone, where Ana presents Scales and results move at once. */
async function voter(): Promise<Device> {
  const workshopId = await emptySession(signed)
  const { path } = await evaluateAdded(signed, workshopId, 1, [{ text: 'Tea' }, { text: 'Coffee' }])
  await ana.page.goto(path)
  await chooseVoting(ana.page, /^Live/)
  await button(ana.page, 'Present').click()
  const bo = await stage.open({ ...phone, ...keepsPage })
  await joined(bo.page, workshopId)
  await pollOn(bo.page, 'Coffee').waitFor(late)
  return bo
}

/** Casts a ballot without a network: it waits. */
async function voteOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Vote( again)?$/ }).click()
  await page.getByText('On its way', { exact: true }).first().waitFor()
}

test('[C1] [BT1] a lost acknowledgement: the ballot is sent again and counts once', async () => {
  const { page } = await voter()
  const sent: Request[] = []
  await page.route('**/graphql', async (route, request) => {
    if (!request.postData()?.includes('createVotes')) return route.continue()
    sent.push(request)
    if (sent.length > 1) return route.continue()
    // The server has the vote; the phone never learns it.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await rate(page, 'Tea', 4)
  await button(page, 'Vote').click()
  await state(page, 'Tea', 'Voted').waitFor(late)
  expect(sent.length).toBeGreaterThan(1)
  await ana.page.getByText('1/1 voted').waitFor()
  await button(ana.page, 'Go to results').click()
  await resultOf(ana.page, 'Tea', '4.0')
  await resultOf(ana.page, 'Tea', /^1$/)
})

test('[C2] [BT1] two tabs have the same ballot, and only one of them sends it', async () => {
  const { page, context } = await voter()
  const second = await context.newPage()
  await second.goto(page.url())
  await pollOn(second, 'Tea').waitFor()
  // What is chosen in one tab is chosen in the other.
  await rate(page, 'Tea', 2)
  await expect.poll(() => value(second, 'Tea')).toBe('2')
  const sent: Request[] = []
  context.on('requestfinished', (request) => {
    if (request.postData()?.includes('createVotes')) sent.push(request)
  })
  await context.setOffline(true)
  await voteOffline(page)
  await state(second, 'Tea', 'On its way').waitFor()
  // The other tab goes on with the ballot that waits: its last word counts.
  await rate(second, 'Tea', 5)
  await state(page, 'Tea', 'Changed, not voted yet').waitFor()
  await voteOffline(second)
  // The device has it once the first tab knows.
  await state(page, 'Tea', 'On its way').waitFor()
  await context.setOffline(false)
  for (const tab of [page, second]) await state(tab, 'Tea', 'Voted').waitFor(late)
  for (const tab of [page, second]) await expect.poll(() => value(tab, 'Tea')).toBe('5')
  expect(sent).toHaveLength(1)
  await button(ana.page, 'Go to results').click()
  await resultOf(ana.page, 'Tea', '5.0')
  await ana.page.getByText('1/1 voted').waitFor()
})

test('[BT8] a vote is withdrawn offline, before and after a reload, and is gone for everybody', async () => {
  const bo = await voter()
  const { page } = bo
  await rate(page, 'Tea', 4)
  await rate(page, 'Coffee', 1)
  await vote(page)
  await ana.page.getByText('1/1 voted').waitFor()
  await pageKept(page)
  await bo.goOffline()
  await button(page, 'Withdraw vote').click()
  await button(page, 'Withdraw vote').waitFor({ state: 'detached' })
  await callKept(page, 'DeleteVotes')
  await page.reload()
  await state(page, 'Tea', 'On its way').waitFor(late)
  expect(await button(page, 'Withdraw vote').count()).toBe(0)
  await bo.goOnline()
  await ana.page.getByText('0/1 voted').waitFor(late)
  await page.getByText('Choose something first.').waitFor()
  // Whoever withdrew their vote no longer reads the results.
  await button(page, 'Go to results').waitFor({ state: 'detached' })
})

test('[BT7] [BT11] a ballot that waited while voting closed or a round began is refused, and its values stay', async () => {
  const bo = await voter()
  const { page } = bo
  await bo.goOffline()
  await rate(page, 'Tea', 4)
  await voteOffline(page)
  await chooseVoting(ana.page, /^Close voting/)
  await ana.page.getByRole('region', { name: 'Your vote' }).getByText('Voting is closed.').waitFor()
  await bo.goOnline()
  await page.getByText('Voting is closed.').waitFor(late)
  await state(page, 'Tea', 'Not accepted, kept here').waitFor(late)
  await chooseVoting(ana.page, /^Reopen voting/)
  await button(page, 'Vote').click()
  await state(page, 'Tea', 'Voted').waitFor(late)

  await bo.goOffline()
  await rate(page, 'Coffee', 2)
  await voteOffline(page)
  await chooseVoting(ana.page, /^Reset all votes/)
  await button(ana.page, 'Reset all votes').click()
  await ana.page.getByText('0/1 voted').waitFor()
  await bo.goOnline()
  await page.getByText('Round 2: the facilitator has reset all votes.').waitFor(late)
  await state(page, 'Coffee', 'Not accepted, kept here').waitFor(late)
  await expect.poll(() => value(page, 'Coffee')).toBe('2')
  await button(page, 'Vote').click()
  await state(page, 'Coffee', 'Voted').waitFor(late)
  await ana.page.getByText('1/1 voted').waitFor()
})
