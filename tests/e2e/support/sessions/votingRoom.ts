import { laptop, openDevice, phone, tablet } from '../browser/devices.ts'
import type { Device, Screen } from '../browser/devices.ts'
import { emptySession, joined, signedIn } from '../people/people.ts'
import type { Signed } from '../people/people.ts'
import { openRoom } from './runSession.ts'
import type { Stage } from '../browser/stage.ts'

/** A facilitator at a laptop, participants with a phone and a tablet, and the room's screen. */
export interface VotingRoom {
  ana: Device
  bo: Device
  cy: Device
  room: Device
  /** The facilitator, and a session with nothing in its agenda. */
  signed: Signed
  workshopId: string
  /** Presents what is open on the facilitator's screen, or at a path, to all four. */
  present(path?: string): Promise<void>
}

/**
 * Opens the devices, for all tests of a file.
 *
 * @param bosScreen a phone that keeps the page, where Bo opens it offline
 */
export async function votingRoom(
  { browser, plenum }: Pick<Stage, 'browser' | 'plenum'>,
  bosScreen: Screen = phone,
): Promise<VotingRoom> {
  const open = (screen: Screen) => openDevice(browser, plenum.url, screen)
  const ana = await open(laptop)
  const bo = await open(bosScreen)
  const cy = await open(tablet)
  const room = await open({ viewport: { width: 1920, height: 1080 } })
  const signed = await signedIn(ana.page)
  const workshopId = await emptySession(signed)
  return {
    ...{ ana, bo, cy, room, signed, workshopId },
    async present(path) {
      if (path !== undefined) await ana.page.goto(path)
      await openRoom(ana.page, room.page)
      await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
      for (const { page } of [bo, cy]) await joined(page, workshopId)
    },
  }
}
