import { useMemo, useState, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'
import { sameValue } from '#domain/workshop/state.ts'
import { handleOf } from './docHandle.ts'
import { mapsOf } from './docWatch.ts'
import type { AnyRoot, Root } from './docWatch.ts'

export type { AnyRoot, Root } from './docWatch.ts'

/** Root maps of a document that a value depends on; 'all': any of them. */
type RootList = readonly AnyRoot[] | 'all'

/** One key of a root map; renders again only when that value changed. */
export function useMapValue<Value>(doc: Y.Doc, root: Root<Value>, key: string): Value | undefined {
  const [kept] = useState(() => new Kept<Value | undefined>())
  const source = useMemo(() => {
    const map = root(doc)
    return {
      subscribe: (listener: () => void) => handleOf(doc).watch.watchKey(map, key, listener),
      read: () => kept.keep(map.get(key)),
    }
  }, [doc, root, key, kept])
  return useSyncExternalStore(source.subscribe, source.read)
}

/**
 * A value computed from a document; renders again only when the result differs by value.
 *
 *     const questions = useDerived(board, [roots.questions, roots.questionText, roots.questionDeleted], readQuestions)
 *
 * @param rootList the maps that `read` uses ('all': any), so that changes elsewhere cost nothing
 * @param read may be an inline function; returns plain JSON values
 */
export function useDerived<Result>(doc: Y.Doc, rootList: RootList, read: (doc: Y.Doc) => Result): Result {
  const [derived] = useState(() => new Derived<Result>())
  const sameRoots = derived.sameRoots(rootList)
  const subscribe = useMemo(
    () => (listener: () => void) => handleOf(doc).watch.watch(mapsOf(doc, sameRoots), listener),
    [doc, sameRoots],
  )
  return useSyncExternalStore(subscribe, () => derived.of(doc, sameRoots, read))
}

/** Returns the previous value until one comes that differs from it by value. */
class Kept<Value> {
  #value: { is: Value } | null = null

  keep(value: Value): Value {
    if (!this.#value || !sameValue(this.#value.is, value)) this.#value = { is: value }
    return this.#value.is
  }
}

/** Caches the result of reading a document; reads again only when it may have changed. */
class Derived<Result> {
  readonly #kept = new Kept<Result>()
  #roots: RootList | null = null
  #doc: Y.Doc | null = null
  #read: unknown = null
  #version = -1
  #result: { is: Result } | null = null

  /** Returns the previous list when this one holds the same: most callers make a new one at each render. */
  sameRoots(rootList: RootList): RootList {
    if (!this.#roots || !areSame(this.#roots, rootList)) this.#roots = rootList
    return this.#roots
  }

  /** @param rootList as returned by `sameRoots` */
  of(doc: Y.Doc, rootList: RootList, read: (doc: Y.Doc) => Result): Result {
    const version = handleOf(doc).watch.version(mapsOf(doc, rootList))
    if (this.#result && doc === this.#doc && read === this.#read && version === this.#version)
      return this.#result.is
    this.#result = { is: this.#kept.keep(read(doc)) }
    this.#doc = doc
    this.#read = read
    this.#version = version
    return this.#result.is
  }
}

function areSame(one: RootList, other: RootList): boolean {
  if (one === 'all' || other === 'all') return one === other
  return one.length === other.length && one.every((root, index) => root === other[index])
}
