import { DatabaseError } from 'pg'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Queryable } from '../contents/journal.ts'

/**
 * The database is unavailable, hangs or is full, or the server is stopping: as far as known nothing was changed, and
 * the call may be retried.
 */
export class NotSaved extends Error {
  override name = 'NotSaved'
  constructor(cause?: unknown) {
    super('Not saved. Please try again.', { cause })
  }
}

/** Of Postgres and of the file system: a disk or a quota is full. A hosted Supabase is read-only (25006) then. */
const fullCodes: readonly unknown[] = ['53100', '25006', 'ENOSPC', 'EDQUOT']

/** Whether an error, or what caused it, is that a disk is full: that of the database or this server's. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && fullCodes.includes(error.code)) || isOutOfSpace(error.cause)
}

const queryTimeoutMs = 15_000

/**
 * Runs work in a transaction on a connection of its own. On any error the transaction is rolled back before the error
 * is thrown, so that its locks are free for whoever tries again. If the database was the cause, the connection is
 * closed instead; Postgres then releases the locks when it notices.
 *
 * @param options.first a statement without parameters that is sent together with `begin`
 * @throws {NotSaved} when the database as a whole is the cause, the commit included: then it may or may not have been
 *   committed
 * @throws {DatabaseError} when one statement is the cause
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Queryable) => Promise<Result>,
  { first = '', timeoutMs = queryTimeoutMs }: { first?: string; timeoutMs?: number | undefined } = {},
): Promise<Result> {
  const client = await blaming(() => pool.connect())
  const transaction = transactionOn(client, timeoutMs)
  try {
    await transaction.query(`begin; ${first}`)
    const result = await work(transaction)
    await transaction.query('commit')
    client.release()
    return result
  } catch (error) {
    client.release(!(await isRolledBack(client, transaction)))
    throw error
  }
}

const rollbackTimeoutMs = 1000

async function isRolledBack(client: PoolClient, { isLost }: OpenTransaction): Promise<boolean> {
  if (isLost()) return false
  const rollback: QueryConfig & { query_timeout: number } = {
    text: 'rollback',
    query_timeout: rollbackTimeoutMs,
  }
  return client.query(rollback).then(
    () => true,
    () => false,
  )
}

interface OpenTransaction extends Queryable {
  /** Whether a statement failed as `NotSaved`: the connection may be gone, or still busy with it. */
  readonly isLost: () => boolean
}

function transactionOn(client: PoolClient, timeoutMs: number): OpenTransaction {
  let isLost = false
  return {
    isLost: () => isLost,
    query<Row extends object>(query: string | { text: string; values: unknown[] }, values?: unknown[]) {
      const parts = typeof query === 'string' ? { text: query, ...(values && { values }) } : query
      const config: QueryConfig & { query_timeout: number } = { ...parts, query_timeout: timeoutMs }
      return blaming(() => client.query<Row>(config)).catch((error: unknown) => {
        isLost ||= error instanceof NotSaved
        throw error
      })
    },
  }
}

/** Classes of SQLSTATE caused by the statement itself: data, constraints, syntax, raised errors. */
const blameClasses = ['22', '23', '42', 'P0']

async function blaming<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? '') : ''
    throw blameClasses.includes(code.slice(0, 2)) ? error : new NotSaved(error)
  }
}
