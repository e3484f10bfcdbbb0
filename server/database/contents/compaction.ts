import type { Pool } from 'pg'
import * as Y from 'yjs'
import type { Logger } from '../../log.ts'
import { asBuffer } from './journal.ts'
import type { Queryable } from './journal.ts'
import { inTransaction } from '../connection/transaction.ts'

/** Merges rows of the journal into snapshots, in the background and one document at a time. */
export interface Compactor {
  /** Requests a document's compaction; idempotent while it waits. */
  request(document: string): void
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>
  /** Drops what waits, and resolves when the compaction under way is done. */
  stop(): Promise<void>
}

export interface Compacted {
  rows: number
  bytes: number
  snapshotBytes: number
}

/** Rows and bytes beside the snapshot from which a compaction is worthwhile. */
const enoughRows = 400
const enoughBytes = 256 * 1024
const tooManyRows = 4000

/**
 * Whether a document needs compaction. Its size counts too: a compaction reads and writes the whole document, so a
 * large one waits until the additions are a substantial part of it.
 */
export function isCompactionDue(journal: { rows: number; bytes: number; snapshotBytes: number }): boolean {
  if (journal.rows >= tooManyRows) return true
  const enough = journal.rows >= enoughRows || journal.bytes >= enoughBytes
  return enough && journal.bytes * 2 >= journal.snapshotBytes
}

export function createCompactor({
  pool,
  logger,
}: {
  pool: Pool
  logger: Pick<Logger, 'error' | 'debug'>
}): Compactor {
  const waiting = new Set<string>()
  let work: Promise<void> | null = null

  async function workOff(): Promise<void> {
    for (const document of waiting) {
      try {
        const compacted = await compactDocument(pool, document)
        logger.debug({ document, ...compacted }, 'compacted')
      } catch (error) {
        // Nothing is lost: the rows are unchanged, and the next request retries.
        logger.error({ document, err: error }, 'compaction failed')
      }
      waiting.delete(document)
    }
    work = null
  }

  return {
    request(document) {
      waiting.add(document)
      work ??= workOff()
    },
    async idle() {
      await work
    },
    async stop() {
      waiting.clear()
      await work
    },
  }
}

/**
 * Merges a document's rows into its snapshot, in one transaction: the snapshot becomes snapshot and rows, and exactly
 * the rows that were read are deleted (not all up to a number: a lower one may be committed later). Running it twice,
 * on two servers, or while ticks append is harmless.
 *
 * The snapshot is made by loading a document and not by `Y.mergeUpdates`, which keeps all former values: a board's
 * snapshot would contain the text of answers hidden since, a desk's the texts that were overwritten. A loaded document
 * drops the content of what is deleted, and keeps only the positions that later edits may refer to.
 *
 * @returns what was merged; null when there was nothing to do, or another server is doing it
 * @throws {Error} when the snapshot does not decode, or the database refuses; then nothing was changed
 */
export function compactDocument(pool: Pool, document: string): Promise<Compacted | null> {
  return inTransaction(pool, (transaction) => compactWithin(transaction, document))
}

async function compactWithin(client: Queryable, document: string): Promise<Compacted | null> {
  const lock = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('compaction'), hashtext($1)) as taken`,
    [document],
  )
  if (!lock.rows[0]?.taken) return null
  const { rows } = await client.query<{
    workshop_id: string
    seq: number
    update: Buffer
    is_snapshot: boolean
  }>(
    `select workshop_id, seq, update, true as is_snapshot from public.document_snapshots where document = $1
     union all
     select workshop_id, seq, update, false from public.document_updates where document = $1
     order by is_snapshot desc, seq`,
    [document],
  )
  const merged = merge(rows.map(({ seq, update, is_snapshot }) => ({ seq, update, isSnapshot: is_snapshot })))
  const workshopId = rows[0]?.workshop_id
  if (merged.seqs.length === 0 || workshopId === undefined) return null
  await client.query(
    `with merged as (
       insert into public.document_snapshots (document, workshop_id, update, seq) values ($1, $2, $3, $4)
       on conflict (document) do update set update = excluded.update, seq = excluded.seq
     )
     delete from public.document_updates where seq = any($5::bigint[])`,
    [document, workshopId, asBuffer(merged.update), merged.lastSeq, merged.seqs],
  )
  return { rows: merged.seqs.length, bytes: merged.bytes, snapshotBytes: merged.update.length }
}

interface Row {
  seq: number
  update: Uint8Array
  isSnapshot: boolean
}

/** Rows that do not apply stay in the journal for inspection. */
function merge(rows: Row[]): { update: Uint8Array; seqs: number[]; lastSeq: number; bytes: number } {
  const doc = new Y.Doc()
  const seqs: number[] = []
  let lastSeq = 0
  let bytes = 0
  for (const { seq, update, isSnapshot } of rows) {
    try {
      Y.applyUpdate(doc, update)
    } catch (error) {
      if (isSnapshot) throw error
      continue
    }
    lastSeq = Math.max(lastSeq, seq)
    if (isSnapshot) continue
    seqs.push(seq)
    bytes += update.length
  }
  const update = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  return { update, seqs, lastSeq, bytes }
}
