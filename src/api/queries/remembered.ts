import type { TextStorage } from '../storage.ts'

/** Key prefixes of small values that this device stores about the signed-in person. */
export const remembered = {
  facilitates: 'plenum.facilitates.',
  done: 'plenum.done.',
  votes: 'plenum.votes.',
} as const

/** Removes them at sign-out, even when the pages that use them are not loaded. */
export function removeRemembered(storage: TextStorage): void {
  for (const key of storage.keys())
    if (Object.values(remembered).some((prefix) => key.startsWith(prefix))) storage.remove(key)
}

/** Removes the marks and votes of one identity (`identityKey`) from this device. */
export function removeRememberedOf(storage: TextStorage, owner: string): void {
  const prefixes = [remembered.done, remembered.votes].map((prefix) => `${prefix}${owner}.`)
  for (const key of storage.keys()) if (prefixes.some((prefix) => key.startsWith(prefix))) storage.remove(key)
}
