import { newId } from '#api/newId.ts'
import type { WorkshopId } from '#domain/ids.ts'

/** What a phone keeps of being paired with a session. */
export interface PairedPhone {
  remoteId: string
  token: string
}

const prefix = 'plenum.remote.'
const attemptKey = 'plenum.pairing'

/** The code of the address that a QR code leads to: behind the #, where no server sees it. Null without one. */
export function codeInAddress(): string | null {
  return location.hash.slice(1) || null
}

/** A code that was used is of no use to who reads the address or its history. */
export function dropCode(): void {
  history.replaceState(history.state, '', location.pathname)
}

/**
 * What the server knows this try of the phone by: the same after a reload, so that an answer that was lost on its way is given
 * again. SPEC J3.
 */
export function attemptFor(code: string): string {
  const known = parsed<{ code: string; attempt: string }>(() => sessionStorage.getItem(attemptKey))
  if (known?.code === code) return known.attempt
  const attempt = newId()
  tryTo(() => sessionStorage.setItem(attemptKey, JSON.stringify({ code, attempt })))
  return attempt
}

export function readPairedPhone(workshopId: WorkshopId): PairedPhone | null {
  const known = parsed<PairedPhone>(() => localStorage.getItem(prefix + workshopId))
  return typeof known?.token === 'string' && typeof known.remoteId === 'string' ? known : null
}

/** Where the browser keeps nothing, the phone is paired until the page closes. */
export function keepPairedPhone(workshopId: WorkshopId, phone: PairedPhone): void {
  tryTo(() => {
    sessionStorage.removeItem(attemptKey)
    localStorage.setItem(prefix + workshopId, JSON.stringify(phone))
  })
}

/** This phone opens nothing there any more; what another tab paired meanwhile is left alone. */
export function forgetPairedPhone(workshopId: WorkshopId, { token }: Pick<PairedPhone, 'token'>): void {
  if (readPairedPhone(workshopId)?.token === token) tryTo(() => localStorage.removeItem(prefix + workshopId))
}

function parsed<Value>(read: () => string | null): Value | null {
  try {
    return JSON.parse(read() ?? 'null') as Value | null
  } catch {
    return null
  }
}

function tryTo(act: () => void): void {
  try {
    act()
  } catch {
    // Without storage it is known on this page alone.
  }
}
