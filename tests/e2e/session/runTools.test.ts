import { beforeAll, expect, test } from 'vitest'
import { answer, card, fromMore } from '../support/people/acts.ts'
import { keepsPage, pageKept, phone } from '../support/browser/devices.ts'
import { chooseRun, seenByRoom, startSession, writeNotes } from '../support/sessions/runSession.ts'
import type { RunSession } from '../support/sessions/runSession.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('runTools')
let session: RunSession

beforeAll(async () => {
  session = await startSession(stage, { ...phone, ...keepsPage })
})

test('[T1] [T2] [T3] [B4] all screens count down, also by a wrong clock; at zero input is locked until a facilitator unlocks it; a pause is seen', async () => {
  const { ana, bo, cy, room } = session
  const [box, everyone] = [cy.page.getByRole('textbox', { name: 'Your answer' }), [ana, bo, cy, room]]
  const [press, timer] = [
    (name: string) => ana.page.getByRole('button', { name, exact: true }).click(),
    ana.page.getByRole('button', { name: /^Timer/ }),
  ]
  await box.fill('Half a thought')
  await timer.click()
  await ana.page.getByRole('switch', { name: 'Lock input at the end' }).check({ force: true })
  await ana.page.getByRole('textbox', { name: 'Minutes' }).fill('0:05')
  const counted = everyone.map(({ page }) =>
    page
      .getByRole('timer', { name: /^\d seconds? left/ })
      .first()
      .waitFor(),
  )
  await press('Start')
  await Promise.all(counted)
  for (const { page } of everyone) await page.getByRole('timer', { name: 'Time is up' }).first().waitFor()
  await cy.page.getByText('The facilitator has closed the input').first().waitFor()
  expect(await box.inputValue()).toBe('Half a thought')
  expect(await cy.page.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true)
  await room.page.getByText('Input is closed').waitFor()
  await ana.page.keyboard.press('Escape')
  await press('Unlock input')
  await cy.page.getByText('The facilitator has closed the input').first().waitFor({ state: 'detached' })
  await box.press('Enter')
  await card(ana.page, 'Half a thought').waitFor()

  await timer.click()
  await press('Start 5 minutes')
  await press('Pause')
  await bo.page.getByText('Paused', { exact: true }).waitFor()
  await press('+1 minute')
  await bo.page.getByRole('timer', { name: /^[56] minutes/ }).waitFor()
  await press('Go on')
  await bo.page.getByText('Paused', { exact: true }).waitFor({ state: 'detached' })
  await press('Stop')
  await bo.page.getByRole('timer').waitFor({ state: 'detached' })
  await ana.page.keyboard.press('Escape')
})

test('[F1] [F2] people who are done are counted without names, offline marks arrive later, and a reset clears them', async () => {
  const { ana, bo, cy } = session
  /** Who was offline may still be counted as away. */
  const doneOf = (count: number) => new RegExp(`^${count} done · [12] here(: actions)?$`)
  await ana.page.getByText(doneOf(0)).waitFor()
  await pageKept(bo.page)
  await bo.goOffline()
  await bo.page.getByRole('button', { name: 'I’m done' }).click()
  await bo.page.getByRole('button', { name: 'You are done' }).waitFor()
  await answer(bo.page, 'Written on the train')
  await fromMore(bo.page, 'My answers')
  await bo.page.getByText('Waiting to be sent').waitFor()
  await cy.page.getByRole('button', { name: 'I’m done' }).click()
  await ana.page.getByText(doneOf(1)).waitFor()
  await bo.goOnline()
  await ana.page.getByText(doneOf(2)).waitFor()
  await bo.page.getByText('Waiting to be sent').waitFor({ state: 'detached' })
  await cy.page.reload()
  await cy.page.getByRole('button', { name: 'You are done' }).waitFor()
  await ana.page.getByRole('button', { name: doneOf(2) }).click()
  await ana.page.getByRole('menuitem', { name: 'Take all marks away' }).click()
  await ana.page.getByRole('button', { name: 'Take away' }).click()
  await cy.page.getByRole('button', { name: 'I’m done' }).waitFor()
  await ana.page.getByText(doneOf(0)).waitFor()
  await bo.page.getByRole('link', { name: 'Open: Written on the train' }).click()
  await bo.page.getByRole('dialog').getByText('Written on the train').first().waitFor()
  await bo.page.keyboard.press('Escape')
})

