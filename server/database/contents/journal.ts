import { createHash } from 'node:crypto'
import type { WorkshopId } from '#domain/ids.ts'
import type { LookupSelect } from './lookupSelect.ts'
import type { Bind } from '../connection/statement.ts'

/** The common interface of a pool, one of its clients and a transaction. */
export interface Queryable {
  query<Row extends object>(
    query: string | { text: string; values: unknown[] },
    values?: unknown[],
  ): Promise<{ rows: Row[] }>
}

/** A document's update to be appended to the journal. */
export interface JournalEntry {
  document: string
  update: Uint8Array
}

/** A document as stored in the journal. */
export interface StoredDocument {
  snapshot: StoredRow | null
  rows: StoredRow[]
}

export interface StoredRow {
  seq: number
  update: Uint8Array
}

/**
 * The key of the advisory lock under which a workshop's journal is written. It serializes all writers of one workshop,
 * so that sequence numbers become visible in their order: a reader who has seen one has seen all before it.
 */
export function workshopLockKey(workshopId: WorkshopId): bigint {
  return createHash('sha256').update(`workshop ${workshopId}`).digest().readBigInt64BE(0)
}

/** Takes the workshop's lock until the end of the transaction; every writer to the journal needs it. */
export async function lockWorkshop(client: Queryable, workshopId: WorkshopId): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [workshopLockKey(workshopId)])
}

/** The part of a statement that appends; it returns `seq` of each row. */
export function insertUpdates(bind: Bind, workshopId: WorkshopId, entries: readonly JournalEntry[]): string {
  const documents = bind(entries.map((entry) => entry.document))
  const updates = bind(entries.map((entry) => asBuffer(entry.update)))
  return `insert into public.document_updates (workshop_id, document, update)
    select ${bind(workshopId)}, entry.document, entry.update
    from unnest(${documents}::text[], ${updates}::bytea[]) with ordinality as entry (document, update, place)
    order by entry.place
    returning seq`
}

/**
 * Reads documents, snapshot and rows in one statement: between two statements, a compaction could move rows out of
 * sight.
 *
 * @returns every requested document, empty where the journal has none, and the workshop's highest sequence number
 */
export async function loadDocuments(
  client: Queryable,
  workshopId: WorkshopId,
  names: readonly string[],
): Promise<{ documents: Map<string, StoredDocument>; lastSeq: number }> {
  const { rows } = await client.query<{
    part: number
    document: string
    seq: number
    update: Buffer | null
  }>(
    `select 0 as part, document, seq, update from public.document_snapshots
       where document = any($1::text[]) and workshop_id = $2
     union all
     select 1, document, seq, update from public.document_updates
       where document = any($1::text[]) and workshop_id = $2
     union all
     select 2, '', greatest(
       0,
       (select max(seq) from public.document_updates where workshop_id = $2),
       (select max(seq) from public.document_snapshots where workshop_id = $2)
     ), null
     order by part, seq`,
    [names, workshopId],
  )
  const documents = new Map<string, StoredDocument>(names.map((name) => [name, { snapshot: null, rows: [] }]))
  let lastSeq = 0
  for (const { part, document, seq, update } of rows) {
    const stored = documents.get(document)
    if (!stored || !update) lastSeq = seq
    else if (part === 0) stored.snapshot = { seq, update }
    else stored.rows.push({ seq, update })
  }
  return { documents, lastSeq }
}

/**
 * Part of the lookups' statement: what other nodes have appended since; the update is in the column `bytes`. A snapshot
 * stands for the rows that a compaction merged into it before this node saw them.
 */
export function selectNewUpdates(
  bind: Bind,
  workshopId: WorkshopId,
  afterSeq: number,
): LookupSelect<{ document: string; seq: number }> {
  const id = bind(workshopId)
  const after = bind(afterSeq)
  const columns = `json_build_object('document', document, 'seq', seq) as value, update as bytes`
  return `select ${columns} from public.document_snapshots where workshop_id = ${id} and seq > ${after}
    union all
    select ${columns} from public.document_updates where workshop_id = ${id} and seq > ${after}`
}

/** The same bytes as a Buffer, which pg writes as bytea. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
