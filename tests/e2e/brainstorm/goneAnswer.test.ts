import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, card, fromMore } from '../support/people/acts.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { brainstormRooms } from '../support/sessions/brainstormRoom.ts'

const { room } = brainstormRooms('goneAnswer')

const openAnswer = (page: Page, text: string) =>
  page.getByRole('button', { name: `Open answer: ${text}` }).click()

/** A facilitator deletes an answer in its dialog. */
async function remove(page: Page, text: string): Promise<void> {
  await openAnswer(page, text)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog', { name: 'Are you sure you want to delete this answer?' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await card(page, text).waitFor({ state: 'detached' })
}

test('[B20] [B26] whoever comments on an answer that is deleted or hidden is told, loses no key, and finds the text again', async () => {
  const { ana, bo } = await room()
  await present(ana)
  for (const text of ['Shorter meetings', 'Fewer tools']) await answer(ana, text)
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await card(bo, 'Fewer tools').waitFor()
  const dialog = bo.getByRole('dialog')
  const box = dialog.getByRole('textbox', { name: 'Add a comment' })
  const typed = dialog.getByRole('textbox', { name: 'What you wrote here' })
  await openAnswer(bo, 'Fewer tools')
  await box.fill('Which ones')
  await remove(ana, 'Fewer tools')
  await dialog.getByText('Somebody deleted this answer.').waitFor()
  await expect.poll(() => typed.evaluate((field) => field === document.activeElement)).toBe(true)
  await bo.keyboard.type(' do we keep?')
  expect(await typed.inputValue()).toBe('Which ones')
  // Undo restores the answer, together with the comment that was being typed.
  await ana.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => box.inputValue()).toBe('Which ones')

  await ana.getByRole('button', { name: 'Hide answers', exact: true }).click()
  await dialog.getByText('The facilitator has hidden the answers.').waitFor()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await dialog.waitFor({ state: 'detached' })
  // It does not reopen by itself over what is typed meanwhile.
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await card(bo, 'Fewer tools').waitFor()
  expect(await dialog.count()).toBe(0)
  await openAnswer(bo, 'Fewer tools')
  expect(await box.inputValue()).toBe('Which ones')
  await remove(ana, 'Fewer tools')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await fromMore(bo, 'My answers')
  const entry = bo.getByRole('listitem').filter({ hasText: 'Which ones' })
  await entry.getByText('Somebody deleted what you were writing on.').waitFor()
})
