import { expect, test } from 'vitest'
import { answer, arrow, card, join } from '../support/people/acts.ts'
import { addEntry, picker, present, question, rowsShown } from '../support/kinds/brainstorm.ts'
import { brainstormRooms } from '../support/sessions/brainstormRoom.ts'
import { laptop, phone, tablet } from '../support/browser/devices.ts'

const { open, room } = brainstormRooms('brainstorm')

test('[S5] pages and the overview are presented to all; after a reload or a late join the screen shows what is presented', async () => {
  const { ana, bo, workshopId } = await room(tablet)
  await addEntry(ana, 'Questions', 'What next?')
  await answer(ana, 'Tea for everyone')
  await present(ana)
  await question(bo, 'Question #1').waitFor()
  // The answer box has one row until it has the focus, then five: on a laptop beside the editor and on a tablet.
  for (const page of [ana, bo]) await expect.poll(() => rowsShown(page)).toBe(1)
  for (const page of [ana, bo]) {
    await page.getByRole('textbox', { name: 'Your answer' }).click()
    await expect.poll(() => rowsShown(page)).toBe(5)
  }

  // Present takes the room to each page of the brainstorm.
  await ana.getByRole('button', { name: 'Word Cloud', exact: true }).click()
  await ana.getByRole('button', { name: 'Back to answers' }).waitFor()
  await present(ana)
  await bo.getByRole('button', { name: 'Back to answers' }).waitFor()
  await bo.getByRole('button', { name: 'Back to answers' }).tap()
  await bo.getByRole('textbox', { name: 'Your answer' }).waitFor()
  await ana.getByRole('button', { name: 'Groups', exact: true }).click()
  await present(ana)
  await bo.getByText('No groups yet').waitFor()

  // The overview lists all questions and has no answer box.
  await ana.getByRole('button', { name: 'Overview' }).click()
  await present(ana)
  await bo.getByRole('region', { name: 'What next?' }).waitFor()
  expect(await bo.getByRole('textbox', { name: 'Your answer' }).count()).toBe(0)
  expect(await bo.getByText('Tea for everyone').count()).toBe(0)
  await bo.reload()
  await bo.getByRole('region', { name: 'What next?' }).waitFor()
  await ana.reload()
  await ana.getByRole('region', { name: 'What next?' }).getByText('hidden from participants').waitFor()
  const late = await open(phone)
  await join(late.page, workshopId)
  await late.page.getByRole('region', { name: 'What next?' }).waitFor()

  // A question's title in the overview opens that question.
  await bo.getByRole('button', { name: '2. What next?' }).tap()
  await question(bo, 'What next?').waitFor()
  expect(await picker(bo).getAttribute('aria-label')).toBe('Question 2 of 2')

  // Follow me takes the room along at each step and disables the participants' own navigation.
  await ana.getByRole('button', { name: 'Follow me', exact: true }).click()
  await ana.getByRole('button', { name: 'Answers', exact: true }).click()
  await question(bo, 'Question #1').waitFor()
  await arrow(ana, 'Next').click()
  await question(bo, 'What next?').waitFor()
  expect(await picker(bo).isDisabled()).toBe(true)
  expect(await bo.getByRole('button', { name: 'Groups', exact: true }).isDisabled()).toBe(true)
  // The browser's Back button leads the participant back to the room's position.
  await bo.goBack()
  await bo.waitForURL(/\/brainstorm\//)
  await question(bo, 'What next?').waitFor()
  expect(await picker(bo).isDisabled()).toBe(true)
})

test('[B7] [B8] [B11] [B15] a participant writes, edits, likes and deletes; a facilitator deletes any answer and undoes it', async () => {
  const { ana, bo } = await room(laptop)
  await answer(ana, 'The first one')
  await present(ana)
  await answer(bo, 'Alpha')
  await bo.getByRole('button', { name: 'Several answers' }).click()
  const dialog = bo.getByRole('dialog')
  const press = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true }).click()
  for (const text of ['Beta', 'Gamma']) {
    await dialog.getByRole('textbox').fill(text)
    await dialog.getByRole('textbox').press('Enter')
  }
  await press('Take out: Beta')
  await press('Save')
  for (const page of [ana, bo]) for (const text of ['Alpha', 'Gamma']) await card(page, text).waitFor()
  expect(await card(bo, 'Beta').count()).toBe(0)
  expect(await card(bo, 'The first one').count()).toBe(0)
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()

  // One's own answers only: the card flips to its editing side, whose text box has the focus at once.
  await bo.getByRole('button', { name: 'Open answer: The first one' }).click()
  await dialog.getByRole('button', { name: /^Like/ }).waitFor()
  for (const name of ['Edit', 'Delete'])
    expect(await dialog.getByRole('button', { name, exact: true }).count()).toBe(0)
  await bo.keyboard.press('Escape')
  await bo.getByRole('button', { name: 'Open answer: Alpha' }).click()
  await press('Edit')
  const turned = dialog.locator('[data-turned]')
  expect(await turned.evaluate((side) => getComputedStyle(side).animationDuration)).toBe('0.3s')
  const edit = dialog.getByRole('textbox', { name: 'Your answer' })
  await edit.and(bo.locator(':focus')).waitFor()
  await edit.fill('Omega')
  await edit.press('Enter')
  await card(ana, 'Omega').waitFor()
  await press('Delete')
  await bo.getByRole('heading', { name: 'Are you sure you want to delete this answer?' }).waitFor()
  await press('Delete')
  await card(ana, 'Omega').waitFor({ state: 'detached' })

  // Likes are limited, and sort the answers.
  const like = (page: typeof ana, text: string) => card(page, text).getByRole('button', { name: /like/i })
  await ana.getByRole('textbox', { name: 'Likes per person' }).fill('2')
  await bo.getByText('2 of 2 likes left').waitFor()
  for (const text of ['Gamma', 'The first one']) await like(bo, text).click()
  await card(ana, 'Gamma').getByRole('button', { name: 'Like, 1 like' }).waitFor()
  await bo.getByText('You have used all your likes', { exact: true }).waitFor()
  await like(bo, 'The first one').click()
  await ana.getByRole('switch', { name: 'Sort by popularity' }).first().click()
  await expect.poll(() => ana.getByRole('article').first().innerText()).toMatch(/^Gamma/)

  await ana.getByRole('button', { name: 'Open answer: Gamma' }).click()
  for (let step = 0; step < 2; step++)
    await ana.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).last().click()
  await card(bo, 'Gamma').waitFor({ state: 'detached' })
  await ana.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await card(bo, 'Gamma').waitFor()
})
