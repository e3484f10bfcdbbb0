import type { UserId } from '#domain/ids.ts'
import type { TextStorage } from '../storage.ts'

/** Cached lists of the account, such as templates, which are shown immediately and offline. */
const prefix = 'plenumList.1.'

interface KeptList<List> {
  userId: UserId
  list: List
}

/** Reads a cached list; null when there is none. A list of another user is removed, and null returned. */
export function readList<List>(storage: TextStorage, name: string, userId: UserId): List | null {
  const kept = parsed<KeptList<List>>(storage.get(prefix + name))
  if (kept?.userId === userId) return kept.list
  if (kept) storage.remove(prefix + name)
  return null
}

export function writeList(storage: TextStorage, name: string, userId: UserId, list: unknown): void {
  storage.set(prefix + name, JSON.stringify({ userId, list }))
}

/** Removes the lists of all users: at sign-out, and when somebody signs in. */
export function removeLists(storage: TextStorage): void {
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
}

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}
