import { expect, test } from 'vitest'
import { answer, card } from '../support/acts.ts'
import { present } from '../support/brainstormActs.ts'
import { laptop, phone, pressBack } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { planAdded } from '../support/planActs.ts'
import { builtSession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('back')

test('Back closes the dialog on top, on a laptop and on a phone, and leaves the page when none is open', async () => {
  const { ana, bo, path } = await room()
  const here = ({ page }: Device) => new URL(page.url()).pathname
  for (const device of [ana, bo]) {
    const dialog = device.page.getByRole('dialog')
    await device.page.getByRole('button', { name: 'Open answer: Longer lunch' }).click()
    await dialog.waitFor()
    await pressBack(device)
    await dialog.waitFor({ state: 'detached' })
    expect(here(device)).toBe(path)
  }

  await ana.page.getByRole('button', { name: 'Open answer: Longer lunch' }).click()
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const asked = ana.page.getByRole('dialog', { name: 'Are you sure you want to delete this answer?' })
  await asked.waitFor()
  await pressBack(ana)
  await asked.waitFor({ state: 'detached' })
  await ana.page.getByRole('dialog', { name: 'Answer' }).waitFor()
  await ana.page.keyboard.press('Escape')
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' })
  await pressBack(ana)
  await ana.page.waitForURL('**/account')
})

test('on a phone Back closes an overlay panel; its extra history entry is skipped, after a reload too', async () => {
  const bo = await stage.open(phone)
  const signed = await signedIn(bo.page)
  const { path } = await builtSession(signed)
  await bo.page.goto('/account')
  await bo.page.goto(path)
  const closesOnBack = async (name: string): Promise<void> => {
    const panel = bo.page.getByRole('dialog', { name, exact: true })
    await panel.waitFor()
    await pressBack(bo)
    await panel.waitFor({ state: 'detached' })
    expect(new URL(bo.page.url()).pathname).toBe(path)
  }
  await bo.page.getByRole('button', { name: 'Show or hide the agenda' }).tap()
  await closesOnBack('Agenda')
  await bo.page.getByRole('button', { name: /^Profile menu/ }).tap()
  await bo.page.getByRole('menuitem', { name: 'Meeting information', exact: true }).tap()
  await closesOnBack('Meeting information')
  await bo.page.reload()
  await bo.page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  await pressBack(bo)
  await bo.page.waitForURL('**/account')
})

test('Back does not return to an activity that was deleted in a dialog', async () => {
  const ana = await stage.open(laptop)
  const { page } = ana
  const { workshopId, path } = await builtSession(await signedIn(page))
  await page.goto('/account')
  await page.goto(path)
  await page.getByRole('button', { name: 'Actions for Brainstorm', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL(`**/workshop/${workshopId}`)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // On its way Back comes by the entry that had the activity's address.
  await page.evaluate(() => addEventListener('popstate', () => console.log(`by ${location.pathname}`)))
  const seen = page.waitForEvent('console', (message) => message.text().startsWith('by '))
  await pressBack(ana)
  expect((await seen).text()).toBe(`by /workshop/${workshopId}`)
  await page.waitForURL('**/account')
})

test('[M2] Back at an activity that was deleted meanwhile goes on to the page before it', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const { workshopId, path } = await builtSession(signed)
  await planAdded(signed, workshopId, ['Who'], [])
  const agenda = page.getByRole('navigation', { name: 'Agenda' })
  await page.goto(path)
  await agenda.getByRole('link', { name: /Who, what, when/ }).click()
  await page.waitForURL(/\/plan\//)
  await agenda.getByRole('link', { name: 'Lobby' }).click()
  await page.waitForURL(`**/workshop/${workshopId}`)
  await page.getByRole('button', { name: 'Actions for Who, what, when', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await agenda.getByRole('link', { name: /Who, what, when/ }).waitFor({ state: 'detached' })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL(`**${path}`)
})

test('leaving a presented answer with Back ends its presentation, however the browser navigates', async () => {
  const { ana, bo, path } = await room()
  const shown = bo.page.getByRole('dialog')
  const presentAnswer = async (): Promise<void> => {
    await ana.page.getByRole('button', { name: 'Open answer: Longer lunch' }).click()
    await ana.page.getByRole('button', { name: 'Present to all' }).click()
    await shown.getByText('The facilitator shows this answer to everyone.').waitFor()
  }
  await presentAnswer()
  await pressBack(ana)
  await shown.waitFor({ state: 'detached' })
  expect(new URL(ana.page.url()).pathname).toBe(path)

  // A browser in which no page can keep Back from leaving it: as a script's, which is not a person's.
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' })
  await ana.page.getByRole('link', { name: 'Lobby' }).click()
  await card(ana.page, 'Longer lunch').waitFor({ state: 'detached' })
  await ana.page.getByRole('link', { name: /Brainstorm/ }).click()
  await presentAnswer()
  await ana.page.evaluate(() => history.back())
  await shown.waitFor({ state: 'detached' })
  await card(bo.page, 'Longer lunch').waitFor()
})

/** A facilitator who came from the dashboard, and a participant, with an answer that everyone sees. */
async function room(): Promise<{ ana: Device; bo: Device; path: string }> {
  const [ana, bo] = [await stage.open(laptop), await stage.open(phone)]
  const signed = await signedIn(ana.page)
  const { workshopId, path } = await builtSession(signed, { name: 'Lunch' })
  await ana.page.goto('/account')
  await Promise.all([ana.page.goto(path), joined(bo.page, workshopId)])
  await present(ana.page)
  await answer(ana.page, 'Longer lunch')
  await ana.page.getByRole('button', { name: 'Show answers', exact: true }).click()
  await card(bo.page, 'Longer lunch').waitFor()
  return { ana, bo, path }
}
