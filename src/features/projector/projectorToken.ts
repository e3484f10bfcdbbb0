import type { WorkshopId } from '#domain/ids.ts'

const prefix = 'plenum.projector.'

/**
 * Returns the token of a projector link. The token is removed from the address, which the whole room can read, and
 * stored on this device for a reload.
 */
export function takeProjectorToken(workshopId: WorkshopId): string | null {
  const token = location.hash.slice(1)
  if (token === '') return read(prefix + workshopId)
  try {
    localStorage.setItem(prefix + workshopId, token)
    history.replaceState(history.state, '', location.pathname)
  } catch {
    // Without storage the token stays in the address, where a reload needs it.
  }
  return token
}

/** Deletes the stored token of a link that is no longer valid; a newer token stored by another tab is kept. */
export function forgetProjectorToken(workshopId: WorkshopId, token: string): void {
  const key = prefix + workshopId
  if (read(key) === token) localStorage.removeItem(key)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
