import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, card, late } from '../support/acts.ts'
import { addEntry, entryMenu, outline, present } from '../support/brainstormActs.ts'
import { laptop } from '../support/devices.ts'
import { atBrainstorm, brainstormAdded, joined, signedInAs } from '../support/ready.ts'
import { toTop } from '../support/sight.ts'
import { setStage } from '../support/stage.ts'

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

async function open() {
  const { page } = await stage.open(laptop)
  page.setDefaultTimeout(20_000)
  return page
}

async function inView(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => card(page, text).evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true)
}

async function deleteAnswer(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: `Open answer: ${text}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).first().click()
  const asked = page.getByRole('dialog', { name: 'Are you sure you want to delete this answer?' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await card(page, text).waitFor({ state: 'detached' })
}

test('when somebody else deletes the focused answer, focus moves to its neighbour, finally to the empty state', async () => {
  const [ana, bo] = [await open(), await open()]
  const { workshopId } = await atBrainstorm(ana)
  await joined(bo, workshopId)
  for (const text of ['Tea', 'Juice', 'Milk']) await answer(ana, text)
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await present(ana)
  await card(bo, 'Juice').getByRole('button', { name: 'Like, 0 likes' }).focus()
  await expect.poll(() => bo.getByRole('article').count()).toBe(3)
  const before = await bo.getByRole('article').allInnerTexts()
  const at = before.findIndex((text) => text.startsWith('Juice'))
  const next = before[at + 1]?.split('\n')[0] ?? ''
  const other = next === 'Tea' ? 'Milk' : 'Tea'
  await deleteAnswer(ana, 'Juice')
  await expect.poll(() => focused(bo)).toBe(`${next}: Like, 0 likes`)
  await deleteAnswer(ana, next)
  await expect.poll(() => focused(bo)).toBe(`${other}: Like, 0 likes`)
  // Liking is closed: the like button is disabled, the answer beside it is not.
  await ana.getByRole('switch', { name: 'Close liking' }).click()
  await expect.poll(() => focused(bo)).toBe(`${other}: Open answer: ${other}`)
  await deleteAnswer(ana, other)
  await expect.poll(() => focused(bo)).toBe('No answers yet')
})

test('focus stays on its answer in a long list that shifts, also when scrolled out of view', async () => {
  const [ana, bo] = [await open(), await open()]
  const { workshopId } = await atBrainstorm(ana)
  await joined(bo, workshopId)
  const texts = Array.from({ length: 60 }, (_, index) => `Answer ${String(index + 1).padStart(2, '0')}`)
  await ana.getByRole('textbox', { name: 'Your answer' }).fill(texts.join('\n'))
  await ana.getByRole('button', { name: 'Make 60 answers of them' }).click()
  // The last cards come into view. The first ones are further up and not rendered: the list is virtualized.
  await inView(ana, texts.at(-1) ?? '')
  await toTop(ana)
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await present(ana)
  await bo.getByText('60 answers').waitFor(late)
  await bo.getByRole('article').nth(8).waitFor()
  const shown = await bo.getByRole('article').allInnerTexts()
  const names = shown.map((text) => text.split('\n')[0] ?? '')
  const [gone, kept] = [names[0] ?? '', names[8] ?? '']
  await bo.getByRole('button', { name: `Open answer: ${kept}`, exact: true }).focus()
  await deleteAnswer(ana, gone)
  await bo.getByText('59 answers').waitFor()
  await expect.poll(() => focused(bo)).toBe(`${kept}: Open answer: ${kept}`)
  await bo.mouse.wheel(0, 5000)
  await expect.poll(() => bo.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  expect(await focused(bo)).toBe(`${kept}: Open answer: ${kept}`)
})

test('focus is kept in the editor, the agenda and the comments too', async () => {
  const [ana, again] = [await open(), await open()]
  const signed = await atBrainstorm(ana)
  const { workshopId, path } = signed
  await brainstormAdded(signed, workshopId)
  await signedInAs(again, signed.email)
  await again.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await again.goto(path)

  await addEntry(ana, 'Questions', 'Second')
  await addEntry(ana, 'Questions', 'Third')
  const menuOf = (label: string) => again.getByRole('button', { name: `Actions for ${label}`, exact: true })
  await menuOf('Question 3').waitFor()
  await menuOf('Question 2').focus()
  await entryMenu(ana, 'Question 2', 'Delete')
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => outline(again, 'Questions').getByRole('textbox').count()).toBe(2)
  await expect.poll(() => focused(again)).toBe('Actions for Question 2')

  // In a text that goes, nobody writes on in the next one.
  const writing = outline(again, 'Questions').getByRole('textbox').nth(1)
  await writing.focus()
  await entryMenu(ana, 'Question 2', 'Delete')
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => outline(again, 'Questions').getByRole('textbox').count()).toBe(1)
  await expect.poll(() => focused(again)).toBe('Sort Question 1')

  const agenda = (page: Page) => page.getByRole('navigation', { name: 'Agenda' })
  await agenda(again).getByRole('button').nth(1).focus()
  await agenda(ana).getByRole('button').nth(1).click()
  await ana.getByRole('menuitem', { name: 'Delete' }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => agenda(again).getByRole('button').count()).toBe(1)
  const left = await agenda(again).getByRole('button').first().getAttribute('aria-label')
  await expect.poll(() => focused(again)).toBe(left)

  await answer(ana, 'Tea')
  for (const page of [ana, again]) await page.getByRole('button', { name: 'Open answer: Tea' }).click()
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Answer' })
  const box = dialog(ana).getByRole('textbox', { name: 'Add a comment' })
  for (const comment of ['First', 'Last']) {
    await box.fill(comment)
    await box.press('Enter')
    await dialog(again).getByText(comment, { exact: true }).waitFor()
  }
  await dialog(again).getByRole('button', { name: 'Reply' }).first().focus()
  const remove = dialog(ana).getByRole('region', { name: 'Comments' }).getByRole('button', { name: 'Delete' })
  await expect.poll(() => remove.count()).toBe(2)
  await remove.first().click()
  await expect.poll(() => dialog(again).getByRole('button', { name: 'Reply' }).count()).toBe(1)
  await expect.poll(() => focused(again)).toBe('Reply')
  await expect.poll(() => remove.count()).toBe(1)
  await remove.first().click()
  await expect.poll(() => focused(again)).toBe('Comments')
})
