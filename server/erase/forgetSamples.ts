import type { Pool } from 'pg'
import { coalesced } from '#server/coalesced.ts'
import { takeStatisticsAnew } from '../database/connection/statistics.ts'
import type { Logger } from '#server/log.ts'

/**
 * Makes the database's planner take its samples anew, without erased values. Not awaited: rows and files are gone
 * already. Concurrent erasures share a run.
 */
export function createForgetSamples(pool: Pool, logger: Logger): () => void {
  const takeAnew = coalesced(() => takeStatisticsAnew(pool))
  return () => {
    takeAnew().catch((error: unknown) =>
      logger.warn({ err: error }, 'statistics of the database still contain samples of erased values'),
    )
  }
}
