import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import { parseDocumentName } from '#domain/documents.ts'
import type { OutboxEntry, OwnContent } from '../entries/outboxEntry.ts'

/** What one identity keeps on this device, in a database of its own. */
export interface DeviceSchema extends DBSchema {
  /** May hold entries of an older version of the page, which `olderEntries.ts` reads; so may `own`. */
  outbox: { key: string; value: OutboxEntry }
  own: { key: string; value: OwnContent }
  /** Updates of documents in the order of keeping; `name` as in domain/documents.ts. */
  updates: { key: number; value: KeptUpdate; indexes: { name: string } }
  /** Documents with edits that the server has not acknowledged. */
  unsaved: { key: string; value: UnsavedDocument }
  /** Time of the last contact with the server about each kept document. */
  seen: { key: string; value: SeenDocument; indexes: { workshopId: string } }
  /** Uploaded files of activities, by workshop, activity and id of the file. */
  files: { key: [string, string, string]; value: KeptFile }
}

export interface KeptUpdate {
  name: string
  update: Uint8Array
}

export interface UnsavedDocument {
  name: string
  workshopId: string
}

export interface SeenDocument {
  name: string
  workshopId: string
  /** Epoch milliseconds, by this device's clock. */
  atMs: number
}

export interface KeptFile {
  workshopId: string
  objectId: string
  fileId: string
  bytes: Uint8Array<ArrayBuffer>
}

export type DeviceStore = 'outbox' | 'own' | 'updates' | 'unsaved' | 'seen' | 'files'

/** The databases of this device. Each is opened on first use, and reopened after the browser closed it. */
export interface DeviceDatabase {
  /**
   * Waits for a slow disk, however long that takes. Who keeps a person waiting asks with `inTime`.
   *
   * @throws {Error} this browser keeps nothing now: private mode, full disk, or a deleted database
   */
  use<Result>(act: (database: IDBPDatabase<DeviceSchema>) => Promise<Result>): Promise<Result>
  /** Deletes its contents, also while another tab has it open. Never fails; on a slow disk it may go on afterwards. */
  erase(): Promise<void>
  close(): void
}

const prefix = 'plenum.'
/** How long a person waits for the disk, in milliseconds. */
const patienceMs = 5000
const stores: DeviceStore[] = ['outbox', 'own', 'updates', 'unsaved', 'seen', 'files']

/** @param owner `identityKey` of the owner */
export function deviceDatabase(owner: string): DeviceDatabase {
  let opening: Promise<IDBPDatabase<DeviceSchema>> | null = null

  const database: DeviceDatabase = {
    async use(act) {
      try {
        return await act(await open())
      } catch (error) {
        // Safari closes databases without telling the page; a second handle works.
        if (!isClosed(error)) throw error
        opening = null
        return act(await open())
      }
    },
    async erase() {
      try {
        const erasing = database.use(async (db) => {
          const transaction = db.transaction(stores, 'readwrite')
          for (const store of stores) void transaction.objectStore(store).clear()
          await transaction.done
        })
        await inTime(erasing)
      } catch {
        // A database that cannot be opened cannot be read by the next person either.
      }
      database.close()
    },
    close() {
      const closing = opening
      opening = null
      closing?.then(
        (db) => db.close(),
        () => undefined,
      )
    },
  }
  return database

  function open(): Promise<IDBPDatabase<DeviceSchema>> {
    opening ??= openDatabase(prefix + owner, () => (opening = null)).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
}

/** Deletes the data of people who signed in on this device earlier. */
export async function eraseOthers(): Promise<void> {
  try {
    const known = await indexedDB.databases()
    const owners = known.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
    for (const owner of owners) await deviceDatabase(owner).erase()
  } catch {
    // Not every browser lists its databases; those of identities known here are deleted by name.
  }
}

async function openDatabase(name: string, onGone: () => void): Promise<IDBPDatabase<DeviceSchema>> {
  const db = await openDB<DeviceSchema>(name, 3, {
    upgrade(database, version, _now, transaction) {
      if (version < 1) {
        database.createObjectStore('outbox', { keyPath: 'entryId' })
        database.createObjectStore('own', { keyPath: 'id' })
        database.createObjectStore('updates', { autoIncrement: true }).createIndex('name', 'name')
        database.createObjectStore('unsaved', { keyPath: 'name' })
      } else if (version < 2) void removeUndated(transaction)
      if (version < 2)
        database.createObjectStore('seen', { keyPath: 'name' }).createIndex('workshopId', 'workshopId')
      database.createObjectStore('files', { keyPath: ['workshopId', 'objectId', 'fileId'] })
    },
    blocking(_current, _blocked, event) {
      onGone()
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: onGone,
  })
  return db
}

/** Version 1 kept no times: an old copy could not be told from a current one, nor found when it had to be deleted. */
async function removeUndated(
  transaction: IDBPTransaction<DeviceSchema, StoreNames<DeviceSchema>[], 'versionchange'>,
): Promise<void> {
  let cursor = await transaction.objectStore('updates').openCursor()
  while (cursor) {
    if (parseDocumentName(cursor.value.name)?.kind !== 'desk') void cursor.delete()
    cursor = await cursor.continue()
  }
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

/** The disk has not answered yet. What it was asked for still happens. */
export const late = Symbol('the disk has not answered yet')

/**
 * The answer of the disk, or `late` once a person has waited long enough. Some browsers never answer.
 *
 * @param ms how long that is, in milliseconds
 * @throws what was asked for throws, if it does so in time
 */
export async function inTime<Result>(asked: Promise<Result>, ms = patienceMs): Promise<Result | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms)
  })
  try {
    return await Promise.race([asked, patience])
  } finally {
    clearTimeout(timer)
  }
}
