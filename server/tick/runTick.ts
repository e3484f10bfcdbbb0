import type { Pool } from 'pg'
import { isCompactionDue } from '#server/database/compaction.ts'
import type { Compactor } from '#server/database/compaction.ts'
import type { JournalEntry, Queryable } from '#server/database/journal.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { dropShadows, feedLives, hasUncommitted } from '#server/live/room.ts'
import type { Room } from '#server/live/room.ts'
import type { Logger } from '#server/log.ts'
import type { Act, Outcome } from './act.ts'
import { SpoiltBy, runActs } from './runActs.ts'
import type { Run } from './runActs.ts'
import { writeRows } from './rows.ts'
import type { TickRows } from './rows.ts'

export interface TickDependencies {
  pool: Pool
  logger: Logger
  rooms: { compactor: Compactor }
  /** Milliseconds after which a statement that does not answer counts as failed; 15 s when left out. */
  queryTimeoutMs?: number | undefined
}

export interface Ticked {
  outcomes: Map<Act, Outcome>
  /** Statements of commands' own, or marks of everybody, were among it: rows changed that open screens may show. */
  changedRows: boolean
  /** Marks of being done were among it. */
  changedMarks: boolean
}

/**
 * One transaction for acts of one workshop: run on the shadows, written, committed, and only then given to the live
 * documents. Takes its turn in the room, so that nobody sees a shadow between its change and the commit. SPEC C1, C3.
 *
 * @throws {Error} when nothing was committed (or, with the connection lost at the commit, nobody knows): the shadows
 *   are dropped, and the acts may be sent again
 */
export function runTick(dependencies: TickDependencies, room: Room, acts: readonly Act[]): Promise<Ticked> {
  const { pool, logger, rooms, queryTimeoutMs } = dependencies
  const first = `select pg_advisory_xact_lock(${room.lockKey})`
  const options = { first, timeoutMs: queryTimeoutMs }
  return room.exclusive(async () => {
    try {
      const run = await inTransaction(
        pool,
        (transaction) => writeActs(transaction, room, acts, logger),
        options,
      )
      room.seen = Math.max(room.seen ?? 0, ...run.seqs)
      room.unchecked.clear()
      publish(room, logger, rooms.compactor)
      return { outcomes: run.outcomes, ...changesOf(run.rows) }
    } catch (error) {
      // Untouched ones stay: who only reads gets what they hold, also while the database is away.
      if (hasUncommitted(room)) dropShadows(room)
      throw error
    }
  })
}

async function writeActs(
  transaction: Queryable,
  room: Room,
  acts: readonly Act[],
  logger: Logger,
): Promise<Run & { seqs: number[] }> {
  const run = await runWithoutSpoilers(transaction, room, acts, logger)
  return { ...run, seqs: await writeRows(transaction, room.workshopId, run.rows, madeEntries(room)) }
}

/** Runs acts; one that fails after it has written is refused, and the others run again on fresh shadows. */
async function runWithoutSpoilers(
  client: Queryable,
  room: Room,
  acts: readonly Act[],
  logger: Logger,
): Promise<Run> {
  const refused = new Map<Act, Outcome>()
  for (;;) {
    try {
      const run = await runActs(
        client,
        room,
        acts.filter((act) => !refused.has(act)),
        logger,
      )
      for (const [act, outcome] of refused) run.outcomes.set(act, outcome)
      return run
    } catch (error) {
      if (!(error instanceof SpoiltBy)) throw error
      logger.warn({ workshopId: room.workshopId, err: error.cause }, 'an act failed after writing')
      refused.set(error.act, { error: error.cause })
      dropShadows(room)
    }
  }
}

function changesOf({ statements, tags, removedTags, clearedTags }: TickRows): Omit<Ticked, 'outcomes'> {
  return {
    changedRows: statements.length + clearedTags.length > 0,
    changedMarks: tags.size + removedTags.size + clearedTags.length > 0,
  }
}

function madeEntries(room: Room): JournalEntry[] {
  return [...room.shadows.values()].flatMap(({ name, updates }) =>
    updates.map((update) => ({ document: name, update })),
  )
}

/** After the commit: what was made goes to everyone who is connected. */
function publish(room: Room, logger: Logger, compactor: Compactor): void {
  for (const shadow of room.shadows.values()) {
    const { name, updates, journal } = shadow
    if (updates.length === 0) continue
    feedLives(room, name, updates, (error) => logger.error({ document: name, err: error }, 'live document'))
    journal.rows += updates.length
    journal.bytes += updates.reduce((sum, update) => sum + update.length, 0)
    shadow.updates = []
    if (!isCompactionDue(journal)) continue
    compactor.request(name)
    shadow.journal = { rows: 0, bytes: 0, snapshotBytes: journal.snapshotBytes + journal.bytes }
  }
  for (const shadow of room.shadows.values()) shadow.changes.clear()
}
