import { expect, test } from 'vitest'
import { answer, card } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { addEntry, entryMenu, outline, present } from '../support/brainstormActs.ts'
import { atBrainstorm, joined } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

/** For elements of the editor, which a phone does not show beside the page. */
const onLaptop = looks.main.slice(0, 1)

const stage = setStage('axeBrainstorm')

test('axe finds nothing serious on the pages and dialogs of a brainstorm', async () => {
  const [{ page }, bo] = [await stage.open(), await stage.open()]
  const found: string[] = []
  const dialog = page.getByRole('dialog')
  const boDialog = bo.page.getByRole('dialog')
  const { workshopId } = await atBrainstorm(page)
  await outline(page, 'Questions').waitFor()
  await addEntry(page, 'Questions', 'Second')
  await addEntry(page, 'Topics', 'Next day')
  const moveUp = page.getByRole('menuitem', { name: 'Move up' })
  await page.getByRole('button', { name: 'Actions for Question 2', exact: true }).click()
  await moveUp.waitFor()
  await page.getByRole('menu').locator(':focus').waitFor()
  found.push(...(await findings(page, 'menu of a question', onLaptop)))
  await page.keyboard.press('Escape')
  await moveUp.waitFor({ state: 'detached' })
  for (const [label, what] of [
    ['Question 2', 'question'],
    ['Topic 2', 'topic'],
  ] as const) {
    await entryMenu(page, label, 'Delete')
    await dialog.getByRole('heading', { name: `Are you sure you want to delete this ${what}?` }).waitFor()
    await dialog.locator(':focus').waitFor()
    found.push(...(await findings(page, `delete a ${what}`, onLaptop)))
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: /^Select topic/ }).click()
  await dialog.getByRole('radio').first().waitFor()
  found.push(...(await findings(page, 'select topic')))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await answer(page, 'Tea')
  await page.getByRole('button', { name: 'Show answers', exact: true }).click()
  await present(page)
  await joined(bo.page, workshopId)
  await card(bo.page, 'Tea').waitFor()
  await answer(bo.page, 'Coffee')
  found.push(...(await findings(bo.page, 'answers, participant', looks.main)))
  await bo.page.getByRole('button', { name: 'Several answers' }).click()
  // A dialog takes the focus when it opens.
  await boDialog.locator(':focus').waitFor()
  await boDialog.getByRole('textbox').fill('One')
  await boDialog.getByRole('textbox').press('Enter')
  await boDialog.getByRole('button', { name: 'Take out: One' }).waitFor()
  found.push(...(await findings(bo.page, 'several answers')))
  await bo.page.keyboard.press('Escape')
  await boDialog.waitFor({ state: 'detached' })
  await bo.page.getByRole('textbox', { name: 'Search answers' }).fill('nothing')
  await bo.page.getByText('No answer contains this').waitFor()
  found.push(...(await findings(bo.page, 'nothing found')))
  await page.getByRole('button', { name: 'Open answer: Coffee' }).click()
  await dialog.locator(':focus').waitFor()
  const comment = dialog.getByRole('textbox', { name: 'Add a comment' })
  await comment.fill('Black')
  await comment.press('Enter')
  await dialog.getByRole('listitem').getByText('Black').waitFor()
  found.push(...(await findings(page, 'answer, facilitator')))
  await page.getByRole('button', { name: 'Present to all' }).click()
  await boDialog.waitFor()
  found.push(...(await findings(bo.page, 'presented answer, participant')))
  await dialog.getByRole('button', { name: 'Delete', exact: true }).first().click()
  const question = page.getByRole('heading', { name: 'Are you sure you want to delete this answer?' })
  await question.waitFor()
  found.push(...(await findings(page, 'delete an answer')))
  // Back to the answer, and out of it.
  await page.keyboard.press('Escape')
  await comment.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Overview' }).click()
  await page.getByRole('button', { name: '2. Second' }).first().waitFor()
  found.push(...(await findings(page, 'overview')))
  expect(found).toEqual([])
})
