import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { card } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { entryTexts, outline } from '../support/brainstormActs.ts'
import { laptop } from '../support/devices.ts'
import type { Screen } from '../support/devices.ts'
import { atBrainstorm } from '../support/ready.ts'
import { dialog, grid, madeFile, openImport, selected, xlsx } from '../support/sheet.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('importData')

const long = 'x'.repeat(300)

/** A facilitator with a brainstorm whose editor is open. */
async function start(screen: Screen = laptop): Promise<Page> {
  const { page } = await stage.open(screen)
  await atBrainstorm(page)
  return page
}

/** Holds the call for an import's third topic until it is released. */
async function holdThirdTopic(page: Page): Promise<{ isHeld: Promise<true>; letThrough: () => void }> {
  const [held, through] = [Promise.withResolvers<true>(), Promise.withResolvers<true>()]
  let topics = 0
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ImportTopic') && (topics += 1) === 3) {
      held.resolve(true)
      await through.promise
    }
    await route.continue()
  })
  return { isHeld: held.promise, letThrough: () => through.resolve(true) }
}

test('[N1][N2][N3][N4] with the keyboard only: cells become answers, and texts that are too long are reported', async () => {
  const page = await start()
  const found: string[] = []
  await outline(page, 'Questions').waitFor()
  await page.getByRole('button', { name: 'Import from a file…' }).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Choose a file' }).waitFor()
  found.push(...(await findings(page, 'file', looks.side, '[role=dialog]')))
  const file = xlsx({ Ideas: [['Tea', 'Coffee'], [], ['Water', ' '], [long, 'Juice']], Other: [['Milk']] })
  const input = dialog(page).locator('input[type=file]')
  await input.setInputFiles({ ...file, name: 'ideas.csv' })
  await dialog(page).getByRole('alert').getByText('Invalid File Type').waitFor()
  await input.setInputFiles(file)
  await grid(page).focus()
  await page.keyboard.press('ArrowDown')
  await selected(page, 'One text is selected (A1).')
  await page.keyboard.press('Shift+ArrowDown')
  await selected(page, '2 texts are selected (A1:A3).')
  await page.keyboard.press('Control+a')
  await selected(page, '5 texts are selected (A1:B4). One is longer')
  const run = dialog(page).getByRole('button', { name: 'Import', exact: true })
  expect(await run.isDisabled()).toBe(true)
  await dialog(page).getByRole('radio', { name: 'Answers' }).focus()
  await page.keyboard.press('Space')
  // The only ones are chosen already.
  const question = dialog(page).getByRole('checkbox', { name: 'Question #1' })
  await expect.poll(() => dialog(page).getByRole('checkbox', { name: 'Topic 1' }).isChecked()).toBe(true)
  await expect.poll(() => question.isChecked()).toBe(true)
  await question.focus()
  await page.keyboard.press('Space')
  await dialog(page).getByText('To import, first select a subtopic.').waitFor()
  await page.keyboard.press('Space')
  found.push(...(await findings(page, 'sheet', looks.side, '[role=dialog]')))
  await run.focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByText('4 of 5 were added.').waitFor()
  const failures = dialog(page).getByRole('list', { name: 'One text was not added' })
  await failures.getByText('It has 300 characters; at most 250 fit.').waitFor()
  found.push(...(await findings(page, 'done', looks.side, '[role=dialog]')))
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().press('Enter')
  for (const text of ['Tea', 'Coffee', 'Water', 'Juice']) await card(page, text).waitFor()
  expect(found).toEqual([])
})

