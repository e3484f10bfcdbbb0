import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { arrow, card, saved } from '../support/people/acts.ts'
import { entryTexts, question } from '../support/kinds/brainstorm.ts'
import { brainstormRooms } from '../support/sessions/brainstormRoom.ts'
import { laptop } from '../support/browser/devices.ts'

const { room } = brainstormRooms('brainstormKeyboard')

/** Focuses an element by its name, as from a screen reader's list, once it can be used, and checks that it has the focus. */
async function focus(
  page: Page,
  role: 'button' | 'textbox' | 'switch',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()
  await target.waitFor({ state: 'attached' })
  await expect.poll(() => target.isEnabled()).toBe(true)
  await target.focus()
  expect(await target.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** Waits for the focus: a dialog moves it into itself a moment after it is shown, and would take it from elsewhere. */
function hasFocus(place: Locator): Promise<void> {
  return place.and(place.page().locator(':focus, :has(:focus)')).waitFor()
}

async function press(page: Page, name: string | RegExp, role: 'button' | 'switch' = 'button'): Promise<void> {
  await focus(page, role, name)
  await page.keyboard.press(role === 'switch' ? 'Space' : 'Enter')
}

test('[G3] a whole brainstorm with the keyboard only: built, presented, answered, liked, discussed, arranged', async () => {
  const { ana, bo } = await room(laptop)

  // Ana adds a second question and sorts it to the top.
  await press(ana, 'Add Question')
  await expect.poll(async () => (await entryTexts(ana, 'Questions')).length).toBe(2)
  await expect
    .poll(() => ana.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Text of Question 2')
  await ana.keyboard.type('What helps?')
  await focus(ana, 'button', 'Sort Question 2')
  await ana.keyboard.press('Space')
  await ana.locator('[data-dragged]').waitFor()
  await ana.keyboard.press('ArrowUp')
  await ana.keyboard.press('Space')
  await expect.poll(() => entryTexts(ana, 'Questions')).toEqual(['What helps?', 'Question #1'])
  await press(ana, 'Go to Question 1')
  await question(ana, 'What helps?').waitFor()
  await press(ana, 'Show answers for all questions', 'switch')

  // Ana presents the question and Bo answers it; Tab moves from the box to its buttons.
  await press(ana, 'Present')
  await question(bo, 'What helps?').waitFor()
  await focus(bo, 'textbox', 'Your answer')
  await bo.keyboard.type('Shorter meetings')
  await bo.keyboard.press('Enter')
  await card(ana, 'Shorter meetings').waitFor()
  await press(bo, 'Several answers')
  await hasFocus(bo.getByRole('dialog').getByRole('textbox'))
  await bo.keyboard.type('Fewer tools')
  await bo.keyboard.press('Enter')
  await bo.keyboard.type('One place for decisions')
  await press(bo, 'Save')
  for (const text of ['Fewer tools', 'One place for decisions']) await card(ana, text).waitFor()
  await saved(bo)

  // An answer is liked, found by searching, opened and commented on.
  await card(bo, 'Fewer tools').getByRole('button', { name: /^Like/ }).focus()
  await bo.keyboard.press('Enter')
  await card(ana, 'Fewer tools').getByRole('button', { name: 'Like, 1 like' }).waitFor()
  await press(ana, 'Overview')
  await ana.getByRole('region', { name: 'Question #1' }).waitFor()
  await press(ana, '1. What helps?')
  await question(ana, 'What helps?').waitFor()
  await ana.getByRole('button', { name: 'Open answer: Shorter meetings' }).focus()
  await ana.keyboard.press('/')
  await ana.keyboard.type('tool')
  await ana.getByText('1 of 3 answers').waitFor()
  await ana.keyboard.press('Escape')
  await card(ana, 'Shorter meetings').waitFor()
  const opener = ana.getByRole('button', { name: 'Open answer: Fewer tools' })
  await opener.focus()
  await ana.keyboard.press('Enter')
  await hasFocus(ana.getByRole('dialog'))
  await press(ana, 'Present to all')
  await bo.getByRole('dialog').getByText('Fewer tools').waitFor()
  await hasFocus(bo.getByRole('dialog'))
  await focus(bo, 'textbox', 'Add a comment')
  await bo.keyboard.type('Which ones?')
  await bo.keyboard.press('Enter')
  await ana.getByText('Which ones?').waitFor()
  await press(ana, 'Stop presenting the answer')
  await bo.getByRole('dialog').waitFor({ state: 'detached' })
  await ana.getByRole('dialog').waitFor({ state: 'detached' })
  // The focus returns to the button that opened the answer.
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)

  // Ana deletes the answer and undoes it.
  await ana.keyboard.press('Enter')
  await hasFocus(ana.getByRole('dialog'))
  await press(ana, 'Delete')
  await ana.getByText('Are you sure you want to delete this answer?').waitFor()
  await hasFocus(ana.getByRole('button', { name: 'Cancel' }))
  await press(ana, 'Delete')
  await card(bo, 'Fewer tools').waitFor({ state: 'detached' })
  await ana.keyboard.press('Control+z')
  await card(bo, 'Fewer tools').waitFor()

  // Ana lifts an answer, steps onto another and drops it; Escape and undo take things back.
  await press(ana, 'Groups')
  const cards = ana.getByRole('region', { name: 'Ungrouped answers' }).locator('[data-drag]')
  const status = (text: string) => ana.getByRole('status').filter({ hasText: text }).waitFor()
  await cards.nth(2).waitFor()
  const above = (await cards.nth(1).innerText()).split('\n')[0]
  for (const last of ['Escape', 'Space']) {
    await cards.nth(2).focus()
    await ana.keyboard.press('Space')
    await ana.locator('[data-lifted]').waitFor()
    await ana.keyboard.press('ArrowUp')
    await status(`Group with “${above}”`)
    await ana.keyboard.press(last)
    if (last === 'Escape') await status('Cancelled. Everything is where it was.')
  }
  const group = ana.getByRole('button', { name: 'Actions for group: Unnamed group' })
  await group.waitFor()
  await ana.keyboard.press('Control+z')
  await group.waitFor({ state: 'detached' })
  await press(ana, 'Answers')

  // Ana steps on and Bo's screen follows.
  await press(ana, 'Follow me')
  await arrow(ana, 'Next').click()
  await question(bo, 'Question #1').waitFor()
})
