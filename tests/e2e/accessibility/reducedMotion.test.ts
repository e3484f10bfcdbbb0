import { expect, test } from 'vitest'
import { addEntry, entryTexts, outline } from '../support/brainstormActs.ts'
import { laptop } from '../support/devices.ts'
import { atBrainstorm } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('reducedMotion')

test('with reduced motion a new colour scheme is there at once, and what is dragged arrives where it is dropped', async () => {
  const { page } = await stage.open({ ...laptop, reducedMotion: 'reduce', colorScheme: 'light' })
  await atBrainstorm(page)
  for (const text of ['Second', 'Third']) await addEntry(page, 'Questions', text)
  await expect.poll(() => entryTexts(page, 'Questions')).toEqual(['Question #1', 'Second', 'Third'])

  const moved = await page.evaluateHandle(() => {
    const properties: string[] = []
    document.addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName), true)
    return properties
  })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).not.toBe(light)
  expect(await moved.jsonValue()).toEqual([])

  const questions = outline(page, 'Questions')
  await questions.getByRole('button', { name: 'Sort Question 3' }).hover()
  await page.mouse.down()
  const above = await questions.getByRole('button', { name: 'Sort Question 2' }).boundingBox()
  if (!above) throw new Error('not on the screen')
  await page.mouse.move(above.x + above.width / 2, above.y + above.height / 2, { steps: 8 })
  await questions.locator('[data-dragged]').waitFor()
  await page.mouse.up()
  await expect.poll(() => entryTexts(page, 'Questions')).toEqual(['Question #1', 'Third', 'Second'])
  await questions.locator('[data-dragged]').waitFor({ state: 'detached' })
})
