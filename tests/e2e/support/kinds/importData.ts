import type { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { utils, write } from 'xlsx'

/** A spreadsheet as a file field takes it. */
export interface SheetFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** @param sheets rows of cells, by the names of the sheets */
export function xlsx(sheets: Record<string, unknown[][]>): SheetFile {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return { name: 'ideas.xlsx', mimeType, buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer }
}

/** A file of `tests/fixtures/sheets`, whose README says what it is. */
export function madeFile(name: string): SheetFile {
  const buffer = readFileSync(new URL(`../../../fixtures/sheets/${name}.xlsx`, import.meta.url))
  return { name: `${name}.xlsx`, mimeType, buffer }
}

export function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Import data from file' })
}

export function grid(page: Page): Locator {
  return dialog(page).getByRole('grid')
}

/** Waits for what the dialog says of the cells that are selected. */
export async function selected(page: Page, words: string): Promise<void> {
  await dialog(page).getByText(words).waitFor()
}

/** Opens the dialog from the editor, with a file in it. */
export async function openImport(page: Page, file?: SheetFile): Promise<void> {
  await page.getByRole('button', { name: 'Import from a file…' }).click()
  if (file) await dialog(page).locator('input[type=file]').setInputFiles(file)
}
