import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer } from '../support/people/acts.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { brainstormRooms } from '../support/sessions/brainstormRoom.ts'

const { room } = brainstormRooms('comments')

const boxOf = async (place: Locator) =>
  (await place.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
const bottomOf = async (place: Locator): Promise<number> => {
  const { y, height } = await boxOf(place)
  return y + height
}

test('[B12] [B22] two people comment and reply; the box stands at the bottom of the dialog, and on a phone a comment is edited above the keyboard', async () => {
  const { ana, bo } = await room()
  await answer(ana, 'Tea')
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await present(ana)
  for (const page of [ana, bo]) {
    await page.getByRole('button', { name: 'Open answer: Tea' }).click()
    const dialog = page.getByRole('dialog')
    const [none, box] = [dialog.getByText('No comments yet.'), dialog.locator('[data-pinned]')]
    await none.waitFor()
    await expect.poll(async () => (await boxOf(box)).y - (await bottomOf(none))).toBeGreaterThanOrEqual(0)
    await expect.poll(async () => Math.round((await bottomOf(dialog)) - (await bottomOf(box)))).toBe(0)
  }
  const [anas, bos] = [ana, bo].map((page) => page.getByRole('region', { name: 'Comments' })) as [
    Locator,
    Locator,
  ]
  const add = bos.getByRole('textbox', { name: 'Add a comment' })
  await add.fill('With milk')
  await add.press('Enter')
  await anas.getByText('With milk').waitFor()
  await anas.getByRole('button', { name: 'Reply' }).click()
  await anas.getByRole('textbox', { name: 'Write a reply' }).fill('Or without')
  await anas.getByRole('textbox', { name: 'Write a reply' }).press('Enter')
  await bos.getByText('Or without').waitFor()

  // Pressed while the box below has the focus: no layout shift moves the target.
  await add.tap()
  await bos.getByRole('button', { name: 'Edit', exact: true }).tap()
  const edit = bos.getByRole('textbox', { name: 'Edit' })
  await edit.waitFor()
  // The keyboard takes half of the screen.
  await bo.setViewportSize({ width: 390, height: 420 })
  await expect.poll(async () => (await boxOf(edit)).width - (await boxOf(bos)).width).toBe(0)
  const rows = await edit.evaluate(
    (field) => field.clientHeight / parseFloat(getComputedStyle(field).lineHeight),
  )
  expect(rows).toBeGreaterThanOrEqual(4)
  for (const text of ['With milk', 'a line\n'.repeat(30)]) {
    await edit.fill(text)
    for (const name of ['Save', 'Cancel'])
      await expect.poll(() => bottomOf(bos.getByRole('button', { name }))).toBeLessThanOrEqual(420)
  }
  await edit.fill('With oat milk')
  await bos.getByRole('button', { name: 'Save' }).tap()
  await anas.getByText('With oat milk').waitFor()
  // A facilitator deletes any.
  await anas.getByRole('button', { name: 'Delete', exact: true }).nth(1).click()
  await bos.getByText('Or without').waitFor({ state: 'detached' })
})
