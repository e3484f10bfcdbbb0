import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, card, fromMore, late } from '../support/acts.ts'
import { keepsPage, pageKept, phone } from '../support/devices.ts'
import { chooseRun, seenByRoom, startSession, writeNotes } from '../support/runSession.ts'
import type { RunSession } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('runTools')
let session: RunSession

beforeAll(async () => {
  session = await startSession(stage, { ...phone, ...keepsPage })
})

const box = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })
/** Who was offline may still be counted as away. */
const doneOf = (count: number) => new RegExp(`^${count} done · [12] here(: actions)?$`)
const timerButton = (page: Page) => page.getByRole('button', { name: /^Timer/ })

test('[T3] [B4] at zero input is locked with a reason and typed text is kept, until it is unlocked by hand', async () => {
  const { ana, cy, room } = session
  await box(cy.page).fill('Half a thought')
  await timerButton(ana.page).click()
  await ana.page.getByRole('switch', { name: 'Lock input at the end' }).check({ force: true })
  await ana.page.getByRole('textbox', { name: 'Minutes' }).fill('0:02')
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click()
  await cy.page.getByText('The facilitator has closed the input').first().waitFor()
  expect(await box(cy.page).inputValue()).toBe('Half a thought')
  expect(await cy.page.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true)
  await room.page.getByText('Input is closed').waitFor()
  await ana.page.keyboard.press('Escape')
  await ana.page.getByRole('button', { name: 'Unlock input' }).click()
  await cy.page.getByText('The facilitator has closed the input').first().waitFor({ state: 'detached' })
  await box(cy.page).press('Enter')
  await card(ana.page, 'Half a thought').waitFor()
})

test('[T2] a paused timer keeps its remaining time, accepts another minute and can be removed from all screens', async () => {
  const { ana, bo } = session
  await timerButton(ana.page).click()
  const startedAt = Date.now()
  await ana.page.getByRole('button', { name: 'Start 5 minutes' }).click()
  await ana.page.getByRole('button', { name: 'Pause' }).click()
  await bo.page.getByText('Paused', { exact: true }).waitFor()
  const passed = Math.ceil((Date.now() - startedAt) / 1000) + 1
  const left = (await bo.page.getByRole('timer').getAttribute('aria-label')) ?? ''
  const [, minutes, seconds = '0'] = /^(\d) minutes(?: (\d+) seconds?)? left/.exec(left) ?? []
  const secondsLeft = Number(minutes) * 60 + Number(seconds)
  expect(secondsLeft, left).toBeGreaterThanOrEqual(300 - passed)
  expect(secondsLeft, left).toBeLessThanOrEqual(300)
  await ana.page.getByRole('button', { name: '+1 minute' }).click()
  const more = left.replace(/^\d/, String(Number(minutes) + 1))
  await bo.page.getByRole('timer', { name: more, exact: true }).waitFor()
  await bo.goOffline()
  await ana.goOffline()
  await ana.page.getByRole('dialog').getByText('This needs the connection').waitFor()
  await expect.poll(() => ana.page.getByRole('button', { name: 'Go on' }).isDisabled()).toBe(true)
  await Promise.all([ana.goOnline(), bo.goOnline()])
  await ana.page.getByRole('button', { name: 'Go on' }).click(late)
  await bo.page.getByText('Paused', { exact: true }).waitFor({ state: 'detached', ...late })
  await ana.page.getByRole('button', { name: 'Stop', exact: true }).click()
  await bo.page.getByRole('timer').waitFor({ state: 'detached' })
  await ana.page.keyboard.press('Escape')
})

test('[F1] [F2] people who are done are counted without names, offline marks arrive later, and a reset clears them', async () => {
  const { ana, bo, cy } = session
  await ana.page.getByText(doneOf(0)).waitFor()
  await bo.goOffline()
  // On a phone it is within reach while somebody types.
  await box(bo.page).click()
  await bo.page.getByRole('button', { name: 'I’m done' }).click()
  await bo.page.getByRole('button', { name: 'You are done' }).waitFor()
  await cy.page.getByRole('button', { name: 'I’m done' }).click()
  await bo.goOnline()
  await ana.page.getByText(doneOf(2)).waitFor(late)
  await cy.page.reload()
  await cy.page.getByRole('button', { name: 'You are done' }).click()
  await ana.page.getByText(doneOf(1)).waitFor()
  await ana.page.getByRole('button', { name: doneOf(1) }).click()
  await ana.page.getByRole('menuitem', { name: 'Take all marks away' }).click()
  await ana.page.getByRole('button', { name: 'Take away' }).click()
  await bo.page.getByRole('button', { name: 'I’m done' }).waitFor()
  await ana.page.getByText(doneOf(0)).waitFor()
})