test('[N2][N3][N4] cells selected by dragging become questions, up to ten, and the rest is reported', async () => {
  const page = await start()
  const rows = Array.from({ length: 12 }, (_, index) => [`Idea ${index + 1}`, 'beside'])
  await openImport(page, xlsx({ Ideas: rows, Other: [['Milk']] }))
  const cell = (name: string) => grid(page).getByRole('gridcell', { name, exact: true })
  // Hovering waits until the dialog has stopped moving, so its box is final.
  await cell('Idea 2').hover({ position: { x: 20, y: 10 } })
  const to = await cell('Idea 5').boundingBox()
  if (!to) throw new Error('no cell')
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + 20, { steps: 5 })
  await page.mouse.up()
  await selected(page, '4 texts are selected (A2:A5).')
  const colour = await cell('Idea 2').evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--cell-selection').trim(),
  )
  expect(colour.toLowerCase()).toBe('#007ce8')
  // A letter takes its column; another sheet starts anew.
  await grid(page).getByRole('columnheader', { name: 'A', exact: true }).click()
  await selected(page, '12 texts are selected (A1:A12).')
  await dialog(page).getByRole('tab', { name: 'Other' }).click()
  await cell('Milk').click()
  await selected(page, 'One text is selected (A1).')
  await dialog(page).getByRole('tab', { name: 'Ideas' }).click()
  await grid(page).getByRole('columnheader', { name: 'A', exact: true }).click()
  await dialog(page).getByRole('radio', { name: 'Question' }).check()
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await dialog(page).getByText('9 of 12 were added.').waitFor()
  const failures = dialog(page).getByRole('list', { name: '3 texts were not added' })
  await failures.waitFor()
  expect(await failures.getByText('A brainstorm has at most 10 questions.').count()).toBe(3)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await outline(page, 'Questions').getByRole('textbox').nth(9).waitFor()
  await expect.poll(async () => (await entryTexts(page, 'Questions')).at(-1)).toBe('Idea 9')
  expect(await entryTexts(page, 'Questions')).toHaveLength(10)
})

test('[N1][N2][N5] a protected file says so; what is hidden in a file is shown as such, left out of everything and taken by hand', async () => {
  const page = await start()
  await openImport(page, madeFile('password'))
  await dialog(page).getByRole('alert').getByText('protected with a password').waitFor()
  const input = dialog(page).locator('input[type=file]')
  await input.setInputFiles(madeFile('streamed-zip64'))
  await grid(page).getByRole('gridcell', { name: 'Coffee' }).waitFor()
  await input.setInputFiles(madeFile('errors-booleans'))
  await grid(page).getByRole('gridcell', { name: '#DIV/0!' }).waitFor()
  await grid(page).focus()
  await page.keyboard.press('Control+a')
  await selected(page, 'One text is selected (A1:C1). 2 cells have errors')
  await input.setInputFiles(madeFile('hidden-rows-columns'))
  await grid(page).getByRole('rowheader', { name: '2 hidden', exact: true }).waitFor()
  await grid(page).getByRole('columnheader', { name: 'B hidden', exact: true }).waitFor()
  await grid(page).focus()
  await page.keyboard.press('Control+a')
  await selected(page, '2 texts are selected (A1:B3).')
  const isSelected = grid(page).getByRole('gridcell', { selected: true })
  expect(await isSelected.allTextContents()).toEqual(['Tea', 'Water'])
  expect(await findings(page, 'hidden', looks.side, '[role=dialog]')).toEqual([])
  await grid(page).getByRole('gridcell', { name: 'filtered out' }).click()
  await selected(page, 'One text is selected (A2).')
})

test('[N1][N4] a large sheet can be scrolled, its import cancelled, and cells selected by touch', async () => {
  const page = await start({ ...laptop, hasTouch: true })
  const rows = Array.from({ length: 3000 }, (_, row) =>
    Array.from({ length: 12 }, (_unused, column) => `r${row + 1} c${column + 1}`),
  )
  await openImport(page, xlsx({ Large: rows }))
  const first = grid(page).getByRole('gridcell', { name: 'r1 c1', exact: true })
  await first.waitFor()
  expect(await grid(page).getByRole('row').count()).toBeLessThan(60)
  const third = await holdThirdTopic(page)
  await grid(page).focus()
  // The first key only selects the first cell.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+ArrowDown')
  await grid(page).getByRole('gridcell', { name: 'r3000 c1', exact: true }).waitFor()
  await page.keyboard.press('Control+ArrowUp')
  await first.waitFor()
  await grid(page).getByRole('gridcell', { name: 'r2 c2', exact: true }).tap()
  await selected(page, 'One text is selected (B2).')
  await grid(page).getByRole('columnheader', { name: 'A', exact: true }).tap()
  await dialog(page).getByRole('radio', { name: 'Topics' }).check()
  await dialog(page).getByRole('alert').getByText('At most 1000 texts').waitFor()
  await grid(page).focus()
  await page.keyboard.press('Control+ArrowUp')
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('Shift+ArrowDown')
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  // Cancelled while the third is pending: that one is still created, and nothing after it.
  await third.isHeld
  await dialog(page).getByText('2 of 9').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  third.letThrough()
  await dialog(page).getByText('Cancelled: 3 of 9 were added.').waitFor()
})
