import { expect, test } from 'vitest'
import { arrow } from '../support/people/acts.ts'
import { addEntry, picker, question } from '../support/kinds/brainstorm.ts'
import { laptop, phone } from '../support/browser/devices.ts'
import { atBrainstorm, brainstormAdded, joined } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('stepping')

test('[S5] [S7] [W5] the room follows steps by arrow and clicker over activities, pages and the lobby, and out of a deleted activity', async () => {
  const [{ page: ana }, { page: bo }] = [await stage.open(laptop), await stage.open(phone)]
  const built = await atBrainstorm(ana)
  await addEntry(ana, 'Questions', 'What next?')
  const press = (name: string) => ana.getByRole('button', { name, exact: true }).click()
  await press('Edit')
  const [first, second] = [built.path, await brainstormAdded(built, built.workshopId)]
  const lobby = `/workshop/${built.workshopId}`
  await joined(bo, built.workshopId)
  await bo.getByText('Please wait for Ana').waitFor()

  await arrow(ana, 'Next').click()
  await question(ana, 'What next?').waitFor()
  await press('Groups')
  await press('Follow me')
  await question(bo, 'What next?').waitFor()
  const bosWay: string[] = []
  bo.on('framenavigated', () => bosWay.push(new URL(bo.url()).pathname))
  await arrow(ana, 'Next').click()
  await bo.waitForURL(`**${second}`)
  // A key presses an arrow that is there: the facilitator's own page may come later than the room's.
  for (const page of [ana, bo]) await question(page, 'Question #1').waitFor()
  await ana.keyboard.press('PageUp')
  await bo.waitForURL(`**${first}`)
  for (const page of [ana, bo]) await question(page, 'What next?').waitFor()
  const pages = bo.getByRole('combobox', { name: 'Pages of this brainstorm' })
  await expect.poll(() => pages.inputValue()).toMatch(/groups/i)
  await ana.keyboard.press('PageUp')
  for (const page of [ana, bo]) await question(page, 'Question #1').waitFor()
  await ana.keyboard.press('PageUp')
  await bo.waitForURL(`**${lobby}`)
  await ana.getByText('The room follows: everyone is in the lobby').waitFor()
  await expect.poll(() => arrow(bo, 'Next').isDisabled()).toBe(true)
  await ana.keyboard.press('PageDown')
  await bo.waitForURL(`**${first}`)
  await question(bo, 'Question #1').waitFor()
  expect(bosWay).toEqual([second, first, lobby, first])

  // Nobody leads: a participant's own steps are undone in the same way, wherever the room is.
  await press('Disable follow me')
  await arrow(bo, 'Next').tap()
  await expect.poll(() => picker(bo).getAttribute('aria-label')).toBe('Question 2 of 2')
  await arrow(bo, 'Next').tap()
  await bo.waitForURL(`**${second}`)
  await question(bo, 'Question #1').waitFor()
  await arrow(bo, 'Previous').tap()
  await bo.waitForURL(`**${first}`)
  await question(bo, 'What next?').waitFor()

  // Deleting the activity moves who is there to the lobby at once, without the skeletons of an activity that loads.
  const greyFrames = bo.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0
        const look = (): void => {
          if (!location.pathname.includes('/brainstorm/')) return resolve(frames)
          if (!document.querySelector('main')?.innerText.includes('What next?')) frames += 1
          requestAnimationFrame(look)
        }
        look()
      }),
  )
  await ana.getByRole('button', { name: 'Actions for Brainstorm', exact: true }).first().click()
  await ana.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  for (const page of [bo, ana]) await page.waitForURL(`**${lobby}`)
  await bo.getByText('Please wait for Ana').waitFor()
  expect(await greyFrames).toBeLessThan(60)
})
