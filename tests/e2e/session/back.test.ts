import { expect, test } from 'vitest'
import { answer, card } from '../support/people/acts.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { laptop, phone, pressBack } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { brainstormAdded, builtSession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('back')
const here = ({ page }: Device) => new URL(page.url()).pathname

test('Back closes what is on top (a dialog, a panel, a presented answer), and leaves the page when nothing is open', async () => {
  const [ana, bo] = [await stage.open(laptop), await stage.open(phone)]
  const { workshopId, path } = await builtSession(await signedIn(ana.page))
  await ana.page.goto('/account')
  await Promise.all([ana.page.goto(path), joined(bo.page, workshopId)])
  await present(ana.page)
  await answer(ana.page, 'Longer lunch')
  await ana.page.getByRole('button', { name: 'Show answers', exact: true }).click()
  await card(bo.page, 'Longer lunch').waitFor()
  const shown = bo.page.getByRole('dialog')
  const openAnswer = ({ page }: Device) =>
    page.getByRole('button', { name: 'Open answer: Longer lunch' }).click()
  const closedByBack = async (device: Device): Promise<void> => {
    await device.page.getByRole('dialog').waitFor()
    await pressBack(device)
    await device.page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(here(device)).toBe(path)
  }
  for (const device of [ana, bo]) {
    await openAnswer(device)
    await closedByBack(device)
  }

  // On a phone an overlay panel too; the entry that it left in the history is skipped, after a reload as well.
  await bo.page.goto('/join')
  await bo.page.goto(path)
  await bo.page.getByRole('button', { name: 'Show or hide the agenda' }).tap()
  await bo.page.getByRole('dialog', { name: 'Agenda' }).waitFor()
  await closedByBack(bo)
  await bo.page.reload()
  await bo.page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  await pressBack(bo)
  await bo.page.waitForURL('**/join')
  await bo.page.goto(path)

  // A question that a dialog asks is above the dialog.
  await openAnswer(ana)
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const asked = ana.page.getByRole('dialog', { name: 'Are you sure you want to delete this answer?' })
  await asked.waitFor()
  await pressBack(ana)
  await asked.waitFor({ state: 'detached' })

  // Leaving a presented answer ends its presentation, also where no page can keep Back from leaving, as a script's.
  const presentAnswer = async (): Promise<void> => {
    await ana.page.getByRole('button', { name: 'Present to all' }).click()
    await shown.getByText('The facilitator shows this answer to everyone.').waitFor()
  }
  await presentAnswer()
  await pressBack(ana)
  await shown.waitFor({ state: 'detached' })
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(here(ana)).toBe(path)
  await ana.page.getByRole('link', { name: 'Lobby' }).click()
  await card(ana.page, 'Longer lunch').waitFor({ state: 'detached' })
  await ana.page.getByRole('link', { name: /Brainstorm/ }).click()
  await openAnswer(ana)
  await presentAnswer()
  await ana.page.evaluate(() => history.back())
  await shown.waitFor({ state: 'detached' })
})

test('[M2] Back goes past an activity that was deleted, meanwhile or while it was open', async () => {
  const ana = await stage.open(laptop)
  const { page } = ana
  const signed = await signedIn(page)
  const { workshopId, path } = await builtSession(signed)
  const second = await brainstormAdded(signed, workshopId)
  const agenda = page.getByRole('navigation', { name: 'Agenda' })
  const remove = async (left: number): Promise<void> => {
    await page.getByRole('button', { name: 'Actions for Brainstorm', exact: true }).last().click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => agenda.getByRole('link', { name: /Brainstorm/ }).count()).toBe(left)
  }
  await page.goto('/account')
  await page.goto(path)
  await agenda
    .getByRole('link', { name: /Brainstorm/ })
    .last()
    .click()
  await page.waitForURL(`**${second}`)
  await agenda.getByRole('link', { name: 'Lobby' }).click()
  await page.waitForURL(`**/workshop/${workshopId}`)
  await remove(1)
  await page.goBack()
  await page.waitForURL(`**${path}`)

  await remove(0)
  await page.waitForURL(`**/workshop/${workshopId}`)
  // On its way Back comes by the entry that had the activity's address.
  await page.evaluate(() => addEventListener('popstate', () => console.log(`by ${location.pathname}`)))
  const seen = page.waitForEvent('console', (message) => message.text().startsWith('by '))
  await pressBack(ana)
  expect((await seen).text()).toBe(`by /workshop/${workshopId}`)
  await page.waitForURL('**/account')

  // An activity that is opened by its address and is not there leads to the lobby.
  await page.goto(path)
  await page.waitForURL((url) => url.pathname === `/workshop/${workshopId}`)
})
