import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer } from '../support/acts.ts'
import { present, rowsShown } from '../support/brainstormActs.ts'
import { brainstormRooms } from '../support/brainstormRoom.ts'
import { laptop, phone } from '../support/devices.ts'

const { room } = brainstormRooms('room')

/** Pixels of the screen between the bars and the foot, where the question and its answers are. */
const contentHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('header, section[aria-label="Where the session is"]')]
    const above = Math.max(...tops.map((bar) => bar.getBoundingClientRect().bottom))
    const foot = document.querySelector('section[aria-label="Answers and who is done"]')
    return (foot?.getBoundingClientRect().top ?? window.innerHeight) - above
  })

/** Pixels between a button at the left of the box for an answer and the one that follows. */
const spaceAfter = async (page: Page, name: string): Promise<number> => {
  const box = await page.getByRole('button', { name }).boundingBox()
  const next = await page.getByRole('button', { name: 'Several answers' }).boundingBox()
  return (next?.x ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)
}

test('two thirds of a phone’s height show content, also with a timer; with the keyboard open, half of the remaining height', async () => {
  const { ana, bo } = await room(phone)
  await present(ana)
  await answer(bo, 'Shorter meetings')
  await ana.getByRole('button', { name: /^Timer/ }).click()
  await ana.getByRole('button', { name: 'Start 5 minutes' }).click()
  await bo.evaluate(() => (document.activeElement as HTMLElement).blur())
  await bo.getByRole('timer').waitFor()
  await expect.poll(() => contentHeight(bo)).toBeGreaterThan((844 * 2) / 3)

  // A phone's keyboard takes the lower half.
  await bo.setViewportSize({ width: 390, height: 450 })
  await bo.getByRole('textbox', { name: 'Your answer' }).tap()
  await bo.getByRole('region', { name: 'Where the session is' }).waitFor({ state: 'hidden' })
  await expect.poll(() => contentHeight(bo)).toBeGreaterThan(450 / 2)
  await bo.getByRole('timer').waitFor()
  // "Done" lies beside the buttons of the box and over none of them, and does not move under the tap that takes the focus.
  await expect.poll(() => spaceAfter(bo, 'I’m done')).toBeGreaterThanOrEqual(0)
  await bo.getByRole('button', { name: 'I’m done' }).tap()
  await bo.getByRole('button', { name: 'You are done' }).waitFor()
  await bo.getByRole('textbox', { name: 'Your answer' }).tap()
  await expect.poll(() => spaceAfter(bo, 'You are done')).toBeGreaterThanOrEqual(0)
})

test('a facilitator’s laptop shows one row of at most seven controls, and the state of the room stays in view', async () => {
  const { ana } = await room(laptop)
  await present(ana)
  for (let n = 1; n <= 24; n++) await answer(ana, `Answer ${n}`)
  const row = ana.getByRole('region', { name: 'Where the session is' })
  const tops = () =>
    row
      .locator('button:visible, input:visible, select:visible')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top / 20)))
  await expect.poll(async () => new Set(await tops()).size).toBe(1)
  // Steps with their list, search, pages, overview, undo with redo, options, Follow me; arrows that belong together count once.
  const controls = await row.locator('button:visible, input:visible, select:visible').evaluateAll((all) => {
    const names = all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())
    const together = [
      /^(Previous|Next|Question)/,
      /^(Answers|Groups|Word Cloud)$/,
      /^(Undo|Redo)$/,
      /^(Rename|Edit)/,
    ]
    return [...new Set(names.map((name) => together.find((pair) => pair.test(name))?.source ?? name))]
  })
  expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(7)
  await ana.mouse.wheel(0, 2000)
  await expect.poll(() => ana.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  const sentence = ana.getByText('The room sees')
  const isInView = async (): Promise<boolean> => {
    const box = await sentence.boundingBox()
    return box !== null && box.y >= 0 && box.y < 64
  }
  await expect.poll(isInView).toBe(true)
})

test('pressing a card while the answer box has the focus opens it: the layout does not move under the press', async () => {
  const { ana } = await room(laptop)
  for (let n = 1; n <= 12; n++) await answer(ana, `Answer ${n}`)
  await ana.getByRole('textbox', { name: 'Your answer' }).click()
  await expect.poll(() => rowsShown(ana)).toBe(5)
  const last = ana.getByRole('button', { name: 'Open answer: Answer 9', exact: true })
  await last.scrollIntoViewIfNeeded()
  const box = await last.boundingBox()
  await ana.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 12)
  await ana.mouse.down()
  await ana.mouse.up()
  await ana.getByRole('dialog').getByText('Answer 9').first().waitFor()
})
