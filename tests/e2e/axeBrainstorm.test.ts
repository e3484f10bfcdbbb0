import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '#support/browser.ts'
import { runPlenum } from '#support/runningPlenum.ts'
import type { RunningPlenum } from '#support/runningPlenum.ts'
import { addBrainstorm, answer, card, createSession, join, signUp } from './support/acts.ts'
import { findings, looks } from './support/axe.ts'
import { addEntry, outline, present } from './support/brainstormActs.ts'
import { laptop, openDevice } from './support/devices.ts'

let plenum: RunningPlenum
let browser: Browser

beforeAll(async () => {
  plenum = await runPlenum()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await plenum?.stop()
})

test('axe finds nothing serious on the pages and dialogs of a brainstorm', async () => {
  const [ana, bo] = [
    await openDevice(browser, plenum.url, laptop),
    await openDevice(browser, plenum.url, laptop),
  ]
  const { page } = ana
  const found: string[] = []
  await signUp(page)
  const workshopId = await createSession(page, 'Kick-off')
  await addBrainstorm(page)
  await outline(page, 'Questions').waitFor()
  found.push(...(await findings(page, 'no answers, with the editor', looks.main)))
  await addEntry(page, 'Questions', 'Second')
  await addEntry(page, 'Topics', 'Next day')
  await page.getByRole('button', { name: 'Actions for Question 2', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).waitFor()
  found.push(...(await findings(page, 'menu of a question')))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Select topic/ }).click()
  await page.getByRole('radio').first().waitFor()
  found.push(...(await findings(page, 'select topic')))
  await page.keyboard.press('Escape')
  await answer(page, 'Tea')
  await page.getByRole('button', { name: 'Show answers', exact: true }).click()
  await present(page)
  await join(bo.page, workshopId)
  await card(bo.page, 'Tea').waitFor()
  await answer(bo.page, 'Coffee')
  found.push(...(await findings(bo.page, 'answers, participant', looks.main)))
  await bo.page.getByRole('button', { name: 'Several answers' }).click()
  await bo.page.getByRole('dialog').getByRole('textbox').fill('One')
  await bo.page.keyboard.press('Enter')
  found.push(...(await findings(bo.page, 'several answers')))
  await bo.page.keyboard.press('Escape')
  await bo.page.getByRole('textbox', { name: 'Search answers' }).fill('nothing')
  await bo.page.getByText('No answer contains this').waitFor()
  found.push(...(await findings(bo.page, 'nothing found')))
  await page.getByRole('button', { name: 'Open answer: Coffee' }).click()
  await page.getByRole('textbox', { name: 'Add a comment' }).fill('Black')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Black').waitFor()
  found.push(...(await findings(page, 'answer, facilitator')))
  await page.getByRole('button', { name: 'Present to all' }).click()
  await bo.page.getByRole('dialog').waitFor()
  found.push(...(await findings(bo.page, 'presented answer, participant')))
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Are you sure you want to delete this answer?' }).waitFor()
  found.push(...(await findings(page, 'delete an answer')))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Overview' }).click()
  await page.getByRole('button', { name: '2. Second' }).first().waitFor()
  found.push(...(await findings(page, 'overview')))
  expect(found).toEqual([])
  await Promise.all([ana.context.close(), bo.context.close()])
})
