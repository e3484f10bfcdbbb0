import { beforeAll, expect, test } from 'vitest'
import { answer, fromMore } from '../support/acts.ts'
import { findings } from '../support/axe.ts'
import { chooseRun, startSession } from '../support/runSession.ts'
import type { RunSession } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('axeRunTools')
let session: RunSession

beforeAll(async () => {
  session = await startSession(stage)
})

test('axe finds nothing serious on the remote, the lobby on the room’s screen, the page of own answers and the done marks', async () => {
  const { ana, bo, cy, room, workshopId } = session
  const found: string[] = []
  await answer(bo.page, 'Quiet mornings')
  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  await room.page.getByText('Quiet mornings').waitFor()
  await fromMore(bo.page, 'My answers')
  await bo.page.getByText('Sent', { exact: true }).waitFor()
  found.push(...(await findings(bo.page, 'my answers')))
  await cy.page.getByRole('button', { name: 'I’m done' }).click()
  await ana.page.getByRole('button', { name: '1 done · 2 here: actions' }).click()
  await ana.page.getByRole('menuitem', { name: 'Take all marks away' }).click()
  const marks = ana.page.getByRole('dialog', { name: 'Take all marks away?' })
  await marks.locator(':focus').waitFor()
  found.push(...(await findings(ana.page, 'take all marks away')))
  expect(await marks.isVisible()).toBe(true)
  await ana.page.keyboard.press('Escape')
  await marks.waitFor({ state: 'detached' })
  const remote = await ana.context.newPage()
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByRole('button', { name: 'Hide answers' }).waitFor()
  found.push(...(await findings(remote, 'remote')))
  await remote.getByRole('button', { name: 'Lobby' }).click()
  await room.page.getByText('Scan to join').waitFor()
  found.push(...(await findings(room.page, 'room: lobby')))
  await remote.close()
  expect(found).toEqual([])
})

test('axe finds nothing serious on timer, notes and the dialogs of running a session', async () => {
  const { page } = session.ana
  const found: string[] = []
  await page.getByRole('button', { name: 'Timer', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  found.push(...(await findings(page, 'timer')))
  await page.getByRole('button', { name: 'Start 15 minutes' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  found.push(...(await findings(page, 'timer that runs')))
  await page.keyboard.press('Escape')
  await chooseRun(page, 'Lock input')
  await page.getByRole('button', { name: 'Unlock input' }).waitFor()
  await chooseRun(page, 'Presenter notes')
  await page.getByRole('textbox', { name: /^Notes for/ }).waitFor()
  found.push(...(await findings(page, 'notes and locked input')))
  await page.getByRole('button', { name: 'Close the notes' }).click()
  for (const name of ['Projector view…', 'Start over…', 'End session…']) {
    await chooseRun(page, name)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Close' }).waitFor()
    found.push(...(await findings(page, name)))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  expect(found).toEqual([])
})

test('axe finds nothing serious after the end, and on an invalid projector link', async () => {
  const { ana, bo, room } = session
  await chooseRun(ana.page, 'End session…')
  await ana.page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await bo.page.getByText('Thank you for taking part!').waitFor()
  const found = [
    ...(await findings(bo.page, 'participant: the end')),
    ...(await findings(ana.page, 'facilitator: the end')),
  ]
  await room.page.getByText('Thank you!').waitFor()
  found.push(...(await findings(room.page, 'room: the end')))
  await room.page.evaluate(() => localStorage.clear())
  await room.page.reload()
  await room.page.getByText('This link is not complete').waitFor()
  found.push(...(await findings(room.page, 'room: no link')))
  expect(found).toEqual([])
})
