import type { TextStorage } from './storage.ts'

/** Small things that this device remembers of whoever is signed in, by how their keys begin. */
export const remembered = { facilitates: 'plenum.facilitates.', done: 'plenum.done.' } as const

/** Forgets them: at sign-out, whether or not the pages that remember them were opened. */
export function removeRemembered(storage: TextStorage): void {
  for (const key of storage.keys())
    if (Object.values(remembered).some((prefix) => key.startsWith(prefix))) storage.remove(key)
}

/** Forgets what one person (`identityKey`) marked on this device. */
export function removeRememberedOf(storage: TextStorage, owner: string): void {
  for (const key of storage.keys()) if (key.startsWith(`${remembered.done}${owner}.`)) storage.remove(key)
}
