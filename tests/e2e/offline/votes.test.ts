import { expect, test } from 'vitest'
import type { Page, Request } from 'playwright-core'
import { keepsPage, laptop, usedKept, phone } from '../support/browser/devices.ts'
import { callKept } from '../support/looking/kept.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'
import { chooseVoting, evaluateAdded, pollOn, rate, resultOf } from '../support/kinds/evaluate.ts'

const stage = setStage('offlineVotes')

test('[C2] [BT1] [BT8] two tabs have the same ballot, also offline and after a reload; only one sends it, once, and its withdrawal', async () => {
  const [{ page: ana }, bo] = [await stage.open(laptop), await stage.open({ ...phone, ...keepsPage })]
  const signed = await signedIn(ana)
  const workshopId = await emptySession(signed)
  const { path } = await evaluateAdded(signed, workshopId, 1, [{ text: 'Tea' }, { text: 'Coffee' }])
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  await ana.goto(path)
  await chooseVoting(ana, /^Live/)
  await press(ana, 'Present')
  const { page, context } = bo
  await joined(page, workshopId)
  await pollOn(page, 'Coffee').waitFor()
  await usedKept(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await pollOn(second, 'Tea').waitFor()
  const state = (tab: Page, words: string) => pollOn(tab, 'Tea').getByText(words, { exact: true }).waitFor()
  const value = (tab: Page) => tab.getByRole('slider', { name: 'Tea', exact: true }).inputValue()
  const voteOffline = async (tab: Page): Promise<void> => {
    await tab.getByRole('button', { name: /^Vote( again)?$/ }).click()
    await state(tab, 'On its way')
  }

  await rate(page, 'Tea', 2)
  await expect.poll(() => value(second)).toBe('2')
  const sent: Request[] = []
  context.on('requestfinished', (request) => {
    if (request.postData()?.includes('createVotes')) sent.push(request)
  })
  await context.setOffline(true)
  await voteOffline(page)
  await state(second, 'On its way')
  // The other tab goes on with the ballot that waits: its last word counts.
  await rate(second, 'Tea', 5)
  await state(page, 'Changed, not voted yet')
  await voteOffline(second)
  // The device has it once the first tab knows.
  await state(page, 'On its way')
  await page.reload()
  await state(page, 'On its way')
  await context.setOffline(false)
  for (const tab of [page, second]) {
    await state(tab, 'Voted')
    await expect.poll(() => value(tab)).toBe('5')
  }
  expect(sent).toHaveLength(1)
  await ana.getByText('1/1 voted').waitFor()
  await press(ana, 'Go to results')
  await resultOf(ana, 'Tea', '5.0')

  await second.close()
  await bo.goOffline()
  await press(page, 'Withdraw vote')
  await callKept(page, 'DeleteVotes')
  await page.reload()
  await state(page, 'On its way')
  await bo.goOnline()
  await ana.getByText('0/1 voted').waitFor()
  // Whoever withdrew their vote no longer reads the results.
  await page.getByRole('button', { name: 'Go to results' }).waitFor({ state: 'detached' })
})
