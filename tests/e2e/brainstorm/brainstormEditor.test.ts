import { expect, test } from 'vitest'
import { answer, card, saved } from '../support/acts.ts'
import {
  addEntry,
  entryMenu,
  entryTexts,
  outline,
  picker,
  present,
  question,
} from '../support/brainstormActs.ts'
import { brainstormRooms } from '../support/brainstormRoom.ts'
import { laptop } from '../support/devices.ts'

const { room } = brainstormRooms('brainstorm-editor')

test('[B5] [B6] topics and questions can be added, renamed, sorted, hidden, deleted and stepped through', async () => {
  const { ana, bo } = await room(laptop)
  const questions = outline(ana, 'Questions')
  // The only question cannot be deleted.
  await ana.getByRole('button', { name: 'Actions for Question 1', exact: true }).click()
  expect(await ana.getByRole('menuitem', { name: 'Delete' }).getAttribute('data-disabled')).toBe('true')
  // No entry of the menu is enabled; the menu has the focus nevertheless, and Escape closes it.
  await ana.keyboard.press('Escape')
  await ana.getByRole('menu').waitFor({ state: 'detached' })
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
  await entryMenu(ana, 'Question 3', 'Move up')
  await expect.poll(() => entryTexts(ana, 'Questions')).toEqual(['Question #1', 'Second', 'Third'])

  // Participants step through the questions of each topic; a locked question is a step too and shows a lock.
  await ana.getByRole('button', { name: 'Hide Question 3 from participants' }).click()
  await ana.getByRole('button', { name: 'Show Question 3 to participants' }).waitFor()
  await picker(ana).selectOption({ index: 0 })
  await present(ana)
  await question(bo, 'Question #1').waitFor()
  const next = bo.getByRole('button', { name: 'Next', exact: true })
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
  await bo.getByRole('button', { name: 'Previous', exact: true }).click()
  await bo.getByText('Please wait for Ana').waitFor()

  // After a deletion the preceding question is on the screen.
  await picker(ana).selectOption({ index: 1 })
  await entryMenu(ana, 'Question 2', 'Delete')
  await ana.getByRole('heading', { name: 'Are you sure you want to delete this question?' }).waitFor()
  await ana.getByText('This will permanently delete the question and any input will be lost.').waitFor()
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await question(ana, 'Question #1').waitFor()
  await entryMenu(ana, 'Topic 2', 'Delete')
  await ana.getByRole('heading', { name: 'Are you sure you want to delete this topic?' }).waitFor()
  await ana.getByText('This will permanently delete the topic and any input will be lost.').waitFor()
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => entryTexts(ana, 'Topics')).toEqual(['Topic 1'])
  const add = questions.getByRole('button', { name: 'Add Question' })
  for (let count = 2; count < 10; count++) await add.click()
  await expect.poll(async () => (await entryTexts(ana, 'Questions')).length).toBe(10)
  await expect.poll(() => add.isDisabled()).toBe(true)
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
  expect(await ana.getByRole('combobox', { name: 'Activity type' }).isDisabled()).toBe(true)

  // Facilitators edit titles in place as well: Enter saves, Escape reverts, leaving the field saves.
  await question(ana, 'Question #1').click()
  await ana.getByRole('textbox', { name: 'The question' }).fill('Why so?')
  await ana.keyboard.press('Enter')
  await question(bo, 'Why so?').waitFor()
  await ana.getByRole('button', { name: 'Edit the question' }).and(ana.locator(':focus')).click()
  await ana.getByRole('textbox', { name: 'The question' }).fill('Never')
  await ana.keyboard.press('Escape')
  await question(ana, 'Why so?').waitFor()
  await ana.getByRole('button', { name: 'Undo', exact: true }).click()
  await question(bo, 'Question #1').waitFor()
  expect(await bo.getByRole('button', { name: 'Edit the question' }).count()).toBe(0)
  await question(bo, 'Question #1').click()
  expect(await bo.getByRole('textbox', { name: 'The question' }).count()).toBe(0)
  const title = (page: typeof ana, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await title(ana, 'Ideas').click()
  await ana.getByRole('textbox', { name: 'Name of the activity' }).fill('N'.repeat(80))
  await ana.getByRole('textbox', { name: 'Your answer' }).click()
  await title(bo, `${'N'.repeat(75)}...`).waitFor()
  await ana.getByRole('textbox', { name: 'Your answer' }).and(ana.locator(':focus')).waitFor()

  const setting = (name: string | RegExp) => ana.getByRole('switch', { name })
  await setting('Show answers: 1. Question #1').click()
  await card(bo, 'Tea').waitFor()
  await setting('Show answers: 1. Question #1').click()
  await card(bo, 'Tea').waitFor({ state: 'detached' })
  await setting('Show answers for all questions').click()
  await card(bo, 'Tea').waitFor()
  await expect.poll(() => setting('Show answers: 2. Second').isDisabled()).toBe(true)

  await setting('Lock input').click()
  await bo.getByText('The facilitator has closed the input for now.').waitFor()
  expect(await bo.getByRole('button', { name: 'Submit', exact: true }).isDisabled()).toBe(true)
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

test('[B11] [B15] [B16] [B17] likes: one per person, limited, hidden and closed; sorted by them', async () => {
  const { ana, bo } = await room(laptop)
  for (const text of ['One', 'Two', 'Three']) await answer(ana, text)
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await present(ana)
  const like = (page: typeof ana, text: string) => card(page, text).getByRole('button', { name: /like/i })
  await like(bo, 'Two').click()
  await card(bo, 'Two').getByRole('button', { name: 'Remove like, 1 like' }).waitFor()
  await card(ana, 'Two').getByRole('button', { name: 'Like, 1 like' }).waitFor()
  await ana.getByRole('switch', { name: 'Sort by popularity' }).first().click()
  await expect
    .poll(async () => (await ana.getByRole('article').first().innerText()).split('\n')[0])
    .toBe('Two')
  await like(bo, 'Two').click()
  await card(ana, 'Two').getByRole('button', { name: 'Like, 0 likes' }).waitFor()

  await ana.getByRole('textbox', { name: 'Likes per person' }).fill('0')
  await ana.getByText('Please enter a number from 1 to 100, or nothing.').waitFor()
  await ana.getByRole('textbox', { name: 'Likes per person' }).fill('2')
  await bo.getByText('2 of 2 likes left').waitFor()
  await like(bo, 'One').click()
  await like(bo, 'Two').click()
  await bo.getByText('You have used all your likes', { exact: true }).waitFor()
  await like(bo, 'Three').click()
  await bo.getByText('You have used all your likes. Take one back to like another answer.').first().waitFor()
  await saved(bo)
  expect(await like(bo, 'Three').getAttribute('aria-pressed')).toBe('false')

  await ana.getByRole('switch', { name: 'Hide like counts until liking is closed' }).click()
  await card(bo, 'One').getByRole('button', { name: 'Remove like', exact: true }).waitFor()
  await card(ana, 'One').getByRole('button', { name: 'Like, 1 like' }).waitFor()
  await ana.getByRole('switch', { name: 'Close liking' }).click()
  await card(bo, 'One').getByRole('button', { name: 'Remove like, 1 like' }).waitFor()
  expect(await like(bo, 'One').isDisabled()).toBe(true)
  await bo.getByText('Liking is closed.').first().waitFor()
  await bo.reload()
  await card(bo, 'One').getByRole('button', { name: 'Remove like, 1 like' }).waitFor()
})
