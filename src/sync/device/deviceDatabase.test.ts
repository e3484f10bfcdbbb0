import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { deviceDatabase } from './deviceDatabase.ts'

test('[D4] [SL24] a database of before files were kept gets a place for them, and loses nothing', async () => {
  const owner = crypto.randomUUID()
  const before = await openDB(`plenum.${owner}`, 2, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'entryId' })
      database.createObjectStore('own', { keyPath: 'id' })
      database.createObjectStore('updates', { autoIncrement: true }).createIndex('name', 'name')
      database.createObjectStore('unsaved', { keyPath: 'name' })
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
