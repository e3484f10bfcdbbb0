import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import * as Y from 'yjs'
import { activityModels } from '#domain/activity/models.ts'
import { documentName } from '#domain/documents.ts'
import { readDocument, setDocument } from '#domain/present/document.ts'
import type { SlideDocument } from '#domain/present/roots.ts'
import { contents } from '#domain/workshop/content.ts'
import { addCopy, copyOf } from '#server/commands/duplicate.ts'
import type { ActivityCopy } from '#server/commands/duplicate.ts'
import { pathOfFile } from '#server/database/contents/files.ts'
import { inTransaction } from '#server/database/connection/transaction.ts'
import { createWorkshop, person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

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
