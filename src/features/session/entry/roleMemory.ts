import type { UserId, WorkshopId } from '#domain/ids.ts'
import { remembered } from '#api/queries/remembered.ts'

const prefix = remembered.facilitates

/**
 * Remembers in which workshops the server last reported an account as facilitator, so that a facilitator who reloads
 * offline opens the session in that role. It decides what is shown, never what is allowed.
 */
export function remembersFacilitator(workshopId: WorkshopId, userId: UserId): boolean {
  return read(prefix + workshopId) === userId
}

export function rememberFacilitator(workshopId: WorkshopId, userId: UserId): void {
  try {
    localStorage.setItem(prefix + workshopId, userId)
  } catch {
    // Without storage a reload needs the connection, as it does for the page itself.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
