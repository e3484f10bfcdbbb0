import type { DeviceDatabase } from './deviceDatabase.ts'
import type { OutboxEntry, OwnContent } from './outboxEntry.ts'

/** What the outbox keeps on this device. Nothing here fails: where the browser keeps nothing, the page does without. */
export interface OutboxStore {
  /** Null: the database does not answer now. What it holds is still there. */
  load(): Promise<{ entries: OutboxEntry[]; own: OwnContent[] } | null>
  /** True once it is on disk. */
  put(entry: OutboxEntry): Promise<boolean>
  /** The entry is done: forgotten, together with what it changed of this device's own, or not at all. */
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
    put: (entry) =>
      succeeds(
        database.use(async (db) => {
          // Strict: on disk, not only on its way there, when the person reads that it is kept.
          const transaction = db.transaction('outbox', 'readwrite', { durability: 'strict' })
          void transaction.store.put(entry)
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

/** What an older version of the page kept is rare, and so is the code that reads it. */
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
