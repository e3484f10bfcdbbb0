import { beforeAll, expect, test } from 'vitest'
import { late } from '../support/people/acts.ts'
import { findings, looks } from '../support/looking/axe.ts'
import { outOfPlace } from '../support/looking/bars.ts'
import { footButton, patience, picture, press, rows, said, slider } from '../support/kinds/pulse.ts'
import { pulseAdded } from '../support/kinds/pulseReady.ts'
import { setStage } from '../support/browser/stage.ts'
import { chooseVoting, rate } from '../support/kinds/evaluate.ts'
import { votingRoom } from '../support/sessions/votingRoom.ts'
import type { VotingRoom } from '../support/sessions/votingRoom.ts'

const stage = setStage('pulse-many')
let all: VotingRoom

/** As many statements as a category takes, short ones and long ones. */
const statements = Array.from({ length: 60 }, (_, at) =>
  at % 4 === 3
    ? `We talk openly about what does not work, and somebody takes care of it before the month ends, case ${at + 1}`
    : `We can say what we think, case ${at + 1}`,
)

beforeAll(async () => {
  all = await votingRoom(stage)
  const pulse = await pulseAdded(stage.plenum, all.signed, all.workshopId, { Team: statements })
  await pulse.mode('LIVE')
  for (const voter of [0, 1, 2]) await pulse.voted((_, at) => 1 + ((at + voter) % 5))
  await all.present(pulse.path)
  for (const { page } of [all.bo, all.cy])
    await slider(page, 'We can say what we think, case 59').waitFor(late)
})

test('[PU5] sixty statements are rated with one thumb on a phone, and the ballot stays in view', async () => {
  const { page } = all.bo
  for (const [at, statement] of statements.entries()) {
    await rate(page, statement, 1 + (at % 5))
    if (at % 20 === 0) expect(await footButton(page, 'Vote').isVisible()).toBe(true)
  }
  await press(page, 'Vote')
  await said(page, 'Saved: your vote counts')
  const chosen = () =>
    page.getByRole('slider').evaluateAll((fields) => fields.map((one) => one.ariaValueText))
  await expect.poll(chosen).toEqual(statements.map((_, at) => `${1 + (at % 5)} of 5`))
})

test('[PU1] [PU7] a full category and its results fit on each screen; on the room’s they turn like pages', async () => {
  const { ana, bo, cy, room } = all
  const people = [ana, bo, cy].map(({ page }) => page)
  for (const page of people) {
    await page.getByText('This category is full: it takes at most 60 statements.').waitFor()
    await expect.poll(() => outOfPlace(page)).toEqual([])
  }
  await chooseVoting(ana.page, /^Show results to everybody/)
  for (const page of people) {
    await picture(page, 'Results').waitFor(patience)
    await expect.poll(async () => (await rows(page, 'Results')).length, patience).toBe(60)
    await expect.poll(() => outOfPlace(page)).toEqual([])
  }
  await expect.poll(() => picture(room.page, 'Results').textContent(), patience).toMatch(/1 of [2-9]/)
  expect(await findings(room.page, 'many, room', looks.side.slice(0, 1))).toEqual([])
  expect([ana, bo, cy, room].flatMap(({ errors }) => errors)).toEqual([])
})
