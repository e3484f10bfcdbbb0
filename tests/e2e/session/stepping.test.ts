import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addEntry, pickPage, picker, present, question } from '../support/brainstormActs.ts'
import { laptop, phone } from '../support/devices.ts'
import { atBrainstorm, brainstormAdded, joined } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('stepping')

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A facilitator at the first of two brainstorms, which has two questions, and a participant in the lobby. */
async function room() {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const built = await atBrainstorm(ana)
  await addEntry(ana, 'Questions', 'What next?')
  await press(ana, 'Edit')
  const second = await brainstormAdded(built, built.workshopId)
  await joined(bo, built.workshopId)
  await bo.getByText('Please wait for Ana').waitFor()
  return { ana, bo, first: built.path, second, lobby: `/workshop/${built.workshopId}` }
}

test('[S7] Previous is the reverse of Next over activities, pages and the lobby, for a leading laptop and for a phone', async () => {
  const { ana, bo, first, second, lobby } = await room()
  await press(ana, 'Next')
  await question(ana, 'What next?').waitFor()
  await press(ana, 'Groups')
  await press(ana, 'Follow me')
  await question(bo, 'What next?').waitFor()
  const bosWay: string[] = []
  bo.on('framenavigated', () => bosWay.push(new URL(bo.url()).pathname))

  await press(ana, 'Next')
  await bo.waitForURL(`**${second}`)
  // A key presses an arrow that is there: the facilitator's own page may come later than the room's.
  for (const page of [ana, bo]) await question(page, 'Question #1').waitFor()
  await ana.keyboard.press('PageUp')
  await bo.waitForURL(`**${first}`)
  for (const page of [ana, bo]) {
    await question(page, 'What next?').waitFor()
    await expect.poll(() => picker(page).getAttribute('aria-label')).toBe('Question 2 of 2')
  }
  const groups = ana.getByRole('button', { name: 'Groups', exact: true })
  await expect.poll(() => groups.getAttribute('aria-pressed')).toBe('true')
  const pages = bo.getByRole('combobox', { name: 'Pages of this brainstorm' })
  await expect.poll(() => pages.inputValue()).toMatch(/groups/i)
  await ana.keyboard.press('PageUp')
  for (const page of [ana, bo]) await question(page, 'Question #1').waitFor()

  // Into the lobby and out of it again: the room follows all the way.
  await ana.keyboard.press('PageUp')
  await bo.waitForURL(`**${lobby}`)
  await ana.getByText('The room follows: everyone is in the lobby').waitFor()
  await expect.poll(() => bo.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true)
  await ana.keyboard.press('PageDown')
  await bo.waitForURL(`**${first}`)
  await question(bo, 'Question #1').waitFor()
  expect(bosWay).toEqual([second, first, lobby, first])

  // Nobody leads: a participant's own steps are undone in the same way, wherever the room is.
  await press(ana, 'Disable follow me')
  await pickPage(bo, 'Answers')
  const tap = (name: string) => bo.getByRole('button', { name, exact: true }).tap()
  await tap('Next')
  await question(bo, 'What next?').waitFor()
  await tap('Next')
  await bo.waitForURL(`**${second}`)
  await question(bo, 'Question #1').waitFor()
  await tap('Previous')
  await bo.waitForURL(`**${first}`)
  await question(bo, 'What next?').waitFor()
})

test('[W5] deleting or hiding the presented activity moves the room to the lobby at once', async () => {
  const { ana, bo, lobby } = await room()
  await present(ana)
  await question(bo, 'Question #1').waitFor()
  // Skeletons are shown while an activity loads. Counted in frames: a busy machine draws fewer of them in the same time.
  const greyFrames = bo.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0
        const look = (): void => {
          if (!location.pathname.includes('/brainstorm/')) return resolve(frames)
          if (document.querySelector('textarea') === null) frames += 1
          requestAnimationFrame(look)
        }
        look()
      }),
  )
  await ana.getByRole('button', { name: 'Actions for Brainstorm', exact: true }).first().click()
  await ana.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await bo.waitForURL(`**${lobby}`)
  await bo.getByText('Please wait for Ana').waitFor()
  expect(await greyFrames).toBeLessThan(60)
  await ana.waitForURL(`**${lobby}`)
})