test('[J1] [B18] the room’s screen and a facilitator’s phone follow what is shown, started over and taken back; neither notes nor names are told', async () => {
  const { ana, bo, room, workshopId } = session
  await writeNotes(ana.page, 'Ask Bo about mornings')
  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  await room.page.getByText('Written on the train').waitFor()
  await card(bo.page, 'Half a thought').waitFor()
  for (const { page } of [room, bo]) expect(await page.content()).not.toContain('Ask Bo')
  expect(await room.page.content()).not.toContain('Ana')
  expect(await room.page.getByRole('button').count()).toBe(0)
  expect(new URL(room.page.url()).hash).toBe('')
  await room.page.reload()
  await room.page.getByText('Written on the train').waitFor()

  const remote = await ana.context.newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByText('Ask Bo about mornings').waitFor()
  await remote.getByRole('button', { name: 'Hide answers' }).click()
  await room.page.getByText('Answers are not shown yet').waitFor()
  expect(await room.page.content()).not.toContain('Written on the train')
  await remote.getByRole('button', { name: 'Show answers' }).click()
  await remote.getByRole('button', { name: 'Lobby' }).click()
  await bo.page.getByText('Please wait for Ana').waitFor()
  await room.page.getByText('Scan to join').waitFor()
  // The remote steps from where it believes the room to be.
  await seenByRoom(remote, 'The lobby')
  await remote.getByRole('button', { name: 'Present 2. Brainstorm' }).click()
  await card(bo.page, 'Written on the train').waitFor()
  await remote.close()

  await chooseRun(ana.page, 'Start over…')
  const dialog = ana.page.getByRole('dialog')
  await dialog.getByText('takes away 2 answers').waitFor()
  await dialog.getByRole('button', { name: 'Start over' }).click()
  // The offer stays as long as the mouse is on it.
  const undo = ana.page.getByRole('alert').getByRole('button', { name: 'Undo' })
  await undo.hover()
  await card(bo.page, 'Half a thought').waitFor({ state: 'detached' })
  await room.page.getByText('No answers yet').waitFor()
  await undo.click()
  await card(bo.page, 'Half a thought').waitFor()
  await room.page.getByText('Written on the train').waitFor()
})

test('[J2] [E1] [E2] a revoked link closes its screen; the end shows thanks, the shared results and own answers, also after a reload', async () => {
  const { ana, bo, cy, room, workshopId } = session
  await chooseRun(ana.page, 'Projector view…')
  await ana.page.getByRole('button', { name: 'Revoke the link' }).click()
  await room.page.getByText('This link no longer works').waitFor()
  await room.page.reload()
  await room.page.getByText('This link is not complete').waitFor()
  await ana.page.keyboard.press('Escape')

  await chooseRun(ana.page, 'End session…')
  const dialog = ana.page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: '1. Brainstorm' }).uncheck()
  await dialog.getByRole('button', { name: 'End session' }).click()
  for (const { page } of [bo, cy]) await page.getByText('Thank you for taking part!').waitFor()
  await ana.page.getByRole('heading', { name: 'This session has ended' }).waitFor()
  await cy.page.reload()
  await cy.page.getByText('Thank you for taking part!').waitFor()
  const linkTo = (name: string) => cy.page.getByRole('main').getByRole('link', { name })
  expect(await linkTo('1. Brainstorm').count()).toBe(0)
  await linkTo('2. Brainstorm').click()
  await card(cy.page, 'Written on the train').waitFor()
  for (const name of ['Submit', 'I’m done'])
    expect(await cy.page.getByRole('button', { name }).count()).toBe(0)
  await bo.page.goto(`/workshop/${workshopId}`)
  await bo.page.getByRole('main').getByRole('link', { name: 'My answers' }).click()
  await bo.page.getByText('Written on the train').waitFor()
  await ana.page.reload()
  await ana.page.getByRole('heading', { name: 'This session has ended' }).waitFor()
  expect(await ana.page.getByRole('button', { name: 'Run the session' }).count()).toBe(0)
  expect([ana, bo, cy, room].flatMap(({ errors }) => errors)).toEqual([])
})
