import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test, beforeEach } from 'vitest'
import * as Y from 'yjs'
import { activityModels } from '#domain/activity/models.ts'
import { documentName } from '#domain/documents.ts'
import { readDocument, setDocument } from '#domain/present/document.ts'
import type { SlideDocument } from '#domain/present/document.ts'
import { contents } from '#domain/workshop/content.ts'
import { addCopy, copyOf } from '#server/commands/duplicate.ts'
import type { ActivityCopy } from '#server/commands/duplicate.ts'
import { pathOfFile } from '#server/database/contents/files.ts'
import { inTransaction } from '#server/database/connection/transaction.ts'
import { createWorkshop, person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'
import { createStoredFiles } from '#server/files/storedFiles.ts'
import { createLogger } from '#server/log.ts'
import type { Supabase } from '#server/supabase.ts'

const database = withDatabase()

/** A Slides activity with a document, and what a copy of it is made from. */
async function slides(): Promise<{ workshop: TestWorkshop; copy: ActivityCopy; document: SlideDocument }> {
  const workshop = await createWorkshop(database.pool, { kind: 'present', start: () => undefined })
  const document = { id: randomUUID(), fileName: 'slides.pdf', pages: 3 }
  const path = pathOfFile(document.id)
  await database.pool.query('insert into public.stored_files values ($1, 100, null)', [path])
  await database.pool.query(
    `insert into public.presentations (object_id, workshop_id, file_name, storage_path, pages) values ($1, $2, $3, $4, $5)`,
    [workshop.objectId, workshop.workshopId, document.fileName, path, document.pages],
  )
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  setDocument(docs.board, document)
  const place = { id: 'part', objectId: workshop.objectId, content: contents.present, partName: 'Slides' }
  const part = { ...place, position: 0, hidden: false, numberOfAxis: null }
  return { workshop, copy: copyOf(activityModels, part, docs, 'copy_all', 'Copy'), document }
}

/** Submits the copy. @returns the document that its board names as soon as it is committed */
async function copied(
  node: TestNode,
  { workshopId }: TestWorkshop,
  copy: ActivityCopy,
): Promise<SlideDocument | null> {
  const objectId = randomUUID()
  const ids = { partId: randomUUID(), objectId }
  await node.ticks.submit(addCopy(person('facilitator'), workshopId, ids, copy))
  const board = new Y.Doc()
  await node.liveWorkshops.attach(documentName({ kind: 'board', id: objectId }), workshopId, board)
  return readDocument(board)
}

const filesOf = async (path: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ object_id: string }>(
    'select object_id from public.presentations where storage_path = $1',
    [path],
  )
  return rows.map((row) => row.object_id)
}

test('[SL16] no commit holds a copy that names a document it does not have', async () => {
  const { workshop, copy, document } = await slides()
  const node = startNode(database.pool)
  onTestFinished(() => node.stop())
  const path = pathOfFile(document.id)
  // Deleted after it was read, and then removed.
  await database.pool.query('delete from public.presentations where object_id = $1', [workshop.objectId])
  expect(await copied(node, workshop, copy)).toBeNull()
  await database.pool.query('delete from public.stored_files where path = $1', [path])
  expect(await copied(node, workshop, copy)).toBeNull()
  expect(await filesOf(path)).toEqual([])
})

test('[SL16] [C3] a copy does not wait for a file that is being removed, and has no document', async () => {
  const { workshop, copy, document } = await slides()
  const node = startNode(database.pool)
  onTestFinished(() => node.stop())
  await inTransaction(database.pool, async (removing) => {
    await removing.query('select from public.stored_files where path = $1 for update', [
      pathOfFile(document.id),
    ])
    expect(await copied(node, workshop, copy)).toBeNull()
  })
})

describe('unused files', () => {
  beforeEach(async () => {
    await database.pool.query('delete from public.presentations; delete from public.stored_files')
  })

  const pathAt = (at: number): string => `slides/${String(at).padStart(4, '0')}`

  /** Files that nobody has, of which file storage cannot remove some, or anything at all. */
  async function unusedFiles(count: number, stuck: readonly number[] | 'all') {
    const { pool } = database
    await pool.query(
      `insert into public.stored_files (path, bytes, uploading_until) select path, 1, null from unnest($1::text[]) as path`,
      [Array.from({ length: count }, (_, at) => pathAt(at))],
    )
    const calls: number[] = []
    const remove = async (paths: string[]) => {
      calls.push(paths.length)
      const isStuck = stuck === 'all' || stuck.some((at) => paths.includes(pathAt(at)))
      return isStuck ? { data: null, error: new Error('it is held') } : { data: [], error: null }
    }
    const storage = { from: () => ({ remove }) }
    const { removeUnused } = createStoredFiles({
      pool,
      supabase: { storage } as unknown as Supabase,
      logger: createLogger('silent'),
    })
    const left = async (): Promise<string[]> => {
      const { rows } = await pool.query<{ path: string }>(
        'select path from public.stored_files order by path',
      )
      return rows.map(({ path }) => path)
    }
    return { removeUnused, left, calls }
  }

  test('[SL20] [SL22] all unused files are removed, a hundred at a time', async () => {
    const { removeUnused, left, calls } = await unusedFiles(250, [])
    await removeUnused()
    expect([await left(), calls]).toEqual([[], [100, 100, 50]])
  })

  test('[SL20] [SL22] a file that cannot be removed keeps none behind it, and is tried again with the next run', async () => {
    const { removeUnused, left, calls } = await unusedFiles(250, [0, 130])
    await removeUnused()
    expect(await left()).toEqual([pathAt(0), pathAt(130)])
    calls.length = 0
    await removeUnused()
    expect(calls).not.toEqual([])
  })

  test('[SL20] [SL22] where many cannot be removed, the next run goes on behind them', async () => {
    const stuck = Array.from({ length: 12 }, (_, at) => at)
    const { removeUnused, left, calls } = await unusedFiles(250, stuck)
    await removeUnused()
    expect((await left()).length).toBe(250)
    await removeUnused()
    expect(await left()).toEqual(stuck.map(pathAt))
    // Behind the batch that failed they are removed together again.
    expect(calls.at(-1)).toBeGreaterThan(1)
  })

  test('[SL20] [SL22] while file storage removes nothing, it is not asked again for each file', async () => {
    const { removeUnused, left, calls } = await unusedFiles(250, 'all')
    await expect(removeUnused()).rejects.toThrow()
    expect((await left()).length).toBe(250)
    expect(calls.length).toBeLessThan(20)
  })
})
