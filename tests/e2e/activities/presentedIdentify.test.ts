import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { contents } from '#domain/workshop/content.ts'
import { answer, card } from '../support/acts.ts'
import { findings } from '../support/axe.ts'
import { present } from '../support/brainstormActs.ts'
import { laptop, openDevice, phone } from '../support/devices.ts'
import { leaveForLobby, presentAnswer } from '../support/presentedAnswer.ts'
import { brainstormAdded, emptySession, joined, signedIn } from '../support/ready.ts'
import { openRoom } from '../support/runSession.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('presentedIdentify')
let workshopId: string
/** A facilitator, a participant and the room's screen. */
let ana: Page, bo: Page, room: Page

const topic = (page: Page) => page.getByRole('region', { name: 'Topic 1', exact: true })
const shown = (page: Page) => page.getByRole('dialog')

beforeAll(async () => {
  const open = async (screen: Parameters<typeof openDevice>[2]) =>
    (await openDevice(stage.browser, stage.plenum.url, screen)).page
  ana = await open(laptop)
  bo = await open(phone)
  room = await open({ viewport: { width: 1920, height: 1080 } })
  const signed = await signedIn(ana)
  workshopId = await emptySession(signed)
  await brainstormAdded(signed, workshopId)
  await signed.credentials.callAs(
    CreatePartAndTypeDocument,
    { commonInfoData: { workshop: workshopId }, title: 'Found', type: contents.identify },
    signed.credentials.accountIdentity(),
  )
  await ana.goto(`/workshop/${workshopId}`)
  await ana.getByRole('link', { name: /Found/ }).click()
  await topic(ana).waitFor()
  await openRoom(ana, room)
  await joined(bo, workshopId)
  await present(ana)
  await ana.getByRole('textbox', { name: 'Your answer' }).focus()
  await ana.getByRole('button', { name: 'Add a description' }).click()
  await ana.getByRole('textbox', { name: 'Answer description' }).fill('Before the phones wake up')
  for (const text of ['Quiet mornings', 'A walk at noon']) await answer(ana, text)
})

test('[Y10] what the room does not see cannot be presented', async () => {
  await card(ana, 'Quiet mornings').click()
  const button = shown(ana).getByRole('button', { name: 'Present to all' })
  expect(await button.isDisabled()).toBe(true)
  expect(await button.getAttribute('title')).toContain('Show the answers first')
  await ana.keyboard.press('Escape')
  await ana.getByRole('button', { name: 'Show answers' }).click()
  await card(bo, 'A walk at noon').waitFor()
})

test('[S5] [Y10] a presented answer opens on every screen, large on the room’s, and is told of', async () => {
  await presentAnswer(ana, bo, 'Quiet mornings')
  await shown(bo).getByText('Before the phones wake up').waitFor()
  await shown(bo).getByText('Topic 1').waitFor()
  await room.getByRole('region', { name: 'Presented answer' }).getByText('Quiet mornings').waitFor()
  await room.getByRole('heading', { level: 2, name: 'Topic 1' }).waitFor()
  expect(await room.getByText('A walk at noon').count()).toBe(0)
  await ana.getByRole('status').filter({ hasText: 'The room sees 2. Found · One answer' }).waitFor()
  for (const [who, page] of Object.entries({ ana, bo, room }))
    expect(await findings(page, `presented, ${who}`)).toEqual([])
  // Who comes later, or reloads, is where the others are.
  await bo.reload()
  await shown(bo).getByText('Quiet mornings').waitFor()
  await shown(ana).getByRole('button', { name: 'Stop presenting the answer' }).click()
  await shown(bo).waitFor({ state: 'detached' })
  await room.getByText('A walk at noon').waitFor()
  await shown(ana).getByRole('button', { name: 'Present to all' }).waitFor()
  await ana.keyboard.press('Escape')
})

test('[J4] the remote tells of a presented answer and ends it', async () => {
  const remote = await ana.context().newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByText('2 answers').waitFor()
  expect(await remote.getByText('One answer is presented').count()).toBe(0)
  await presentAnswer(ana, bo, 'A walk at noon')
  await remote.getByText('One answer is presented').waitFor()
  expect(await findings(remote, 'remote')).toEqual([])
  await remote.getByRole('button', { name: 'Stop presenting the answer' }).click()
  await shown(bo).waitFor({ state: 'detached' })
  await remote.getByText('One answer is presented').waitFor({ state: 'detached' })
  await shown(ana).getByRole('button', { name: 'Present to all' }).click()
  await shown(bo).getByText('A walk at noon').waitFor()
  await remote.getByRole('button', { name: 'Hide answers' }).click()
  await shown(bo).waitFor({ state: 'detached' })
  // Nobody sees it any more, and nobody is told so.
  await ana.getByText('Everyone sees this answer now.').waitFor({ state: 'detached' })
  await remote.getByRole('button', { name: 'Show answers' }).click()
  await card(bo, 'A walk at noon').waitFor()
  expect(await shown(bo).count()).toBe(0)
  await remote.close()
  await ana.keyboard.press('Escape')
})

test('[B20] [S6] a presented answer that is deleted closes; who is writing at it keeps what was typed', async () => {
  await answer(bo, 'Fewer tools')
  await presentAnswer(ana, bo, 'Fewer tools')
  await shown(bo).getByRole('button', { name: 'Edit' }).click()
  await shown(bo).getByRole('textbox', { name: 'Your answer' }).fill('Fewer and better tools')
  await shown(ana).getByRole('button', { name: 'Delete' }).click()
  await shown(ana).getByRole('button', { name: 'Delete' }).click()
  await shown(ana).waitFor({ state: 'detached' })
  await shown(bo).getByText('Somebody deleted this answer.').waitFor()
  expect(await shown(bo).getByLabel('What you wrote here').inputValue()).toContain('Fewer and better tools')
  await shown(bo).getByRole('button', { name: 'Close', exact: true }).last().click()
  await room.getByText('A walk at noon').waitFor()
  expect(await ana.getByRole('alert').filter({ hasText: 'meantime' }).count()).toBe(0)
})

test('[S7] a step leads from a presented answer to the next activity, and back to all topics', async () => {
  await presentAnswer(ana, bo, 'Quiet mornings')
  const remote = await ana.context().newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${workshopId}/remote`)
  await remote.getByRole('button', { name: 'Previous' }).click()
  await bo.waitForURL(/\/brainstorm\//)
  await remote.getByRole('button', { name: 'Next' }).click()
  await bo.waitForURL(/\/identify\//)
  await card(bo, 'Quiet mornings').waitFor()
  await room.getByText('A walk at noon').waitFor()
  expect(await shown(bo).count()).toBe(0)
  await remote.close()
  await ana.keyboard.press('Escape')
})

test('[S2] who goes to another page has left the answer that they presented: the room is released', async () => {
  await presentAnswer(ana, bo, 'Quiet mornings')
  await leaveForLobby(ana)
  await shown(bo).waitFor({ state: 'detached' })
  await card(bo, 'Quiet mornings').waitFor()
  await room.getByText('A walk at noon').waitFor()
})
