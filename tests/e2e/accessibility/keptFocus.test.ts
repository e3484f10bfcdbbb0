import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, card } from '../support/people/acts.ts'
import { addEntry, entryMenu, outline } from '../support/kinds/brainstorm.ts'
import { atBrainstorm, brainstormAdded, signedInAs } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('keptFocus')

/** The focused element: its name and, on a card, the card's text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    const on = activeElement?.closest('article')?.querySelector('button')?.textContent
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    return on === undefined || on === null ? name : `${on}: ${name}`
  })
}

test('when somebody deletes what has the focus, it moves to the neighbour, finally to the list: answers, editor, agenda, comments', async () => {
  const [{ page: ana }, { page: again }] = [await stage.open(), await stage.open()]
  const signed = await atBrainstorm(ana)
  const { workshopId, path } = signed
  await brainstormAdded(signed, workshopId)
  await signedInAs(again, signed.email)
  await again.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await again.goto(path)
  const confirm = () =>
    ana.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).last().click()
  const isOn = (name: string) => expect.poll(() => focused(again)).toBe(name)

  // In the editor: on a control, and in a text that goes, where nobody writes on in the next one.
  await addEntry(ana, 'Questions', 'Second')
  await addEntry(ana, 'Questions', 'Third')
  const texts = outline(again, 'Questions').getByRole('textbox')
  await expect.poll(() => texts.count()).toBe(3)
  await again.getByRole('button', { name: 'Actions for Question 2', exact: true }).focus()
  for (const [left, name] of [
    [2, 'Actions for Question 2'],
    [1, 'Sort Question 1'],
  ] as const) {
    if (left === 1) await texts.nth(1).focus()
    await entryMenu(ana, 'Question 2', 'Delete')
    await confirm()
    await expect.poll(() => texts.count()).toBe(left)
    await isOn(name)
  }

  const agenda = (page: Page) => page.getByRole('navigation', { name: 'Agenda' }).getByRole('button')
  await agenda(again).nth(1).focus()
  await agenda(ana).nth(1).click()
  await ana.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm()
  await expect.poll(() => agenda(again).count()).toBe(1)
  await isOn((await agenda(again).first().getAttribute('aria-label')) ?? '')

  // Comments, in a dialog.
  for (const text of ['Tea', 'Juice']) await answer(ana, text)
  const comments = (page: Page) => page.getByRole('region', { name: 'Comments' })
  for (const page of [ana, again]) await page.getByRole('button', { name: 'Open answer: Juice' }).click()
  const box = comments(ana).getByRole('textbox', { name: 'Add a comment' })
  for (const comment of ['First', 'Last']) {
    await box.fill(comment)
    await box.press('Enter')
    await comments(again).getByText(comment, { exact: true }).waitFor()
  }
  await comments(again).getByRole('button', { name: 'Reply' }).first().focus()
  const remove = comments(ana).getByRole('button', { name: 'Delete' })
  for (const [left, name] of [
    [1, 'Reply'],
    [0, 'Comments'],
  ] as const) {
    await expect.poll(() => remove.count()).toBe(left + 1)
    await remove.first().click()
    await expect.poll(() => comments(again).getByRole('button', { name: 'Reply' }).count()).toBe(left)
    await isOn(name)
  }

  // Answers, down to the last one.
  await again.keyboard.press('Escape')
  await again.getByRole('dialog').waitFor({ state: 'detached' })
  await ana.keyboard.press('Escape')
  await card(again, 'Juice').getByRole('button', { name: 'Like, 0 likes' }).focus()
  for (const [gone, name] of [
    ['Juice', 'Tea: Like, 0 likes'],
    ['Tea', 'No answers yet'],
  ] as const) {
    await ana.getByRole('button', { name: `Open answer: ${gone}`, exact: true }).click()
    for (let step = 0; step < 2; step++) await confirm()
    await card(again, gone).waitFor({ state: 'detached' })
    await isOn(name)
  }
})
