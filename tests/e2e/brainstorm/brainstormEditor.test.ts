import { expect, test } from 'vitest'
import { answer, arrow, card } from '../support/people/acts.ts'
import {
  addEntry,
  entryMenu,
  entryTexts,
  outline,
  picker,
  present,
  question,
} from '../support/kinds/brainstorm.ts'
import { brainstormRooms } from '../support/sessions/brainstormRoom.ts'
import { laptop } from '../support/browser/devices.ts'

const { room } = brainstormRooms('brainstorm-editor')

test('[B5] [B6] topics and questions can be added, renamed, sorted, hidden, deleted and stepped through', async () => {
  const { ana, bo } = await room(laptop)
  const questions = outline(ana, 'Questions')
  // A new question has a default text, shows a character counter while typing, and is saved after a pause.
  await questions.getByRole('button', { name: 'Add Question' }).click()
  const second = questions.getByRole('textbox').nth(1)
  await expect.poll(() => second.inputValue()).toBe('Question #2')
  await second.fill('Second')
  await questions.getByText('6/250').waitFor()
  await picker(ana).selectOption({ label: '2. Second' })
  await question(ana, 'Second').waitFor()
  await addEntry(ana, 'Questions', 'Third')
  await outline(ana, 'Topics').getByRole('button', { name: 'Add Topic' }).click()
  await expect.poll(() => outline(ana, 'Topics').getByRole('textbox').nth(1).inputValue()).toBe('Topic 2')

  // Questions are sorted by keyboard and by menu; the screen stays on its question.
  await questions.getByRole('button', { name: 'Sort Question 3' }).focus()
  await ana.keyboard.press('Space')
  await questions.locator('[data-dragged]').waitFor()
  await ana.keyboard.press('ArrowUp')
  await ana.keyboard.press('Space')
  await expect.poll(() => entryTexts(ana, 'Questions')).toEqual(['Question #1', 'Third', 'Second'])
  await question(ana, 'Second').waitFor()
  await expect.poll(() => picker(ana).getAttribute('aria-label')).toBe('Question 3 of 3')
  // By mouse too, where it is dropped, also without animations.
  await ana.emulateMedia({ reducedMotion: 'reduce' })
  await questions.getByRole('button', { name: 'Sort Question 3' }).hover()
  await ana.mouse.down()
  const above = await questions.getByRole('button', { name: 'Sort Question 2' }).boundingBox()
  if (!above) throw new Error('not on the screen')
  await ana.mouse.move(above.x + above.width / 2, above.y + above.height / 2, { steps: 8 })
  await questions.locator('[data-dragged]').waitFor()
  await ana.mouse.up()
  await expect.poll(() => entryTexts(ana, 'Questions')).toEqual(['Question #1', 'Second', 'Third'])
  await questions.locator('[data-dragged]').waitFor({ state: 'detached' })

  // Participants step through the questions of each topic; a locked question is a step too and shows a lock.
  await ana.getByRole('button', { name: 'Hide Question 3 from participants' }).click()
  await ana.getByRole('button', { name: 'Show Question 3 to participants' }).waitFor()
  await picker(ana).selectOption({ index: 0 })
  await present(ana)
  await question(bo, 'Question #1').waitFor()
  const next = arrow(bo, 'Next')
  await next.click()
  await question(bo, 'Second').waitFor()
  await next.click()
  await bo.getByText('This question is locked by the facilitator.').first().waitFor()
  expect(await picker(bo).getAttribute('aria-label')).toBe('Question 3 of 3')
  await next.click()
  await bo.getByRole('button', { name: 'Select topic: Topic 2' }).waitFor()
  await question(bo, 'Question #1').waitFor()
  await next.click()
  await question(bo, 'Second').waitFor()
  await next.click()
  await expect.poll(() => next.isDisabled()).toBe(true)
  await bo.getByRole('button', { name: 'Select topic: Topic 2' }).click()
  const topics = bo.getByRole('dialog', { name: 'Select topic' })
  await topics.getByRole('radio', { name: 'Topic 1' }).check()
  await topics.getByRole('button', { name: 'Select topic' }).click()
  await question(bo, 'Question #1').waitFor()
  await arrow(bo, 'Previous').click()
  await bo.getByText('Please wait for Ana').waitFor()

  // After a deletion the preceding question is on the screen.
  await picker(ana).selectOption({ index: 1 })
  await entryMenu(ana, 'Question 2', 'Delete')
  await ana.getByRole('heading', { name: 'Are you sure you want to delete this question?' }).waitFor()
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await question(ana, 'Question #1').waitFor()
})

test('[B3] [B4] [B14] the editor sets names, answers shown for one question or for all, locks and navigation', async () => {
  const { ana, bo, anaDevice } = await room(laptop)
  await addEntry(ana, 'Questions', 'Second')
  await ana.getByRole('textbox', { name: 'Activity name' }).fill('Ideas')
  await bo.getByRole('link', { name: /Ideas/ }).or(bo.getByText('Ideas')).first().waitFor()
  await ana.getByRole('textbox', { name: 'Description' }).fill('Anything goes')
  await answer(ana, 'Tea')
  await present(ana)
  await bo.getByText('Anything goes').waitFor()

  // Facilitators edit titles in place as well: Enter saves, Escape reverts, leaving the field saves.
  await question(ana, 'Question #1').click()
  await ana.getByRole('textbox', { name: 'The question' }).fill('Why so?')
  await ana.keyboard.press('Enter')
  await question(bo, 'Why so?').waitFor()
  await ana.getByRole('button', { name: 'Edit the question' }).and(ana.locator(':focus')).click()
  await ana.getByRole('textbox', { name: 'The question' }).fill('Never')
  await ana.keyboard.press('Escape')
  await question(ana, 'Why so?').waitFor()
  await ana.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await question(bo, 'Question #1').waitFor()

  const setting = (name: string | RegExp) => ana.getByRole('switch', { name })
  await setting('Show answers: 1. Question #1').click()
  await card(bo, 'Tea').waitFor()
  await setting('Show answers: 1. Question #1').click()
  await card(bo, 'Tea').waitFor({ state: 'detached' })
  await setting('Show answers for all questions').click()
  await card(bo, 'Tea').waitFor()

  await setting('Lock input').click()
  await bo.getByText('The facilitator has closed the input for now.').waitFor()
  await setting('Lock input').click()
  await bo.getByText('The facilitator has closed the input for now.').waitFor({ state: 'detached' })

  // Without a connection the settings are disabled, with the reason; texts can still be edited.
  await anaDevice.goOffline()
  await expect.poll(() => setting('Lock input').isDisabled(), { timeout: 30_000 }).toBe(true)
  await ana.getByText('This needs the connection. It is being restored.').first().waitFor()
  await outline(ana, 'Questions').getByRole('textbox').first().fill('Written offline')
  await question(ana, 'Written offline').waitFor()
  await anaDevice.goOnline()
  await question(bo, 'Written offline').waitFor({ timeout: 60_000 })

  // 'Allow navigation' off: the activity is locked for participants.
  await expect.poll(() => setting('Allow navigation').isDisabled(), { timeout: 30_000 }).toBe(false)
  await setting('Allow navigation').click()
  await bo.getByText('Please wait for Ana').waitFor()
  await ana.getByText('Locked for participants').first().waitFor()
})
