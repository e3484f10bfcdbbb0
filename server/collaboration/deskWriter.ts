import type { Document } from '@hocuspocus/server'
import * as Y from 'yjs'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Ticks } from '#server/tick/contract.ts'
import type { CloseReason } from '#server/sockets/counters.ts'

/** Where the edits of a writer go, and its callbacks. */
export interface DeskWriterParts {
  ticks: Ticks
  workshopId: WorkshopId
  objectId: ObjectId
  document: Document
  /** Called once per update, when it is durable. */
  acknowledge(): void
  /** The browser has to reconnect; it then sends everything that is missing. */
  fail(reason: CloseReason, error: unknown): void
  /** Called when work begins; `onIdle` when none is left. */
  onBusy(): void
  onIdle(): void
}

/**
 * Passes a facilitator's edits of one desk to the tick, one batch at a time: edits that arrive meanwhile form the next
 * batch. Nothing is applied, broadcast or acknowledged before it is durable. SPEC C4.
 */
export class DeskWriter {
  readonly #parts: DeskWriterParts
  #waiting: Uint8Array[] = []
  #running: Promise<void> | null = null
  #isStopped = false

  constructor(parts: DeskWriterParts) {
    this.#parts = parts
  }

  /** Bytes that were accepted and are not durable yet. */
  get waitingBytes(): number {
    return this.#waiting.reduce((sum, update) => sum + update.length, 0)
  }

  /**
   * @param update checked by `deskUpdateMistake`
   * @param isFirstSync it answers the server's question what the client has
   */
  take(update: Uint8Array, isFirstSync: boolean): void {
    if (this.#isStopped) return
    const { document } = this.#parts
    // Returning clients send all deletions again, mostly old ones; the live document holds only durable content.
    if (isFirstSync && Y.snapshotContainsUpdate(Y.snapshot(document), update)) {
      this.#parts.acknowledge()
      return
    }
    // A copy: the update is a view of a larger buffer, which would be kept alive as well.
    this.#waiting.push(new Uint8Array(update))
    this.#running ??= this.#run()
  }

  /** The rights are gone: edits that are not under way yet are discarded. */
  stop(): void {
    this.#isStopped = true
    this.#waiting = []
  }

  /** Resolves when everything accepted is durable or refused. */
  async finished(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    const { ticks, workshopId, objectId } = this.#parts
    this.#parts.onBusy()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        const update = batch.length === 1 ? batch[0] : Y.mergeUpdates(batch)
        if (update) await ticks.submitDeskUpdate({ workshopId, objectId, update })
        for (let acknowledged = 0; acknowledged < batch.length; acknowledged += 1) this.#parts.acknowledge()
      } catch (error) {
        this.stop()
        this.#parts.fail(reasonOf(error), error)
      }
    }
    this.#running = null
    this.#parts.onIdle()
  }
}

function reasonOf(error: unknown): CloseReason {
  if (!(error instanceof Refusal)) return 'tryAgain'
  return error.code === 'BAD_USER_INPUT' ? 'resync' : 'rightsChanged'
}
