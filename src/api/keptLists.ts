import type { UserId } from '#domain/ids.ts'
import type { TextStorage } from './storage.ts'

/** Lists of the account that are shown at once and without a connection, such as templates. */
const prefix = 'plenumList.1.'

interface KeptList<List> {
  userId: UserId
  list: List
}

/** What was kept of a list; null when nothing was, or of somebody else, which goes. */
export function readList<List>(storage: TextStorage, name: string, userId: UserId): List | null {
  const kept = parsed<KeptList<List>>(storage.get(prefix + name))
  if (kept?.userId === userId) return kept.list
  if (kept) storage.remove(prefix + name)
  return null
}

export function writeList(storage: TextStorage, name: string, userId: UserId, list: unknown): void {
  storage.set(prefix + name, JSON.stringify({ userId, list }))
}

/** Forgets the lists of everybody: at sign-out, and when somebody signs in. */
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
