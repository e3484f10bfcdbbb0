import type { Page } from 'playwright-core'
import { outline } from '../kinds/brainstorm.ts'
import { laptop, phone } from '../browser/devices.ts'
import type { Device, Screen } from '../browser/devices.ts'
import { atBrainstorm, joined } from '../people/people.ts'
import { setStage } from '../browser/stage.ts'

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
  const { open } = setStage(name)
  const room = async (screen: Screen = phone): Promise<BrainstormRoom> => {
    const [ana, bo] = [await open(laptop), await open(screen)]
    const { workshopId } = await atBrainstorm(ana.page)
    await outline(ana.page, 'Questions').waitFor()
    await joined(bo.page, workshopId)
    // From here on: the first page of a browser takes longer on a busy machine.
    for (const { page } of [ana, bo]) page.setDefaultTimeout(20_000)
    return { ana: ana.page, bo: bo.page, anaDevice: ana, workshopId }
  }
  return { open, room }
}
