import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

/** A row of `signals`. */
export interface SignalRow {
  seq: number
  /** The node that wrote it. */
  node: string
  sealed: Buffer
}

const lockKey = createHash('sha256').update('signals between nodes').digest().readBigInt64BE(0)

/**
 * The start of a statement that writes a signal, alone in its transaction. Writers are serialized until they have
 * committed, so sequence numbers become visible in their order: a node that has read one has read all before it.
 */
export const asTurn = `with turn as materialized (select pg_advisory_xact_lock(${lockKey}))`

/** Timeout of a query: a connection that hangs must not keep a node from receiving signals. */
const queryTimeoutMs = 5000

export async function appendSignals(pool: Pool, node: string, sealed: readonly Buffer[]): Promise<void> {
  await pool.query({
    text: `${asTurn} insert into public.signals (node, sealed)
      select $1, new_signal.sealed from turn, unnest($2::bytea[]) as new_signal (sealed)`,
    values: [node, sealed],
    ...{ query_timeout: queryTimeoutMs },
  })
}

/** Signals after a sequence number, from all nodes, oldest first. */
export async function signalsAfter(pool: Pool, afterSeq: number): Promise<SignalRow[]> {
  const { rows } = await pool.query<SignalRow>({
    text: 'select seq, node, sealed from public.signals where seq > $1 order by seq',
    values: [afterSeq],
    ...{ query_timeout: queryTimeoutMs },
  })
  return rows
}

/** The highest sequence number of any signal so far; 0 before the first. */
export async function lastSignal(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ last: number }>({
    text: `${asTurn} select coalesce(pg_sequence_last_value(
      pg_get_serial_sequence('public.signals', 'seq')::regclass), 0) as last from turn`,
    ...{ query_timeout: queryTimeoutMs },
  })
  return rows[0]?.last ?? 0
}

export async function sweepSignals(pool: Pool): Promise<void> {
  await pool.query(`delete from public.signals where created_at < now() - interval '1 minute'`)
}
