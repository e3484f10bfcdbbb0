import { LRUCache } from 'lru-cache'

/** Something that is used up and comes back with time, for each key by itself. */
export interface Allowances {
  /** Takes from what a key has, if there is enough of it; else nothing is taken. */
  spend(key: string, cost: number): boolean
  /** Takes what was used already, also where that makes a debt. */
  charge(key: string, cost: number): void
  /** Milliseconds until a key has no debt any more; 0 for one that has none. */
  debtMs(key: string): number
  /** Keys of which anything is known: those that are not at their fullest. */
  readonly size: number
}

export interface AllowanceSize {
  /** What somebody has who used nothing for a while. */
  burst: number
  /** What comes back. */
  perSecond: number
}

interface Level {
  left: number
  /** When `left` was true, by `performance.now()`. */
  atMs: number
}

/** More keys at a time than this are an attack in themselves: the one that was quiet for longest is forgotten. */
const mostKeys = 50_000
const sweepMs = 10_000

/**
 * Buckets that leak. One that is full again is forgotten within seconds, so that who did something, and when, is not kept.
 */
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
