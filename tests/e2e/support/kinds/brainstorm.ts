import type { Locator, Page } from 'playwright-core'

/** Actions of facilitators in the editor of a brainstorm, and of everyone around its questions. */

/** The list of topics or of questions in the editor. */
export function outline(page: Page, list: 'Topics' | 'Questions'): Locator {
  return page.getByRole('region', { name: list, exact: true })
}

/** Adds a topic or a question, and waits until its text is saved. */
export async function addEntry(page: Page, list: 'Topics' | 'Questions', text: string): Promise<void> {
  const region = outline(page, list)
  // One entry always exists; until it is loaded, the added one cannot be told from it.
  await region.getByRole('textbox').first().waitFor()
  const before = await region.getByRole('textbox').count()
  await region.getByRole('button', { name: list === 'Topics' ? 'Add Topic' : 'Add Question' }).click()
  const field = region.getByRole('textbox').nth(before)
  await field.fill(text)
  await field.press('Enter')
}

/** Chooses something from the menu of a topic or a question. */
export async function entryMenu(page: Page, label: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${label}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The texts of a list, in their order. */
export function entryTexts(page: Page, list: 'Topics' | 'Questions'): Promise<string[]> {
  return outline(page, list)
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
}

/** The text of the question on the screen. */
export function question(page: Page, text: string): Locator {
  return page.getByRole('heading', { level: 2, name: text, exact: true })
}

/** Presents what is on the facilitator's screen, and waits until the room follows. */
export async function present(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await page.getByText('Presenting', { exact: true }).waitFor()
}

/** The current question, as the list in the header shows it. */
export function picker(page: Page): Locator {
  return page.getByRole('combobox', { name: /^Question \d+ of \d+$/ })
}

/** How many rows of an answer the box shows at once. */
export function rowsShown(page: Page): Promise<number> {
  return page.getByRole('textbox', { name: 'Your answer' }).evaluate((box) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box)
    return Math.floor(
      (box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight),
    )
  })
}

/** Opens a page of the brainstorm on any screen. */
export async function goToPage(page: Page, name: 'Answers' | 'Groups'): Promise<void> {
  const list = page.getByRole('combobox', { name: 'Pages of this brainstorm' })
  const button = page.getByRole('button', { name, exact: true })
  await list.or(button).filter({ visible: true }).first().waitFor()
  if (await list.isVisible()) await pickPage(page, name)
  else await button.click()
}

/** Opens a page of the brainstorm where the row of tools is narrow, and the pages are a list. */
export async function pickPage(
  page: Page,
  name: 'Answers' | 'Groups' | 'Word Cloud' | 'Overview',
): Promise<void> {
  await page.getByRole('combobox', { name: 'Pages of this brainstorm' }).selectOption(name)
}
