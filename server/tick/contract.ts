import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type * as Y from 'yjs'
import type { Command } from './command.ts'

/** Runs acts in ticks: one transaction per workshop at a time, acknowledged after its commit. SPEC C1 to C4. */
export interface Ticks {
  /**
   * @throws {UserMistake | Refusal} the refusal of the command
   * @throws {Error} the database is unavailable or the server is stopping; nothing was changed, or the command may be
   *   retried
   */
  submit<Result>(command: Command<Result>): Promise<Result>
  /**
   * Journals and projects a facilitator's edit of a desk, then applies it to the live documents. Resolves when it is
   * durable.
   *
   * @param update a Yjs update (version 1) that decodes
   * @throws {Refusal} `BAD_USER_INPUT` when it has a gap or cannot be applied
   */
  submitDeskUpdate(edit: { workshopId: WorkshopId; objectId: ObjectId; update: Uint8Array }): Promise<void>
  /**
   * Resolves once all submitted acts are settled. Acts submitted later are refused, and so are those not settled by the
   * deadline (milliseconds, 4000 by default).
   */
  stop(deadlineMs?: number): Promise<void>
}

/** The documents of running workshops: committed state in memory, updated by the ticks. */
export interface CommittedDocuments {
  /** Fills an empty live document with the committed state and keeps it up to date from then on. */
  attach(name: string, workshopId: WorkshopId, doc: Y.Doc): Promise<void>
  detach(name: string, doc: Y.Doc): void
  /**
   * Reads committed documents, for resolvers. The callback must not keep or change them.
   *
   * @param names documents of one workshop
   */
  read<Result>(
    workshopId: WorkshopId,
    names: readonly string[],
    use: (docs: Y.Doc[]) => Result,
  ): Promise<Result>
  /** Unloads a workshop's documents, for erasure and tests. */
  drop(workshopId: WorkshopId): void
  /** Figures for /metrics. `poisonRows` counts rows of the journal that do not apply; it should be 0. */
  sizes(): { workshops: number; documents: number; poisonRows: number }
}
