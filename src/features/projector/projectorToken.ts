import type { WorkshopId } from '#domain/ids.ts'

const prefix = 'plenum.projector.'

/**
 * The token of a projector link. It is taken out of the address, which the whole room can read, and kept on this device, so that
 * a reload finds it.
 */
export function takeProjectorToken(workshopId: WorkshopId): string | null {
  const token = location.hash.slice(1)
  if (token === '') return read(prefix + workshopId)
  try {
    localStorage.setItem(prefix + workshopId, token)
    history.replaceState(history.state, '', location.pathname)
  } catch {
    // Without storage it stays in the address, where a reload needs it.
  }
  return token
}

/** This screen's link opens nothing any more; a newer one that another tab keeps is left alone. */
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
