import type * as Y from 'yjs'
import { handleOf } from './docHandle.ts'
import type { AnyRoot, DocWatch } from './docWatch.ts'
import { rememberOrigin } from './itemChanges.ts'
import type { ItemChanges, ListOrigin } from './itemChanges.ts'
import { SortedItems } from './sortedItems.ts'
import type { Compare } from './sortedItems.ts'

/** How the items of a document are read; a constant of their kind. */
export interface DocItemsKind<Item> {
  /** The map that has a key for each item. */
  ids: (doc: Y.Doc) => { keys(): Iterable<string> }
  /** All maps, by the ids of items, that an item is read from. */
  roots: readonly AnyRoot[]
  /** Null for an item that is deleted or missing. Its fields are plain values. */
  read: (doc: Y.Doc, id: string) => Item | null
  compare: Compare<Item>
}

/** Lists between which changes are remembered: more than come between two renders. */
const mostRemembered = 100

/**
 * The items of a document in order. After a change only the items are read again whose keys changed: of thousands,
 * usually one.
 */
export class DocItems<Item extends { id: string }> implements ListOrigin {
  readonly #doc: Y.Doc
  readonly #kind: DocItemsKind<Item>
  readonly #watch: DocWatch
  readonly #maps: readonly Y.Map<unknown>[]
  readonly #items: SortedItems<Item>
  /** Of the maps, when the list was made. */
  #version = -1
  /** The keys of each change of a map since then that was observed. */
  #changed: ReadonlySet<string>[] = []
  /** Number of the list, and what changed to become it, for the last ones. */
  #at = 0
  #steps: { at: number; ids: readonly string[] }[] = []

  constructor(doc: Y.Doc, kind: DocItemsKind<Item>) {
    this.#doc = doc
    this.#kind = kind
    this.#watch = handleOf(doc).watch
    this.#maps = kind.roots.map((root) => root(doc) as Y.Map<unknown>)
    this.#items = new SortedItems(kind.compare)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    // Observers come before those who are notified of the transaction.
    const collect = ({ keysChanged }: Y.YMapEvent<unknown>): void => void this.#changed.push(keysChanged)
    for (const map of this.#maps) map.observe(collect)
    const stop = this.#watch.watch(this.#maps, listener)
    return () => {
      for (const map of this.#maps) map.unobserve(collect)
      stop()
    }
  }

  /** The same list until an item changes; then a new one with the unchanged items. */
  readonly read = (): readonly Item[] => {
    const version = this.#watch.version(this.#maps)
    if (version === this.#version) return this.#items.list
    // What changed while nobody listened is not known.
    const isKnown = this.#version >= 0 && version === this.#version + this.#changed.length
    if (isKnown) this.#readChanged()
    else this.#readAll()
    this.#version = version
    this.#changed = []
    return this.#items.list
  }

  changesSince(from: number, to: number): ItemChanges<never> | null {
    const steps = this.#steps.filter(({ at }) => at > from)
    if (to !== this.#at || from > to || steps.length !== to - from) return null
    // Whoever asks has lists of these items.
    const changes = new Map(steps.flatMap(({ ids }) => ids.map((id) => [id, this.#items.get(id) ?? null])))
    return changes as ItemChanges<unknown> as ItemChanges<never>
  }

  #readAll(): void {
    const { ids, read, compare } = this.#kind
    const items: Item[] = []
    for (const id of ids(this.#doc).keys()) {
      const item = read(this.#doc, id)
      if (item) items.push(item)
    }
    this.#items.reset(items.sort(compare))
    this.#at += 1
    this.#steps = []
    rememberOrigin(this.#items.list, this, this.#at)
  }

  #readChanged(): void {
    const changes: [string, Item | null][] = []
    for (const id of new Set(this.#changed.flatMap((keys) => [...keys]))) {
      const [before, now] = [this.#items.get(id) ?? null, this.#kind.read(this.#doc, id)]
      if (before !== now && !(before && now && sameFields(before, now))) changes.push([id, now])
    }
    if (changes.length === 0) return
    this.#items.apply(changes)
    this.#at += 1
    this.#steps = [...this.#steps, { at: this.#at, ids: changes.map(([id]) => id) }].slice(-mostRemembered)
    rememberOrigin(this.#items.list, this, this.#at)
  }
}

/** Whether all fields are the same; items of one kind have the same ones. */
export function sameFields<Item extends object>(one: Item, other: Item): boolean {
  for (const field in other) if (one[field] !== other[field]) return false
  return true
}
