import type { Document } from '@hocuspocus/server'
import * as Y from 'yjs'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Ticks } from '#server/tick/contract.ts'
import type { CloseReason } from '#server/sockets/counters.ts'

/** Where the edits of a writer go, and who is told. */
export interface DeskWriterParts {
  ticks: Ticks
  workshopId: WorkshopId
  objectId: ObjectId
  document: Document
  /** Called once per update, when it is durable. */
  acknowledge(): void
  /** The browser has to connect again, then it sends everything that is missing. */
  fail(reason: CloseReason, error: unknown): void
  /** Something is under way; nothing is any more. */
  onBusy(): void
  onIdle(): void
}

/**
 * Hands a facilitator's edits of one desk to the tick, one batch at a time: what comes while one is under way goes
 * together with the next. Nothing is applied, broadcast or acknowledged before it is durable. SPEC C4.
 */
export class DeskWriter {
  readonly #parts: DeskWriterParts
  #waiting: Uint8Array[] = []
  #running: Promise<void> | null = null
  #isStopped = false

  constructor(parts: DeskWriterParts) {
    this.#parts = parts
  }

  /** Bytes that were taken and are not durable yet. */
  get waitingBytes(): number {
    return this.#waiting.reduce((sum, update) => sum + update.length, 0)
  }

  /**
   * @param update checked by `deskUpdateMistake`
   * @param isFirstSync it answers the server's question what a client has
   */
  take(update: Uint8Array, isFirstSync: boolean): void {
    if (this.#isStopped) return
    const { document } = this.#parts
    // Returning clients send every deletion again, mostly old ones; the live document holds only what is durable.
    if (isFirstSync && Y.snapshotContainsUpdate(Y.snapshot(document), update)) {
      this.#parts.acknowledge()
      return
    }
    // A copy: the update is a view of a larger piece of memory, which would be kept as well.
    this.#waiting.push(new Uint8Array(update))
    this.#running ??= this.#run()
  }

  /** Rights are gone: what is not under way yet is not taken any more. */
  stop(): void {
    this.#isStopped = true
    this.#waiting = []
  }

  /** Resolves when everything that was taken is durable or refused. */
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
