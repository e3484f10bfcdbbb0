/** Seeded random numbers, so that a failing run can be repeated. */
export interface Random {
  /** From 0 up to, and without, 1. */
  number(): number
  /** From 0 up to, and without, `below`. */
  integer(below: number): number
  chance(probability: number): boolean
  /** @throws {RangeError} for an empty list */
  pick<Item>(items: readonly Item[]): Item
  bytes(count: number): Uint8Array
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32
  const number = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (below: number): number => Math.floor(number() * below)
  return {
    ...{ number, integer },
    chance: (probability) => number() < probability,
    pick(items) {
      const item = items[integer(items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => integer(256)),
  }
}
