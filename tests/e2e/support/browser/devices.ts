import type { Browser, BrowserContext, Page } from 'playwright-core'
import { traceOf } from './pageTrace.ts'

/** The three screen sizes every page is checked on. */
export const laptop = { viewport: { width: 1440, height: 900 } }
export const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A device that caches the page's files, as every browser does: the page opens without a server too. */
export const keepsPage: Screen = { serviceWorkers: 'allow' }

/** Options of a browser context; the defaults are a laptop's. */
export type Screen = NonNullable<Parameters<Browser['newContext']>[0]>

/** One person's browser, with a page in it. */
export interface Device {
  page: Page
  context: BrowserContext
  /** Uncaught errors of the page's scripts. */
  errors: string[]
  /** The last events in its pages. */
  trace: readonly string[]
  /** Cuts the network, for open websockets too. */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
}

const open = new WeakMap<Browser, Set<Device>>()

/** The open devices of a browser, in the order of their creation. */
export function devicesOn(browser: Browser): ReadonlySet<Device> {
  return open.get(browser) ?? new Set()
}

/**
 * A separate browser context for one person, isolated from the others. It does not cache the page's files, which would
 * cost a tenth of its work; tests that need the cache pass `keepsPage`. It draws short pauses: what waited for a
 * connection is sent at once, not within a minute (SPEC A5).
 */
export async function openDevice(
  browser: Browser,
  baseURL: string,
  screen: Screen = laptop,
): Promise<Device> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...screen, baseURL })
  await context.addInitScript(() => {
    const draw = Math.random.bind(Math)
    Math.random = () => draw() / 100
  })
  const trace = traceOf(context)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const network = await context.newCDPSession(page)
  const emulate = async (offline: boolean): Promise<void> => {
    await context.setOffline(offline)
    const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await network.send('Network.emulateNetworkConditions', conditions)
  }
  const device = {
    page,
    context,
    errors,
    trace,
    goOffline: () => emulate(true),
    goOnline: () => emulate(false),
  }
  const others = open.get(browser) ?? new Set()
  open.set(browser, others.add(device))
  context.on('close', () => others.delete(device))
  return device
}

/** From its next page on, a device is in a network that allows calls but no websocket. */
export async function withoutSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.WebSocket = class extends WebSocket {
      constructor() {
        super('ws://127.0.0.1:1')
      }
    }
  })
}

/** Waits until a device that `keepsPage` has all files of it; it runs in the page, which gets no event for it. */
export async function pageKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!(await caches.match('/sw-files.json'))) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** The same for the files that its page has loaded: seconds earlier, and enough for a reload of it. */
export async function usedKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const files = loaded.filter((name) => name.includes('/assets/'))
    while (!(await Promise.all(files.map((name) => caches.match(name)))).every(Boolean))
      await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** Goes back with the browser's button or a phone's gesture: unlike a script's navigation, the page can cancel it. */
export async function pressBack({ page, context }: Device): Promise<void> {
  const browser = await context.newCDPSession(page)
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
  const entryId = entries[currentIndex - 1]?.id ?? 0
  await browser.send('Page.navigateToHistoryEntry', { entryId })
  await browser.detach()
}
