/** A bucket holds `burst` tokens and refills with `perSecond`. */
export interface BucketSize {
  burst: number
  perSecond: number
}

/** Limits a rate and lets short bursts pass. */
export class TokenBucket {
  readonly #size: BucketSize
  #tokens: number
  #filledAt: number

  /** @param now monotonic milliseconds, as in `spend` */
  constructor(size: BucketSize, now: number) {
    this.#size = size
    this.#tokens = size.burst
    this.#filledAt = now
  }

  /** Takes tokens; false when there are not enough, then none is taken. */
  spend(cost: number, now: number): boolean {
    if (this.left(now) < cost) return false
    this.#tokens -= cost
    return true
  }

  /** Takes tokens for use in retrospect, even when that causes a debt. */
  charge(cost: number, now: number): void {
    this.#tokens = this.left(now) - cost
  }

  /** Tokens that it holds; negative while it is in debt. */
  left(now: number): number {
    const refilled = this.#tokens + ((now - this.#filledAt) / 1000) * this.#size.perSecond
    this.#tokens = Math.min(this.#size.burst, refilled)
    this.#filledAt = now
    return this.#tokens
  }
}
