import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { fileKey, fileRoots } from '#domain/activity/file.ts'
import type { Role } from '#domain/access.ts'
import type { SessionAccess } from '#domain/workshop/kept.ts'
import { deviceDatabase } from '../device/deviceDatabase.ts'
import { fileStore } from './fileStore.ts'
import { roomFiles } from './roomFiles.ts'

const bytes = (first: number) => Uint8Array.of(first, 2, 3)
const shown = { objectId: 'a', hidden: false }
const other = { objectId: 'b', hidden: false }

/** The files of a session on a new device; `access` is what the server last said. */
function start(role: Role = 'participant') {
  const database = deviceDatabase(`files-${crypto.randomUUID()}`)
  const store = fileStore(database)
  const server = { access: { agenda: [shown, other], ended: false } as SessionAccess | null | undefined }
  const boards = { a: boardNaming('f1'), b: boardNaming('f1') }
  const boardOf = (id: string): Y.Doc => boards[id as 'a' | 'b']
  const files = roomFiles({ workshopId: 'w', role, database, knownAccess: () => server.access, boardOf })
  const kept = async () =>
    (await store.kept('w')).map(({ objectId, fileId }) => `${objectId} ${fileId}`).join(', ')
  return { store, server, files, kept, boards }
}

function boardNaming(id: string | null): Y.Doc {
  const board = new Y.Doc()
  if (id !== null) name(board, id)
  return board
}

function name(board: Y.Doc, id: string): void {
  fileRoots.document(board).set(fileKey, { id, fileName: 'a.pdf', pages: 1 })
}

test('[SL24] [D4] a file that was opened once is kept under its own id, without a token', async () => {
  const { files, kept, store } = start()
  await files.keep('a', 'f1', bytes(1))
  expect(await files.load('a', 'f1')).toEqual(bytes(1))
  expect(await files.load('a', 'f2')).toBeNull()
  expect(await files.load('b', 'f1')).toBeNull()
  expect(await kept()).toBe('a f1')
  expect(await store.kept('another')).toEqual([])
})

test('[SL5] another file of the activity takes the place of the one before', async () => {
  const { files, kept, boards } = start()
  await files.keep('a', 'f1', bytes(1))
  await files.keep('b', 'f1', bytes(1))
  name(boards.a, 'f2')
  await files.keep('a', 'f2', bytes(9))
  expect(await kept()).toBe('a f2, b f1')
})

test.each([
  ['names another file', 'f2', ''],
  ['names no file', null, ''],
  ['names the same file', 'f1', 'a f1'],
])('[SL5] [D4] when the board arrives and %s, what is kept is decided', async (_what, named, left) => {
  const { files, kept } = start()
  await files.keep('a', 'f1', bytes(1))
  await files.forgetReplaced('a', boardNaming(named))
  expect(await kept()).toBe(left)
})

test.each<[string, Role, SessionAccess | null, string]>([
  ['was hidden', 'participant', { agenda: [{ ...shown, hidden: true }, other], ended: false }, 'b f1'],
  [
    'was hidden, on a facilitator’s device',
    'facilitator',
    { agenda: [{ ...shown, hidden: true }, other], ended: false },
    'a f1, b f1',
  ],
  ['was deleted', 'facilitator', { agenda: [other], ended: false }, 'b f1'],
  ['belongs to a session that ended', 'participant', { agenda: [shown, other], ended: true }, ''],
  ['belongs to a session that is closed to this person', 'participant', null, ''],
])('[D4] [SL24] the file of an activity that %s leaves the device', async (_what, role, access, left) => {
  const { files, kept, server } = start(role)
  await files.keep('a', 'f1', bytes(1))
  await files.keep('b', 'f1', bytes(1))
  server.access = access
  await files.forgetWithdrawn()
  expect(await kept()).toBe(left)
})

test('[D4] a file whose activity was closed while it was loaded is not kept', async () => {
  const { files, kept, server } = start()
  server.access = { agenda: [other], ended: false }
  await files.keep('a', 'f1', bytes(1))
  expect(await kept()).toBe('')
  // Before the server's first answer a file is kept as documents are.
  server.access = undefined
  await files.keep('a', 'f1', bytes(1))
  expect(await kept()).toBe('a f1')
})

test('[SL5] a file that was replaced while it was loaded or written is not kept, and the next one stays', async () => {
  const { files, kept, boards, store } = start()
  const written = files.keep('a', 'f1', bytes(1))
  name(boards.a, 'f2')
  await written
  expect(await kept()).toBe('')
  await store.keep({ workshopId: 'w', objectId: 'a', fileId: 'f2' }, bytes(2))
  await files.keep('a', 'f1', bytes(1))
  expect(await kept()).toBe('a f2')
})
