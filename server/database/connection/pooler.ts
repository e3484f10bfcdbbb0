import type { Pool, PoolClient } from 'pg'
import { createPool } from './pool.ts'
import type { Logger } from '../../local/logger.ts'

const rounds = 4

/**
 * Whether something in front of the database gives each transaction a connection of its own (a pooler in transaction or
 * statement mode), where locks, settings and notifications of a session get lost, or stay with a stranger. Two clients
 * of a database keep one process each; there they share or change them. The order differs from round to round, so that
 * a pooler that takes turns is recognised too. SPEC O12.
 *
 * @throws {Error} when no connection can be made
 */
export async function sharesConnections(databaseUrl: string, logger: Pick<Logger, 'warn'>): Promise<boolean> {
  const pool = createPool(databaseUrl, logger, { max: 2 })
  try {
    return await withClient(pool, (first) =>
      withClient(pool, (second) => haveProcessesInCommon(first, second)),
    )
  } finally {
    await pool.end()
  }
}

async function withClient<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}

async function haveProcessesInCommon(...clients: [PoolClient, PoolClient]): Promise<boolean> {
  const seen: [Set<number>, Set<number>] = [new Set(), new Set()]
  for (let round = 0; round < rounds; round += 1) {
    for (const which of [0, 1, 1, 0, 0, 1] as const) {
      const { rows } = await clients[which].query<{ pid: number }>('select pg_backend_pid() as pid')
      for (const { pid } of rows) seen[which].add(pid)
    }
  }
  return seen[0].size > 1 || seen[1].size > 1 || [...seen[0]].some((pid) => seen[1].has(pid))
}
