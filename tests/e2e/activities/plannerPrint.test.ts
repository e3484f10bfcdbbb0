import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { printedText } from '#support/pdf/printedText.ts'
import { laptop, phone } from '../support/devices.ts'
import { cellOf, planAdded, reads } from '../support/planActs.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('plannerPrint')

const rowCount = 120
const rowsOf = (columnCount: number): string[][] =>
  Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columnCount }, (__, column) => `text-${row + 1}-${column + 1}.`),
  )
const headingsOf = (columnCount: number): string[] =>
  Array.from({ length: columnCount }, (_, column) => `head-${column + 1}.`)

/** The pages that the browser prints. */
async function printed(page: Page): Promise<string[]> {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  return printedText(await page.pdf({ format: 'A4', margin }))
}

test('[PL18] a long table is printed as a whole, with its headings on each page, and its place on the screen stays', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  await page.goto(await planAdded(signed, workshopId, headingsOf(4), rowsOf(4)))
  await reads(page, 1, 1, 'text-1-1.')
  await cellOf(page, 1, 1).focus()
  await page.keyboard.press('Control+End')
  await cellOf(page, rowCount, 4).waitFor()
  const drawn = await page.getByRole('gridcell').count()
  expect(drawn).toBeLessThan(rowCount * 4)
  const pages = await printed(page)
  const all = pages.join(' ')
  expect(
    rowsOf(4)
      .flat()
      .filter((text) => !all.includes(text)),
  ).toEqual([])
  expect(pages.length).toBeLessThan(8)
  expect(pages[0]).toContain('Who, what, when')
  for (const text of pages) expect(text).toContain('Head-3.')
  expect(all).not.toContain('Add row')
  // The same part as before: the focus, where it was, and no more rows than the screen needs.
  await expect.poll(() => page.getByRole('gridcell').count()).toBeLessThan(rowCount * 4)
  expect(await cellOf(page, rowCount, 4).evaluate((cell) => cell === document.activeElement)).toBe(true)
})

test('[PL18] many columns are printed as cards, also from a phone', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const workshopId = await emptySession(signed)
  await page.goto(await planAdded(signed, workshopId, headingsOf(12), rowsOf(12)))
  await reads(page, 1, 1, 'text-1-1.')
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  const { page: bo } = await stage.open(phone)
  await joined(bo, workshopId)
  await reads(bo, 1, 1, 'text-1-1.')
  for (const device of [page, bo]) {
    const pages = await printed(device)
    const all = pages.join(' ')
    expect(pages.length).toBeLessThan(60)
    expect(pages[0]).toContain('Who, what, when')
    expect(
      rowsOf(12)
        .flat()
        .filter((text) => !all.includes(text)),
    ).toEqual([])
    expect(all.split('Head-12.')).toHaveLength(rowCount + 1)
  }
})
