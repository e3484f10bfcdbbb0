import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, card, saved } from './support/acts.ts'
import { laptop, phone, tablet } from './support/devices.ts'
import type { Screen } from './support/devices.ts'
import { builtSession, joined, signedIn, signedInAs } from './support/ready.ts'
import { setStage } from './support/stage.ts'

const stage = setStage('without-socket')

const words = 'No live connection gets through here.'

/** A device in a network that lets calls through and no websocket. */
async function inStrictNetwork(screen: Screen): Promise<Page> {
  const { page } = await stage.open(screen)
  await page.addInitScript(() => {
    globalThis.WebSocket = class extends WebSocket {
      constructor() {
        super('ws://127.0.0.1:1')
      }
    }
  })
  return page
}

test('[U14] where only the websocket is blocked the right words are said, a facilitator presents and a participant follows', async () => {
  const ana = await inStrictNetwork(laptop)
  const { workshopId, path } = await builtSession(await signedIn(ana))
  const bo = await inStrictNetwork(phone)
  const cy = (await stage.open(tablet)).page
  await Promise.all([ana.goto(`/workshop/${workshopId}`), joined(bo, workshopId), joined(cy, workshopId)])
  for (const page of [ana, bo]) {
    await page.getByText(words).waitFor()
    expect(await page.getByText('You are offline.').count()).toBe(0)
  }
  await ana.getByRole('link', { name: /Brainstorm/ }).click()
  await ana.waitForURL(`**${path}`)
  await ana.getByRole('button', { name: 'Present', exact: true }).click()
  await ana.getByText('Presenting', { exact: true }).waitFor()
  for (const page of [bo, cy]) await page.waitForURL(`**${path}`)

  await answer(bo, 'By calls alone')
  await saved(bo)
  await card(bo, 'By calls alone').waitFor()
  await ana.getByRole('button', { name: 'More ways to present' }).click()
  await ana.getByRole('menuitem', { name: /^Stop presenting/ }).click()
  for (const page of [bo, cy]) await page.waitForURL(new RegExp(`/workshop/${workshopId}$`))
})

test('[U14] a facilitator whose device never had an activity reads it by calls, answers, and is told what waits', async () => {
  const ana = (await stage.open(laptop)).page
  const signed = await signedIn(ana)
  const { path } = await builtSession(signed)
  await ana.goto(path)
  await answer(ana, 'Written at the office')
  await saved(ana)

  const onTheTrain = await inStrictNetwork(laptop)
  await signedInAs(onTheTrain, signed.email)
  await onTheTrain.goto(path)
  await card(onTheTrain, 'Written at the office').waitFor()
  await onTheTrain.getByText('Grouping and editing wait for a live connection.', { exact: false }).waitFor()
  expect(await onTheTrain.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await answer(onTheTrain, 'Written on the train')
  await card(ana, 'Written on the train').waitFor()
  await card(onTheTrain, 'Written on the train').click()
  const dialog = onTheTrain.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await onTheTrain.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await card(ana, 'Written on the train').waitFor({ state: 'detached' })
  await saved(onTheTrain)
  await card(onTheTrain, 'Written on the train').waitFor({ state: 'detached' })
})

test('[U14] without any network the words are "offline", and with it back nothing is said any more', async () => {
  const device = await stage.open(tablet)
  const { workshopId } = await builtSession(await signedIn((await stage.open(laptop)).page))
  await joined(device.page, workshopId)
  await device.page.getByText('Please wait for Ana').waitFor()
  await device.goOffline()
  await device.page.getByText('You are offline.').waitFor()
  expect(await device.page.getByText(words).count()).toBe(0)
  await device.goOnline()
  await device.page.getByText('You are offline.').waitFor({ state: 'detached' })
})
