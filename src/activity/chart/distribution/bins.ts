import type { Scale } from '#domain/activity/votes/results.ts'

/** Votes in a range of values, ends included. */
export interface Bin {
  from: number
  to: number
  votes: number
}

/** More bars than these cannot be told apart in a table. */
const mostBins = 20

/** A distribution in bars: one per value, on long scales one per equal range of values; the last may be shorter. */
export function binsOf(distribution: readonly number[], { low, high }: Pick<Scale, 'low' | 'high'>): Bin[] {
  const size = Math.ceil((high - low + 1) / mostBins)
  const bins: Bin[] = []
  for (let from = low; from <= high; from += size) {
    const to = Math.min(high, from + size - 1)
    const votes = distribution.slice(from - low, to - low + 1).reduce((sum, one) => sum + one, 0)
    bins.push({ from, to, votes })
  }
  return bins
}
