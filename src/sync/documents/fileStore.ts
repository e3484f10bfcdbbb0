import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { DeviceDatabase } from '../device/deviceDatabase.ts'

/** Names a file that this device keeps: an activity has one at most. No token is part of it. */
export interface KeptFileName {
  workshopId: WorkshopId
  objectId: ObjectId
  /** Another upload has another id. */
  fileId: string
}

/**
 * Uploaded files of activities, kept on this device for use without a connection. Nothing here throws: where the
 * browser keeps nothing, nothing is found. SPEC D4, SL5
 */
export interface FileStore {
  load(name: KeptFileName): Promise<Uint8Array<ArrayBuffer> | null>
  /** Keeps a file instead of any other one of its activity. */
  keep(name: KeptFileName, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  kept(workshopId: WorkshopId): Promise<KeptFileName[]>
  forgetOne(name: KeptFileName): Promise<void>
  /** @param except a file of the activity that stays; null for none */
  forget(activity: Pick<KeptFileName, 'workshopId' | 'objectId'>, except?: string | null): Promise<void>
}

export function fileStore(database: DeviceDatabase): FileStore {
  const keyOf = ({ workshopId, objectId, fileId }: KeptFileName): [string, string, string] => [
    workshopId,
    objectId,
    fileId,
  ]

  const store: FileStore = {
    load: (name) =>
      orElse(null, async () => {
        const found = await database.use((db) => db.get('files', keyOf(name)))
        return found?.bytes ?? null
      }),

    keep: (name, bytes) =>
      orElse(undefined, async () => {
        // First, so that a full disk has room for the new one.
        await store.forget(name, name.fileId)
        await database.use((db) => db.put('files', { ...name, bytes }))
      }),

    forgetOne: (name) => orElse(undefined, () => database.use((db) => db.delete('files', keyOf(name)))),

    // Keys alone: the files themselves are large.
    kept: (workshopId) =>
      orElse([], async () => {
        const keys = await database.use((db) => db.getAllKeys('files', under(workshopId)))
        return keys.map(([workshop, objectId, fileId]) => ({ workshopId: workshop, objectId, fileId }))
      }),

    forget: ({ workshopId, objectId }, except = null) =>
      orElse(undefined, async () => {
        await database.use(async (db) => {
          const { store: files, done } = db.transaction('files', 'readwrite')
          const keys = await files.getAllKeys(under(workshopId, objectId))
          for (const key of keys) if (key[2] !== except) void files.delete(key)
          await done
        })
      }),
  }
  return store
}

/** Everything below the first parts of a key: an array sorts after all texts. */
function under(...first: string[]): IDBKeyRange {
  return IDBKeyRange.bound(first, [...first, []])
}

async function orElse<Result>(otherwise: Result, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch {
    return otherwise
  }
}
