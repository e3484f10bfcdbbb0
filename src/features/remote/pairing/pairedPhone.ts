import { newId } from '#api/newId.ts'
import type { WorkshopId } from '#domain/ids.ts'

/** What a phone stores about its pairing with a session. */
export interface PairedPhone {
  remoteId: string
  token: string
}

const prefix = 'plenum.remote.'
const attemptKey = 'plenum.pairing'

/**
 * The code in the address that a QR code leads to: in the fragment, which is never sent to a server. Null without one.
 */
export function codeInAddress(): string | null {
  return location.hash.slice(1) || null
}

/** Removes a used code from the address, so that it does not stay there or in the history. */
export function dropCode(): void {
  history.replaceState(history.state, '', location.pathname)
}

/**
 * The id of this pairing attempt. It stays the same after a reload, so that a retry after a lost response gets the same
 * response again (idempotent). SPEC J3.
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

/** Stores the pairing. Without storage the phone is paired until the page closes. */
export function keepPairedPhone(workshopId: WorkshopId, phone: PairedPhone): void {
  tryTo(() => {
    sessionStorage.removeItem(attemptKey)
    localStorage.setItem(prefix + workshopId, JSON.stringify(phone))
  })
}

/** Deletes the stored pairing of a token that is no longer valid; a newer pairing stored by another tab is kept. */
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
    // Without storage the pairing is known to this page only.
  }
}
