import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer } from '../support/acts.ts'
import { present } from '../support/brainstormActs.ts'
import { brainstormRooms } from '../support/brainstormRoom.ts'
import { phone } from '../support/devices.ts'

const { room } = brainstormRooms('comments')

/** The line above a comment's text. */
function bylineOf(page: Page, text: string): Promise<string> {
  const over = page.getByText(text, { exact: true }).locator('xpath=preceding-sibling::p')
  return over.innerText()
}

async function bottomOf(place: Locator): Promise<number> {
  const box = await place.boundingBox()
  return box ? box.y + box.height : Infinity
}

async function topOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.y ?? -Infinity
}

test('[B22] a comment shows its author’s role and age; on a phone it can be edited above the keyboard', async () => {
  const { ana, bo } = await room(phone)
  await answer(ana, 'Tea')
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await present(ana)
  for (const page of [ana, bo]) await page.getByRole('button', { name: 'Open answer: Tea' }).click()
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
  const recently = '(now|1 min\\. ago)'
  await expect.poll(() => bylineOf(bo, 'With milk')).toMatch(new RegExp(`^You\\s*${recently}$`))
  expect(await bylineOf(bo, 'Or without')).toMatch(new RegExp(`^Facilitator\\s*${recently}$`))
  expect(await bylineOf(ana, 'With milk')).toMatch(new RegExp(`^${recently}$`))
  await expect.poll(() => bylineOf(ana, 'Or without')).toMatch(new RegExp(`^You\\s*${recently}$`))

  // Pressed while the box below has the focus: no layout shift moves the target.
  await add.tap()
  await bos.getByRole('button', { name: 'Edit', exact: true }).tap()
  const edit = bos.getByRole('textbox', { name: 'Edit' })
  await edit.waitFor()
  // The keyboard takes half of the screen.
  await bo.setViewportSize({ width: 390, height: 420 })
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? NaN
  await expect.poll(async () => (await widthOf(edit)) - (await widthOf(bos))).toBe(0)
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
})

test('the comment box is at the bottom of the dialog and covers nothing when the dialog is short', async () => {
  const { ana, bo } = await room(phone)
  await answer(ana, 'Tea')
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await present(ana)
  for (const page of [ana, bo]) {
    await page.getByRole('button', { name: 'Open answer: Tea' }).click()
    const dialog = page.getByRole('dialog')
    const [none, box] = [dialog.getByText('No comments yet.'), dialog.locator('[data-pinned]')]
    await none.waitFor()
    await expect.poll(async () => (await topOf(box)) - (await bottomOf(none))).toBeGreaterThanOrEqual(0)
    await expect
      .poll(async () => Math.abs(Math.round((await bottomOf(dialog)) - (await bottomOf(box)))))
      .toBe(0)
  }
})
