import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { addBrainstorm, answer, card, saved } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { openDevice } from '../support/devices.ts'
import type { Device } from '../support/devices.ts'
import { emptySession, joined, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

/** For elements of the sidebar, which a phone does not show. */
const onLaptop = looks.main.slice(0, 1)

const stage = setStage('axeSession')
let ana: Device
let bo: Device

beforeAll(async () => {
  ana = await openDevice(stage.browser, stage.plenum.url)
  bo = await openDevice(stage.browser, stage.plenum.url)
  const workshopId = await emptySession(await signedIn(ana.page))
  await ana.page.goto(`/workshop/${workshopId}`)
  await joined(bo.page, workshopId)
})

/** Axe violations on the facilitator's and on the participant's screen. */
async function onBoth(screen: string, where = looks.side): Promise<string[]> {
  return [
    ...(await findings(ana.page, `facilitator: ${screen}`, where)),
    ...(await findings(bo.page, `participant: ${screen}`, where)),
  ]
}

test('axe finds nothing serious in the lobby and on answers, as facilitator and as participant', async () => {
  await bo.page.getByText('Please wait for Ana').waitFor()
  await ana.page.getByRole('button', { name: 'New activity' }).waitFor()
  const found = await onBoth('lobby')
  await addBrainstorm(ana.page)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await bo.page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  await answer(ana.page, 'One from the front')
  await answer(bo.page, 'One from the room')
  await card(ana.page, 'One from the room').waitFor()
  await saved(bo.page)
  found.push(...(await onBoth('hidden answers')))
  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  await card(bo.page, 'One from the front').waitFor()
  found.push(...(await onBoth('shown answers', looks.main)))
  expect(found).toEqual([])
})

test('axe finds nothing serious in dialogs and panels over the answers', async () => {
  const found: string[] = []
  for (const { page } of [ana, bo]) {
    await page.getByRole('button', { name: 'Open answer: One from the room' }).click()
    const dialog = page.getByRole('dialog')
    // A dialog takes the focus when it opens.
    await dialog.locator(':focus').waitFor()
    const comment = dialog.getByRole('textbox', { name: 'Add a comment' })
    await comment.fill('Why?')
    await comment.press('Enter')
    await dialog.getByRole('listitem').getByText('Why?').first().waitFor()
    found.push(...(await findings(page, 'answer with comments')))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  const { page } = ana
  // The dialog is complete once it lists who has joined.
  const people = page.getByRole('heading', { name: /^Participants here/ })
  found.push(...(await opened(page, 'Invite', people)))
  found.push(
    ...(await opened(page, 'More ways to present', page.getByRole('menuitem', { name: 'Follow me' }))),
  )
  const brainstorm = page.getByRole('menuitem', { name: /Brainstorm/ })
  found.push(...(await opened(page, 'New activity', brainstorm, onLaptop)))
  const rename = page.getByRole('menuitem', { name: 'Rename' })
  found.push(...(await opened(page, 'Actions for Brainstorm', rename, onLaptop)))
  expect(found).toEqual([])
})

test('axe finds nothing serious on groups, offline and in empty states', async () => {
  await ana.page.getByRole('button', { name: 'Groups', exact: true }).click()
  await ana.page.getByRole('button', { name: 'Actions for answer: One from the room' }).click()
  await ana.page.getByRole('menuitem', { name: 'New group', exact: true }).click()
  await bo.page.getByRole('button', { name: 'Groups', exact: true }).click()
  await bo.page.getByRole('region', { name: 'Unnamed group' }).waitFor()
  const found = await onBoth('groups', looks.main)
  await bo.page.getByRole('button', { name: 'Answers', exact: true }).click()
  await bo.goOffline()
  await answer(bo.page, 'Not sent yet')
  await bo.page.getByText('You are offline').waitFor()
  found.push(...(await findings(bo.page, 'offline')))
  await ana.page.goto(`${new URL(ana.page.url()).pathname.replace(/\/brainstorm.*/, '')}/nothing/here`)
  await ana.page.getByText('This page is not here').waitFor()
  found.push(...(await findings(ana.page, 'unknown page')))
  await ana.page.goto('/workshop/nosuchsession')
  await ana.page.getByText('No workshop with session ID').waitFor()
  found.push(...(await findings(ana.page, 'unknown session')))
  expect(found).toEqual([])
  expect([...ana.errors, ...bo.errors]).toEqual([])
})

/** Axe violations in the menu or dialog behind a button, once its content is visible. */
async function opened(page: Page, name: string, content: Locator, where = looks.side): Promise<string[]> {
  await page.getByRole('button', { name, exact: true }).click()
  await content.waitFor()
  const shown = page.locator('[role="dialog"], [role="menu"]')
  await shown.locator(':focus').first().waitFor()
  const found = await findings(page, name, where)
  // It was there all the while, on a smaller screen too.
  expect(await content.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
  return found
}
