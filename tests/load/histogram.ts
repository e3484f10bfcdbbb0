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
