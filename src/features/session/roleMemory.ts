import type { UserId, WorkshopId } from '#domain/ids.ts'
import { remembered } from '#api/remembered.ts'

const prefix = remembered.facilitates

/**
 * In which workshops an account was a facilitator when the server last said so: a facilitator who reloads without a connection
 * opens the session as one. It decides what is shown, never what may be done.
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
