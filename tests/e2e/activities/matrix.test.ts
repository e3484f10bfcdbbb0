import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { UpdateStateDocument } from '#api/operations/state.ts'
import type { Page } from 'playwright-core'
import { UpdateEvaluateDocument } from '#api/operations/evaluate.ts'
import { late } from '../support/people/acts.ts'
import { findings, looks } from '../support/looking/axe.ts'
import { phone } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { setStage } from '../support/browser/stage.ts'
import { evaluateAdded, pollOn, rate, vote } from '../support/kinds/evaluate.ts'
import type { Signed } from '../support/people/people.ts'
import { votingRoom } from '../support/sessions/votingRoom.ts'

const stage = setStage('matrix')
let workshopId: string
let signed: Signed
/** A facilitator at a laptop; participants with a phone and a tablet; the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bubble = (page: Page, name: string) =>
  page.getByRole('figure').getByRole('button', { name: new RegExp(`^${name}: X-Value`) })

beforeAll(async () => {
  const all = await votingRoom(stage)
  ;({ ana, bo, cy, room, workshopId, signed } = all)
  const polls = [{ text: 'Tea', color: 2 }, { text: 'Coffee' }, { text: 'Water' }]
  const { objectId: evaluateId, path } = await evaluateAdded(signed, workshopId, 2, polls)
  const { credentials } = signed
  const label = { evaluateId, matrix2Text: 'Big bets' }
  await credentials.callAs(UpdateEvaluateDocument, label, credentials.accountIdentity())
  await all.present(path)
  for (const { page } of [bo, cy]) await pollOn(page, 'Tea').waitFor(late)
})

test('[BT1] [BT2] answers are placed by taps on their sliders, or by taps and keys on the plane', async () => {
  for (const [poll, x, y] of [
    ['Tea', 4, 5],
    ['Coffee', 1, 2],
    ['Water', 2, 4],
  ] as const) {
    await rate(bo.page, `${poll}, X-Value`, x)
    await rate(bo.page, `${poll}, Y-Value`, y)
  }
  await vote(bo.page)

  const { page } = cy
  await button(page, 'Plane').click()
  const plane = page.getByRole('group', { name: 'Place the answers' })
  await plane.scrollIntoViewIfNeeded()
  // The first two answers are placed, the third one is next.
  for (const [across, up, placed] of [
    [0.9, 0.8, /^Tea: X-Value 5, Y-Value \d/],
    [0.3, 0.3, /^Coffee: X-Value 2, Y-Value \d/],
  ] as const) {
    const box = await plane.boundingBox()
    if (!box) throw new Error('no plane')
    await page.touchscreen.tap(box.x + box.width * across, box.y + box.height * (1 - up))
    await plane.getByRole('button', { name: placed }).waitFor()
  }
  await plane.getByRole('button', { name: /^Water: not placed/ }).focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key)
  await plane.getByRole('button', { name: /^Water: X-Value 2, Y-Value 4/ }).waitFor()
  expect(await findings(page, 'plane')).toEqual([])
  await button(page, 'Sliders').click()
  await expect.poll(() => page.getByRole('slider', { name: 'Water, Y-Value' }).inputValue()).toBe('4')
  await vote(page)
  await room.page.getByText('2/2 voted').waitFor()
})

test('[J4] [S7] [BT17] [BT20] [EV14] the remote steps past results that are not shown, shows them to everybody and closes voting', async () => {
  const remote = await ana.context.newPage()
  await remote.setViewportSize(phone.viewport)
  await remote.goto(`/workshop/${workshopId}/remote`)
  for (const words of ['3 answers', '2/2 voted', 'The room votes. The results are not shown to everybody.'])
    await remote.getByText(words).waitFor(late)
  expect(await button(remote, 'Next').isDisabled()).toBe(true)
  // Another client leads the room to them nevertheless: all screens say the same.
  const { credentials } = signed
  const there = { workshopId, showResultsPage: true, showGraph: true }
  await credentials.callAs(UpdateStateDocument, there, credentials.accountIdentity())
  await room.page.getByText('Results are not shown yet').waitFor()
  await ana.page.getByText(/^The room sees .*Results are not shown yet/).waitFor()
  expect(await room.page.content()).not.toContain('Coffee')
  await remote.getByText('The room waits: the results are not shown yet.').waitFor()
  await button(remote, 'Show results to everybody').click()
  await remote.getByText('Voting is open, and everybody sees the results.').waitFor()
  for (const { page } of [bo, cy]) await page.waitForURL(/\/results$/)
  await room.page.getByText('Tea').first().waitFor()
  await button(remote, 'Close voting').click()
  const seen = remote.getByRole('region', { name: 'The room sees' })
  await seen.getByText('Voting is closed, and everybody sees the results.').waitFor(late)
  await button(remote, 'Reopen voting').waitFor()
  await remote.close()
})

test('[BT14] [EV2] [EV6] the graph is everybody’s and the room’s; a finger and Enter open a poll, which is presented alone', async () => {
  const { page } = ana
  await button(page, 'Go to results').click()
  await bubble(bo.page, 'Coffee').waitFor(late)
  await room.page.getByRole('figure').getByText('Big bets').waitFor()
  expect(await room.page.content()).not.toContain('Easy Wins')

  await bubble(cy.page, 'Tea').tap()
  await cy.page.getByText('1. Tea', { exact: true }).waitFor()
  await cy.page.getByRole('figure').getByRole('button', { name: 'Open', exact: true }).tap()
  await cy.page.getByRole('dialog').getByRole('img', { name: /Tea/ }).first().waitFor()
  await cy.page.keyboard.press('Escape')

  await bubble(page, 'Tea').press('Enter')
  await page.getByRole('dialog').getByRole('img', { name: /Tea/ }).first().waitFor()
  await page.keyboard.press('Escape')
  // The focus returns to its bubble.
  await expect.poll(() => bubble(page, 'Tea').evaluate((one) => one === document.activeElement)).toBe(true)

  await button(page, 'Present to everyone: Tea').click()
  await room.page.getByRole('region', { name: 'Presented answer' }).getByText('Tea').waitFor()
  expect(await room.page.content()).not.toContain('Coffee')
  await page.keyboard.press('Escape')
  await bubble(room.page, 'Tea').or(room.page.getByText('Big bets')).first().waitFor()
})

test('[BT14] the graph is downloaded as a picture that needs nothing else, with its heat map', async () => {
  const { page } = ana
  const picture = async (format: 'SVG' | 'PNG'): Promise<Buffer> => {
    await button(page, 'Download picture').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`2x2 matrix.${format.toLowerCase()}`)
    return readFile(await download.path())
  }
  const cells = page.locator('[data-chart] rect')
  const plain = await cells.count()
  await page.getByRole('switch', { name: 'Heat map' }).click()
  await expect.poll(() => cells.count()).toBeGreaterThan(plain)
  const markup = (await picture('SVG')).toString()
  for (const words of ['Big bets', 'Coffee', '@font-face']) expect(markup).toContain(words)
  expect(markup).not.toMatch(/Easy Wins|(href|src)="https?:/)
  const png = await picture('PNG')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  // The width, as its header tells it.
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000)
})

test('axe finds nothing serious in the graph, its heat map and the room’s', async () => {
  expect(await findings(ana.page, 'heat map')).toEqual([])
  expect(await findings(room.page, 'plane', looks.side.slice(0, 1))).toEqual([])
  expect([ana, bo, cy, room].flatMap(({ errors }) => errors)).toEqual([])
})
