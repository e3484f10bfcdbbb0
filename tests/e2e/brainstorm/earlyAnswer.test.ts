import { expect, test } from 'vitest'
import { card } from '../support/acts.ts'
import { builtSession, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('early-answer')

test('[U16] typing that starts as soon as the answer box appears is not interrupted when the rest of the page loads', async () => {
  const { page } = await stage.open()
  const { workshopId } = await builtSession(await signedIn(page))
  const come = Promise.withResolvers<null>()
  // The page's title, which takes the focus, loads lazily: it may arrive after the person has started typing.
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
