/** The items that changed from one list to a later one, by id; null for those that are gone. */
export type ItemChanges<Item> = ReadonlyMap<string, Item | null>

/** What made a list, and remembers its last changes. */
export interface ListOrigin {
  changesSince(from: number, to: number): ItemChanges<never> | null
}

const origins = new WeakMap<object, { of: ListOrigin; at: number }>()

/** @param at grows with each list of the same origin */
export function rememberOrigin(list: object, of: ListOrigin, at: number): void {
  origins.set(list, { of, at })
}

/**
 * What changed between two lists of the same document; null when that is not known, because they are far apart or not the
 * last one.
 */
export function changesBetween<Item>(
  before: readonly Item[],
  now: readonly Item[],
): ItemChanges<Item> | null {
  const [from, to] = [origins.get(before), origins.get(now)]
  return from && from.of === to?.of ? to.of.changesSince(from.at, to.at) : null
}
