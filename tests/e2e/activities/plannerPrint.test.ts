import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { printedText } from '#support/pdf/printedText.ts'
import { laptop, phone } from '../support/browser/devices.ts'
import { cellOf, isFocused, planAdded, reads } from '../support/kinds/planner.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('plannerPrint')

const rowsOf = (rowCount: number, columnCount: number): string[][] =>
  Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columnCount }, (__, column) => `text-${row + 1}-${column + 1}.`),
  )
const headingsOf = (columnCount: number): string[] =>
  Array.from({ length: columnCount }, (_, column) => `head-${column + 1}.`)

/** The pages that the browser prints, with each text of these rows on one of them. */
async function printed(page: Page, rows: string[][]): Promise<string[]> {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const pages = await printedText(await page.pdf({ format: 'A4', margin }))
  const all = pages.join(' ')
  expect(rows.flat().filter((text) => !all.includes(text))).toEqual([])
  expect(pages[0]).toContain('Who, what, when')
  return pages
}

test('[PL18] a long table is printed as a whole with its headings on each page, many columns as cards, also from a phone', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  const rows = rowsOf(120, 4)
  await page.goto(await planAdded(signed, workshopId, headingsOf(4), rows))
  await reads(page, 1, 1, 'text-1-1.')
  await cellOf(page, 1, 1).focus()
  await page.keyboard.press('Control+End')
  const last = cellOf(page, 120, 4)
  await last.waitFor()
  const drawn = () => page.getByRole('gridcell').count()
  expect(await drawn()).toBeLessThan(480)
  const pages = await printed(page, rows)
  expect(pages.length).toBeLessThan(8)
  for (const text of pages) expect(text).toContain('Head-3.')
  expect(pages.join(' ')).not.toContain('Add row')
  // The same part as before: the focus, where it was, and no more rows than the screen needs.
  await expect.poll(drawn).toBeLessThan(480)
  expect(await isFocused(last)).toBe(true)

  const wide = rowsOf(60, 12)
  await page.goto(await planAdded(signed, workshopId, headingsOf(12), wide))
  await reads(page, 1, 1, 'text-1-1.')
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  const { page: bo } = await stage.open(phone)
  await joined(bo, workshopId)
  await reads(bo, 1, 1, 'text-1-1.')
  for (const device of [page, bo]) {
    const cards = await printed(device, wide)
    expect(cards.length).toBeLessThan(30)
    expect(cards.join(' ').split('Head-12.')).toHaveLength(wide.length + 1)
  }
})
