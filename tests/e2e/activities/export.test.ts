import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { answer, saved } from '../support/people/acts.ts'
import { findings } from '../support/looking/axe.ts'
import { atBrainstorm } from '../support/people/people.ts'
import { chooseRun } from '../support/sessions/runSession.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('export')

test('[V1] a facilitator downloads the spreadsheet and the issues with the keyboard only, also after the end', async () => {
  const { page } = await stage.open()
  const { workshopId } = await atBrainstorm(page, { name: 'Kick-off: spring' })
  await answer(page, '=1+1 is no formula')
  await saved(page)
  const dialog = page.getByRole('dialog', { name: 'Export input' })
  const spreadsheet = dialog.getByRole('button', { name: 'Download: Spreadsheet' })
  /** The file downloaded as a result of an action. */
  const downloaded = async (act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> => {
    const [download] = await Promise.all([page.waitForEvent('download'), act()])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  await page.getByRole('button', { name: 'Run the session' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Export…' }).press('Enter')
  await spreadsheet.waitFor()
  await expect.poll(() => spreadsheet.evaluate((button) => button === document.activeElement)).toBe(true)
  const sheet = await downloaded(() => page.keyboard.press('Enter'))
  expect(sheet.name).toBe(`Kick-off spring ${workshopId}.xlsx`)
  const book = read(sheet.bytes)
  expect(utils.sheet_to_csv(book.Sheets['Brainstorm'] ?? {})).toContain('=1+1 is no formula')
  await dialog.getByLabel('Activity').press('Tab')
  const issues = await downloaded(() => page.keyboard.press('Enter'))
  expect(issues.name).toBe(`jira ${workshopId}.csv`)
  expect(issues.bytes.toString()).toMatch(/^\ufeffSummary,/)
  expect(await findings(page, 'export')).toEqual([])

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await chooseRun(page, 'End session…')
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await page.getByRole('heading', { name: 'This session has ended' }).waitFor()
  await page.getByRole('button', { name: 'Export input' }).click()
  expect((await downloaded(() => spreadsheet.click())).name).toBe(sheet.name)
})
