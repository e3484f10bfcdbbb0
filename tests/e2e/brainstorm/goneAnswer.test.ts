import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { RoomStateDocument } from '#api/operations/fallback.ts'
import { UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import { answer, card, fromMore } from '../support/acts.ts'
import { present } from '../support/brainstormActs.ts'
import { laptop, phone } from '../support/devices.ts'
import { builtSession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('goneAnswer')

/** A facilitator and a participant, who both see two answers of the facilitator's. */
async function room() {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const signed = await signedIn(ana)
  const { workshopId, path } = await builtSession(signed)
  await ana.goto(path)
  await joined(bo, workshopId)
  await present(ana)
  for (const text of ['Shorter meetings', 'Fewer tools']) await answer(ana, text)
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await card(bo, 'Fewer tools').waitFor()
  const hideActivity = async (): Promise<void> => {
    const { callAs, accountIdentity } = signed.credentials
    const { workshop } = await callAs(RoomStateDocument, { id: workshopId }, accountIdentity())
    const partId = workshop.parts[0]?.id ?? ''
    await callAs(UpdatePartVisibilityDocument, { partId, hidden: true }, accountIdentity())
  }
  return { ana, bo, hideActivity }
}

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

test('[B20] an answer deleted while somebody comments on it shows a message and lets the typed text be copied', async () => {
  const { ana, bo } = await room()
  const dialog = bo.getByRole('dialog')
  await openAnswer(bo, 'Fewer tools')
  await dialog.getByRole('textbox', { name: 'Add a comment' }).fill('Which ones do we keep?')
  await remove(ana, 'Fewer tools')
  await dialog.getByText('Somebody deleted this answer.').waitFor()
  expect(await dialog.getByLabel('What you wrote here').inputValue()).toBe('Which ones do we keep?')
  expect(await dialog.getByRole('button', { name: 'Copy text' }).count()).toBe(1)
  // The person who deleted it gets no further message.
  expect(await ana.getByRole('dialog').count()).toBe(0)

  // Undo restores the answer, together with the comment that was being typed.
  await ana.getByRole('button', { name: 'Undo', exact: true }).click()
  const box = dialog.getByRole('textbox', { name: 'Add a comment' })
  await box.waitFor()
  expect(await box.inputValue()).toBe('Which ones do we keep?')
})

test('[B20] text typed in an answer is kept and shown when the answer is no longer presented or is hidden', async () => {
  const { ana, bo } = await room()
  const dialog = bo.getByRole('dialog')
  await openAnswer(ana, 'Fewer tools')
  await ana.getByRole('button', { name: 'Present to all' }).click()
  await dialog.getByText('The facilitator shows this answer to everyone.').waitFor()
  const box = dialog.getByRole('textbox', { name: 'Add a comment' })
  await box.fill('Which ones')
  await ana.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await dialog.getByText('The facilitator shows this answer to everyone.').waitFor({ state: 'detached' })
  await box.pressSequentially(' do we keep?')
  await ana.getByRole('button', { name: 'Hide answers', exact: true }).click()
  await dialog.getByText('The facilitator has hidden the answers.').waitFor()
  expect(await dialog.getByLabel('What you wrote here').inputValue()).toBe('Which ones do we keep?')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await openAnswer(bo, 'Fewer tools')
  expect(await box.inputValue()).toBe('Which ones do we keep?')
})

test('[B26] a space typed when the answer is deleted discards nothing: the text is in My answers, with the reason', async () => {
  const { ana, bo } = await room()
  const dialog = bo.getByRole('dialog')
  await openAnswer(bo, 'Fewer tools')
  await dialog.getByRole('textbox', { name: 'Add a comment' }).pressSequentially('Which ones')
  await remove(ana, 'Fewer tools')
  const typed = dialog.getByRole('textbox', { name: 'What you wrote here' })
  await expect.poll(() => typed.evaluate((field) => field === document.activeElement)).toBe(true)
  await bo.keyboard.type(' do we keep?')
  expect(await typed.inputValue()).toBe('Which ones')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await fromMore(bo, 'My answers')
  await bo.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const entry = bo.getByRole('listitem').filter({ hasText: 'Which ones' })
  await entry.getByText('Somebody deleted what you were writing on.').waitFor()
  await entry.getByRole('button', { name: 'Copy' }).click()
  await entry.getByText('Copied').waitFor()
  await entry.getByRole('button', { name: 'Dismiss' }).click()
  await entry.waitFor({ state: 'detached' })
})

test('[B26] whoever was writing in an activity that is hidden is told, and finds the text again', async () => {
  const { bo, hideActivity } = await room()
  await bo.getByRole('textbox', { name: 'Your answer' }).fill('Longer breaks')
  await hideActivity()
  await bo.getByText('A facilitator has hidden the activity. Your text is in “My answers”.').waitFor()
  await bo.getByRole('button', { name: 'My answers' }).click()
  await bo.getByRole('listitem').filter({ hasText: 'Longer breaks' }).waitFor()
})

test('[Y11] a hidden answer that a facilitator deletes leaves its author’s screen', async () => {
  const { ana, bo } = await room()
  await ana.getByRole('button', { name: 'Hide answers', exact: true }).click()
  await card(bo, 'Fewer tools').waitFor({ state: 'detached' })
  for (const text of ['Longer breaks', 'A quiet room']) await answer(bo, text)
  await card(ana, 'A quiet room').waitFor()
  await remove(ana, 'Longer breaks')
  await card(bo, 'Longer breaks').waitFor({ state: 'detached', timeout: 20_000 })
  await card(bo, 'A quiet room').waitFor()
})
