import { expect, test } from 'vitest'
import type { Page, Request } from 'playwright-core'
import { answer, card, fromMore, saved } from '../support/people/acts.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { keepsPage, laptop, pageKept, phone } from '../support/browser/devices.ts'
import type { Device, Screen } from '../support/browser/devices.ts'
import { callKept } from '../support/looking/kept.ts'
import { builtSession, joined, madeMember, signedIn } from '../support/people/people.ts'
import { chooseRun } from '../support/sessions/runSession.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('offline')
const keepTrying = 'Not saved yet, we keep trying'
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })

/** A facilitator who presents a brainstorm, and participants on devices that send soon what waited. */
async function room(...screens: Screen[]) {
  const ana = (await stage.open(laptop)).page
  const signed = await signedIn(ana)
  const { workshopId, path } = await builtSession(signed)
  await ana.goto(path)
  await present(ana)
  const people: Device[] = []
  for (const screen of screens) {
    const device = await stage.open(screen)
    await joined(device.page, workshopId)
    await boxOf(device.page).waitFor()
    people.push(device)
  }
  return { ana, signed, path, people: people as [Device, ...Device[]] }
}

test('[C2] input written offline survives a reload without a network and arrives once; a session never opened here says so and opens later', async () => {
  const { ana, signed, path, people } = await room({ ...phone, ...keepsPage })
  const [bo] = people
  const other = await builtSession(signed, { name: 'Never opened here' })
  await keptForOffline(bo.page)
  await madeMember(bo.page, other.workshopId)
  await bo.page.goto(path)
  await boxOf(bo.page).waitFor()
  await bo.goOffline()
  const texts = ['Written in the tunnel', 'Written under the bridge']
  for (const text of texts) await answer(bo.page, text)
  await boxOf(bo.page).fill('Half a thought')
  await bo.page.getByText(keepTrying).first().waitFor()
  for (const text of texts) await callKept(bo.page, text)

  await bo.page.reload()
  for (const text of texts) await card(bo.page, text).waitFor()
  await bo.page.getByText(keepTrying).first().waitFor()
  expect(await boxOf(bo.page).inputValue()).toBe('Half a thought')

  await bo.goOnline()
  for (const page of [ana, bo.page]) {
    for (const text of texts) await card(page, text).waitFor()
    await saved(page)
    expect(await page.getByRole('article').count()).toBe(2)
  }
  expect(await boxOf(bo.page).inputValue()).toBe('Half a thought')
  await bo.goOffline()
  await bo.page.goto(`/workshop/${other.workshopId}`)
  await bo.page.getByRole('heading', { name: 'This session is not on this device yet' }).waitFor()
  await bo.goOnline()
  await bo.page.getByRole('heading', { name: 'Never opened here' }).waitFor()
})

test('[B4] [C2] [D5] of two tabs of one participant only one sends, once; a browser without storage sends too; what is refused stays', async () => {
  const { ana, path, people } = await room(phone, phone)
  const [{ page: first, context }, cy] = people
  if (!cy) throw new Error('two participants')
  await cy.page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('private mode', 'SecurityError')
    }
  })
  await cy.page.reload()
  const second = await context.newPage()
  await second.goto(path)
  for (const page of [second, cy.page]) await boxOf(page).waitFor()
  const texts = ['From the first tab', 'From the second tab']
  const sent: Request[] = []
  context.on('requestfinished', (request) => {
    if (texts.some((text) => request.postData()?.includes(text))) sent.push(request)
  })
  // The network is gone for both; a network session of a page's own would leave the other one online.
  await context.setOffline(true)
  await cy.goOffline()
  await answer(first, 'From the first tab')
  await card(second, 'From the first tab').waitFor()
  await answer(second, 'From the second tab')
  await answer(cy.page, 'Only on screen')
  await cy.page.getByText(keepTrying).first().waitFor()
  await context.setOffline(false)
  await cy.goOnline()
  for (const text of [...texts, 'Only on screen']) await card(ana, text).waitFor()
  for (const page of [first, second, ana]) {
    await saved(page)
    for (const text of texts) expect(await card(page, text).count()).toBe(1)
  }
  await saved(cy.page)
  expect(sent).toHaveLength(2)

  // What is refused meanwhile stays with its text, after a reload too, until it is dismissed.
  await context.setOffline(true)
  await answer(first, 'Too late for this one')
  await callKept(first, 'Too late for this one')
  await chooseRun(ana, 'Lock input')
  await ana.getByRole('button', { name: 'Unlock input' }).waitFor()
  await context.setOffline(false)
  const refused = first.getByRole('alert').filter({ hasText: 'One contribution was not accepted' })
  await refused.getByText('Too late for this one').waitFor()
  await first.reload()
  await refused.getByText('Too late for this one').waitFor()
  await refused.getByRole('button', { name: 'Dismiss' }).click()
  await refused.waitFor({ state: 'detached' })
})

test('[C2] code that is not on the device loads when it is back online; code replaced by a newer version offers a reload; typed text stays', async () => {
  const { ana, people } = await room(phone)
  const [{ page, goOffline, goOnline }] = people
  const startedMs = () => page.evaluate(() => performance.timeOrigin)
  const before = await startedMs()
  await goOffline()
  await answer(page, 'Written in the tunnel')
  await boxOf(page).fill('Half a thought')
  await fromMore(page, 'My answers')
  await page.getByText('This part is not on this device yet').waitFor()
  expect(await page.getByRole('banner').isVisible()).toBe(true)
  await goOnline()
  await page.getByRole('heading', { name: 'My answers' }).waitFor()
  await card(ana, 'Written in the tunnel').waitFor()
  await page.goBack()
  await expect.poll(() => boxOf(page).inputValue()).toBe('Half a thought')
  expect(await startedMs()).toBe(before)

  await page.reload()
  const gone = /\/assets\/MinePage-[^/]*\.js$/
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await fromMore(page, 'My answers')
  await page.getByText('Please reload this page').waitFor()
  await page.unroute(gone)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => boxOf(page).inputValue()).toBe('Half a thought')
  await fromMore(page, 'My answers')
  await page.getByRole('heading', { name: 'My answers' }).waitFor()
})

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
