import type { StoreApi } from 'zustand/vanilla'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import type { Command } from '../entries/outboxEntry.ts'
import type { Pace } from './outboxPace.ts'
import type { OutboxStore } from './outboxStore.ts'
import type { OutboxContents } from './outboxView.ts'

export interface OutboxOptions {
  /** `identityKey` of the owner: names the lock and the channel between tabs. */
  owner: string
  store: OutboxStore
  /** Makes the call in the owner's name. @throws {CallError} */
  send: (document: string, variables: Record<string, unknown>) => Promise<unknown>
  /**
   * How entries are sent that had to wait for a connection: spread over time and out of order, or, when null, at once.
   * SPEC A5
   */
  pace: Pace | null
}

export interface Outbox {
  view: StoreApi<OutboxContents>
  /** Reads and sends entries of earlier pages. */
  start(): void
  send<Variables>(workshopId: WorkshopId, command: Command<Variables>): void
  dismiss(entryId: string): void
  retry(entryId: string): void
  /** Keeps a text that was refused elsewhere beside the refused entries; it cannot be sent again. */
  keepRefused(
    workshopId: WorkshopId,
    refused: { objectId: ObjectId; label: string; text: string; message: Message },
  ): void
  /** Called when the server has taken something new of this person. */
  onAcknowledged(listener: () => void): () => void
  /** There may be a connection now: ends the backoff, but not the pace of late entries. */
  wake(): void
  /**
   * While `isHurried` returns true, entries of a workshop are sent without pauses; until the returned function is
   * called.
   */
  hurryWhile(workshopId: WorkshopId, isHurried: () => boolean): () => void
  stop(): void
}
