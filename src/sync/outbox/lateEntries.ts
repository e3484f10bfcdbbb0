import type { WorkshopId } from '#domain/ids.ts'
import type { OutboxEntry } from '../entries/outboxEntry.ts'
import { pauseMs, sendable } from './outboxPace.ts'
import type { Pace } from './outboxPace.ts'

interface Hurry {
  workshopId: WorkshopId
  isHurried: () => boolean
}

/** Which entries of an outbox had to wait for a connection, and when the next of them is sent. SPEC A5 */
export class LateEntries {
  readonly #pace: Pace | null
  readonly #hurries = new Set<Hurry>()
  /** Entries up to this position in the order are late. */
  #upTo = -Infinity
  /** When the next late entry is due, by this device's clock; 0 for at once. */
  dueAtMs = 0

  /** @param pace null: no entry is ever late */
  constructor(pace: Pace | null) {
    this.#pace = pace
  }

  /** While `isHurried` returns true, no entry of the workshop is late; until the returned function is called. */
  hurryWhile(hurry: Hurry): () => void {
    this.#hurries.add(hurry)
    return () => this.#hurries.delete(hurry)
  }

  /** Marks the entries up to a position in the order as late. */
  mark(upTo: number): void {
    if (this.#pace) this.#upTo = Math.max(this.#upTo, upTo)
  }

  has({ order, workshopId }: OutboxEntry): boolean {
    if (order > this.#upTo) return false
    return ![...this.#hurries].some((hurry) => hurry.workshopId === workshopId && hurry.isHurried())
  }

  /** Draws the pause before the next late entry, if there is one. @param pending the entries not yet sent */
  pause(pending: readonly OutboxEntry[]): void {
    const left = pending.filter((entry) => this.has(entry)).length
    this.dueAtMs = this.#pace && left > 0 ? Date.now() + pauseMs(this.#pace, left) : 0
  }

  /** The entry to send next: one made while connected, otherwise a random late one once the pause is over. */
  next(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
    const ready = sendable(entries)
    const live = ready.find((entry) => !this.has(entry))
    if (live || this.dueAtMs > Date.now()) return live
    return ready[Math.floor(Math.random() * ready.length)]
  }
}
