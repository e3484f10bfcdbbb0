import * as Y from 'yjs'
import { callsOf } from '#support/calls/calls.ts'
import type { TestServer } from '#support/servers/server.ts'
import type { ScriptedSession } from './script.ts'

/** A row as it is stored on disk. */
export interface DumpedRow {
  table: string
  /** Its position among the rows of its table. */
  place: number
  /** The transaction that wrote it. */
  transaction: number
  /** Bytes as hex. */
  values: Record<string, string>
}

/** A key of a shared document, with its author according to Yjs and its time. */
export interface DumpedKey {
  document: string
  key: string
  client: number
  clock: number
}

/** Everything that the server stores or reveals, and its secrets. */
export interface Dump {
  rows: DumpedRow[]
  keys: DumpedKey[]
  /** Sequence number in the journal → bytes. */
  journal: { seq: number; document: string; bytes: Buffer }[]
  /** The documents' bytes and contents as text. */
  documents: Map<string, string>
  logLines: string[]
  /** What a facilitator receives. */
  answers: string
  appSecret: Buffer
  /** Unsealed, as an attacker who also has the files can do while the session runs. */
  workshopKey: Buffer
}

export async function takeDump(server: TestServer, session: ScriptedSession): Promise<Dump> {
  const rows = await dumpRows(server)
  const { journal, keys, documents } = await dumpDocuments(server)
  return {
    rows,
    keys,
    journal,
    documents,
    logLines: server.logLines,
    answers: await dumpAnswers(session),
    appSecret: server.services.appSecret,
    workshopKey: session.key,
  }
}

async function dumpRows({ services: { pool } }: TestServer): Promise<DumpedRow[]> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const dumped: DumpedRow[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<Record<string, unknown>>(
      `select ctid::text as "ctid", xmin::text as "xmin", * from ${name} order by ctid`,
    )
    rows.forEach(({ ctid: _ctid, xmin, ...values }, index) => {
      dumped.push({ table: name, place: index, transaction: Number(xmin), values: asTexts(values) })
    })
  }
  return dumped
}

function asTexts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      Buffer.isBuffer(value) ? value.toString('hex') : JSON.stringify(value),
    ]),
  )
}

async function dumpDocuments({ services: { pool } }: TestServer) {
  const { rows } = await pool.query<{ seq: number; document: string; update: Buffer }>(
    `select seq, document, update from public.document_snapshots
     union all select seq, document, update from public.document_updates order by seq`,
  )
  const docs = new Map<string, Y.Doc>()
  const bytes = new Map<string, string>()
  for (const { document, update } of rows) {
    const doc = docs.get(document) ?? new Y.Doc()
    docs.set(document, doc)
    Y.applyUpdate(doc, update)
    bytes.set(document, (bytes.get(document) ?? '') + update.toString('latin1'))
  }
  const keys: DumpedKey[] = []
  const documents = new Map<string, string>()
  for (const [document, doc] of docs) {
    for (const root of doc.share.keys()) {
      const map = doc.getMap(root)
      for (const [key, item] of map._map) {
        keys.push({ document, key, client: item.id.client, clock: item.id.clock })
      }
    }
    documents.set(document, `${bytes.get(document) ?? ''}\n${JSON.stringify(doc.toJSON())}`)
  }
  const journal = rows.map(({ seq, document, update }) => ({ seq, document, bytes: update }))
  return { keys, documents, journal }
}

const tree = `query ($id: ID!) { workshop(id: $id) {
  id workshopName facilitatorGroup { id username }
  brainstormSet { id
    posts { id postText isMine createdTimeStamp creator { id } score
      comments { id text isMine createdTimeStamp creator { id } } }
    postGroups { id } postvoteSet { id value creator { id } } } } }`

/** The answer to the facilitator, and the answer to a caller without a token. */
async function dumpAnswers({ facilitator, workshopId, voted }: ScriptedSession): Promise<string> {
  const asked = [
    facilitator.ask(tree, { id: workshopId }),
    ...voted.map(({ objectId, polled }) => facilitator.ask(polled, { id: objectId })),
  ]
  const answers = await Promise.all(asked)
  for (const { text, codes } of answers) if (codes.length > 0) throw new Error(text)
  return answers.map(({ text }) => text).join('\n')
}

/** Used only to check that the tests read an answer correctly. */
export function answersOfNobody(
  server: TestServer,
  { workshopId }: ScriptedSession,
): Promise<{ codes: string[] }> {
  return callsOf(server, null).ask(tree, { id: workshopId })
}
