import type { TextStorage } from '../storage.ts'

/** Key prefixes of small values that this device stores about the signed-in person. */
export const remembered = { facilitates: 'plenum.facilitates.', done: 'plenum.done.' } as const

/** Removes them at sign-out, even when the pages that use them are not loaded. */
export function removeRemembered(storage: TextStorage): void {
  for (const key of storage.keys())
    if (Object.values(remembered).some((prefix) => key.startsWith(prefix))) storage.remove(key)
}

/** Removes the marks that one identity (`identityKey`) made on this device. */
export function removeRememberedOf(storage: TextStorage, owner: string): void {
  for (const key of storage.keys()) if (key.startsWith(`${remembered.done}${owner}.`)) storage.remove(key)
}
