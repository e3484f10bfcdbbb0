import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, card, fromMore, late, saved } from '../support/people/acts.ts'
import { keepsPage, laptop, openDevice, pageKept, phone, tablet } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { presentAnswer } from '../support/kinds/presentedAnswer.ts'
import { brainstormAdded, emptySession, joined, signedIn } from '../support/people/people.ts'
import { chooseRun, openRoom } from '../support/sessions/runSession.ts'
import { inSight } from '../support/looking/sight.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('identify')
let workshopId: string
/** A facilitator at a laptop; participants with a phone and a tablet; the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device

const topic = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const shown = ({ page }: Device) => page.getByRole('dialog')
const gone = { state: 'detached', timeout: 20_000 } as const

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open(laptop)
  bo = await open({ ...phone, ...keepsPage })
  cy = await open(tablet)
  room = await open({ viewport: { width: 1920, height: 1080 } })
  const signed = await signedIn(ana.page)
  workshopId = await emptySession(signed)
  await brainstormAdded(signed, workshopId)
  await ana.page.goto(`/workshop/${workshopId}/create`)
})

test('[A1] [Y1] [Y2] [Y4] [Y6] answers to a new activity stand under their topic, hidden from the others and the room', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: /^Identify/ }).click()
  await page.waitForURL(/\/identify\//)
  const texts = page.getByRole('region', { name: 'Topics', exact: true }).getByRole('textbox')
  await texts.first().fill('What helps?')
  await page.getByRole('button', { name: 'Add topic' }).click()
  await texts.nth(1).fill('What hinders?')
  for (const name of ['What helps?', 'What hinders?']) await topic(page, name).waitFor()
  await openRoom(page, room.page)
  for (const one of [bo, cy]) await joined(one.page, workshopId)
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const one of [bo, cy]) await one.page.getByRole('textbox', { name: 'Your answer' }).waitFor(late)

  await answer(bo.page, 'Quiet mornings')
  await cy.page.getByRole('button', { name: 'Answer in: What hinders?' }).tap()
  await cy.page.getByRole('button', { name: 'Add a description' }).tap()
  await cy.page.getByRole('textbox', { name: 'Answer description' }).fill('Five tools for one thing')
  await answer(cy.page, 'Too many tools')
  // On a phone it is not behind the box.
  await bo.page.getByRole('button', { name: 'Answer in: What hinders?' }).tap()
  await answer(bo.page, 'Late trains')
  await inSight(bo.page, 'Late trains')
  for (const one of [bo, cy]) await saved(one.page)
  await card(topic(page, 'What hinders?'), 'Too many tools').getByText('Five tools for one thing').waitFor()
  await card(topic(page, 'What helps?'), 'Quiet mornings').waitFor()
  await topic(cy.page, 'What helps?').getByText('1 answer by somebody else waits here.').waitFor()
  await room.page.getByText('2 answers wait').first().waitFor()
  for (const one of [cy, room]) expect(await one.page.content()).not.toContain('Quiet mornings')
})

test('[C1] an answer given offline survives a reload and arrives once', async () => {
  await pageKept(bo.page)
  await bo.goOffline()
  await bo.page.getByRole('button', { name: 'Answer in: What helps?' }).tap()
  await answer(bo.page, 'A walk at noon')
  await bo.page.reload()
  const unsaved = topic(bo.page, 'What helps?').getByText('Not saved yet')
  await unsaved.waitFor(late)
  await bo.goOnline()
  await unsaved.waitFor({ state: 'detached', ...late })
  await card(ana.page, 'A walk at noon').waitFor(late)
  expect(await card(ana.page, 'A walk at noon').count()).toBe(1)
})

test('[Y4] [Y5] [Y7] [Y11] what is started over, shown, edited and deleted changes on every screen, and Undo restores it', async () => {
  await chooseRun(ana.page, 'Start over…')
  await shown(ana).getByText('takes away 4 answers').waitFor()
  await shown(ana).getByRole('button', { name: 'Start over' }).click()
  await card(bo.page, 'A walk at noon').waitFor(gone)
  await ana.page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await card(bo.page, 'A walk at noon').waitFor()

  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  await card(bo.page, 'Too many tools').waitFor()
  await room.page.getByText('Five tools for one thing').waitFor()
  await cy.page.getByRole('button', { name: 'Edit: Too many tools' }).tap()
  await shown(cy).getByRole('textbox', { name: 'Your answer' }).fill('Too many screens')
  await shown(cy).getByRole('button', { name: 'Save' }).tap()
  await shown(cy).waitFor(gone)
  await card(topic(bo.page, 'What hinders?'), 'Too many screens').waitFor()
  // Own answers lead to the page: others' are not theirs to change.
  await fromMore(bo.page, 'My answers')
  await bo.page.getByRole('link', { name: 'Open: A walk at noon' }).click()
  await shown(bo).getByText('A walk at noon').waitFor()
  await bo.page.keyboard.press('Escape')
  await shown(bo).waitFor(gone)
  await card(bo.page, 'Too many screens').tap()
  await shown(bo).getByText('Too many screens').waitFor()
  expect(await shown(bo).getByRole('button', { name: 'Edit' }).count()).toBe(0)
  await bo.page.keyboard.press('Escape')

  await card(ana.page, 'Quiet mornings').click()
  for (const _question of [false, true]) await shown(ana).getByRole('button', { name: 'Delete' }).click()
  await card(bo.page, 'Quiet mornings').waitFor(gone)
  await ana.page.getByRole('button', { name: 'Undo' }).first().click()
  for (const { page } of [bo, room]) await page.getByText('Quiet mornings').first().waitFor()
})

test('[J4] [S5] [S7] [Y10] a presented answer opens on every screen; a phone steps away from it, stops it and hides it', async () => {
  await presentAnswer(ana.page, bo.page, 'Too many screens')
  await shown(bo).getByText('Five tools for one thing').waitFor()
  await room.page.getByRole('region', { name: 'Presented answer' }).getByText('Too many screens').waitFor()
  expect(await room.page.getByText('A walk at noon').count()).toBe(0)
  await bo.page.reload()
  await shown(bo).getByText('Too many screens').waitFor()

  const remote = await ana.context.newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByText('One answer is presented').waitFor(late)
  await remote.getByText('4 answers').waitFor()
  await remote.getByRole('button', { name: 'Previous' }).click()
  await bo.page.waitForURL(/\/brainstorm\//)
  await remote.getByRole('button', { name: 'Next' }).click()
  await bo.page.waitForURL(/\/identify\//)
  await card(bo.page, 'Quiet mornings').waitFor()
  expect(await shown(bo).count()).toBe(0)
  await ana.page.keyboard.press('Escape')

  await presentAnswer(ana.page, bo.page, 'Quiet mornings')
  await remote.getByRole('button', { name: 'Stop presenting the answer' }).click()
  await shown(bo).waitFor(gone)
  await shown(ana).getByRole('button', { name: 'Present to all' }).click()
  await shown(bo).getByText('Quiet mornings').waitFor()
  await remote.getByRole('button', { name: 'Hide answers' }).click()
  await shown(bo).waitFor(gone)
  await ana.page.getByText('Everyone sees this answer now.').waitFor(gone)
  await room.page.getByText('Answers are not shown yet').waitFor()
  await remote.getByRole('button', { name: 'Show answers' }).click()
  await card(bo.page, 'Too many screens').waitFor()
  expect(await shown(bo).count()).toBe(0)
  await remote.close()
  await ana.page.keyboard.press('Escape')
})

test('[B20] [S6] a presented answer that is deleted closes, and its author keeps what was being typed', async () => {
  await presentAnswer(ana.page, bo.page, 'Late trains')
  await shown(bo).getByRole('button', { name: 'Edit' }).tap()
  await shown(bo).getByRole('textbox', { name: 'Your answer' }).fill('Late and full trains')
  for (const _question of [false, true]) await shown(ana).getByRole('button', { name: 'Delete' }).click()
  await shown(ana).waitFor(gone)
  await shown(bo).getByText('Somebody deleted this answer.').waitFor()
  expect(await shown(bo).getByLabel('What you wrote here').inputValue()).toContain('Late and full trains')
  await shown(bo).getByRole('button', { name: 'Close', exact: true }).last().click()
  await room.page.getByText('A walk at noon').waitFor()
})

test('[W5] [W10] [W11] an activity that is switched leaves everyone in the lobby, and one added from its Groups page opens for its maker alone', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Actions for Identify', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Switch activity…' }).click()
  await shown(ana)
    .getByRole('button', { name: /Preview of Brainstorm/ })
    .click()
  await shown(ana).getByRole('button', { name: 'Switch activity', exact: true }).click()
  await page.waitForURL(/\/brainstorm\//)
  await page.getByText('“Identify” was switched for: Brainstorm. Everyone is in the lobby.').waitFor()
  for (const one of [bo, cy]) await one.page.getByText('Please wait for').waitFor()

  await page.getByRole('button', { name: 'Groups', exact: true }).click()
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await page.getByText('Presenting', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: /^Identify/ }).click()
  await page.waitForURL(/\/identify\//)
  await room.page.getByRole('heading', { name: 'All questions' }).waitFor()
  await cy.page.waitForURL(/\/brainstorm\//)
  expect([ana.errors, bo.errors, cy.errors, room.errors]).toEqual([[], [], [], []])
})
