import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { late } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { outOfPlace } from '../support/bars.ts'
import type { Device } from '../support/devices.ts'
import { footButton, patience, picture, rows, said, slider } from '../support/pulseActs.ts'
import { pulseAdded } from '../support/pulseReady.ts'
import type { BuiltPulse } from '../support/pulseReady.ts'
import { setStage } from '../support/stage.ts'
import { chooseVoting, rate } from '../support/voteActs.ts'
import { votingRoom } from '../support/votingRoom.ts'

const stage = setStage('pulse-many')
/** A facilitator at a laptop, participants with a phone and a tablet, and the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device
let addPulse: (statements: readonly string[]) => Promise<BuiltPulse>

/** As many statements as a category takes, short ones and long ones. */
const statements = Array.from({ length: 60 }, (_, at) =>
  at % 4 === 3
    ? `We talk openly about what does not work, and somebody takes care of it before the month ends, case ${at + 1}`
    : `We can say what we think, case ${at + 1}`,
)

beforeAll(async () => {
  const all = await votingRoom(stage)
  ;({ ana, bo, cy, room } = all)
  addPulse = (Team) => pulseAdded(stage.plenum, all.signed, all.workshopId, { Team })
  const pulse = await addPulse(statements)
  await pulse.mode('LIVE')
  for (const voter of [0, 1, 2]) await pulse.voted((_, at) => 1 + ((at + voter) % 5))
  await all.present(pulse.path)
  for (const { page } of [bo, cy]) await slider(page, 'We can say what we think, case 59').waitFor(late)
})

/** The bars are in place, and the page is not wider than the screen. */
async function fits(page: Page): Promise<void> {
  await expect.poll(() => outOfPlace(page)).toEqual([])
}

test('[PU5] sixty statements are rated with one thumb on a phone, and the ballot stays in view', async () => {
  const { page } = bo
  const vote = footButton(page, 'Vote')
  for (const [at, statement] of statements.entries()) {
    await rate(page, statement, 1 + (at % 5))
    if (at % 20 === 0) expect(await vote.isVisible()).toBe(true)
  }
  await vote.click()
  await said(page, 'Saved: your vote counts')
  const chosen = () => page.getByRole('slider').evaluateAll((all) => all.map((one) => one.ariaValueText))
  await expect.poll(chosen).toEqual(statements.map((_, at) => `${1 + (at % 5)} of 5`))
})

test('[PU1] a category with sixty statements says that it is full', async () => {
  for (const { page } of [ana, bo, cy]) {
    await page.getByText('This category is full: it takes at most 60 statements.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Your Statement' }).count()).toBe(0)
    await fits(page)
  }
})

test('[PU7] all results fit on each screen, and on the room’s they turn like pages', async () => {
  await chooseVoting(ana.page, /^Show results to everybody/)
  for (const { page } of [ana, bo, cy]) {
    await picture(page, 'Results').waitFor(patience)
    await expect.poll(async () => (await rows(page, 'Results')).length, patience).toBe(60)
    await fits(page)
  }
  const screen = picture(room.page, 'Results')
  await screen.waitFor(patience)
  await expect.poll(() => screen.textContent(), patience).toMatch(/1 of [2-9]/)
  expect(await findings(bo.page, 'many, phone', looks.main)).toEqual([])
  expect(await findings(room.page, 'many, room', looks.main)).toEqual([])
  expect([...ana.errors, ...bo.errors, ...cy.errors, ...room.errors]).toEqual([])
})

test('[PU7] [BT13] the results of 500 people are counted right, and fit on each screen', async () => {
  const pulse = await addPulse([
    'I get help',
    'I can focus',
    'We celebrate',
    'I learn',
    'We trust each other',
  ])
  await pulse.mode('LIVE')
  // Person by person the values go round; on the last statement a fifth abstains.
  const valueOf = (voter: number, at: number): number | null =>
    at === 4 && voter % 5 === 0 ? null : 1 + ((voter + at) % 5)
  for (let voter = 0; voter < 500; voter += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, more) => pulse.voted((_category, at) => valueOf(voter + more, at))),
    )
  await ana.page.goto(pulse.path)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await chooseVoting(ana.page, /^Show results to everybody/)
  for (const { page } of [ana, bo, cy]) {
    await picture(page, 'Results').waitFor(patience)
    const counts = async () => (await rows(page, 'Results')).map((cells) => [cells[0], cells[2], cells[6]])
    await expect
      .poll(counts, patience)
      .toEqual([
        ...['I get help', 'I can focus', 'We celebrate', 'I learn'].map((text) => [
          ...[text, '100, 100, 100, 100, 100', '500'],
        ]),
        ['We trust each other', '100, 100, 100, 100, 0', '400'],
      ])
    await page.getByText('500/505 voted').first().waitFor(patience)
    await fits(page)
  }
  const shown = picture(room.page, 'Results').getByText('500', { exact: true })
  await expect.poll(() => shown.count(), patience).toBe(4)
  await room.page.getByText('500/505 voted').waitFor(patience)
})
