import type { WorkshopId } from '#domain/ids.ts'

const leadingKey = 'plenum.leading'

/** Whether Follow me was switched on in this tab: while the room follows, its steps take everyone along. */
export function isLeader(workshopId: WorkshopId): boolean {
  try {
    return sessionStorage.getItem(leadingKey) === workshopId
  } catch {
    return false
  }
}

/** Follow me was switched on here. */
export function keepLeader(workshopId: WorkshopId): void {
  try {
    sessionStorage.setItem(leadingKey, workshopId)
  } catch {
    // Without storage a reload ends the leading; the button starts it again.
  }
}
