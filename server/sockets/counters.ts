import type { closeCodes } from '#domain/errors.ts'

export type CloseReason = keyof typeof closeCodes

/** Event counters since the start, for /metrics. Counts only: no ids, no addresses. */
export class Counters {
  readonly #counts = new Map<string, number>()

  add(name: string, amount = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + amount)
  }

  get(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  /** All counters, by name. */
  all(): Record<string, number> {
    return Object.fromEntries(this.#counts)
  }
}
