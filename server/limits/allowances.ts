import { createLru } from './lru.ts'
import { TokenBucket } from './tokenBucket.ts'
import type { BucketSize } from './tokenBucket.ts'

/** An allowance per key that is used up and refills with time. */
export interface Allowances {
  /** Takes from a key's allowance if it suffices; otherwise takes nothing. */
  spend(key: string, cost: number): boolean
  /** Takes for use in retrospect, even when that causes a debt. */
  charge(key: string, cost: number): void
  /** Milliseconds until a key has no debt any more; 0 without a debt. */
  debtMs(key: string): number
  /** Number of keys whose allowance is not full. */
  readonly size: number
}

/** More keys at a time are an attack in themselves: the least recently used one is forgotten. */
const mostKeys = 50_000
const sweepMs = 10_000

/** Token buckets. A full one is dropped within seconds, so that no record remains of who did something, and when. */
export function createAllowances(size: BucketSize): Allowances {
  const buckets = createLru<string, TokenBucket>(mostKeys)
  let sweep: NodeJS.Timeout | null = null

  const bucketOf = (key: string): TokenBucket => buckets.get(key) ?? new TokenBucket(size, performance.now())
  const keep = (key: string, bucket: TokenBucket): void => {
    buckets.set(key, bucket)
    sweep ??= setTimeout(forgetFull, sweepMs).unref()
  }
  const forgetFull = (): void => {
    const now = performance.now()
    for (const [key, bucket] of buckets.entries()) if (bucket.left(now) >= size.burst) buckets.delete(key)
    sweep = buckets.size > 0 ? setTimeout(forgetFull, sweepMs).unref() : null
  }

  return {
    spend(key, cost) {
      const bucket = bucketOf(key)
      const isSpent = bucket.spend(cost, performance.now())
      if (isSpent) keep(key, bucket)
      return isSpent
    },
    charge(key, cost) {
      const bucket = bucketOf(key)
      bucket.charge(cost, performance.now())
      keep(key, bucket)
    },
    debtMs: (key) => Math.max(0, (-bucketOf(key).left(performance.now()) / size.perSecond) * 1000),
    get size() {
      return buckets.size
    },
  }
}
