import { beforeAll, expect, test } from 'vitest'
import type { Page, Request } from 'playwright-core'
import { answer, card, fromMore, late, saved } from '../support/acts.ts'
import { keepsPage, laptop, openDevice, pageKept, phone } from '../support/devices.ts'
import type { Device, Screen } from '../support/devices.ts'
import { callKept } from '../support/kept.ts'
import { builtSession, joined, madeMember, signedIn } from '../support/ready.ts'
import type { Signed } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const keepTrying = 'Not saved yet, we keep trying'

const stage = setStage('offline')
let anaDevice: Device
let signed: Signed

beforeAll(async () => {
  anaDevice = await openDevice(stage.browser, stage.plenum.url, laptop)
  signed = await signedIn(anaDevice.page)
})

test('[C2] input written offline survives a reload without a network and arrives once', async () => {
  const { ana, bo } = await participant('Reloaded offline', { ...phone, ...keepsPage })
  await keptForOffline(bo.page)
  await bo.goOffline()
  await answer(bo.page, 'Written in the tunnel')
  await answer(bo.page, 'Written under the bridge')
  const box = bo.page.getByRole('textbox', { name: 'Your answer' })
  await box.fill('Half a thought')
  await bo.page.getByText(keepTrying).first().waitFor()
  for (const words of ['in the tunnel', 'under the bridge']) await callKept(bo.page, words)

  await bo.page.reload()
  await card(bo.page, 'Written in the tunnel').waitFor()
  await card(bo.page, 'Written under the bridge').waitFor()
  await bo.page.getByText(keepTrying).first().waitFor()
  expect(await box.inputValue()).toBe('Half a thought')

  await bo.goOnline()
  await card(ana, 'Written in the tunnel').waitFor(late)
  await card(ana, 'Written under the bridge').waitFor(late)
  await saved(bo.page)
  expect(await ana.getByRole('article').count()).toBe(2)
  expect(await bo.page.getByRole('article').count()).toBe(2)
  expect(await box.inputValue()).toBe('Half a thought')
})

test('[C2] with two tabs of one participant only one sends, once', async () => {
  const { ana, bo } = await participant('Two tabs')
  const second = await bo.context.newPage()
  await second.goto(bo.page.url())
  await second.getByRole('textbox', { name: 'Your answer' }).waitFor()
  const sent: Request[] = []
  const isIt = (request: Request): boolean =>
    request.url().endsWith('/graphql') && (request.postData() ?? '').includes('From the first tab')
  bo.context.on('requestfinished', (request) => {
    if (isIt(request)) sent.push(request)
  })
  const isSent = bo.context.waitForEvent('requestfinished', { predicate: isIt, ...late })
  // The network is gone for both; a network session of a page's own would leave the other one online.
  await bo.context.setOffline(true)
  await answer(bo.page, 'From the first tab')
  await card(second, 'From the first tab').waitFor()
  await bo.context.setOffline(false)
  await card(ana, 'From the first tab').waitFor(late)
  await isSent
  for (const page of [bo.page, second]) {
    await saved(page)
    expect(await card(page, 'From the first tab').count()).toBe(1)
  }
  expect(await card(ana, 'From the first tab').count()).toBe(1)
  expect(sent).toHaveLength(1)
})

test('[B4] refused input stays with its text until it is copied or dismissed', async () => {
  const { ana, bo } = await participant('Refused')
  await bo.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stage.plenum.url })
  await bo.goOffline()
  await answer(bo.page, 'Too late for this one')
  await ana.getByRole('button', { name: 'Actions for Brainstorm' }).click()
  await ana.getByRole('menuitem', { name: 'Delete' }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await ana.getByRole('dialog').waitFor({ state: 'detached' })
  await bo.goOnline()

  const refused = bo.page.getByRole('alert').filter({ hasText: 'One contribution was not accepted' })
  await refused.getByText('Too late for this one').waitFor(late)
  await bo.page.reload()
  await refused.getByText('Too late for this one').waitFor()
  await refused.getByRole('button', { name: 'Copy' }).click()
  // It may go with the copy; else it is dismissed.
  const dismiss = refused.getByRole('button', { name: 'Dismiss' })
  if (await dismiss.count()) await dismiss.click()
  await refused.waitFor({ state: 'detached' })
})

