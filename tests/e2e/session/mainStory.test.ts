import { expect, test } from 'vitest'
import { addBrainstorm, answer, card, createSession, join, saved, signUp } from '../support/people/acts.ts'
import { keepsPage, laptop, phone, tablet } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { setOwnStage } from '../support/browser/stage.ts'

const stage = setOwnStage('story')

test('a facilitator and two participants run a brainstorm; one is offline, the server is killed, nothing is lost', async () => {
  const { plenum } = stage
  // Devices that cache the page's files, as people's browsers do.
  const [ana, bo, cy] = (await Promise.all(
    ([laptop, tablet, phone] as const).map((screen) => stage.open({ ...screen, ...keepsPage })),
  )) as [Device, Device, Device]
  await signUp(ana.page, 'Ana')
  const workshopId = await createSession(ana.page, 'Kick-off')
  await addBrainstorm(ana.page)

  // The participants join with the session ID and wait in the lobby; Present takes everyone to the brainstorm.
  const wait = async ({ page }: Device): Promise<void> => {
    await join(page, workshopId)
    await page.getByText('Please wait for Ana').waitFor()
  }
  await Promise.all([bo, cy].map(wait))
  const led = async ({ page }: Device): Promise<void> => {
    // The notification disappears by itself, so the test starts waiting for it before it appears.
    await page.getByText('The facilitator just changed your view!').first().waitFor()
    await page.waitForURL(/\/brainstorm\//)
  }
  const present = ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await Promise.all([...[bo, cy].map(led), present])

  // While answers are hidden, participants see their own and the facilitator sees all.
  await answer(bo.page, 'More time for deep work')
  await answer(cy.page, 'Shorter meetings')
  for (const text of ['More time for deep work', 'Shorter meetings']) await card(ana.page, text).waitFor()
  await cy.page.getByText('Answers from other participants are hidden.').waitFor()
  expect(await card(cy.page, 'More time for deep work').count()).toBe(0)

  // Cy goes offline and continues writing; the server is killed while everyone else is connected, and restarts.
  await saved(cy.page)
  await cy.goOffline()
  await answer(cy.page, 'Fewer tools')
  await cy.page.getByText('Not saved yet, we keep trying').first().waitFor()
  await saved(bo.page)
  await plenum.kill()
  await answer(bo.page, 'Written while the server was away')
  await plenum.start()
  await card(ana.page, 'Written while the server was away').waitFor()
  await cy.goOnline()
  await card(ana.page, 'Fewer tools').waitFor()
  for (const { page } of [bo, cy]) await saved(page)

  // Show answers: every screen shows every answer exactly once, also of somebody who joins now. A like counts once on each.
  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  const eve = await stage.open(laptop)
  await join(eve.page, workshopId)
  const all = [
    'More time for deep work',
    'Shorter meetings',
    'Fewer tools',
    'Written while the server was away',
  ]
  for (const { page } of [ana, bo, cy, eve]) {
    for (const text of all) await card(page, text).waitFor()
    expect(await page.getByRole('article').count()).toBe(all.length)
  }
  await card(cy.page, 'Fewer tools').getByRole('button', { name: /^Like/ }).click()
  for (const { page } of [ana, eve])
    await card(page, 'Fewer tools').getByRole('button', { name: 'Like, 1 like' }).waitFor()

  // An answer is grouped, and the room sees its group.
  await ana.page.getByRole('button', { name: 'Groups', exact: true }).click()
  await ana.page.getByRole('button', { name: 'Add group' }).click()
  await ana.page.getByRole('dialog').getByLabel('Group name').fill('Focus')
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await ana.page.getByRole('button', { name: 'Actions for answer: More time for deep work' }).click()
  await ana.page.getByRole('menuitem', { name: 'Focus' }).click()
  await bo.page.getByRole('button', { name: 'Groups', exact: true }).click()
  await bo.page.getByRole('region', { name: 'Focus' }).getByText('More time for deep work').waitFor()
  await saved(ana.page)

  // Hide answers: they disappear from every screen except the facilitator's and the author's.
  await ana.page.getByRole('button', { name: 'Answers', exact: true }).click()
  await ana.page.getByRole('button', { name: 'Hide answers' }).click()
  await card(eve.page, 'Shorter meetings').waitFor({ state: 'detached' })
  await card(cy.page, 'Shorter meetings').waitFor()
  await ana.page.getByRole('button', { name: 'More ways to present' }).click()
  await ana.page.getByRole('menuitem', { name: /Stop presenting/ }).click()
  await cy.page.getByText('Please wait for Ana').waitFor()
})
