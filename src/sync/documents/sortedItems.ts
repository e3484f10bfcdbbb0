/** Compares in display order: 0 for an item and itself only. */
export type Compare<Item> = (a: Item, b: Item) => number

/** Items by id and in order. A change costs a search for each item that changed, and a copy of the list. */
export class SortedItems<Item extends { id: string }> {
  readonly #compare: Compare<Item>
  #byId = new Map<string, Item>()
  #list: readonly Item[] = []

  constructor(compare: Compare<Item>) {
    this.#compare = (a, b) => (a.id === b.id ? 0 : compare(a, b))
  }

  get list(): readonly Item[] {
    return this.#list
  }

  get(id: string): Item | undefined {
    return this.#byId.get(id)
  }

  /** @param items in order */
  reset(items: readonly Item[]): void {
    this.#list = items
    this.#byId = new Map(items.map((item) => [item.id, item]))
  }

  /** @param changes items by id; null removes one */
  apply(changes: Iterable<readonly [id: string, item: Item | null]>): void {
    const list = this.#list.slice()
    for (const [id, item] of changes) {
      const before = this.#byId.get(id)
      if (before) list.splice(this.#indexOf(list, before), 1)
      if (item) {
        list.splice(this.#indexIn(list, item), 0, item)
        this.#byId.set(id, item)
      } else this.#byId.delete(id)
    }
    this.#list = list
  }

  #indexOf(list: readonly Item[], item: Item): number {
    const at = this.#indexIn(list, item)
    return list[at] === item ? at : list.indexOf(item)
  }

  /** Where an item is, or belongs. */
  #indexIn(list: readonly Item[], item: Item): number {
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const there = list[middle]
      if (there && this.#compare(there, item) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
