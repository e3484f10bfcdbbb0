import * as Y from 'yjs'
import type { WorkshopId } from '#domain/ids.ts'
import type { DeviceDatabase, UnsavedDocument } from './deviceDatabase.ts'

/**
 * Documents on this device: a facilitator's desks with every edit, and the last that was seen of the others. Never the only
 * copy that counts. Nothing here fails: where the browser keeps nothing, the answer is that it was not kept.
 */
export interface DocumentStore {
  /** Everything that is kept of a document as one update, and whether edits in it wait for the server. */
  load(name: string): Promise<{ update: Uint8Array | null; isUnsaved: boolean }>
  /**
   * Keeps one more update of a desk.
   *
   * @param unsavedIn the workshop, for an edit of this device that the server does not have yet
   * @returns whether it is kept
   */
  append(name: string, update: Uint8Array, unsavedIn: WorkshopId | null): Promise<boolean>
  /** Keeps a whole document in the place of what was kept before. */
  replace(name: string, update: Uint8Array): Promise<boolean>
  /** The server has everything. */
  markSaved(name: string): Promise<void>
  /** Documents of a workshop with edits that wait for the server. */
  unsaved(workshopId: WorkshopId): Promise<UnsavedDocument[]>
  forget(name: string): Promise<void>
}

/** Updates of one document after which they are merged into one. */
const mergeAbove = 100

export function documentStore(database: DeviceDatabase): DocumentStore {
  const counts = new Map<string, number>()

  return {
    load: (name) =>
      orElse({ update: null, isUnsaved: false }, async () => {
        const [kept, unsaved] = await database.use((db) =>
          Promise.all([db.getAllFromIndex('updates', 'name', name), db.get('unsaved', name)]),
        )
        counts.set(name, kept.length)
        const update = kept.length > 0 ? Y.mergeUpdates(kept.map((one) => one.update)) : null
        return { update, isUnsaved: unsaved !== undefined }
      }),

    append: (name, update, unsavedIn) =>
      orElse(false, async () => {
        await database.use(async (db) => {
          const transaction = db.transaction(['updates', 'unsaved'], 'readwrite')
          void transaction.objectStore('updates').add({ name, update })
          if (unsavedIn !== null) void transaction.objectStore('unsaved').put({ name, workshopId: unsavedIn })
          await transaction.done
        })
        const count = (counts.get(name) ?? 0) + 1
        counts.set(name, count)
        if (count > mergeAbove) await merge(name)
        return true
      }),

    replace: (name, update) =>
      orElse(false, async () => {
        await rewrite(name, () => update)
        return true
      }),

    markSaved: (name) =>
      orElse(undefined, async () => {
        await database.use((db) => db.delete('unsaved', name))
      }),

    unsaved: (workshopId) =>
      orElse([], async () => {
        const all = await database.use((db) => db.getAll('unsaved'))
        return all.filter((document) => document.workshopId === workshopId)
      }),

    forget: (name) =>
      orElse(undefined, async () => {
        await rewrite(name, () => null)
        await database.use((db) => db.delete('unsaved', name))
      }),
  }

  async function merge(name: string): Promise<void> {
    await rewrite(name, (updates) => Y.mergeUpdates(updates))
  }

  /** Puts one update in the place of all of a document's, in one transaction: another tab may be adding some. */
  async function rewrite(name: string, from: (updates: Uint8Array[]) => Uint8Array | null): Promise<void> {
    await database.use(async (db) => {
      const { store, done } = db.transaction('updates', 'readwrite')
      const [kept, keys] = await Promise.all([
        store.index('name').getAll(name),
        store.index('name').getAllKeys(name),
      ])
      const update = from(kept.map((one) => one.update))
      for (const key of keys) void store.delete(key)
      if (update) void store.add({ name, update })
      await done
      counts.set(name, update ? 1 : 0)
    })
  }
}

async function orElse<Result>(otherwise: Result, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch {
    return otherwise
  }
}
