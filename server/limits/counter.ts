import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/** Counts what happened within the last seconds, per key. */
export interface Counter {
  count(key: string): Promise<number>
  /** @param amount below zero for credit */
  add(key: string, amount: number): Promise<void>
}

/** Makes the store of one counter. */
export type StoreFor = (name: string, seconds: number) => RateLimiterAbstract

const slices = 6

/** Each node counts for itself, in memory. */
const storeInMemory: StoreFor = (name, seconds) =>
  // The counter looks at the count itself, so the limiter's own limit is out of the way.
  new RateLimiterMemory({ keyPrefix: name, points: Number.MAX_SAFE_INTEGER, duration: seconds })

/**
 * A window that slides in six steps: with one that begins anew, twice as much passes around its beginning.
 *
 * @param seconds what happened longer ago is not counted, up to a sixth more is
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

/** Keys hold addresses of networks and people: kept as a hash, and of one length whatever somebody sends. */
function shortKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
