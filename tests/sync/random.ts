/** Random numbers that repeat for the same seed (mulberry32). */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  number(): number
  below(bound: number): number
  chance(probability: number): boolean
  /** @throws {RangeError} for an empty list */
  pick<Item>(items: readonly Item[]): Item
}

export function seeded(seed: number): Random {
  let state = seed
  const random: Random = {
    number() {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
    },
    below: (bound) => Math.floor(random.number() * bound),
    chance: (probability) => random.number() < probability,
    pick(items) {
      const item = items[random.below(items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
  }
  return random
}
