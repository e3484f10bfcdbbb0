import { DatabaseError } from 'pg'
import type { Pool } from 'pg'
import { within } from './database/within.ts'
import { messageOf } from './local/logger.ts'
import type { Logger } from './local/logger.ts'

/** Which part keeps the server from serving: the database does not answer, or it answers and cannot save. */
export type Unready = 'database' | 'saving'

/** How long an answer is good for, in milliseconds: a flood of questions costs one write in that time. */
const goodForMs = 5_000
const badForMs = 1_000
const patienceMs = 3_000

/**
 * One transaction that needs what saving an answer needs: the tables, room on the disk (rows that do not fit into
 * `work_mem` go to a file), and a commit that waits for the disk. It leaves nothing behind but a few bytes of log.
 * A row written over and over would not notice a full disk: its place is taken already.
 */
const probe = `begin;
  set local work_mem = '64kB';
  set local synchronous_commit = on;
  select 1 from public.document_updates limit 1;
  select count(*) from generate_series(1, 20000);
  select pg_logical_emit_message(true, 'plenum', 'ready');
  commit`

/** Whether the server can serve, for whoever sends people to it. Asked at once by many, it looks once. */
export function createReadiness({ pool, logger }: { pool: Pool; logger: Pick<Logger, 'warn' | 'info'> }): {
  /** What is not ready; empty when everything is. Answers within 3 s. */
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
        goodUntil = Infinity // while it looks
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

/** Classes of SQLSTATE that mean the connection and not what was asked: it broke, is not let in, or is shut down. */
const connectionClasses = ['08', '28', '57']

function blame(error: unknown): Unready {
  const state = error instanceof DatabaseError ? (error.code ?? '') : ''
  return state === '' || connectionClasses.includes(state.slice(0, 2)) ? 'database' : 'saving'
}
