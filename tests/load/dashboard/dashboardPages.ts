import type { Browser, Page } from 'playwright-core'
import type { TextStorage } from '#api/storage.ts'
import { launchBrowser } from '#support/views/browser.ts'
import { keepsPage, openDevice, pageKept } from '../../e2e/support/browser/devices.ts'
import { median, ratio, spread, timed } from '../figures.ts'

/** A page of My sessions. */
const pageLength = 50
/** Cards of recent sessions on a laptop. */
const recentCards = 3

interface Person {
  name: string
  count: number
  /** Of a browser in which they are signed in for the first time. */
  storage: TextStorage
}

export interface PagesOptions {
  address: string
  visits: number
  many: Person
  few: Person
}

/** Milliseconds by opened page. */
type Visit = Map<string, number>

/**
 * Prints how long the pages take from navigation to the expected content. Cold: a browser without any data of Plenum;
 * warm: its second visit. `few` is the peer: the same page without the many sessions.
 */
export async function timePages({ address, visits, many, few }: PagesOptions): Promise<void> {
  const browser = await launchBrowser()
  const seen: { ours: Visit; theirs: Visit }[] = []
  try {
    for (let round = -1; round < visits; round += 1) {
      const ours = await visitOf(browser, address, many)
      const theirs = await visitOf(browser, address, few)
      if (round >= 0) seen.push({ ours, theirs })
    }
  } finally {
    await browser.close()
  }
  for (const what of seen[0]?.ours.keys() ?? []) {
    const ours = seen.flatMap((visit) => visit.ours.get(what) ?? [])
    const theirs = seen.flatMap((visit) => visit.theirs.get(what) ?? [])
    const against =
      theirs.length > 0 ? `, ${few.name} ${spread(theirs)}: ${ratio(median(ours), median(theirs))}` : ''
    console.log(`${what.padEnd(20)} ${many.name} ${spread(ours)}${against}`)
  }
}

async function visitOf(browser: Browser, address: string, person: Person): Promise<Visit> {
  const visit: Visit = new Map()
  await inNewBrowser(browser, address, person, async (page) => {
    const open = () => timed(() => showsRows(page, Math.min(person.count, pageLength)))
    visit.set('workshops, cold', await open())
    visit.set('workshops, warm', await secondTime(page, open))
    if (person.count > pageLength) visit.set('further page', await showsMoreMs(page))
  })
  await inNewBrowser(browser, address, person, async (page) => {
    const open = () => timed(() => showsHome(page))
    visit.set('home, cold', await open())
    visit.set('home, warm', await secondTime(page, open))
  })
  return visit
}

async function inNewBrowser(
  browser: Browser,
  origin: string,
  { storage }: Person,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const localStorage = storage.keys().map((name) => ({ name, value: storage.get(name) ?? '' }))
  const storageState = { cookies: [], origins: [{ origin, localStorage }] }
  const { page, context } = await openDevice(browser, origin, { ...keepsPage, storageState })
  try {
    await visit(page)
  } finally {
    await context.close()
  }
}

/** Again, after the browser has filled its caches. */
async function secondTime(page: Page, open: () => Promise<number>): Promise<number> {
  await pageKept(page)
  await page.goto('about:blank')
  return open()
}

async function showsRows(page: Page, count: number): Promise<void> {
  await page.goto('/account/workshops', { waitUntil: 'commit' })
  await page
    .locator('[data-row]')
    .nth(count - 1)
    .waitFor()
}

async function showsHome(page: Page): Promise<void> {
  await page.goto('/account', { waitUntil: 'commit' })
  const recent = page.getByRole('region', { name: 'Recent sessions' })
  await recent
    .locator('a[href^="/workshop/"]')
    .nth(recentCards - 1)
    .waitFor()
}

/** Measured from the click, once the first page comes from the server and not from its cache. */
async function showsMoreMs(page: Page): Promise<number> {
  const more = page.getByRole('button', { name: 'Show more' })
  await more.waitFor()
  return timed(async () => {
    await more.click()
    await page.locator('[data-row]').nth(pageLength).waitFor()
  })
}
