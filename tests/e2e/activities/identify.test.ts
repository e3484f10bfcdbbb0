import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { read, utils } from 'xlsx'
import { answer, card, fromMore, late, saved } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { entryMenu } from '../support/brainstormActs.ts'
import { keepsPage, laptop, openDevice, pageKept, phone, tablet } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { chooseRun, openRoom } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('identify')
let workshopId: string
/** A facilitator at a laptop; participants with a phone, a tablet and a laptop; the room's screen. */
let ana: Device, bo: Device, cy: Device, di: Device, room: Device

const box = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })
const topic = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const patience = { timeout: 20_000 }

beforeAll(async () => {
  const open = (screen: Parameters<typeof openDevice>[2]) =>
    openDevice(stage.browser, stage.plenum.url, screen)
  ana = await open(laptop)
  bo = await open({ ...phone, ...keepsPage })
  cy = await open(tablet)
  di = await open(laptop)
  room = await open({ viewport: { width: 1920, height: 1080 } })
  const signed = await signedIn(ana.page)
  workshopId = await emptySession(signed)
  await ana.page.goto(`/workshop/${workshopId}/create`)
})

test('[Y2] [A1] a facilitator adds an Identify activity, names its topics and presents it', async () => {
  const { page } = ana
  await page.getByRole('button', { name: /Identify/ }).click()
  await page.waitForURL(/\/identify\//)
  expect(await page.getByRole('complementary').getByLabel('Activity type').isDisabled()).toBe(true)
  const texts = page.getByRole('region', { name: 'Topics', exact: true }).getByRole('textbox')
  await texts.first().fill('What helps?')
  await page.getByRole('button', { name: 'Add topic' }).click()
  await texts.nth(1).fill('What hinders?')
  for (const name of ['What helps?', 'What hinders?']) await topic(page, name).waitFor(patience)
  await openRoom(page, room.page)
  for (const { page: theirs } of [bo, cy, di]) await joined(theirs, workshopId)
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const { page: theirs } of [bo, cy, di]) await box(theirs).waitFor(late)
})

test('[Y1] [Y4] [Y6] answers with a description appear under their topic, counted and hidden from others', async () => {
  await answer(bo.page, 'Quiet mornings')
  await saved(bo.page)
  await cy.page.getByRole('button', { name: 'Answer in: What hinders?' }).click()
  await cy.page.getByRole('button', { name: 'Add a description' }).click()
  await cy.page.getByRole('textbox', { name: 'Answer description' }).fill('Five tools for one thing')
  await answer(cy.page, 'Too many tools')
  await saved(cy.page)
  await card(topic(ana.page, 'What hinders?'), 'Too many tools').waitFor()
  await topic(ana.page, 'What hinders?').getByText('Five tools for one thing').waitFor()
  await card(topic(ana.page, 'What helps?'), 'Quiet mornings').waitFor()
  await topic(di.page, 'What helps?').getByText('1 answer by somebody else waits here.').waitFor()
  await di.page.getByText('Answers from other participants are hidden.').waitFor()
  await room.page.getByText('Answers are not shown yet').waitFor()
  await room.page.getByText('1 answer waits').first().waitFor()
  for (const { page } of [di, room]) {
    const seen = await page.content()
    for (const hidden of ['Quiet mornings', 'Too many tools', 'Five tools'])
      expect(seen).not.toContain(hidden)
  }
})

test('[C1] an answer given offline survives a reload and arrives once', async () => {
  await pageKept(bo.page)
  await bo.goOffline()
  await answer(bo.page, 'A walk at noon')
  await bo.page.reload()
  const unsaved = topic(bo.page, 'What helps?').getByText('Not saved yet')
  await unsaved.waitFor(late)
  await bo.goOnline()
  await unsaved.waitFor({ state: 'detached', ...late })
  await card(ana.page, 'A walk at noon').waitFor(late)
  expect(await card(ana.page, 'A walk at noon').count()).toBe(1)
})

test('[B4] an answer that arrives too late stays on the screen with its description', async () => {
  const { page } = cy
  const lock = ana.page.getByRole('switch', { name: 'Lock input' })
  await cy.goOffline()
  await page.getByRole('button', { name: 'Add a description' }).click()
  await page.getByRole('textbox', { name: 'Answer description' }).fill('Each asks for a password')
  await answer(page, 'Too many accounts')
  await lock.click()
  // The answer is late once the server has the lock.
  await di.page.getByText('The facilitator has closed the input for now.').waitFor()
  await cy.goOnline()
  const refused = page.getByRole('alert').filter({ hasText: 'Too many accounts' })
  await refused.getByText('Each asks for a password').waitFor(late)
  await refused.getByRole('button', { name: 'Dismiss' }).click()
  await refused.waitFor({ state: 'detached' })
  await lock.click()
  await page.getByText('The facilitator has closed the input for now.').waitFor({ state: 'detached' })
})

