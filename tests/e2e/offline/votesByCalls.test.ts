import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { late } from '../support/acts.ts'
import { laptop, phone, tablet, withoutSockets } from '../support/devices.ts'
import type { Screen } from '../support/devices.ts'
import { emptySession, joined, signedIn, signedInAs } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'
import { chooseVoting, evaluateAdded, pollOn, rate, resultOf, vote } from '../support/voteActs.ts'

const stage = setStage('votesByCalls')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function inStrictNetwork(screen: Screen): Promise<Page> {
  const { page } = await stage.open(screen)
  await withoutSockets(page)
  return page
}

test('[U14] [BT4] [BT13] without a websocket people vote, see the turnout and the results, and are led to them', async () => {
  const atOffice = (await stage.open(laptop)).page
  const signed = await signedIn(atOffice)
  const workshopId = await emptySession(signed)
  const polls = [{ text: 'Tea' }, { text: 'Coffee' }]
  const { path } = await evaluateAdded(signed, workshopId, 2, polls)
  const ana = await inStrictNetwork(laptop)
  await signedInAs(ana, signed.email)
  await ana.goto(path)
  await ana.getByText('Editing waits for a live connection.', { exact: false }).waitFor()
  await chooseVoting(ana, /^Live/)
  await button(ana, 'Present').click()
  const [bo, cy] = [await inStrictNetwork(phone), await inStrictNetwork(tablet)]
  for (const page of [bo, cy]) await joined(page, workshopId)
  await bo.waitForURL(`**${path}`)
  await pollOn(bo, 'Coffee').waitFor(late)

  await rate(bo, 'Tea, X-Value', 4)
  await rate(bo, 'Tea, Y-Value', 2)
  await vote(bo)
  await ana.getByText('1/2 voted').waitFor(late)
  await button(bo, 'Go to results').click()
  await resultOf(bo, 'Tea', '8.0')
  // Who has not voted stays where votes are cast, until results are shown to everybody.
  await cy.goto(cy.url().replace(/vote$/, 'results'))
  await cy.waitForURL(/\/vote$/)
  await pollOn(cy, 'Tea').waitFor(late)
  expect(await button(cy, 'Go to results').count()).toBe(0)
  await button(ana, 'Go to results').click()
  await resultOf(ana, 'Tea', '8.0')
  await button(ana, 'Graph').click()
  await chooseVoting(ana, /^Show results to everybody/)
  await cy.waitForURL(/\/results$/, late)
  // The room is led to the view on the facilitator's screen. Until bo is there too, they would be led away from the vote page.
  for (const page of [bo, cy])
    await page
      .getByRole('figure')
      .getByRole('button', { name: /^Tea: X-Value 4\.0, Y-Value 2\.0, 1 vote/ })
      .waitFor(late)

  // The next vote arrives there; a facilitator closes voting, and nobody can vote any more.
  await button(bo, 'Edit vote').click()
  await rate(bo, 'Tea, X-Value', 5)
  await vote(bo)
  await cy
    .getByRole('button', { name: /^Tea: X-Value 5\.0/ })
    .first()
    .waitFor(late)
  await chooseVoting(ana, /^Close voting/)
  await bo.getByText('Voting is closed.').waitFor(late)
})
