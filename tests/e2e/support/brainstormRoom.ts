import type { Page } from 'playwright-core'
import { outline } from './brainstormActs.ts'
import { laptop, phone } from './devices.ts'
import type { Device, Screen } from './devices.ts'
import { atBrainstorm, joined } from './ready.ts'
import { setStage } from './stage.ts'

export interface BrainstormRoom {
  /** The facilitator, in an open brainstorm with its editor beside it. */
  ana: Page
  /** A participant, in the lobby. */
  bo: Page
  anaDevice: Device
  workshopId: string
}

/** For a file of tests: rooms with a brainstorm in them. */
export function brainstormRooms(name: string) {
  const stage = setStage(name)
  const open = async (screen?: Screen): Promise<Device> => {
    const device = await stage.open(screen)
    device.page.setDefaultTimeout(20_000)
    return device
  }
  const room = async (screen: Screen = phone): Promise<BrainstormRoom> => {
    const [ana, bo] = [await open(laptop), await open(screen)]
    const { workshopId } = await atBrainstorm(ana.page)
    await outline(ana.page, 'Questions').waitFor()
    await joined(bo.page, workshopId)
    return { ana: ana.page, bo: bo.page, anaDevice: ana, workshopId }
  }
  return { open, room }
}
