import type { Pool } from 'pg'
import { isCompactionDue } from '../database/contents/compaction.ts'
import type { Compactor } from '../database/contents/compaction.ts'
import type { JournalEntry, Queryable } from '../database/contents/journal.ts'
import { inTransaction } from '../database/connection/transaction.ts'
import { dropShadows, feedLives, hasUncommitted } from '../live/liveWorkshop.ts'
import type { LiveWorkshop } from '../live/liveWorkshop.ts'
import type { Logger } from '#server/log.ts'
import type { Act, Outcome } from './act.ts'
import { SpoiltBy, runActs } from './runActs.ts'
import type { Run } from './runActs.ts'
import { writeRows } from './rows.ts'
import type { TickRows } from './tickRows.ts'

export interface TickDependencies {
  pool: Pool
  logger: Logger
  liveWorkshops: { compactor: Compactor }
  /** Milliseconds after which a statement without an answer counts as failed; 15 s by default. */
  queryTimeoutMs?: number | undefined
}

export interface Ticked {
  outcomes: Map<Act, Outcome>
  /** Some commands had statements of their own or removed everyone's marks: rows changed that open screens may show. */
  changedRows: boolean
  /** Marks of being done were added or removed. */
  changedMarks: boolean
  /** Who may read which results may have changed. SPEC BT4 */
  changedResults: boolean
}

/**
 * Runs acts of one workshop in one transaction on the shadows, writes and commits them, and only then updates the live
 * documents. It runs exclusively within the workshop, so nobody reads a shadow between its change and the commit. SPEC
 * C1, C3.
 *
 * @throws {Error} when nothing was committed (or, when the connection was lost during the commit, the result is
 *   unknown): the shadows are dropped, and the acts may be retried
 */
export function runTick(
  dependencies: TickDependencies,
  live: LiveWorkshop,
  acts: readonly Act[],
): Promise<Ticked> {
  const { pool, logger, liveWorkshops, queryTimeoutMs } = dependencies
  const first = `select pg_advisory_xact_lock(${live.lockKey})`
  const options = { first, timeoutMs: queryTimeoutMs }
  return live.exclusive(async () => {
    try {
      const run = await inTransaction(
        pool,
        (transaction) => writeActs(transaction, live, acts, logger),
        options,
      )
      live.seen = Math.max(live.seen ?? 0, ...run.seqs)
      live.unchecked.clear()
      publish(live, logger, liveWorkshops.compactor)
      return { outcomes: run.outcomes, changedResults: run.changedResults, ...changesOf(run.rows) }
    } catch (error) {
      // Unchanged shadows are kept: readers can use them even while the database is unavailable.
      if (hasUncommitted(live)) dropShadows(live)
      throw error
    }
  })
}

async function writeActs(
  transaction: Queryable,
  live: LiveWorkshop,
  acts: readonly Act[],
  logger: Logger,
): Promise<Run & { seqs: number[] }> {
  const run = await runWithoutSpoilers(transaction, live, acts, logger)
  return { ...run, seqs: await writeRows(transaction, live.workshopId, run.rows, madeEntries(live)) }
}

/** Runs acts. An act that fails after it has written is refused, and the others run again on fresh shadows. */
async function runWithoutSpoilers(
  client: Queryable,
  live: LiveWorkshop,
  acts: readonly Act[],
  logger: Logger,
): Promise<Run> {
  const refused = new Map<Act, Outcome>()
  for (;;) {
    try {
      const run = await runActs(
        client,
        live,
        acts.filter((act) => !refused.has(act)),
        logger,
      )
      for (const [act, outcome] of refused) run.outcomes.set(act, outcome)
      return run
    } catch (error) {
      if (!(error instanceof SpoiltBy)) throw error
      logger.warn({ workshopId: live.workshopId, err: error.cause }, 'an act failed after writing')
      refused.set(error.act, { error: error.cause })
      dropShadows(live)
    }
  }
}

function changesOf({
  statements,
  forgotten,
  tags,
  removedTags,
  clearedTags,
}: TickRows): Omit<Ticked, 'outcomes' | 'changedResults'> {
  return {
    changedRows: statements.length + forgotten.length + clearedTags.length > 0,
    changedMarks: tags.size + removedTags.size + clearedTags.length > 0,
  }
}

function madeEntries(live: LiveWorkshop): JournalEntry[] {
  return [...live.shadows.values()].flatMap(({ name, updates }) =>
    updates.map((update) => ({ document: name, update })),
  )
}

/** After the commit: sends the updates to everyone connected. */
function publish(live: LiveWorkshop, logger: Logger, compactor: Compactor): void {
  for (const shadow of live.shadows.values()) {
    const { name, updates, journal } = shadow
    if (updates.length === 0) continue
    feedLives(live, name, updates, (error) => logger.error({ document: name, err: error }, 'live document'))
    journal.rows += updates.length
    journal.bytes += updates.reduce((sum, update) => sum + update.length, 0)
    shadow.updates = []
    if (!isCompactionDue(journal)) continue
    compactor.request(name)
    shadow.journal = { rows: 0, bytes: 0, snapshotBytes: journal.snapshotBytes + journal.bytes }
  }
  for (const shadow of live.shadows.values()) shadow.changes.clear()
}