test('[C2] code that is not on the device is reported offline, and loads later without a reload', async () => {
  const { ana, bo } = await participant('Not kept yet')
  const box = bo.page.getByRole('textbox', { name: 'Your answer' })
  const startedMs = () => bo.page.evaluate(() => performance.timeOrigin)
  const before = await startedMs()
  await bo.goOffline()
  await answer(bo.page, 'Written in the tunnel')
  await box.fill('Half a thought')
  await fromMore(bo.page, 'My answers')
  await bo.page.getByText('This part is not on this device yet').waitFor()
  expect(await bo.page.getByRole('banner').isVisible()).toBe(true)

  await bo.goOnline()
  await bo.page.getByRole('heading', { name: 'My answers' }).waitFor()
  await card(ana, 'Written in the tunnel').waitFor(late)
  await bo.page.goBack()
  await box.waitFor()
  expect(await box.inputValue()).toBe('Half a thought')
  expect(await startedMs()).toBe(before)
})

test('code replaced by a newer version offers a reload, and typed text is kept', async () => {
  const { bo } = await participant('Deployed meanwhile')
  const box = bo.page.getByRole('textbox', { name: 'Your answer' })
  await box.fill('Half a thought')
  const gone = /\/assets\/MinePage-[^/]*\.js$/
  await bo.page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await fromMore(bo.page, 'My answers')
  await bo.page.getByText('Please reload this page').waitFor()
  await bo.page.unroute(gone)
  await bo.page.getByRole('button', { name: 'Reload the page' }).click()
  await box.waitFor()
  expect(await box.inputValue()).toBe('Half a thought')
  await fromMore(bo.page, 'My answers')
  await bo.page.getByRole('heading', { name: 'My answers' }).waitFor()
})

test('without a network a session that was never opened on the device says so, and opens by itself when the network returns', async () => {
  const { workshopId } = await builtSession(signed, { name: 'Never opened here' })
  const { page, goOffline, goOnline } = await stage.open({ ...phone, ...keepsPage })
  await page.goto('/join')
  await pageKept(page)
  await madeMember(page, workshopId)
  await goOffline()
  await page.goto(`/workshop/${workshopId}`)
  await page.getByRole('heading', { name: 'This session is not on this device yet' }).waitFor()
  await goOnline()
  await page.getByRole('heading', { name: 'Never opened here' }).waitFor()
})

/** A participant on a phone, at a new brainstorm that Ana presents. */
async function participant(name: string, screen: Screen = phone): Promise<{ ana: Page; bo: Device }> {
  const { workshopId, path } = await builtSession(signed, { name })
  const ana = anaDevice.page
  const bo = await stage.open(screen)
  await Promise.all([ana.goto(path), joined(bo.page, workshopId)])
  await ana.getByRole('button', { name: 'Present', exact: true }).click()
  await ana.getByText('Presenting', { exact: true }).waitFor()
  await bo.page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  return { ana, bo }
}

/** Waits until this device can open the page offline: its files and the board's contents are stored. */
async function keptForOffline(page: Page): Promise<void> {
  await pageKept(page)
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
    const keysOf = (name: string) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('updates')
          const request = reading.objectStore('updates').getAll()
          reading.oncomplete = () => {
            opening.result.close()
            resolve(request.result.map(({ name: document }: { name: string }) => document))
          }
        }
      })
    const hasBoard = async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
      const keys = await Promise.all(names.map(keysOf))
      return ['state/', 'board/'].every((kind) => keys.flat().some((key) => key.includes(kind)))
    }
    while (!(await hasBoard())) await pause()
  })
}
