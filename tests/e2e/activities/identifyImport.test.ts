import { expect, test } from 'vitest'
import { card } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { laptop } from '../support/devices.ts'
import { identifyAdded } from '../support/identifyReady.ts'
import { emptySession, signedIn } from '../support/ready.ts'
import { dialog, grid, openImport, selected, xlsx } from '../support/sheet.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('identifyImport')

test('[N3] [N4] [Y1] cells of a sheet become answers under each topic that is chosen, in their order; what is too long is told', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const { path } = await identifyAdded(signed, await emptySession(signed), [
    'What helps?',
    'What hinders?',
    'Ideas',
  ])
  await page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await page.goto(path)
  await openImport(page, xlsx({ Ideas: [['Tea', 'Coffee'], [], ['Water', 'x'.repeat(300)]] }))
  await grid(page).focus()
  await page.keyboard.press('Control+a')
  await selected(page, '4 texts are selected (A1:B3). One is longer')
  const run = dialog(page).getByRole('button', { name: 'Import', exact: true })
  await dialog(page).getByText('To import, first select a topic.').waitFor()
  expect(await run.isDisabled()).toBe(true)
  for (const name of ['What helps?', 'Ideas']) await dialog(page).getByRole('checkbox', { name }).check()
  expect(await findings(page, 'sheet', looks.side, '[role=dialog]')).toEqual([])
  await run.click()
  await dialog(page).getByText('6 of 8 were added.').waitFor()
  await dialog(page).getByText('It has 300 characters; at most 250 fit.').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  for (const name of ['What helps?', 'Ideas']) {
    const cards = page.getByRole('region', { name, exact: true }).getByRole('article')
    await expect
      .poll(async () => (await cards.allInnerTexts()).map((text) => text.split('\n')[0]))
      .toEqual(['Tea', 'Coffee', 'Water'])
  }
  const untouched = page.getByRole('region', { name: 'What hinders?', exact: true })
  expect(await card(untouched, 'Tea').count()).toBe(0)
  await untouched.getByText('0 answers').waitFor()
})
