import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { late } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import type { Device } from '../support/devices.ts'
import { setStage } from '../support/stage.ts'
import { chooseVoting, evaluateAdded, pollOn, rate, resultOf, vote } from '../support/voteActs.ts'
import { votingRoom } from '../support/votingRoom.ts'

const stage = setStage('matrix')
let workshopId: string
/** A facilitator at a laptop; participants with a phone and a tablet; the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device

const both = async (page: Page, poll: string, x: number, y: number) => {
  await rate(page, `${poll}, X-Value`, x)
  await rate(page, `${poll}, Y-Value`, y)
}

beforeAll(async () => {
  const all = await votingRoom(stage)
  ;({ ana, bo, cy, room, workshopId } = all)
  const polls = [{ text: 'Tea', color: 2 }, { text: 'Coffee' }, { text: 'Water' }]
  await all.present((await evaluateAdded(all.signed, workshopId, 2, polls)).path)
  for (const { page } of [bo, cy]) await pollOn(page, 'Tea').waitFor(late)
})

test('[BT2] a vote in a matrix needs a value on both sliders', async () => {
  const { page } = bo
  await rate(page, 'Tea, X-Value', 4)
  await pollOn(page, 'Tea').getByText('The second value is missing').waitFor()
  const button = page.getByRole('button', { name: 'Vote', exact: true })
  expect(await button.isDisabled()).toBe(true)
  await page.getByText('One answer has only one of its two values.').waitFor()
  await rate(page, 'Tea, Y-Value', 5)
  await both(page, 'Coffee', 1, 2)
  await both(page, 'Water', 2, 4)
  await vote(page)
  await pollOn(page, 'Tea').getByText('Voted', { exact: true }).waitFor()
})

test('[BT1] a tap on the plane places an answer, as the sliders do', async () => {
  const { page } = cy
  await page.getByRole('button', { name: 'Plane' }).click()
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
  await page.getByRole('button', { name: 'Sliders' }).click()
  await expect.poll(() => page.getByRole('slider', { name: 'Water, Y-Value' }).inputValue()).toBe('4')
  await vote(page)
})

test('[EV8] [BT14] the table has means, product, spread and votes, sorted by the product', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Go to results' }).click()
  await resultOf(page, 'Water', '8.0')
  const first = page.getByRole('rowheader').first()
  await expect.poll(() => first.innerText()).toMatch(/Tea/)
  await page.getByRole('button', { name: 'Y-Value' }).click()
  await expect.poll(() => first.innerText()).toMatch(/Coffee/)
  await page.getByRole('button', { name: 'Y-Value' }).click()
  await expect.poll(() => first.innerText()).toMatch(/Tea/)
})

test('[EV2] [BT17] the graph is shown to everyone, and on the room’s screen once it may be seen', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Graph' }).click()
  const figure = page.getByRole('figure')
  await figure.getByRole('button', { name: /^Tea: X-Value/ }).waitFor()
  // It leads the room to the view on this screen. SPEC BT17
  await chooseVoting(page, /^Show results to everybody/)
  for (const { page: theirs } of [bo, cy]) {
    await theirs.waitForURL(/\/results$/)
    await theirs
      .getByRole('figure')
      .getByRole('button', { name: /^Tea: X-Value/ })
      .waitFor(late)
  }
  await room.page
    .getByRole('button', { name: /^Tea: X-Value/ })
    .or(room.page.getByText('Tea'))
    .first()
    .waitFor(late)
  await bo.page.getByRole('button', { name: 'Table' }).click()
  await resultOf(bo.page, 'Water', '8.0')
  await page
    .getByRole('button', { name: /^Tea: X-Value/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('img', { name: /Tea/ }).first().waitFor()
  await page.keyboard.press('Escape')
})

test('the graph is downloaded as a picture', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Download picture' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^SVG/ }).click(),
  ])
  const picture = await readFile(await download.path(), 'utf8')
  for (const words of ['<svg', 'Coffee', 'Easy Wins', 'X-Value']) expect(picture).toContain(words)
})

test.each(['ana', 'bo', 'cy'] as const)('axe finds nothing serious on the screen of %s', async (who) => {
  const { page } = { ana, bo, cy }[who]
  expect(await findings(page, who, looks.main)).toEqual([])
})
