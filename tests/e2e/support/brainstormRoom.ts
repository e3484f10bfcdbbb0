import { afterAll, afterEach, beforeAll, expect, onTestFailed } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#support/browser.ts'
import { runPlenum } from '#support/runningPlenum.ts'
import type { RunningPlenum } from '#support/runningPlenum.ts'
import { addBrainstorm, createSession, join, signUp } from './acts.ts'
import { outline } from './brainstormActs.ts'
import { laptop, openDevice, phone } from './devices.ts'
import type { Device } from './devices.ts'

type Screen = Parameters<typeof openDevice>[2]

export interface BrainstormRoom {
  /** The facilitator, in an open brainstorm with its editor beside it. */
  ana: Page
  /** A participant, in the lobby. */
  bo: Page
  anaDevice: Device
  workshopId: string
}

/** For a file of tests: one server and browser, and rooms with a brainstorm in them. No script of a page may fail. */
export function brainstormRooms(name: string) {
  let plenum: RunningPlenum
  let browser: Browser
  const everyone: Device[] = []
  beforeAll(async () => {
    plenum = await runPlenum()
    browser = await launchBrowser()
  })
  afterEach(async () => {
    const devices = everyone.splice(0)
    for (const { context } of devices) await context.close()
    for (const { errors } of devices) expect(errors).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await plenum?.stop()
  })

  const open = async (screen: Screen): Promise<Device> => {
    const device = await openDevice(browser, plenum.url, screen)
    device.page.setDefaultTimeout(20_000)
    everyone.push(device)
    return device
  }
  const room = async (screen: Screen = phone): Promise<BrainstormRoom> => {
    onTestFailed(async () => {
      for (const [index, { page }] of everyone.entries())
        await page.screenshot({ path: `test-results/${name}-${index}.png` })
    })
    const [ana, bo] = [await open(laptop), await open(screen)]
    await signUp(ana.page)
    const workshopId = await createSession(ana.page, 'Kick-off')
    await addBrainstorm(ana.page)
    await outline(ana.page, 'Questions').waitFor()
    await join(bo.page, workshopId)
    return { ana: ana.page, bo: bo.page, anaDevice: ana, workshopId }
  }
  return { open, room }
}
