import type { DeviceDatabase } from '../device/deviceDatabase.ts'
import type { OutboxEntry, OwnContent } from './outboxEntry.ts'

/**
 * Storage of the outbox on this device. Nothing here throws: where the browser keeps nothing, the page works without
 * it.
 */
export interface OutboxStore {
  /** Null: the database does not answer now; its contents are still there. */
  load(): Promise<{ entries: OutboxEntry[]; own: OwnContent[] } | null>
  /** All of them or none. True once they are on disk. */
  put(entries: readonly OutboxEntry[]): Promise<boolean>
  /** The entry is done: deletes it and stores its changes of this device's own items in one transaction. */
  settle(entryId: string, changes: OwnChanges): Promise<void>
  remove(entryId: string): Promise<void>
}

export interface OwnChanges {
  put: OwnContent | null
  remove: string | null
}

export function outboxStore(database: DeviceDatabase): OutboxStore {
  return {
    async load() {
      try {
        const [entries, own] = await database.use((db) =>
          Promise.all([db.getAll('outbox'), db.getAll('own')]),
        )
        return await readKept(entries, own)
      } catch {
        return null
      }
    },
    put: (entries) =>
      succeeds(
        database.use(async (db) => {
          // Strict durability: on disk, not only queued, when the person reads that it is kept.
          const transaction = db.transaction('outbox', 'readwrite', { durability: 'strict' })
          for (const entry of entries) void transaction.store.put(entry)
          await transaction.done
        }),
      ),
    async settle(entryId, changes) {
      await succeeds(
        database.use(async (db) => {
          const transaction = db.transaction(['outbox', 'own'], 'readwrite')
          void transaction.objectStore('outbox').delete(entryId)
          if (changes.put) void transaction.objectStore('own').put(changes.put)
          if (changes.remove) void transaction.objectStore('own').delete(changes.remove)
          await transaction.done
        }),
      )
    },
    async remove(entryId) {
      await succeeds(database.use((db) => db.delete('outbox', entryId)))
    },
  }
}

/** Data of older versions is rare, so the code that reads it is loaded lazily. */
async function readKept(entries: OutboxEntry[], own: OwnContent[]) {
  if (![...entries, ...own].some((kept) => 'operation' in kept)) return { entries, own }
  return (await import('./olderEntries.ts')).readOlder(entries, own)
}

async function succeeds(act: Promise<unknown>): Promise<boolean> {
  try {
    await act
    return true
  } catch {
    return false
  }
}
