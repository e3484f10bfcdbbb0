import { expect, test } from 'vitest'
import { card } from './support/acts.ts'
import { builtSession, signedIn } from './support/ready.ts'
import { setStage } from './support/stage.ts'

const stage = setStage('early-answer')

test('[U16] an answer begun the moment its box is there goes on when the rest of the page comes', async () => {
  const { page } = await stage.open()
  const { workshopId } = await builtSession(await signedIn(page))
  const come = Promise.withResolvers<null>()
  // The title, which takes the focus of a new page, is in a file of its own: it may come when somebody types already.
  await page.route(/\/assets\/TitlesInPlace-[^/]*\.js$/, async (route) => {
    await come.promise
    await route.continue()
  })
  await page.goto(`/workshop/${workshopId}`)
  await page
    .getByRole('navigation', { name: 'Agenda' })
    .getByRole('link', { name: /Brainstorm/ })
    .click()
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await box.focus()
  await page.keyboard.type('Written ')
  come.resolve(null)
  await page.getByRole('heading', { level: 1, name: 'Brainstorm' }).waitFor()
  await page.keyboard.type('early')
  expect(await box.inputValue()).toBe('Written early')
  await page.keyboard.press('Enter')
  await card(page, 'Written early').waitFor()
})
