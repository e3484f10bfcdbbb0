import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { RunningPlenum } from '#support/runningPlenum.ts'
import { addBrainstorm, createSession, join, signUp } from './acts.ts'
import { laptop, openDevice, phone } from './devices.ts'
import type { Device } from './devices.ts'

/** A session that runs: a facilitator, two participants and the room's screen. */
export interface RunSession {
  workshopId: string
  ana: Device
  bo: Device
  /** The clock of this one is seven minutes fast. */
  cy: Device
  /** The room's screen. */
  room: Device
}

/** Long enough for a busy machine; a test that goes wrong says so within its minute. */
const patienceMs = 15_000

/** Opens all four; the room is shown the second of two brainstorms. */
export async function startSession(browser: Browser, plenum: RunningPlenum): Promise<RunSession> {
  const [ana, bo, cy] = [
    await openDevice(browser, plenum.url, laptop),
    await openDevice(browser, plenum.url, phone),
    await openDevice(browser, plenum.url, laptop),
  ]
  for (const { page } of [ana, bo, cy]) page.setDefaultTimeout(patienceMs)
  await setClockFast(cy.context, 7 * 60_000)
  await signUp(ana.page)
  const workshopId = await createSession(ana.page, 'Kick-off')
  const room = await openRoom(browser, plenum, ana.page)
  await addBrainstorm(ana.page)
  await addBrainstorm(ana.page)
  await join(bo.page, workshopId)
  await join(cy.page, workshopId)
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const { page } of [bo, cy]) await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  return { workshopId, ana, bo, cy, room }
}

/** Chooses from the menu for running a session. */
export async function chooseRun(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Run the session' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Makes a projector link and opens it on a device of its own. */
async function openRoom(browser: Browser, plenum: RunningPlenum, facilitator: Page): Promise<Device> {
  await chooseRun(facilitator, 'Projector view…')
  await facilitator.getByRole('button', { name: 'Make a link' }).click()
  const link = await facilitator.getByLabel('Link for the room’s screen').inputValue()
  await facilitator.keyboard.press('Escape')
  const room = await openDevice(browser, plenum.url, { viewport: { width: 1920, height: 1080 } })
  room.page.setDefaultTimeout(patienceMs)
  await room.page.goto(link)
  await room.page.getByText('Scan to join').waitFor()
  return room
}

/** A device whose clock is wrong from the first script on. */
async function setClockFast(context: BrowserContext, byMs: number): Promise<void> {
  await context.addInitScript((shiftMs) => {
    const RealDate = Date
    const real = RealDate.now.bind(RealDate)
    globalThis.Date = class extends RealDate {
      constructor(...values: unknown[]) {
        super(...((values.length === 0 ? [real() + shiftMs] : values) as []))
      }
      static override now(): number {
        return real() + shiftMs
      }
    } as DateConstructor
  }, byMs)
}

/** From now on a page notes when its countdown shows what, by a clock that nobody shifted. */
export async function watchCountdown(page: Page): Promise<() => Promise<Map<string, number>>> {
  await page.evaluate(() => {
    const shown: [string, number][] = []
    const note = (): void => {
      const figures = document.querySelector('[role=timer]')?.textContent ?? ''
      if (shown.at(-1)?.[0] !== figures) shown.push([figures, performance.timeOrigin + performance.now()])
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    note()
    Object.assign(globalThis, { shownCountdown: shown })
  })
  return async () =>
    new Map(
      await page.evaluate(
        () => (globalThis as unknown as { shownCountdown: [string, number][] }).shownCountdown,
      ),
    )
}
