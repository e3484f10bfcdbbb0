import { expect, test } from 'vitest'
import { laptop } from '../support/devices.ts'
import { brainstormAdded, builtSession, emptySession, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('importActivity')

test('[K4] an activity is imported with or without its input from the right one of two sessions with the same name', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const full = await builtSession(signed, { name: 'Retro' })
  await brainstormAdded(signed, full.workshopId)
  await emptySession(signed, { name: 'Retro' })
  const here = await emptySession(signed, { name: 'Autumn plan' })
  await page.goto(full.path)
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Night trains')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()

  const answer = page.getByRole('article').filter({ hasText: 'Night trains' })
  const importIt = async (input: 'With Input' | 'Without Input'): Promise<void> => {
    await page.goto(`/workshop/${here}`)
    await page.getByRole('button', { name: 'New activity' }).click()
    await page.getByRole('menuitem', { name: 'Import activity' }).click()
    const dialog = page.getByRole('dialog')
    const twins = dialog.getByRole('row').filter({ hasText: 'Retro' })
    await expect
      .poll(() => twins.allTextContents())
      .toEqual([
        expect.stringMatching(/\d\d:\d\d.* · No activities/),
        expect.stringMatching(/\d\d:\d\d.* · Brainstorm, Brainstorm/),
      ])
    const take = dialog.getByRole('button', { name: 'Import', exact: true })
    await twins.last().getByRole('radio').check()
    expect(await take.isDisabled()).toBe(true)
    await dialog.getByRole('row').filter({ hasText: 'Activity 1' }).getByRole('radio').check()
    await dialog.getByRole('radio', { name: input }).check()
    await take.click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  }
  await importIt('Without Input')
  await page.getByText('No answers yet').waitFor()
  expect(await answer.count()).toBe(0)
  await importIt('With Input')
  await answer.waitFor()
})
