/** Seeded random numbers, so that a failing run can be repeated. */
export interface Random {
  /** From 0 up to, and without, `below`. */
  integer(below: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  bytes(count: number): Uint8Array
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (below: number): number => Math.floor(next() * below)
  return {
    integer,
    pick: (items) => items[integer(items.length)] ?? items[0],
    bytes: (count) => Uint8Array.from({ length: count }, () => integer(256)),
  }
}
