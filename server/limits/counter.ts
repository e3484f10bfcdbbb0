import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/** Counts events of the last seconds, per key. */
export interface Counter {
  count(key: string): Promise<number>
  /** @param amount negative for credit */
  add(key: string, amount: number): Promise<void>
}

/** Creates the store of one counter. */
export type StoreFor = (name: string, seconds: number) => RateLimiterAbstract

const slices = 6

/** Each node counts for itself, in memory. */
const storeInMemory: StoreFor = (name, seconds) =>
  // The counter compares the count itself, so the limiter's own limit is disabled.
  new RateLimiterMemory({ keyPrefix: name, points: Number.MAX_SAFE_INTEGER, duration: seconds })

/**
 * A window that slides in six steps: a fixed window would let twice as many through around its boundary.
 *
 * @param seconds length of the window; events up to a sixth older may count too
 */
export function createCounter(name: string, seconds: number, storeFor: StoreFor = storeInMemory): Counter {
  const sliceMs = (seconds * 1000) / slices
  const store = storeFor(name, seconds + Math.ceil(seconds / slices))
  const sliceNow = (): number => Math.floor(Date.now() / sliceMs)
  return {
    async count(key) {
      const now = sliceNow()
      const hashed = shortKey(key)
      const counts = await Promise.all(
        Array.from({ length: slices + 1 }, (_, age) => store.get(`${hashed}:${now - age}`)),
      )
      return counts.reduce((sum, found) => sum + (found?.consumedPoints ?? 0), 0)
    },
    async add(key, amount) {
      await store.penalty(`${shortKey(key)}:${sliceNow()}`, amount)
    },
  }
}

/**
 * Keys contain addresses of networks and people: they are stored as hashes, which also have a fixed length whatever is
 * sent.
 */
function shortKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
