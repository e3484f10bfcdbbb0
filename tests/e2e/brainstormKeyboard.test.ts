import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#support/browser.ts'
import { runPlenum } from '#support/runningPlenum.ts'
import type { RunningPlenum } from '#support/runningPlenum.ts'
import { addBrainstorm, card, createSession, join, saved, signUp } from './support/acts.ts'
import { entryTexts, outline, question } from './support/brainstormActs.ts'
import { laptop, openDevice } from './support/devices.ts'

let plenum: RunningPlenum
let browser: Browser

beforeAll(async () => {
  plenum = await runPlenum()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await plenum?.stop()
})

/** Focuses by its name, as a screen reader's list does, and says that the focus is really there. */
async function focus(
  page: Page,
  role: 'button' | 'textbox' | 'switch',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()
  await target.focus()
  expect(await target.evaluate((element) => element === document.activeElement)).toBe(true)
}

async function press(page: Page, name: string | RegExp, role: 'button' | 'switch' = 'button'): Promise<void> {
  await focus(page, role, name)
  await page.keyboard.press(role === 'switch' ? 'Space' : 'Enter')
}

test('a whole brainstorm with the keyboard alone: built, presented, answered, liked, discussed, arranged', async () => {
  const [ana, bo] = await Promise.all([
    openDevice(browser, plenum.url, laptop),
    openDevice(browser, plenum.url, laptop),
  ])
  onTestFailed(async () => {
    await ana.page.screenshot({ path: 'test-results/keyboard-facilitator.png' })
    await bo.page.screenshot({ path: 'test-results/keyboard-participant.png' })
  })
  for (const { page } of [ana, bo]) page.setDefaultTimeout(20_000)
  await signUp(ana.page)
  const workshopId = await createSession(ana.page, 'By keyboard')
  await addBrainstorm(ana.page)
  await join(bo.page, workshopId)

  // Built: a second question, first in line.
  await outline(ana.page, 'Questions').waitFor()
  await press(ana.page, 'Add Question')
  await expect.poll(async () => (await entryTexts(ana.page, 'Questions')).length).toBe(2)
  await expect
    .poll(() => ana.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Text of Question 2')
  await ana.page.keyboard.type('What helps?')
  await focus(ana.page, 'button', 'Sort Question 2')
  await ana.page.keyboard.press('Space')
  await ana.page.locator('[data-dragged]').waitFor()
  await ana.page.keyboard.press('ArrowUp')
  await ana.page.keyboard.press('Space')
  await expect.poll(() => entryTexts(ana.page, 'Questions')).toEqual(['What helps?', 'Question #1'])
  await press(ana.page, 'Go to Question 1')
  await question(ana.page, 'What helps?').waitFor()
  await press(ana.page, 'Show answers for all questions', 'switch')

  // Presented and answered; Tab leads from the box to its buttons.
  await press(ana.page, 'Present')
  await question(bo.page, 'What helps?').waitFor()
  await focus(bo.page, 'textbox', 'Your answer')
  await bo.page.keyboard.type('Shorter meetings')
  await bo.page.keyboard.press('Enter')
  await card(ana.page, 'Shorter meetings').waitFor()
  await press(bo.page, 'Several answers')
  await bo.page.getByRole('dialog').waitFor()
  await bo.page.keyboard.type('Fewer tools')
  await bo.page.keyboard.press('Enter')
  await bo.page.keyboard.type('One place for decisions')
  await press(bo.page, 'Save')
  for (const text of ['Fewer tools', 'One place for decisions']) await card(ana.page, text).waitFor()
  await saved(bo.page)

  // Liked, found, opened, discussed.
  await card(bo.page, 'Fewer tools').getByRole('button', { name: /^Like/ }).focus()
  await bo.page.keyboard.press('Enter')
  await card(ana.page, 'Fewer tools').getByRole('button', { name: 'Like, 1 like' }).waitFor()
  await press(ana.page, 'Overview')
  await ana.page.getByRole('region', { name: 'Question #1' }).waitFor()
  await press(ana.page, '1. What helps?')
  await question(ana.page, 'What helps?').waitFor()
  await ana.page.getByRole('button', { name: 'Open answer: Shorter meetings' }).focus()
  await ana.page.keyboard.press('/')
  await ana.page.keyboard.type('tool')
  await ana.page.getByText('1 of 3 answers').waitFor()
  await ana.page.keyboard.press('Escape')
  await card(ana.page, 'Shorter meetings').waitFor()
  const opener = ana.page.getByRole('button', { name: 'Open answer: Fewer tools' })
  await opener.focus()
  await ana.page.keyboard.press('Enter')
  await press(ana.page, 'Present to all')
  await bo.page.getByRole('dialog').getByText('Fewer tools').waitFor()
  await focus(bo.page, 'textbox', 'Add a comment')
  await bo.page.keyboard.type('Which ones?')
  await bo.page.keyboard.press('Enter')
  await ana.page.getByText('Which ones?').waitFor()
  await press(ana.page, 'Stop presenting the answer')
  await bo.page.getByRole('dialog').waitFor({ state: 'detached' })
  await ana.page.keyboard.press('Escape')
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' })
  // Focus is back where the answer was opened.
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)

  // Deleted and taken back.
  await ana.page.keyboard.press('Enter')
  await press(ana.page, 'Delete')
  await press(ana.page, 'Delete')
  await card(bo.page, 'Fewer tools').waitFor({ state: 'detached' })
  await ana.page.keyboard.press('Control+z')
  await card(bo.page, 'Fewer tools').waitFor()

  // Arranged: a group of two by the menus of their cards.
  const choose = async (menu: string, item: string): Promise<void> => {
    await press(ana.page, menu)
    await ana.page.getByRole('menuitem', { name: item, exact: true }).focus()
    await ana.page.keyboard.press('Enter')
  }
  await press(ana.page, 'Groups')
  await choose('Actions for answer: Fewer tools', 'New group')
  await ana.page.getByRole('button', { name: 'Actions for group: Unnamed group' }).waitFor()
  await press(ana.page, 'Answers')

  // Stepped on, followed.
  await press(ana.page, 'Follow me')
  await press(ana.page, 'Next')
  await question(bo.page, 'Question #1').waitFor()
  for (const { errors, context } of [ana, bo]) {
    expect(errors).toEqual([])
    await context.close()
  }
})
