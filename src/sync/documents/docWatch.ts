import type * as Y from 'yjs'

/** A root map of a document, such as `activityRoots.info`. */
export type Root<Value> = (doc: Y.Doc) => Y.Map<Value>

/** A root map with any values. */
export type AnyRoot = (doc: Y.Doc) => object

type RootMap = object
type Listener = () => void

/**
 * Listens once to a document on behalf of all watchers. After each transaction it notifies, once each, the watchers
 * whose maps or keys changed.
 */
export class DocWatch {
  readonly #versions = new Map<unknown, number>()
  readonly #byMap = new Map<unknown, Set<Listener>>()
  readonly #byKey = new Map<unknown, Map<string, Set<Listener>>>()
  readonly #any = new Set<Listener>()
  #version = 0

  constructor(doc: Y.Doc) {
    doc.on('afterTransaction', (transaction: Y.Transaction) => this.#changed(transaction.changed))
  }

  /** Grows with each change of one of the maps. */
  version(maps: readonly RootMap[] | 'all'): number {
    if (maps === 'all') return this.#version
    return maps.reduce((sum, map) => sum + (this.#versions.get(map) ?? 0), 0)
  }

  watch(maps: readonly RootMap[] | 'all', listener: Listener): () => void {
    const sets = maps === 'all' ? [this.#any] : maps.map((map) => setOf(this.#byMap, map))
    for (const set of sets) set.add(listener)
    return () => {
      for (const set of sets) set.delete(listener)
    }
  }

  watchKey(map: RootMap, key: string, listener: Listener): () => void {
    const keys = this.#byKey.get(map) ?? new Map<string, Set<Listener>>()
    this.#byKey.set(map, keys)
    const set = setOf(keys, key)
    set.add(listener)
    return () => {
      set.delete(listener)
      if (set.size === 0 && keys.get(key) === set) keys.delete(key)
    }
  }

  #changed(changed: Y.Transaction['changed']): void {
    if (changed.size === 0) return
    this.#version += 1
    const listeners = new Set(this.#any)
    for (const [map, keys] of changed) {
      this.#versions.set(map, (this.#versions.get(map) ?? 0) + 1)
      for (const listener of this.#byMap.get(map) ?? []) listeners.add(listener)
      const byKey = this.#byKey.get(map)
      if (!byKey) continue
      for (const key of keys) for (const listener of byKey.get(key ?? '') ?? []) listeners.add(listener)
    }
    for (const listener of listeners) listener()
  }
}

export function mapsOf(doc: Y.Doc, roots: readonly AnyRoot[] | 'all'): RootMap[] | 'all' {
  return roots === 'all' ? roots : roots.map((root) => root(doc))
}

function setOf<Key>(sets: Map<Key, Set<Listener>>, key: Key): Set<Listener> {
  const known = sets.get(key) ?? new Set<Listener>()
  sets.set(key, known)
  return known
}
