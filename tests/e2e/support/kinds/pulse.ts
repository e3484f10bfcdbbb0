import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { rate } from './evaluate.ts'

/** What people do on the pages of a pulse. */

/** Several devices have to hear of something. */
export const patience = { timeout: 20_000 }

/** The heading of the open category. */
export function category(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 2, name, exact: true })
}

/** The statement's slider. */
export function slider(page: Page, statement: string): Locator {
  return page.getByRole('slider', { name: statement, exact: true })
}

/** The ballot, and the way through the categories. */
function foot(page: Page): Locator {
  return page.getByRole('region', { name: /^Your vote, the way/ })
}

export function footButton(page: Page, name: string): Locator {
  return foot(page).getByRole('button', { name, exact: true })
}

export function press(page: Page, name: string): Promise<void> {
  return footButton(page, name).click()
}

/** Waits until the foot says this. */
export function said(page: Page, words: string): Promise<void> {
  return foot(page).getByText(words).waitFor(patience)
}

/** The statements that wait for approval, as far as this person sees them. */
export function waiting(page: Page): Locator {
  return page.getByRole('region', { name: 'Waiting for approval' })
}

/** Writes into the box for a statement and submits it with Enter. */
export async function state(page: Page, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Your Statement' })
  await box.fill(words)
  await box.press('Enter')
}

/** Chooses a value with a finger or the mouse, and sees it. */
export async function chooseValue(page: Page, statement: string, value: number): Promise<void> {
  await rate(page, statement, value)
  await expect.poll(() => slider(page, statement).getAttribute('aria-valuetext')).toBe(`${value} of 5`)
}

/** The picture of a chart. */
export function picture(page: Page, title: string): Locator {
  return page.getByRole('img', { name: title, exact: true })
}

/** The rows of the table of a chart, each as the texts of its cells. */
export async function rows(page: Page, title: string): Promise<string[][]> {
  const figure = page.getByRole('figure', { name: title, exact: true })
  const table = figure.getByRole('table', { name: title, exact: true })
  if (!(await table.isVisible())) await figure.getByText('Show as a table').click()
  return table
    .getByRole('rowgroup')
    .last()
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
    )
}
