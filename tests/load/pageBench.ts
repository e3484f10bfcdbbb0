import type { BrowserContext } from 'playwright-core'
import { launchBrowser } from '#support/views/browser.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { join } from '../e2e/support/people/acts.ts'
import { openDevice, phone } from '../e2e/support/browser/devices.ts'
import { percentile } from './figures.ts'
import { presentedSession } from './prepared.ts'

/**
 * node tests/load/pageBench.ts: how long a participant with a slow phone waits, from an empty cache. CPU slowed down
 * four times, network as Lighthouse's "slow 4G" (1.6 Mbit/s, 150 ms). Needs built pages.
 */
const repeats = 5
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const plenum = await runPlenum()
const browser = await launchBrowser()
try {
  const { workshopId } = await presentedSession(plenum)
  const joining: number[] = []
  const answering: number[] = []
  for (let round = 0; round < repeats; round += 1) {
    joining.push(await joinPageMs(workshopId))
    answering.push(await answerPageMs(workshopId))
  }
  console.log(`join page ready to type: ${describe(joining)}`)
  console.log(`answer box ready to type, opening the session's address: ${describe(answering)}`)
} finally {
  await browser.close()
  await plenum.stop()
}

/** From the address of the QR code until the name of the session is shown and the button can be pressed. */
async function joinPageMs(workshopId: string): Promise<number> {
  const { page, context } = await slowPhone()
  const startedAt = performance.now()
  await page.goto(`/join/workshop/${workshopId}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Join', exact: true }).click({ trial: true })
  const ms = performance.now() - startedAt
  await context.close()
  return ms
}

/** The session's address on a device that joined before and has lost its cache, until an answer can be typed. */
async function answerPageMs(workshopId: string): Promise<number> {
  const joined = await openDevice(browser, plenum.url, phone)
  await join(joined.page, workshopId)
  await joined.page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  const storageState = await joined.context.storageState({ indexedDB: true })
  await joined.context.close()
  const { page, context } = await slowPhone(storageState)
  const startedAt = performance.now()
  await page.goto(`/workshop/${workshopId}`, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Your answer' }).click()
  const ms = performance.now() - startedAt
  await context.close()
  return ms
}

async function slowPhone(storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) {
  const device = await openDevice(browser, plenum.url, {
    ...phone,
    ...(storageState ? { storageState } : {}),
  })
  const cdp = await device.context.newCDPSession(device.page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return device
}

function describe(all: number[]): string {
  const [least, middle, most] = [0.01, 0.5, 1].map((share) => `${Math.round(percentile(all, share))} ms`)
  return `median ${middle}, ${least} to ${most}`
}
