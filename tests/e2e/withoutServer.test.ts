import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#support/browser.ts'
import { runPlenum } from '#support/runningPlenum.ts'
import type { RunningPlenum } from '#support/runningPlenum.ts'
import { addBrainstorm, answer, card, createSession, join, saved, signUp } from './support/acts.ts'
import { laptop, openDevice, tablet } from './support/devices.ts'
import type { Device } from './support/devices.ts'

let plenum: RunningPlenum
let browser: Browser
let devices: Device[] = []

beforeAll(async () => {
  plenum = await runPlenum()
  browser = await launchBrowser()
})
afterEach(async () => {
  for (const { context } of devices) await context.close()
  devices = []
})
afterAll(async () => {
  await browser?.close()
  await plenum?.stop()
})

async function open(screen: typeof laptop | typeof tablet): Promise<Device> {
  const device = await openDevice(browser, plenum.url, screen)
  devices.push(device)
  return device
}

/** A session with a brainstorm that is presented to one participant. */
async function present(bo: Page): Promise<Page> {
  const { page: ana } = await open(laptop)
  await signUp(ana)
  const workshopId = await createSession(ana, 'Offline')
  await addBrainstorm(ana)
  await join(bo, workshopId)
  await ana.getByRole('button', { name: 'Present', exact: true }).click()
  await bo.waitForURL(/\/brainstorm\//)
  await bo.getByRole('textbox', { name: 'Your answer' }).waitFor()
  return ana
}

/** Ends when the page and the files of its session are kept; it runs in the page, which gets no event for it. */
async function keepsEverything(): Promise<void> {
  await navigator.serviceWorker.ready
  for (;;) {
    const list = await caches.match('/sw-files.json')
    if (list) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('after a first visit the page opens without a server; what was answered waits on it and goes out once', async () => {
  const { page: bo, errors } = await open(tablet)
  const ana = await present(bo)
  await answer(bo, 'Before the server went away')
  await saved(bo)
  await bo.evaluate(keepsEverything)
  await plenum.kill()
  await answer(bo, 'While it was away')
  await bo.getByText('Not saved yet, we keep trying').first().waitFor()

  await bo.reload()
  await bo.getByText('Not saved yet, we keep trying').first().waitFor()
  await card(bo, 'While it was away').waitFor()
  await answer(bo, 'After a reload without a server')

  await plenum.start()
  await saved(bo)
  for (const text of [
    'Before the server went away',
    'While it was away',
    'After a reload without a server',
  ]) {
    await card(ana, text).waitFor()
    expect(await card(ana, text).count()).toBe(1)
  }
  expect(errors).toEqual([])
})

test('of two tabs of one person each answer goes out once, and both show it', async () => {
  const device = await open(tablet)
  const first = device.page
  const ana = await present(first)
  const second = await device.context.newPage()
  await second.goto(first.url())
  await second.getByRole('textbox', { name: 'Your answer' }).waitFor()
  await plenum.kill()
  await answer(first, 'From the first tab')
  await answer(second, 'From the second tab')
  await plenum.start()
  for (const tab of [first, second]) {
    await saved(tab)
    for (const text of ['From the first tab', 'From the second tab']) await card(tab, text).waitFor()
  }
  for (const text of ['From the first tab', 'From the second tab']) {
    await card(ana, text).waitFor()
    expect(await card(ana, text).count()).toBe(1)
  }
})

test('in a browser that keeps nothing an answer gets through all the same', async () => {
  const { page: bo, errors } = await open(tablet)
  await bo.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('private mode', 'SecurityError')
    }
  })
  const ana = await present(bo)
  await plenum.kill()
  await answer(bo, 'Only on screen')
  await bo.getByText('Not saved yet, we keep trying').first().waitFor()
  await plenum.start()
  await card(ana, 'Only on screen').waitFor()
  await saved(bo)
  expect(errors).toEqual([])
})
