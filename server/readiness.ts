import { DatabaseError } from 'pg'
import type { Pool } from 'pg'
import { within } from './database/connection/within.ts'
import { messageOf } from './local/logger.ts'
import type { Logger } from './local/logger.ts'

/** The part that keeps the server from serving: the database does not answer, or it answers and cannot save. */
export type Unready = 'database' | 'saving'

/** How long a result is cached, in milliseconds: a flood of requests costs one write in that time. */
const goodForMs = 5_000
const badForMs = 1_000
const patienceMs = 3_000

/**
 * One transaction that needs everything that saving an answer needs: the tables, disk space (rows that do not fit into
 * `work_mem` go to a file), and a commit that waits for the disk. It leaves nothing behind but a few bytes of
 * write-ahead log. Updating one row again and again would not detect a full disk, because its space is already
 * allocated.
 */
const probe = `begin;
  set local work_mem = '64kB';
  set local synchronous_commit = on;
  select 1 from public.document_updates limit 1;
  select count(*) from generate_series(1, 20000);
  select pg_logical_emit_message(true, 'plenum', 'ready');
  commit`

/** Whether the server can serve, for load balancers. Concurrent requests share one check. */
export function createReadiness({ pool, logger }: { pool: Pool; logger: Pick<Logger, 'warn' | 'info'> }): {
  /** Names of the parts that are not ready; empty when all are. Answers within 3 s. */
  notReady(): Promise<Unready[]>
} {
  let answer: Promise<Unready[]> | null = null
  let goodUntil = 0
  let last: Unready | null = null

  async function look(): Promise<Unready[]> {
    const { unready, reason } = await tryToSave(pool)
    if (unready !== last) {
      if (unready) logger.warn({ unready, reason }, 'not ready')
      else logger.info({}, 'ready again')
    }
    last = unready
    goodUntil = performance.now() + (unready ? badForMs : goodForMs)
    return unready ? [unready] : []
  }

  return {
    notReady() {
      if (answer === null || performance.now() > goodUntil) {
        goodUntil = Infinity // while the check runs
        answer = look()
      }
      return answer
    },
  }
}

async function tryToSave(pool: Pool): Promise<{ unready: Unready | null; reason: string }> {
  const query = { text: probe, query_timeout: patienceMs }
  let found: { unready: Unready | null; reason: string } = { unready: 'database', reason: 'no answer' }
  const asked = pool.query(query).then(
    () => (found = { unready: null, reason: '' }),
    (error: unknown) => (found = { unready: blame(error), reason: messageOf(error) }),
  )
  await within(patienceMs, asked)
  return found
}

/**
 * Classes of SQLSTATE that concern the connection and not the statement: it broke, was refused, or is being shut down.
 */
const connectionClasses = ['08', '28', '57']

function blame(error: unknown): Unready {
  const state = error instanceof DatabaseError ? (error.code ?? '') : ''
  return state === '' || connectionClasses.includes(state.slice(0, 2)) ? 'database' : 'saving'
}
