import { LRUCache } from 'lru-cache'

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

export interface AllowanceSize {
  /** The full allowance. */
  burst: number
  /** The refill rate. */
  perSecond: number
}

interface Level {
  left: number
  /** When `left` was computed, by `performance.now()`. */
  atMs: number
}

/** More keys at a time are an attack in themselves: the least recently used one is forgotten. */
const mostKeys = 50_000
const sweepMs = 10_000

/** Token buckets. A full one is dropped within seconds, so that no record remains of who did something, and when. */
export function createAllowances({ burst, perSecond }: AllowanceSize): Allowances {
  const levels = new LRUCache<string, Level>({ max: mostKeys })
  let sweep: NodeJS.Timeout | null = null

  const refilled = ({ left, atMs }: Level): number =>
    Math.min(burst, left + ((performance.now() - atMs) / 1000) * perSecond)
  const levelOf = (key: string): number => {
    const known = levels.get(key)
    return known === undefined ? burst : refilled(known)
  }
  const set = (key: string, left: number): void => {
    levels.set(key, { left, atMs: performance.now() })
    sweep ??= setTimeout(forgetFull, sweepMs).unref()
  }
  const forgetFull = (): void => {
    for (const [key, level] of levels.entries()) if (refilled(level) >= burst) levels.delete(key)
    sweep = levels.size > 0 ? setTimeout(forgetFull, sweepMs).unref() : null
  }

  return {
    spend(key, cost) {
      const left = levelOf(key)
      if (left < cost) return false
      set(key, left - cost)
      return true
    },
    charge(key, cost) {
      set(key, levelOf(key) - cost)
    },
    debtMs(key) {
      return Math.max(0, (-levelOf(key) / perSecond) * 1000)
    },
    get size() {
      return levels.size
    },
  }
}
