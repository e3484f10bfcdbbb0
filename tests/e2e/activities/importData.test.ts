import { expect, test } from 'vitest'
import { card } from '../support/people/acts.ts'
import { findings, looks } from '../support/looking/axe.ts'
import { outline } from '../support/kinds/brainstorm.ts'
import { laptop } from '../support/browser/devices.ts'
import { atBrainstorm } from '../support/people/people.ts'
import { dialog, grid, madeFile, openImport, selected, xlsx } from '../support/kinds/importData.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('importData')

test('[N1] [N2] [N4] with the keyboard only cells become answers; what is hidden in the file or too long is left out and told', async () => {
  const { page } = await stage.open(laptop)
  await atBrainstorm(page)
  const found: string[] = []
  await outline(page, 'Questions').waitFor()
  await page.getByRole('button', { name: 'Import from a file…' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Choose a file' }).waitFor()
  const input = dialog(page).locator('input[type=file]')
  await input.setInputFiles(madeFile('password'))
  await dialog(page).getByRole('alert').getByText('protected with a password').waitFor()
  await input.setInputFiles(madeFile('hidden-rows-columns'))
  await grid(page).getByRole('rowheader', { name: '2 hidden', exact: true }).waitFor()
  await grid(page).getByRole('columnheader', { name: 'B hidden', exact: true }).waitFor()
  await grid(page).press('Control+a')
  await selected(page, '2 texts are selected (A1:B3).')
  found.push(...(await findings(page, 'hidden', looks.side, '[role=dialog]')))

  await input.setInputFiles(
    xlsx({ Ideas: [['Tea', 'Coffee'], [], ['Water', ' '], ['x'.repeat(300), 'Juice']] }),
  )
  await grid(page).getByRole('gridcell', { name: 'Juice' }).waitFor()
  await grid(page).press('ArrowDown')
  await selected(page, 'One text is selected (A1).')
  await page.keyboard.press('Shift+ArrowDown')
  await selected(page, '2 texts are selected (A1:A3).')
  await page.keyboard.press('Control+a')
  await selected(page, '5 texts are selected (A1:B4). One is longer')
  await dialog(page).getByRole('radio', { name: 'Answers' }).press('Space')
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await dialog(page).getByText('4 of 5 were added.').waitFor()
  await dialog(page).getByRole('list', { name: 'One text was not added' }).waitFor()
  found.push(...(await findings(page, 'done', looks.side.slice(0, 1), '[role=dialog]')))
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().press('Enter')
  for (const text of ['Tea', 'Coffee', 'Water', 'Juice']) await card(page, text).waitFor()
  expect(found).toEqual([])
})

test('[N1] [N2] [N4] a large sheet scrolls, its cells are selected by dragging and by touch, and its import is cancelled', async () => {
  const { page } = await stage.open({ ...laptop, hasTouch: true })
  await atBrainstorm(page)
  const rows = Array.from({ length: 3000 }, (_, row) =>
    Array.from({ length: 12 }, (_unused, column) => `r${row + 1} c${column + 1}`),
  )
  await openImport(page, xlsx({ Large: rows }))
  const cell = (name: string) => grid(page).getByRole('gridcell', { name, exact: true })
  // Hovering waits until the dialog has stopped moving, so its box is final.
  await cell('r2 c1').hover({ position: { x: 20, y: 10 } })
  const to = await cell('r5 c1').boundingBox()
  if (!to) throw new Error('no cell')
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + 20, { steps: 5 })
  await page.mouse.up()
  await selected(page, '4 texts are selected (A2:A5).')
  const colour = await cell('r2 c1').evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--cell-selection').trim(),
  )
  expect(colour.toLowerCase()).toBe('#007ce8')
  expect(await grid(page).getByRole('row').count()).toBeLessThan(60)
  await grid(page).press('Control+ArrowDown')
  await cell('r3000 c1').waitFor()
  await grid(page).press('Control+ArrowUp')
  await cell('r2 c2').tap()
  await selected(page, 'One text is selected (B2).')
  // A letter takes its column.
  await grid(page).getByRole('columnheader', { name: 'A', exact: true }).tap()
  await dialog(page).getByRole('radio', { name: 'Topics' }).check()
  await dialog(page).getByRole('alert').getByText('At most 1000 texts').waitFor()
  await cell('r1 c1').click()
  for (let press = 0; press < 8; press += 1) await grid(page).press('Shift+ArrowDown')

  // Cancelled while the third is pending: that one is still created, and nothing after it.
  const [held, through] = [Promise.withResolvers<true>(), Promise.withResolvers<true>()]
  let topics = 0
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ImportTopic') && (topics += 1) === 3) {
      held.resolve(true)
      await through.promise
    }
    await route.continue()
  })
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await held.promise
  await dialog(page).getByText('2 of 9').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  through.resolve(true)
  await dialog(page).getByText('Cancelled: 3 of 9 were added.').waitFor()
})
