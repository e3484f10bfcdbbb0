import { inTime, late } from '../device/deviceDatabase.ts'
import type { DeviceDatabase } from '../device/deviceDatabase.ts'
import type { OutboxEntry, OwnContent } from '../entries/outboxEntry.ts'

/**
 * Storage of the outbox on this device. Nothing here throws, and nothing waits for a slow disk longer than a person
 * would: input is sent without it. SPEC D5
 */
export interface OutboxStore {
  /** Null: the database does not answer now; its contents are still there. */
  load(): Promise<{ entries: OutboxEntry[]; own: OwnContent[] } | null>
  /**
   * Writes all of them or none, as kept.
   *
   * @param told whether they are on disk, once that is known; on a slow disk after the answer
   */
  put(entries: readonly OutboxEntry[], told: (areKept: boolean) => void): Promise<void>
  /** The entry is done: deletes it and stores its changes of this device's own items in one transaction. */
  settle(entryId: string, changes: OwnChanges): Promise<void>
  remove(entryId: string): Promise<void>
}

export interface OwnChanges {
  put: OwnContent | null
  remove: string | null
}

export function outboxStore(database: DeviceDatabase): OutboxStore {
  let unanswered = 0
  return {
    async load() {
      try {
        const reading = database.use((db) => Promise.all([db.getAll('outbox'), db.getAll('own')]))
        const kept = await soon(reading)
        return kept === late ? null : await readKept(...kept)
      } catch {
        return null
      }
    },
    async put(entries, told) {
      const writing = database.use(async (db) => {
        // Strict durability: on disk, not only queued, when the person reads that it is kept.
        const { store, done } = db.transaction('outbox', 'readwrite', { durability: 'strict' })
        await Promise.all([...entries.map((entry) => store.put({ ...entry, isKept: true })), done])
      })
      await soon(succeeds(writing).then(told))
    },
    async settle(entryId, changes) {
      const writing = database.use(async (db) => {
        const transaction = db.transaction(['outbox', 'own'], 'readwrite')
        const own = transaction.objectStore('own')
        await Promise.all([
          transaction.objectStore('outbox').delete(entryId),
          changes.put && own.put(changes.put),
          changes.remove && own.delete(changes.remove),
          transaction.done,
        ])
      })
      await soon(succeeds(writing))
    },
    async remove(entryId) {
      await soon(succeeds(database.use((db) => db.delete('outbox', entryId))))
    },
  }

  /** While the disk has not answered one question, nobody waits for the answer to the next. */
  async function soon<Result>(asked: Promise<Result>): Promise<Result | typeof late> {
    const answer = await (unanswered > 0 ? inTime(asked, 0) : inTime(asked))
    if (answer !== late) return answer
    unanswered += 1
    const answered = (): void => void (unanswered -= 1)
    asked.then(answered, answered)
    return late
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
