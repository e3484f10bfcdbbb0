import { expect, test } from 'vitest'
import { addBrainstorm, answer, card, createSession, join, late, saved, signUp } from '../support/acts.ts'
import { keepsPage, laptop, phone, tablet } from '../support/devices.ts'
import type { Device, Screen } from '../support/devices.ts'
import { setOwnStage } from '../support/stage.ts'

const stage = setOwnStage('story')

/** A device that caches the page's files, as people's browsers do. */
const open = (screen: Screen) => stage.open({ ...screen, ...keepsPage })

test('a facilitator and three participants run a brainstorm; one is offline, the server is killed, nothing is lost', async () => {
  const { plenum } = stage
  const [ana, bo, cy, di] = [await open(laptop), await open(tablet), await open(phone), await open(laptop)]

  await signUp(ana.page, 'Ana')
  const workshopId = await createSession(ana.page, 'Kick-off')
  await addBrainstorm(ana.page)

  // The participants join with the session ID and wait in the lobby.
  const wait = async ({ page }: Device): Promise<void> => {
    await join(page, workshopId)
    await page.getByText('Please wait for Ana').waitFor()
  }
  await Promise.all([bo, cy, di].map(wait))

  // Present takes everyone to the brainstorm and shows a notification.
  const led = async ({ page }: Device): Promise<void> => {
    // The notification disappears by itself, so the test starts waiting for it before it appears.
    await page.getByText('The facilitator just changed your view!').first().waitFor()
    await page.waitForURL(/\/brainstorm\//)
  }
  await Promise.all([
    ...[bo, cy, di].map(led),
    ana.page.getByRole('button', { name: 'Present', exact: true }).click(),
  ])
  await ana.page.getByText('Presenting', { exact: true }).waitFor()

  // While answers are hidden, participants see their own and the facilitator sees all.
  await answer(bo.page, 'More time for deep work')
  await answer(cy.page, 'Shorter meetings')
  await card(ana.page, 'More time for deep work').waitFor()
  await card(ana.page, 'Shorter meetings').waitFor()
  expect(await card(cy.page, 'More time for deep work').count()).toBe(0)
  await cy.page.getByText('Answers from other participants are hidden.').waitFor()

  // Di goes offline and continues writing.
  await di.goOffline()
  await answer(di.page, 'Fewer tools')
  await answer(di.page, 'One place for decisions')
  await di.page.getByText('Not saved yet, we keep trying').first().waitFor()

  // The server is killed while everyone is connected, and restarts.
  await saved(bo.page)
  await plenum.kill()
  await answer(bo.page, 'Written while the server was away')
  await plenum.start()
  await card(ana.page, 'Written while the server was away').waitFor(late)
  await saved(bo.page)

  await di.goOnline()
  await card(ana.page, 'Fewer tools').waitFor(late)
  await card(ana.page, 'One place for decisions').waitFor(late)
  await saved(di.page)

  // Show answers: every screen shows every answer exactly once.
  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  const all = [
    'More time for deep work',
    'Shorter meetings',
    'Fewer tools',
    'One place for decisions',
    'Written while the server was away',
  ]
  for (const { page } of [ana, bo, cy, di]) {
    for (const text of all) await card(page, text).waitFor()
    expect(await page.getByRole('article').count()).toBe(all.length)
  }

  // A like is counted once on every screen.
  await card(cy.page, 'Fewer tools').getByRole('button', { name: /^Like/ }).click()
  await card(ana.page, 'Fewer tools').getByRole('button', { name: 'Like, 1 like' }).waitFor()

  // An answer is grouped through its menu, without a mouse.
  await ana.page.getByRole('button', { name: 'Groups', exact: true }).click()
  await ana.page.getByRole('button', { name: 'Add group' }).click()
  await ana.page.getByRole('dialog').getByLabel('Group name').fill('Focus')
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await ana.page.getByRole('button', { name: 'Actions for answer: More time for deep work' }).click()
  await ana.page.getByRole('menuitem', { name: 'Focus' }).click()
  const focus = ana.page.getByRole('region', { name: 'Focus' })
  await focus.getByText('More time for deep work').waitFor()
  await ana.page.getByRole('button', { name: 'Undo' }).click()
  await focus.getByText('More time for deep work').waitFor({ state: 'detached' })
  await ana.page.getByRole('button', { name: 'Redo' }).click()
  await focus.getByText('More time for deep work').waitFor()
  await bo.page.getByRole('button', { name: 'Groups', exact: true }).click()
  await bo.page.getByRole('region', { name: 'Focus' }).getByText('More time for deep work').waitFor()
  await saved(ana.page)

  // After another kill -9, a device that joins for the first time shows everything that was acknowledged.
  await plenum.kill()
  await plenum.start()
  const eve = await open(laptop)
  await join(eve.page, workshopId)
  await eve.page.waitForURL(/\/brainstorm\//)
  for (const text of all) await card(eve.page, text).waitFor()

  // Hide answers: they disappear from every screen except the facilitator's and the author's.
  await ana.page.getByRole('button', { name: 'Answers', exact: true }).click()
  await ana.page.getByRole('button', { name: 'Hide answers' }).click()
  await card(eve.page, 'Shorter meetings').waitFor({ state: 'detached' })
  await card(cy.page, 'Shorter meetings').waitFor()

  // Stop presenting takes everyone to the lobby.
  await ana.page.getByRole('button', { name: 'More ways to present' }).click()
  await ana.page.getByRole('menuitem', { name: /Stop presenting/ }).click()
  await bo.page.getByText('Please wait for Ana').waitFor()
  // At four places calls that waited for a connection may take a minute.
}, 300_000)