test('[Y11] hidden answers leave their authors’ screens at a start over, and come back with Undo', async () => {
  const { page } = ana
  await chooseRun(page, 'Start over…')
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
  await card(bo.page, 'A walk at noon').waitFor({ state: 'detached', ...patience })
  await card(cy.page, 'Too many tools').waitFor({ state: 'detached', ...patience })
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await card(bo.page, 'A walk at noon').waitFor(patience)
  await card(cy.page, 'Too many tools').waitFor(patience)
})

test('[Y9] the answers to a deleted topic are not counted', async () => {
  const { page } = ana
  const foot = page.getByRole('region', { name: 'Answer box, number of answers and who is done' })
  await page.getByRole('button', { name: 'Add topic' }).click()
  await topic(page, 'Topic 3').waitFor()
  await saved(page)
  await topic(page, 'Topic 3').getByRole('button', { name: 'Answer in: Topic 3' }).click()
  await answer(page, 'Beside the point')
  await saved(page)
  await foot.getByText('4 answers').waitFor()
  await entryMenu(page, 'Topic 3', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await topic(page, 'Topic 3').waitFor({ state: 'detached' })
  await foot.getByText('3 answers').waitFor()
})

test('[Y4] answers are shown to everyone at once and hidden again', async () => {
  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  for (const { page } of [di, bo, cy]) await card(page, 'Too many tools').waitFor()
  await room.page.getByText('Five tools for one thing').waitFor()
  await ana.page.getByRole('button', { name: 'Hide answers' }).click()
  await room.page.getByText('Answers are not shown yet').waitFor()
  await card(di.page, 'Too many tools').waitFor({ state: 'detached' })
  await card(cy.page, 'Too many tools').waitFor()
  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  await card(di.page, 'Quiet mornings').waitFor()
})

test('[Y5] authors edit and delete their own answers, facilitators any, with undo', async () => {
  await card(cy.page, 'Too many tools').click()
  const theirs = cy.page.getByRole('dialog')
  await theirs.getByRole('button', { name: 'Edit' }).click()
  await theirs.getByRole('textbox', { name: 'Your answer' }).fill('Too many screens')
  await theirs.getByRole('textbox', { name: 'Description' }).fill('')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await cy.page.keyboard.press('Escape')
  await card(topic(di.page, 'What hinders?'), 'Too many screens').waitFor()
  await di.page.getByText('Five tools for one thing').waitFor({ state: 'detached' })

  await card(di.page, 'Too many screens').click()
  await di.page.getByRole('dialog').getByText('Too many screens').waitFor()
  expect(await di.page.getByRole('dialog').getByRole('button', { name: 'Edit' }).count()).toBe(0)
  await di.page.keyboard.press('Escape')
  await di.page.getByRole('dialog').waitFor({ state: 'detached' })

  await card(ana.page, 'Quiet mornings').click()
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  for (const { page } of [bo, di]) await card(page, 'Quiet mornings').waitFor({ state: 'detached' })
  await ana.page.getByRole('button', { name: 'Undo' }).first().click()
  for (const { page } of [bo, di, room]) await page.getByText('Quiet mornings').first().waitFor()
})

test('search finds texts of answers and descriptions, listed under their topics', async () => {
  const { page } = di
  await page.keyboard.press('/')
  await page.getByRole('textbox', { name: 'Search answers' }).fill('screens')
  await page.getByText('1 of 3 answers').waitFor()
  await card(page, 'Quiet mornings').waitFor({ state: 'detached' })
  await topic(page, 'What helps?').getByText('No answer here contains this.').waitFor()
  await page.keyboard.press('Escape')
  await card(page, 'Quiet mornings').waitFor()
})

test('My answers shows the topic of each answer and links to it', async () => {
  await fromMore(bo.page, 'My answers')
  await bo.page.getByText('What helps?').first().waitFor()
  await bo.page.getByRole('link', { name: 'Open: A walk at noon' }).click()
  await bo.page.getByRole('dialog').getByText('A walk at noon').waitFor()
  await bo.page.keyboard.press('Escape')
  await bo.page.getByRole('dialog').waitFor({ state: 'detached' })
})

test.each(['ana', 'bo', 'cy'] as const)('axe finds nothing serious on the screen of %s', async (who) => {
  const { page } = { ana, bo, cy }[who]
  expect(await findings(page, who, looks.main)).toEqual([])
})

test('[F1] done marks are stored on the server', async () => {
  await di.page.getByRole('button', { name: 'I’m done' }).click()
  await ana.page.getByText('1 done · 3 here').waitFor()
  await di.page.reload()
  await di.page.getByRole('button', { name: 'You are done' }).waitFor(late)
})

test('[J4] the remote phone shows how many answers there are, hides them and shows them', async () => {
  const remote = await ana.context.newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByText('2 topics').waitFor(late)
  await remote.getByText('3 answers').waitFor()
  await remote.getByRole('button', { name: 'Hide answers' }).click()
  await room.page.getByText('Answers are not shown yet').waitFor()
  await remote.getByRole('button', { name: 'Show answers' }).click()
  await room.page.getByText('Quiet mornings').waitFor()
  await remote.close()
})

test('[Y7] starting over deletes the answers for everyone, and Undo restores them', async () => {
  await chooseRun(ana.page, 'Start over…')
  const dialog = ana.page.getByRole('dialog')
  await dialog.getByText('takes away 3 answers').waitFor()
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await card(bo.page, 'Quiet mornings').waitFor({ state: 'detached' })
  await room.page.getByText('No answers yet').first().waitFor()
  await ana.page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await card(bo.page, 'Quiet mornings').waitFor()
})

test('[K1] a duplicate with input contains the answers, hidden from the room', async () => {
  const { page } = ana
  const first = page.url()
  await page.getByRole('button', { name: 'Actions for Identify', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'With Input', exact: true }).click()
  await expect.poll(() => page.url()).not.toBe(first)
  await card(topic(page, 'What hinders?'), 'Too many screens').waitFor()
  await page.getByRole('button', { name: 'Show answers' }).waitFor()
})

test('[K6] [Y8] all answers are copied to a topic of another activity', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Options of this activity' }).click()
  await page.getByRole('menuitem', { name: 'Copy input to another activity' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('All 3 answers are copied.').waitFor()
  await dialog.getByRole('radio', { name: /^Identify/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Copy Answers' }).click()
  await dialog.getByRole('radio', { name: 'What hinders?' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Open' }).click()
  await topic(page, 'What hinders?').getByText('4 answers').waitFor()
})

test('[V1] the spreadsheet lists its answers with their descriptions', async () => {
  const { page } = ana
  await chooseRun(page, 'Export…')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download: Spreadsheet' }).click(),
  ])
  const book = read(await readFile(await download.path()))
  expect(book.SheetNames).toEqual(['Overview', 'Identify', 'Identify (copy)'])
  const sheet = utils.sheet_to_csv(book.Sheets['Identify (copy)'] ?? {})
  for (const text of ['What helps?', 'What hinders?', 'Quiet mornings', 'Too many screens', 'A walk at noon'])
    expect(sheet).toContain(text)
})

test('[W5] [W11] after switching to a brainstorm everyone is in the lobby, and a late answer stays on its author’s device', async () => {
  const { page } = ana
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await bo.goOffline()
  await answer(bo.page, 'Too late for this one')
  await page.getByRole('button', { name: 'Actions for Identify', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Switch activity…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Brainstorm/ }).click()
  await dialog
    .getByText('Are you sure you want to switch activity? All customization on THIS activity will be lost!')
    .waitFor()
  expect(await findings(page, 'the question', looks.main.slice(0, 2))).toEqual([])
  await dialog.getByRole('button', { name: 'Switch activity', exact: true }).click()
  await page.waitForURL(/\/brainstorm\//)
  await page.getByText('“Identify” was switched for: Brainstorm. Everyone is in the lobby.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Brainstorm' }).waitFor()
  await cy.page.getByText('Please wait for').waitFor()
  await bo.goOnline()
  const refused = bo.page.getByRole('alert').filter({ hasText: 'One contribution was not accepted' })
  await refused.getByText('Too late for this one').waitFor(late)
  await bo.page.getByText('Please wait for').waitFor()
})

test('[W10] adding an activity from the Groups page leaves the room on the overview, and opens it on this screen alone', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Groups', exact: true }).click()
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await page.getByText('Presenting', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: /^Identify/ }).click()
  await page.waitForURL(/\/identify\//)
  await room.page.getByRole('heading', { name: 'All questions' }).waitFor()
  await di.page.waitForURL(/\/brainstorm\//)
})
