import * as Y from 'yjs'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { WorkshopId } from '#domain/ids.ts'
import type { DeviceDatabase, SeenDocument, UnsavedDocument } from '../device/deviceDatabase.ts'

/**
 * Documents kept on this device: a facilitator's desks with every edit, and the last copy of the others. Never the
 * authoritative copy. Nothing here throws: where the browser keeps nothing, the result says that it was not kept. A slow
 * disk is waited for. SPEC D5
 */
export interface DocumentStore {
  /** Whether a kept document is being read; it may take long. */
  reading: StoreApi<{ isReading: boolean }>
  /** What is kept of a document. */
  load(name: string): Promise<KeptDocument>
  /**
   * Keeps one more update of a desk.
   *
   * @param unsavedIn the workshop, for an edit of this device that the server does not have yet
   * @returns whether it is kept
   */
  append(name: string, update: Uint8Array, unsavedIn: WorkshopId | null): Promise<boolean>
  /** Replaces the kept copy by a whole document, as of a contact with the server. */
  replace(update: Uint8Array, seen: SeenDocument): Promise<Kept>
  /** The kept desk matches the server's. */
  saw(seen: SeenDocument): Promise<void>
  /** Those of these documents that are kept still match the server's. */
  stillSee(documents: readonly { name: string; atMs: number }[]): Promise<void>
  /** Names of the kept documents of a workshop. */
  kept(workshopId: WorkshopId): Promise<string[]>
  /** The server has every edit of the document. */
  markSaved(name: string): Promise<void>
  /** Documents of a workshop with edits that wait for the server. */
  unsaved(workshopId: WorkshopId): Promise<UnsavedDocument[]>
  forget(name: string): Promise<void>
  /** The same, unless it has edits that wait for the server. */
  forgetSaved(name: string): Promise<void>
}

/** What became of a copy: `full`, there is no room for it, or `failed`, which another attempt may mend. */
export type Kept = 'kept' | 'full' | 'failed'

export interface KeptDocument {
  /** Everything that is kept, as one update. */
  update: Uint8Array | null
  /** It has edits that wait for the server. */
  isUnsaved: boolean
  /** Time of the last contact about it, in epoch milliseconds; null when unknown. */
  seenMs: number | null
}

/** Number of updates of one document after which they are merged into one. */
const mergeAbove = 100

export function documentStore(database: DeviceDatabase): DocumentStore {
  const counts = new Map<string, number>()
  const reading = createStore(() => ({ isReading: false }))
  let reads = 0

  return {
    reading,

    async load(name) {
      reads += 1
      reading.setState({ isReading: true })
      const kept = await orElse({ update: null, isUnsaved: false, seenMs: null }, () => read(name))
      reads -= 1
      reading.setState({ isReading: reads > 0 })
      return kept
    },

    append: (name, update, unsavedIn) =>
      orElse(false, async () => {
        await database.use(async (db) => {
          const transaction = db.transaction(['updates', 'unsaved'], 'readwrite')
          await Promise.all([
            transaction.objectStore('updates').add({ name, update }),
            unsavedIn !== null && transaction.objectStore('unsaved').put({ name, workshopId: unsavedIn }),
            transaction.done,
          ])
        })
        const count = (counts.get(name) ?? 0) + 1
        counts.set(name, count > mergeAbove ? 0 : count)
        // The update is kept, whatever becomes of this.
        if (count > mergeAbove) void orElse(undefined, () => merge(name))
        return true
      }),

    async replace(update, seen) {
      try {
        await rewrite(seen.name, () => update, seen)
        return 'kept'
      } catch (error) {
        return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed'
      }
    },

    saw: (seen) =>
      orElse(undefined, async () => {
        await database.use((db) => db.put('seen', seen))
      }),

    stillSee: (documents) =>
      orElse(undefined, async () => {
        await database.use(async (db) => {
          const { store, done } = db.transaction('seen', 'readwrite')
          const keepTime = async ({ name, atMs }: { name: string; atMs: number }): Promise<void> => {
            const seen = await store.get(name)
            if (seen && seen.atMs < atMs) await store.put({ ...seen, atMs })
          }
          await Promise.all([...documents.map(keepTime), done])
        })
      }),

    kept: (workshopId) =>
      orElse([], async () => {
        return database.use((db) => db.getAllKeysFromIndex('seen', 'workshopId', workshopId))
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
      }),

    forgetSaved: (name) =>
      orElse(undefined, async () => {
        await rewrite(name, (updates, isUnsaved) => (isUnsaved ? Y.mergeUpdates(updates) : null))
      }),
  }

  async function read(name: string): Promise<KeptDocument> {
    const [kept, unsaved, seen] = await database.use((db) =>
      Promise.all([
        db.getAllFromIndex('updates', 'name', name),
        db.get('unsaved', name),
        db.get('seen', name),
      ]),
    )
    counts.set(name, kept.length)
    const update = kept.length > 0 ? Y.mergeUpdates(kept.map((one) => one.update)) : null
    return { update, isUnsaved: unsaved !== undefined, seenMs: seen?.atMs ?? null }
  }

  async function merge(name: string): Promise<void> {
    await rewrite(name, (updates) => Y.mergeUpdates(updates))
  }

  /**
   * Replaces all updates of a document by one, in one transaction, since another tab may be adding some.
   *
   * @param from null: nothing of the document is to stay
   * @param seen time of the contact that it is from; left out, the kept time stays
   */
  async function rewrite(
    name: string,
    from: (updates: Uint8Array[], isUnsaved: boolean) => Uint8Array | null,
    seen?: SeenDocument,
  ): Promise<void> {
    await database.use(async (db) => {
      const transaction = db.transaction(['updates', 'seen', 'unsaved'], 'readwrite')
      const store = transaction.objectStore('updates')
      const [kept, keys, unsaved] = await Promise.all([
        store.index('name').getAll(name),
        store.index('name').getAllKeys(name),
        transaction.objectStore('unsaved').get(name),
      ])
      const update = from(
        kept.map((one) => one.update),
        unsaved !== undefined,
      )
      const isGone = update === null
      await Promise.all([
        ...keys.map((key) => store.delete(key)),
        update && store.add({ name, update }),
        seen && transaction.objectStore('seen').put(seen),
        isGone && transaction.objectStore('seen').delete(name),
        isGone && transaction.objectStore('unsaved').delete(name),
        transaction.done,
      ])
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
