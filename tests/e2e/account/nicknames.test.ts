import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { calledHere } from '../support/acts.ts'
import { laptop, phone } from '../support/devices.ts'
import { builtSession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('nicknames')

/** The names of the participants in the facilitator's list. */
function listed(page: Page): Promise<string[]> {
  const rows = page.getByRole('complementary', { name: 'Meeting information' }).getByRole('listitem')
  return rows.evaluateAll((items) =>
    items.map((item) => item.querySelector('[title]')?.getAttribute('title') ?? ''),
  )
}

test('[A6] a person without a name has the same colour and animal on every screen until the end', async () => {
  const ana = await stage.open(laptop)
  const signed = await signedIn(ana.page)
  const { workshopId, path } = await builtSession(signed)
  await ana.page.goto(path)
  const [bo, cy, di] = [await stage.open(phone), await stage.open(phone), await stage.open(phone)]
  for (const { page } of [bo, cy]) await joined(page, workshopId)
  await joined(di.page, workshopId, '', 'Dita')
  await bo.page.getByText(/^Here you are \S+ [a-z]+\.$/).waitFor()
  const bos = await calledHere(bo.page)
  const cys = await calledHere(cy.page)
  expect(bos).toMatch(/^[A-Z][a-z]+ [a-z]+$/)
  expect(cys).not.toBe(bos)
  expect(await calledHere(di.page)).toBe('Dita')
  expect(await di.page.getByText(/^Here you are/).count()).toBe(0)

  await ana.page.getByRole('button', { name: /^Meeting information/ }).click()
  const names = ['Dita', bos, cys].sort((one, other) => one.localeCompare(other))
  await expect.poll(() => listed(ana.page)).toEqual(['Ana', ...names])

  // Names are in the language of the screen, and stay the same after a reload.
  await bo.page.evaluate(() => localStorage.setItem('plenum.language', 'sv'))
  await bo.page.reload()
  await bo.page.getByText(/^Här heter du \S+ \S+\.$/).waitFor()
  expect(await bo.page.getByText(bos).count()).toBe(0)

  // A removed participant who joins again counts as a new one; the names of the others stay.
  await ana.page.getByRole('button', { name: `Remove ${cys} from session` }).click()
  const dialog = ana.page.getByRole('dialog', { name: `Remove ${cys} from session?` })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await ana.page.getByText(`${cys} is removed from the session`).waitFor()
  await cy.page.getByRole('button', { name: 'Join again' }).click()
  await cy.page.getByRole('button', { name: 'Join', exact: true }).click()
  await cy.page.getByText(/^Here you are/).waitFor()
  const again = await calledHere(cy.page)
  expect([bos, cys]).not.toContain(again)
  const left = ['Dita', bos, again].sort((one, other) => one.localeCompare(other))
  await expect.poll(() => listed(ana.page)).toEqual(['Ana', ...left])
})
