import { newId } from '#api/newId.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { OutboxEntry } from '../entries/outboxEntry.ts'

/** Positions of new entries: each behind all known ones, whatever the device's clock does. */
export class SendOrder {
  last = 0

  next(): number {
    this.last = Math.max(this.last + 1, Date.now())
    return this.last
  }

  /** Entries of an earlier page or of another tab are known now. */
  know(entries: readonly OutboxEntry[]): void {
    this.last = Math.max(this.last, ...entries.map(({ order }) => order))
  }

  /** What is new of a new entry. */
  made(workshopId: WorkshopId) {
    return { entryId: newId(), workshopId, order: this.next(), createdMs: Date.now() }
  }
}
