import { beforeAll, expect, test } from 'vitest'
import { chooseRun, startSession, watchCountdown } from '../support/runSession.ts'
import type { RunSession } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'

/** Guaranteed response times in milliseconds; no other test runs meanwhile. */

const stage = setStage('moments')
let session: RunSession

beforeAll(async () => {
  session = await startSession(stage)
})

test('[T1] all screens count down simultaneously, also on a device whose clock is wrong by minutes', async () => {
  const { ana, bo, cy, room } = session
  const screens = await Promise.all([ana, bo, cy, room].map(({ page }) => watchCountdown(page)))
  await ana.page.getByRole('button', { name: /^Timer/ }).click()
  await ana.page.getByRole('textbox', { name: 'Minutes' }).fill('0:07')
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click()
  for (const { page } of [ana, bo, cy, room])
    await page.getByRole('timer', { name: 'Time is up' }).first().waitFor()
  const shown = await Promise.all(screens.map((read) => read()))
  for (const figures of ['0:05', '0:04', '0:03', '0:02', '0:01', 'Time is up']) {
    const moments = shown.map((times) => times.get(figures) ?? Infinity)
    expect(Math.max(...moments) - Math.min(...moments), figures).toBeLessThan(250)
  }
  await ana.page.keyboard.press('Escape')
})

test('[J2] a revoked link closes its screen within two seconds, and a wrong link is refused', async () => {
  const { ana, room, workshopId } = session
  await chooseRun(ana.page, 'Projector view…')
  await ana.page.getByRole('button', { name: 'Revoke the link' }).click()
  await room.page.getByText('This link no longer works').waitFor({ timeout: 2000 })
  await room.page.goto(`/projector/${workshopId}#projector.${workshopId}.${'x'.repeat(43)}`)
  await room.page.getByText('This link no longer works').waitFor()
  await room.page.reload()
  await room.page.getByText('This link is not complete').waitFor()
  const everyone = [ana, session.bo, session.cy, room]
  expect(everyone.flatMap(({ errors }) => errors)).toEqual([])
})
