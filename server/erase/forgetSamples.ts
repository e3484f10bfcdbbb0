import type { Pool } from 'pg'
import { coalesced } from '#server/coalesced.ts'
import { takeStatisticsAnew } from '#server/database/statistics.ts'
import type { Logger } from '#server/log.ts'

/**
 * Has the database's planner forget its samples of what was erased. Nobody waits for it: rows and files are gone. Many erasures
 * at once share a run.
 */
export function createForgetSamples(pool: Pool, logger: Logger): () => void {
  const takeAnew = coalesced(() => takeStatisticsAnew(pool))
  return () => {
    takeAnew().catch((error: unknown) =>
      logger.warn({ err: error }, 'statistics of the database still hold samples of what was erased'),
    )
  }
}
