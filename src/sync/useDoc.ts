import { useMemo, useState, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'
import { sameValue } from '#domain/state.ts'
import { docWatch, mapsOf } from './docWatch.ts'
import type { AnyRoot, Root } from './docWatch.ts'

export type { AnyRoot, Root } from './docWatch.ts'

/** One key of a root map; renders again only when that value changed. */
export function useMapValue<Value>(doc: Y.Doc, root: Root<Value>, key: string): Value | undefined {
  const [kept] = useState(() => new Kept<Value | undefined>())
  const source = useMemo(() => {
    const map = root(doc)
    return {
      subscribe: (listener: () => void) => docWatch(doc).watchKey(map, key, listener),
      read: () => kept.keep(map.get(key)),
    }
  }, [doc, root, key, kept])
  return useSyncExternalStore(source.subscribe, source.read)
}

/**
 * Anything computed from a document; renders again only when the result is another by value.
 *
 *     const questions = useDerived(board, [roots.questions, roots.questionText, roots.questionDeleted], readQuestions)
 *
 * @param rootList the maps that `read` looks at ('all': any), so that changes elsewhere cost nothing
 * @param read may be written in place; plain JSON values out
 */
export function useDerived<Result>(
  doc: Y.Doc,
  rootList: readonly AnyRoot[] | 'all',
  read: (doc: Y.Doc) => Result,
): Result {
  const [derived] = useState(() => new Derived<Result>())
  const rootsKey = rootList === 'all' ? 'all' : rootList.map(numberOf).join()
  const subscribe = useMemo(
    () => (listener: () => void) => docWatch(doc).watch(mapsByKey(doc, rootsKey), listener),
    [doc, rootsKey],
  )
  return useSyncExternalStore(subscribe, () => derived.of(doc, rootsKey, read))
}

/** The last value, until one comes that differs from it by value. */
class Kept<Value> {
  #value: { is: Value } | null = null

  keep(value: Value): Value {
    if (!this.#value || !sameValue(this.#value.is, value)) this.#value = { is: value }
    return this.#value.is
  }
}

/** The result of reading a document, read again only when it may be another. */
class Derived<Result> {
  readonly #kept = new Kept<Result>()
  #doc: Y.Doc | null = null
  #read: unknown = null
  #version = -1
  #result: { is: Result } | null = null

  of(doc: Y.Doc, rootsKey: string, read: (doc: Y.Doc) => Result): Result {
    const version = docWatch(doc).version(mapsByKey(doc, rootsKey))
    if (this.#result && doc === this.#doc && read === this.#read && version === this.#version)
      return this.#result.is
    this.#result = { is: this.#kept.keep(read(doc)) }
    this.#doc = doc
    this.#read = read
    this.#version = version
    return this.#result.is
  }
}

// Root functions are constants of the domain; their numbers make a list of them comparable by value.
const numbers = new Map<AnyRoot, number>()
const numbered: AnyRoot[] = []

function numberOf(root: AnyRoot): number {
  const known = numbers.get(root)
  if (known !== undefined) return known
  numbers.set(root, numbered.length)
  return numbered.push(root) - 1
}

function mapsByKey(doc: Y.Doc, rootsKey: string): object[] | 'all' {
  if (rootsKey === 'all') return 'all'
  const roots = rootsKey.split(',').flatMap((number) => numbered[Number(number)] ?? [])
  return mapsOf(doc, roots)
}
