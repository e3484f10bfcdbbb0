import { activityModels } from '#domain/activity/models.ts'
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import * as Y from 'yjs'
import { startBrainstorm } from '#domain/brainstorm/topics.ts'
import { contents } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { documentName } from '#domain/documents.ts'
import { workshopIdFrom } from '#domain/ids.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { lockWorkshop, insertUpdates } from '#server/database/contents/journal.ts'
import type { JournalEntry, Queryable } from '#server/database/contents/journal.ts'
import { inTransaction } from '#server/database/connection/transaction.ts'
import { createLiveWorkshops } from '#server/live/liveWorkshops.ts'
import type { LiveWorkshops } from '#server/live/liveWorkshops.ts'
import { createSignals } from '#server/live/signals.ts'
import type { Signals } from '#server/live/signals.ts'
import { createLogger } from '#server/log.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import type { Ticks } from '#server/tick/contract.ts'
import { createTicks } from '#server/tick/ticks.ts'
import { statement } from '#server/database/connection/statement.ts'

/** A workshop with one brainstorm, as in its rows and journal. */
export interface TestWorkshop {
  workshopId: WorkshopId
  objectId: ObjectId
  topic: string
  question: string
  desk: string
  board: string
  state: string
}

/** One server's share of the machinery: its live workshops and ticks. */
export interface TestNode {
  liveWorkshops: LiveWorkshops
  ticks: Ticks
  signals: Signals
  stop(): Promise<void>
}

/**
 * Writes a workshop with one brainstorm (one topic, one question) into the database.
 *
 * @param other an activity of another kind instead, with the content of its desk
 */
export async function createWorkshop(
  pool: Pool,
  other?: { kind: ActivityKind; start(desk: Y.Doc): void },
): Promise<TestWorkshop> {
  const workshopId = workshopIdFrom(randomBytes(32))
  const objectId = randomUUID()
  const creator = randomUUID()
  const [topic, question] = [randomUUID(), randomUUID()]
  const desk = documentName({ kind: 'desk', id: objectId })
  const doc = new Y.Doc()
  if (other) other.start(doc)
  else startBrainstorm(doc, 'Ideas', { topic, question })
  await inTransaction(pool, async (transaction) => {
    await transaction.query('insert into profiles (id, email, member_secret) values ($1, $2, $3)', [
      creator,
      `${creator}@example.org`,
      randomBytes(32),
    ])
    await transaction.query('insert into workshops (id, workshop_name, creator) values ($1, $2, $3)', [
      workshopId,
      'Test',
      creator,
    ])
    await transaction.query(
      'insert into parts (id, workshop_id, position, object_id, content, part_name) values ($1, $2, 0, $3, $4, $5)',
      [randomUUID(), workshopId, objectId, contents[other?.kind ?? 'brainstorm'], 'Ideas'],
    )
    await lockWorkshop(transaction, workshopId)
    await appendUpdates(transaction, workshopId, [{ document: desk, update: Y.encodeStateAsUpdate(doc) }])
  })
  const board = documentName({ kind: 'board', id: objectId })
  const state = documentName({ kind: 'state', id: workshopId })
  return { workshopId, objectId, topic, question, desk, board, state }
}

export function startNode(
  pool: Pool,
  { queryTimeoutMs, ...options }: { idleMs?: number; queryTimeoutMs?: number } = {},
): TestNode {
  const logger = createLogger('silent')
  const signals = createSignals()
  const liveWorkshops = createLiveWorkshops({ models: activityModels, pool, logger, ...options })
  const ticks = createTicks({ pool, liveWorkshops, logger, signals, queryTimeoutMs })
  return {
    liveWorkshops,
    ticks,
    signals,
    async stop() {
      await ticks.stop()
      await liveWorkshops.stop()
    },
  }
}

/** A person with a secret of their own. */
export function person(role: CommandAuthor['role'] = 'participant'): CommandAuthor {
  return personWith(randomBytes(32), role)
}

export function personWith(secret: Buffer, role: CommandAuthor['role'] = 'participant'): CommandAuthor {
  return { role, tagOf: (purpose) => createHmac('sha256', secret).update(purpose).digest() }
}

/** A live document, as held by a connection. */
export async function attached(node: TestNode, workshop: TestWorkshop, name: string): Promise<Y.Doc> {
  const doc = new Y.Doc()
  await node.liveWorkshops.attach(name, workshop.workshopId, doc)
  return doc
}

/** Appends updates of a workshop's documents without a tick. The caller holds the workshop's lock. */
export async function appendUpdates(
  client: Queryable,
  workshopId: WorkshopId,
  entries: readonly JournalEntry[],
): Promise<void> {
  if (entries.length > 0) await client.query(statement((bind) => insertUpdates(bind, workshopId, entries)))
}
