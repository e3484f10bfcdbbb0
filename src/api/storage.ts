/** Small texts that survive reloads, shared by the tabs of a browser. */
export interface TextStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
  /** Reports the key that another tab wrote or removed; null when it removed everything. */
  onOtherTab(listener: (key: string | null) => void): () => void
}

/**
 * Local storage. When the browser forbids it, the memory of this page, so that the session works until the page is
 * closed.
 */
export function browserStorage(): TextStorage {
  const kept = localStorageOrNull()
  if (kept === null) return memoryStorage()
  const beside = memoryStorage()
  return {
    get: (key) => beside.get(key) ?? kept.getItem(key),
    set: (key, value) => {
      try {
        kept.setItem(key, value)
        beside.remove(key)
      } catch {
        // Storage is full or forbidden: keep the value in memory until the page closes.
        beside.set(key, value)
      }
    },
    remove: (key) => {
      beside.remove(key)
      kept.removeItem(key)
    },
    keys: () => [...new Set([...beside.keys(), ...Object.keys(kept)])],
    onOtherTab: (listener) => {
      const hear = (event: StorageEvent): void => {
        if (event.storageArea === kept) listener(event.key)
      }
      globalThis.addEventListener('storage', hear)
      return () => globalThis.removeEventListener('storage', hear)
    },
  }
}

/** Storage in the memory of one page. */
export function memoryStorage(): TextStorage {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    onOtherTab: () => () => undefined,
  }
}

function localStorageOrNull(): Storage | null {
  try {
    const storage = globalThis.localStorage
    storage.getItem('')
    return storage
  } catch {
    return null
  }
}
