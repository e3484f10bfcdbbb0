/** How long an act takes, in milliseconds. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt
}

export function median(times: readonly number[]): number {
  return percentile(times, 0.5)
}

/** The least time that this share of all do not exceed. */
export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? NaN
}

export function inMs(ms = NaN, digits = 1): string {
  return `${ms.toFixed(digits)} ms`
}

export function ratio(ours = NaN, theirs = NaN): string {
  return `${(ours / theirs).toFixed(2)}x`
}

/** The median and the worst. */
export function spread(times: readonly number[]): string {
  return `${inMs(median(times), 0)} (worst ${inMs(Math.max(...times), 0)})`
}

/** Latencies in buckets of one millisecond up to a minute; memory does not grow with their number. */
export class Histogram {
  readonly #buckets = new Uint32Array(60_001)
  count = 0

  add(ms: number): void {
    const bucket = Math.min(60_000, Math.max(0, Math.round(ms)))
    this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1
    this.count += 1
  }

  /** The latency in milliseconds that a share (0 to 1) of all do not exceed; NaN when there are none. */
  percentile(share: number): number {
    if (this.count === 0) return Number.NaN
    let seen = 0
    for (const [ms, count] of this.#buckets.entries()) {
      seen += count
      if (seen >= share * this.count) return ms
    }
    return Number.NaN
  }
}
