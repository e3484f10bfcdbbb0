import type { BrowserContext, Page } from 'playwright-core'
import { laptop, openDevice, phone } from '../browser/devices.ts'
import type { Device, Screen } from '../browser/devices.ts'
import { brainstormAdded, builtSession, joined, signedIn } from '../people/people.ts'
import type { Stage } from '../browser/stage.ts'

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

/**
 * Opens all four, for all tests of a file; the room is shown the second of two brainstorms.
 *
 * @param bosScreen a phone that keeps the page, where Bo opens more of it offline
 */
export async function startSession(
  { browser, plenum }: Pick<Stage, 'browser' | 'plenum'>,
  bosScreen: Screen = phone,
): Promise<RunSession> {
  const [ana, bo, cy, room] = [
    await openDevice(browser, plenum.url, laptop),
    await openDevice(browser, plenum.url, bosScreen),
    await openDevice(browser, plenum.url, laptop),
    await openDevice(browser, plenum.url, { viewport: { width: 1920, height: 1080 } }),
  ]
  await setClockFast(cy.context, 7 * 60_000)
  const signed = await signedIn(ana.page)
  const { workshopId } = await builtSession(signed)
  await ana.page.goto(await brainstormAdded(signed, workshopId))
  await Promise.all([openRoom(ana.page, room.page), joined(bo.page, workshopId), joined(cy.page, workshopId)])
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  for (const { page } of [bo, cy]) await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  // From here on: four browsers that open at once on a busy machine take longer.
  for (const { page } of [ana, bo, cy, room]) page.setDefaultTimeout(patienceMs)
  return { workshopId, ana, bo, cy, room }
}

/** Chooses from the menu for running a session. */
export async function chooseRun(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Run the session' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Writes presenter notes for the activity on the page. */
export async function writeNotes(page: Page, words: string): Promise<void> {
  await chooseRun(page, 'Presenter notes')
  await page.getByRole('textbox', { name: /^Notes for/ }).fill(words)
  await page.getByRole('button', { name: 'Close the notes' }).click()
}

/** Makes a projector link and opens it as the room's screen. */
export async function openRoom(facilitator: Page, room: Page): Promise<void> {
  await chooseRun(facilitator, 'Projector view…')
  await facilitator.getByRole('button', { name: 'Make a link' }).click()
  const link = await facilitator.getByLabel('Link for the room’s screen').inputValue()
  await facilitator.keyboard.press('Escape')
  await room.goto(link)
  await room.getByText('Scan to join').waitFor()
}

/** Waits until a remote knows that the room sees this. */
export async function seenByRoom(remote: Page, what: string): Promise<void> {
  await remote.getByRole('region', { name: 'The room sees' }).getByText(what).waitFor()
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
