import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { card } from '../support/people/acts.ts'
import { findings, looks } from '../support/looking/axe.ts'
import { phone } from '../support/browser/devices.ts'
import { groupingSession } from '../support/kinds/groups.ts'
import { joined } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'
import { addActivity } from '#support/calls/session.ts'

const stage = setStage('copyInput')

const answerDialog = (page: Page) => page.getByRole('dialog', { name: 'Answer' })
const openCard = (page: Page, text: string) => card(page, text).getByRole('button', { name: text }).click()

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const is = await page.evaluate((wanted) => {
      const active = document.activeElement
      const label = active?.closest('label')?.textContent ?? active?.getAttribute('aria-label')
      return (label ?? active?.textContent ?? '').trim().startsWith(wanted)
    }, name)
    if (is) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${name} by Tab`)
}

test('[K6] [K12] with the keyboard only answers are copied to another activity; each leads back to where it comes from', async () => {
  const { session, open } = await groupingSession(stage, ['Tea', 'Coffee', 'Water'])
  const fay = session.facilitator
  const next = await addActivity(fay, session.workshopId, 'Next')
  const { page } = await open()
  const found: string[] = []
  await page.getByRole('button', { name: 'Options of this activity' }).press('Enter')
  const entry = page.getByRole('menuitem', { name: 'Copy input to another activity' })
  // The menu takes the focus a moment after it is there.
  const menu = page.getByRole('menu')
  await expect.poll(() => menu.evaluate((all) => all.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => entry.evaluate((item) => item === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Copy input to another activity' })
  await dialog.getByText('All 3 answers').waitFor()
  found.push(...(await findings(page, 'target', looks.side.slice(0, 1), '[role=dialog]')))
  await tabTo(page, 'Next')
  await page.keyboard.press('Space')
  await tabTo(page, 'Copy Answers')
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: 'Individual Answers' }).waitFor()
  await tabTo(page, 'Answers')
  await page.keyboard.press('Space')
  await dialog.getByText('4. Select Question(s):').waitFor()
  found.push(...(await findings(page, 'wizard', looks.side, '[role=dialog]')))
  await tabTo(page, 'Copy')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('3 copied to “Next”.').first().waitFor()
  // Before anything else: the notice goes away by itself.
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  for (const text of ['Tea', 'Coffee', 'Water']) await card(page, text).waitFor()
  expect(found).toEqual([])

  // What was copied leads to the very answer that it comes from.
  await openCard(page, 'Coffee')
  await answerDialog(page).getByRole('link', { name: 'From Ideas' }).click()
  await page.waitForURL(`**/brainstorm/${session.objectId}`)
  // The copy's dialog closes with its page; the one that opens is the original's, which comes from nowhere.
  await page.getByRole('link', { name: 'From Ideas' }).waitFor({ state: 'detached' })
  await answerDialog(page).getByText('Coffee', { exact: true }).waitFor()

  await fay.must(
    `mutation ($id: ID!) { setGlobalAnswers(brainstormId: $id, globalAnswers: true) { ok errorString } }`,
    { id: next.objectId },
  )
  const { page: bo } = await stage.open(phone)
  await joined(bo, session.workshopId)
  // The arrow of the page that is there: an address changes before its page is drawn.
  for (const [name, { objectId }] of [
    ['Ideas', session],
    ['Next', next],
  ] as const) {
    await bo.getByRole('button', { name: `Next: ${name}` }).click()
    await bo.waitForURL(`**/brainstorm/${objectId}`)
  }
  await openCard(bo, 'Tea')
  await bo.getByRole('link', { name: 'From Ideas' }).click()
  await bo.waitForURL(`**/brainstorm/${session.objectId}`)
  // None opens there: the room is not told which answer it was.
  await bo.getByRole('dialog').waitFor({ state: 'detached' })
  await card(bo, 'Tea').waitFor()
})