test('[J1] the room’s screen follows and shows no hidden answers, no notes and no names', async () => {
  const { ana, bo, room } = session
  await answer(bo.page, 'Quiet mornings')
  await room.page.getByText('Answers are not shown yet').waitFor()
  await room.page.getByText(/^2 answers · 0 done · [12] here$/).waitFor()
  expect(await room.page.content()).not.toContain('Quiet mornings')
  await writeNotes(ana.page, 'Ask Bo about mornings')
  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  await room.page.getByText('Quiet mornings').waitFor()
  await card(bo.page, 'Half a thought').waitFor()
  for (const { page } of [room, bo]) {
    const text = await page.content()
    expect(text).not.toContain('Ask Bo')
  }
  expect(await room.page.content()).not.toContain('Ana')
  expect(await room.page.getByRole('button').count()).toBe(0)
  expect(new URL(room.page.url()).hash).toBe('')
  await room.page.reload()
  await room.page.getByText('Quiet mornings').waitFor()
})

test('a facilitator’s phone presents activities, shows answers and reads the notes', async () => {
  const { ana, bo, room, workshopId } = session
  const remote = await ana.context.newPage()
  await remote.setViewportSize({ width: 390, height: 844 })
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByText('Ask Bo about mornings').waitFor()
  await remote.getByRole('button', { name: 'Hide answers' }).click()
  await room.page.getByText('Answers are not shown yet').waitFor()
  await remote.getByRole('button', { name: 'Show answers' }).click()
  await room.page.getByText('Quiet mornings').waitFor()
  await remote.getByRole('button', { name: 'Lobby' }).click()
  await bo.page.getByText('Please wait for Ana').waitFor()
  await room.page.getByText('Scan to join').waitFor()
  // The remote steps from where it believes the room to be.
  await seenByRoom(remote, 'The lobby')
  await remote.getByRole('button', { name: 'Next' }).click()
  await bo.page.waitForURL(/\/brainstorm\//)
  const first = bo.page.url()
  await seenByRoom(remote, '1. Brainstorm')
  await remote.getByRole('button', { name: 'Next' }).click()
  await bo.page.waitForURL((url) => url.pathname.includes('/brainstorm/') && url.href !== first)
  await seenByRoom(remote, '2. Brainstorm')
  await remote.getByRole('button', { name: 'Previous' }).click()
  await bo.page.waitForURL(first)
  await remote.getByRole('button', { name: 'Present 2. Brainstorm' }).click()
  await card(bo.page, 'Quiet mornings').waitFor()
  await remote.close()
})

test('[B18] starting over empties the activity for everyone, and Undo restores everything', async () => {
  const { ana, bo, room } = session
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
  await room.page.getByText('Quiet mornings').waitFor()
  await card(ana.page, 'Quiet mornings').waitFor()
})

test('My answers lists a person’s answers, marks unsent ones and links to each', async () => {
  const { bo } = session
  await pageKept(bo.page)
  await bo.goOffline()
  await answer(bo.page, 'Written on the train')
  await fromMore(bo.page, 'My answers')
  await bo.page.getByRole('heading', { name: 'My answers' }).waitFor()
  await bo.page.getByText('Waiting to be sent').waitFor()
  await bo.goOnline()
  await bo.page.getByText('Waiting to be sent').waitFor({ state: 'detached', ...late })
  await bo.page.getByRole('link', { name: 'Open: Quiet mornings' }).click()
  await bo.page.getByRole('dialog').getByText('Quiet mornings').first().waitFor()
  await bo.page.keyboard.press('Escape')
  expect(await bo.page.content()).not.toContain('Ask Bo')
})

test('[E1] [E2] the end shows thanks, the shared results and own answers, also after a reload', async () => {
  const { ana, bo, cy, workshopId } = session
  await chooseRun(ana.page, 'End session…')
  const dialog = ana.page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: '1. Brainstorm' }).uncheck()
  await dialog.getByRole('button', { name: 'End session' }).click()
  for (const { page } of [bo, cy]) await page.getByText('Thank you for taking part!').waitFor()
  await ana.page.getByRole('heading', { name: 'This session has ended' }).waitFor()
  await cy.page.reload()
  await cy.page.getByText('Thank you for taking part!').waitFor()
  expect(await cy.page.getByRole('main').getByRole('link', { name: '1. Brainstorm' }).count()).toBe(0)
  await cy.page.getByRole('main').getByRole('link', { name: '2. Brainstorm' }).click()
  await card(cy.page, 'Quiet mornings').waitFor()
  expect(await cy.page.getByRole('button', { name: 'Submit' }).count()).toBe(0)
  expect(await cy.page.getByRole('button', { name: 'I’m done' }).count()).toBe(0)
  await bo.page.goto(`/workshop/${workshopId}`)
  await bo.page.getByRole('main').getByRole('link', { name: 'My answers' }).click()
  await bo.page.getByText('Written on the train').waitFor()
  await ana.page.reload()
  await ana.page.getByRole('heading', { name: 'This session has ended' }).waitFor()
  expect(await ana.page.getByRole('button', { name: 'Run the session' }).count()).toBe(0)
  const everyone = [session.ana, bo, cy, session.room]
  expect(everyone.flatMap(({ errors }) => errors)).toEqual([])
})
