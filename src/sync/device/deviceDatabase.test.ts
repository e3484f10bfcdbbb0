import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import type { IDBPDatabase } from 'idb'
import { expect, test } from 'vitest'
import { deviceDatabase } from './deviceDatabase.ts'
import * as Y from 'yjs'
import { unsavedTexts } from './unsavedTexts.ts'

/** The stores of the first version; the second one had the times of what was seen too. */
function firstStores(database: IDBPDatabase): void {
  database.createObjectStore('outbox', { keyPath: 'entryId' })
  database.createObjectStore('own', { keyPath: 'id' })
  database.createObjectStore('updates', { autoIncrement: true }).createIndex('name', 'name')
  database.createObjectStore('unsaved', { keyPath: 'name' })
}

test('a database of the first version keeps entries and desks, and nothing without a known time', async () => {
  const owner = crypto.randomUUID()
  // In another tab, which closes its connection to the database as that version does.
  const older = await openDB(`plenum.${owner}`, 1, {
    blocking: (_now, _next, event) => event.target instanceof IDBDatabase && event.target.close(),
    upgrade: firstStores,
  })
  for (const kind of ['desk', 'board', 'state'])
    await older.add('updates', { name: `${kind}/${crypto.randomUUID()}`, update: Uint8Array.of(0, 0) })
  await older.put('outbox', { entryId: 'e1' })
  const left = await deviceDatabase(owner).use(async (db) => ({
    kinds: (await db.getAll('updates')).map(({ name }) => name.split('/')[0]),
    entries: await db.count('outbox'),
    seen: await db.count('seen'),
  }))
  expect(left).toEqual({ kinds: ['desk'], entries: 1, seen: 0 })
})

test('[D4] [SL24] a database of before files were kept gets a place for them, and loses nothing', async () => {
  const owner = crypto.randomUUID()
  const before = await openDB(`plenum.${owner}`, 2, {
    upgrade(database) {
      firstStores(database)
      database.createObjectStore('seen', { keyPath: 'name' }).createIndex('workshopId', 'workshopId')
    },
  })
  await before.put('seen', { name: 'board/a', workshopId: 'w', atMs: 5 })
  before.close()
  const database = deviceDatabase(owner)
  expect(await database.use((db) => db.get('seen', 'board/a'))).toMatchObject({ atMs: 5 })
  const file = { workshopId: 'w', objectId: 'a', fileId: 'f', bytes: Uint8Array.of(1) }
  await database.use((db) => db.put('files', file))
  expect(await database.use((db) => db.count('files'))).toBe(1)
  await database.erase()
  expect(await deviceDatabase(owner).use((db) => db.count('files'))).toBe(0)
})

test('only texts that the other copy lacks are returned, each once', () => {
  const theirs = new Y.Doc()
  theirs.getMap('postText').set('p1', 'Same')
  theirs.getMap('postText').set('p2', 'Old')
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs))
  mine.getMap('postText').set('p2', 'New')
  mine.getMap('groupTitle').set('g1', 'New')
  mine.getMap('groupTitle').set('g2', 'Budget')
  mine.getMap('postDeleted').set('p1', true)
  expect(unsavedTexts(mine, theirs)).toEqual(['New', 'Budget'])
})

test('it reads maps that arrived over the network only', () => {
  const source = new Y.Doc()
  source.getMap('postText').set('p1', 'Typed offline')
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(source))
  expect(unsavedTexts(mine, new Y.Doc())).toEqual(['Typed offline'])
})
