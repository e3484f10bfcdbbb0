import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { card, saved } from '../support/people/acts.ts'
import { laptop } from '../support/browser/devices.ts'
import { identifyAdded } from '../support/kinds/identify.ts'
import { emptySession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('identifyKeyboard')

/** Activates the element with this name, as from a screen reader's list, once it really has the focus. */
async function press(page: Page, name: string, within: Pick<Page, 'getByRole'> = page): Promise<void> {
  const button = within.getByRole('button', { name, exact: true }).first()
  await button.focus()
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
}

/** Opens an answer, and waits until its dialog has taken the focus. */
async function openAnswer(page: Page, text: string): Promise<void> {
  await press(page, `Open answer: ${text}`)
  await page.getByRole('dialog').locator(':focus').waitFor()
}

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)

test('a whole Identify with the keyboard alone: built, presented, answered with a description, changed, shown, deleted, undone', async () => {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(laptop)]
  const signed = await signedIn(ana)
  const workshopId = await emptySession(signed)
  const { path } = await identifyAdded(signed, workshopId, ['What helps?'])
  await ana.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await ana.goto(path)
  await joined(bo, workshopId)

  await press(ana, 'Add topic')
  await expect.poll(() => focused(ana)).toBe('Text of Topic 2')
  await ana.keyboard.type('What hinders?')
  await press(ana, 'Present')
  const topic = bo.getByRole('region', { name: 'What hinders?', exact: true })
  await topic.waitFor()

  await press(bo, 'Answer in: What hinders?')
  await expect.poll(() => focused(bo)).toBe('Your answer')
  await bo.keyboard.type('Too many tools')
  await press(bo, 'Add a description')
  await expect.poll(() => focused(bo)).toBe('Answer description')
  await bo.keyboard.type('Five for one thing')
  await press(bo, 'Submit')
  await card(topic, 'Too many tools').getByText('Five for one thing').waitFor()
  await saved(bo)

  await openAnswer(bo, 'Too many tools')
  await press(bo, 'Edit')
  await expect.poll(() => focused(bo)).toBe('Your answer')
  await bo.keyboard.press('Control+a')
  await bo.keyboard.type('Too many screens')
  await bo.keyboard.press('Enter')
  await bo.getByRole('button', { name: 'Edit', exact: true }).waitFor()
  await bo.keyboard.press('Escape')
  await bo.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => focused(bo)).toBe('Open answer: Too many screens')
  await card(ana, 'Too many screens').waitFor()

  await press(ana, 'Show answers')
  await bo.getByText('Answers from other participants are hidden.').waitFor({ state: 'detached' })

  await openAnswer(ana, 'Too many screens')
  await press(ana, 'Delete')
  const question = ana.getByRole('dialog', { name: 'Are you sure you want to delete this answer?' })
  // The dialog gives the focus to its first choice once it has opened.
  await question.getByRole('button', { name: 'Cancel' }).and(ana.locator(':focus')).waitFor()
  await press(ana, 'Delete', question)
  await ana.getByRole('dialog').waitFor({ state: 'detached' })
  await card(topic, 'Too many screens').waitFor({ state: 'detached' })
  await press(ana, 'Undo', ana.getByRole('alert'))
  await card(topic, 'Too many screens').waitFor()
  await press(bo, 'I’m done')
  await ana.getByText('1 done · 1 here').waitFor()
})
