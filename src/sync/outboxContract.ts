import type { StoreApi } from 'zustand/vanilla'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Command } from './outboxEntry.ts'
import type { Pace } from './outboxPace.ts'
import type { OutboxStore } from './outboxStore.ts'
import type { OutboxContents } from './outboxView.ts'

export interface OutboxOptions {
  /** `identityKey` of whose it is: names the lock and the channel between tabs. */
  owner: string
  store: OutboxStore
  /** Makes the call in that person's name. @throws {CallError} */
  send: (document: string, variables: Record<string, unknown>) => Promise<unknown>
  /** How entries are sent that had to wait for a connection: spread over some time and out of order, or, where null, at once. SPEC A5 */
  pace: Pace | null
}

export interface Outbox {
  view: StoreApi<OutboxContents>
  /** Reads what earlier pages left and sends it. */
  start(): void
  send<Variables>(workshopId: WorkshopId, command: Command<Variables>): void
  dismiss(entryId: string): void
  retry(entryId: string): void
  /** Keeps a text that was refused in another way beside the refused entries; it cannot be sent again. */
  keepRefused(
    workshopId: WorkshopId,
    refused: { objectId: ObjectId; label: string; text: string; message: string },
  ): void
  /** Told when the server has something new of this person's. */
  onAcknowledged(listener: () => void): () => void
  /** There may be a connection now: does not wait for the next attempt any longer, only for its pace. */
  wake(): void
  /** While `isHurried` says so, entries of a workshop are sent without pauses; until the returned function is called. */
  hurryWhile(workshopId: WorkshopId, isHurried: () => boolean): () => void
  stop(): void
}
