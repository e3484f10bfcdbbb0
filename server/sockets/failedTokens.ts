import type { LRUCache } from 'lru-cache'
import type { Counters } from './counters.ts'
import type { ConnectionLimits } from './limits.ts'
import { createLru } from '../limits/lru.ts'
import { TokenBucket } from '../limits/tokenBucket.ts'

/** A socket on which tokens are tried. */
export interface Guesser {
  readonly address: string
  wrongTokens: number
  kill(reason: 'tooManyAttempts'): void
}

const mostAddresses = 10_000

/**
 * Counts wrong tokens by socket and by address, on all paths together. Closes only sockets that send one, never others
 * from the same address: a whole workshop may share it.
 */
export class FailedTokens {
  readonly #limits: ConnectionLimits
  readonly #counters: Counters
  readonly #byAddress: LRUCache<string, TokenBucket>

  constructor(limits: ConnectionLimits, counters: Counters) {
    this.#limits = limits
    this.#counters = counters
    const { burst, perSecond } = limits.addressWrongTokens
    // By then a bucket is full again.
    const ttl = (burst / perSecond) * 1000
    this.#byAddress = createLru(mostAddresses, { ttl, ttlAutopurge: true })
  }

  count(session: Guesser): void {
    this.#counters.add('tokens_refused')
    session.wrongTokens += 1
    const now = performance.now()
    const bucket =
      this.#byAddress.get(session.address) ?? new TokenBucket(this.#limits.addressWrongTokens, now)
    this.#byAddress.set(session.address, bucket)
    const isAddressCalm = bucket.spend(1, now)
    if (!isAddressCalm || session.wrongTokens >= this.#limits.wrongTokens) session.kill('tooManyAttempts')
  }
}
