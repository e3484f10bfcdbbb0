import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { compactDocument } from '#server/database/contents/compaction.ts'
import { loadDocuments, lockWorkshop } from '#server/database/contents/journal.ts'
import { inTransaction } from '#server/database/connection/transaction.ts'
import { createShadow, replay } from '#server/live/shadow.ts'
import { createWorkshop, appendUpdates } from './liveWorkshop.ts'
import type { TestWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
let workshop: TestWorkshop

beforeEach(async () => {
  workshop = await createWorkshop(database.pool)
})

/** A writer of a board: each edit is one row of the journal. */
class Writer {
  readonly doc = new Y.Doc()
  #updates: Uint8Array[] = []
  constructor() {
    this.doc.on('update', (update: Uint8Array) => this.#updates.push(update))
  }
  set(key: string, value: string): void {
    this.doc.getMap('postText').set(key, value)
  }
  delete(key: string): void {
    this.doc.getMap('postText').delete(key)
  }
  async append(): Promise<void> {
    const entries = this.#updates.map((update) => ({ document: workshop.board, update }))
    this.#updates = []
    await inTransaction(database.pool, async (transaction) => {
      await lockWorkshop(transaction, workshop.workshopId)
      await appendUpdates(transaction, workshop.workshopId, entries)
    })
  }
}

async function load(): Promise<{ doc: Y.Doc; rows: number; poison: number; snapshot: Uint8Array | null }> {
  const { documents } = await loadDocuments(database.pool, workshop.workshopId, [workshop.board])
  const stored = documents.get(workshop.board)
  if (!stored) throw new Error('not there')
  const doc = new Y.Doc()
  const poison = replay(doc, stored)
  return { doc, poison, rows: stored.rows.length, snapshot: stored.snapshot?.update ?? null }
}

function textsOf(doc: Y.Doc): unknown {
  return doc.getMap('postText').toJSON()
}

test('a document equals its rows, after any number of compactions at any time', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.string({ maxLength: 5 })),
      fc.constantFrom('append', 'compact', 'compact twice at once'),
    ),
    { maxLength: 25 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      workshop = await createWorkshop(database.pool)
      const writer = new Writer()
      const compact = () => compactDocument(database.pool, workshop.board)
      for (const step of all) {
        if (step === 'append') await writer.append()
        else if (step === 'compact') await compact()
        else if (step === 'compact twice at once') await Promise.all([compact(), writer.append(), compact()])
        else if (typeof step !== 'string') writer.set(...step)
      }
      await writer.append()
      expect(textsOf((await load()).doc)).toEqual(textsOf(writer.doc))
      await compact()
      const after = await load()
      expect([textsOf(after.doc), after.rows]).toEqual([textsOf(writer.doc), 0])
      expect(await compact()).toBeNull()
    }),
    { numRuns: 30 },
  )
})

test('rows appended during a compaction are kept', async () => {
  const writer = new Writer()
  let isWriting = true
  const writing = (async () => {
    for (let count = 0; count < 150; count += 1) {
      writer.set(`key${count}`, 'x'.repeat(50))
      await writer.append()
    }
    isWriting = false
  })()
  let compactions = 0
  while (isWriting) {
    if ((await compactDocument(database.pool, workshop.board)) !== null) compactions += 1
    // Each read returns a state that existed: keys 0 to some number, without a gap.
    const keys = Object.keys(textsOf((await load()).doc) as object)
    expect(keys.sort()).toEqual(keys.map((_, index) => `key${index}`).sort())
  }
  await writing
  expect(compactions).toBeGreaterThan(1)
  expect(textsOf((await load()).doc)).toEqual(textsOf(writer.doc))
})

test('[P3] a compacted board contains no text that was removed from it', async () => {
  const writer = new Writer()
  writer.set('p1', 'canary-hidden-later')
  writer.set('p2', 'canary-overwritten-later')
  writer.set('p2', 'shown')
  await writer.append()
  await compactDocument(database.pool, workshop.board)
  writer.delete('p1')
  await writer.append()
  await compactDocument(database.pool, workshop.board)
  const { snapshot, doc, rows } = await load()
  expect([textsOf(doc), rows]).toEqual([{ p2: 'shown' }, 0])
  expect(Buffer.from(snapshot ?? []).includes('canary')).toBe(false)
})

test('a row that cannot be applied is counted, skipped and left in place', async () => {
  const writer = new Writer()
  writer.set('p1', 'kept')
  await writer.append()
  await appendUpdates(database.pool, workshop.workshopId, [
    { document: workshop.board, update: Uint8Array.of(9, 9, 9, 9) },
  ])
  writer.set('p2', 'kept too')
  await writer.append()
  const before = await load()
  expect([textsOf(before.doc), before.poison]).toEqual([{ p1: 'kept', p2: 'kept too' }, 1])
  await compactDocument(database.pool, workshop.board)
  const after = await load()
  expect([textsOf(after.doc), after.poison, after.rows]).toEqual([{ p1: 'kept', p2: 'kept too' }, 1, 1])
})

test('a snapshot that cannot be decoded is neither used as a document nor overwritten', async () => {
  const writer = new Writer()
  writer.set('p1', 'kept')
  await writer.append()
  await compactDocument(database.pool, workshop.board)
  writer.set('p2', 'a row of its own')
  await writer.append()
  await database.pool.query('update document_snapshots set update = $1 where document = $2', [
    Buffer.from([9, 9, 9]),
    workshop.board,
  ])
  await expect(compactDocument(database.pool, workshop.board)).rejects.toThrow()
  const { documents } = await loadDocuments(database.pool, workshop.workshopId, [workshop.board])
  const stored = documents.get(workshop.board)
  expect(stored?.rows).toHaveLength(1)
  expect(() => createShadow(workshop.board, stored ?? { snapshot: null, rows: [] }, null)).toThrow()
})

test('a document of another workshop is not loaded', async () => {
  const other = await createWorkshop(database.pool)
  const { documents } = await loadDocuments(database.pool, other.workshopId, [workshop.desk])
  expect(documents.get(workshop.desk)).toEqual({ snapshot: null, rows: [] })
})
