import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { slowDisk } from '#support/documents/slowDisk.ts'
import { deviceDatabase } from '../device/deviceDatabase.ts'
import { DocumentKeeper } from './documentKeeper.ts'
import { documentStore } from './documentStore.ts'
import type { DocumentStore } from './documentStore.ts'

const minuteMs = 60_000

let owner: string
let store: DocumentStore
let onKept = vi.fn()
let onShown = vi.fn()
const keepers: DocumentKeeper[] = []

beforeEach(() => {
  // The database needs the other timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  owner = crypto.randomUUID()
  store = documentStore(deviceDatabase(owner))
  onKept = vi.fn()
  onShown = vi.fn()
})
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.stop()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function keep(kind: 'board' | 'desk'): DocumentKeeper {
  const options = { name: `${kind}/a`, workshopId: 'w', doc: new Y.Doc(), isDesk: kind === 'desk', store }
  const keeper = new DocumentKeeper({ ...options, mayKeep: () => true, onShown, onKept })
  keepers.push(keeper)
  return keeper
}

function write({ doc }: DocumentKeeper, text: string): void {
  doc.getMap('posts').set('post', text)
}

/** What another page finds on the disk, after everything that was asked of it before. */
async function found(kind: 'board' | 'desk'): Promise<unknown> {
  const { update } = await store.load(`${kind}/a`)
  const doc = new Y.Doc()
  if (update) Y.applyUpdate(doc, update)
  return update && doc.getMap('posts').get('post')
}

/** The next write ends as it does on a disk that fails. */
function failOnce(): void {
  const add = Reflect.get(IDBObjectStore.prototype, 'add')
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function (this: IDBObjectStore, ...asked) {
    const request = add.apply(this, asked)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
}

/** A board of which this device has a copy. */
async function keptBoard(): Promise<DocumentKeeper> {
  const board = keep('board')
  write(board, 'first')
  board.arrived()
  await pass(10)
  expect(await found('board')).toBe('first')
  return board
}

test('[D5] a copy that a disk takes 16 s to write is kept', async () => {
  const board = await keptBoard()
  const end = await slowDisk(owner)
  write(board, 'second')
  await pass(16_000)
  await end()
  expect(await found('board')).toBe('second')
})

test('[D5] a slow disk writes one copy at a time, and then what the room did meanwhile', async () => {
  const board = await keptBoard()
  const end = await slowDisk(owner)
  write(board, 'second')
  await pass(8000)
  write(board, 'third')
  await pass(8000)
  await end()
  expect(await found('board')).toBe('second')
  await pass(minuteMs)
  expect(await found('board')).toBe('third')
})

test('[D5] a copy that could not be written leaves the older one, and is written later', async () => {
  const board = await keptBoard()
  failOnce()
  write(board, 'second')
  await pass(6000)
  expect(await found('board')).toBe('first')
  await pass(minuteMs)
  expect(await found('board')).toBe('second')
})

test('[D5] a kept copy that a slow disk gives late is shown', async () => {
  ;(await keptBoard()).stop()
  const end = await slowDisk(owner)
  const board = keep('board')
  board.showAfterWhile(() => true, 0)
  await pass(16_000)
  expect(store.reading.getState().isReading).toBe(true)
  await end()
  await vi.waitFor(() => expect(onShown).toHaveBeenCalled())
  expect(board.shown.getMap('posts').get('post')).toBe('first')
  expect(store.reading.getState().isReading).toBe(false)
})

test('[D5] a desk whose edit is late is not on the disk yet, and is once it is written', async () => {
  const desk = keep('desk')
  const end = await slowDisk(owner)
  write(desk, 'first')
  await pass(16_000)
  expect(desk.isKept).toBe(false)
  onKept.mockClear()
  await end()
  await vi.waitFor(() => expect(onKept).toHaveBeenCalled())
  expect(desk.isKept).toBe(true)
  expect(await found('desk')).toBe('first')
})

test('[D5] an edit of a desk that could not be written is written with the others, and the desk is kept again', async () => {
  const desk = keep('desk')
  failOnce()
  write(desk, 'first')
  await vi.waitFor(() => expect(desk.isKept).toBe(false))
  desk.doc.getMap('other').set('post', 'second')
  await pass(minuteMs)
  await vi.waitFor(() => expect(desk.isKept).toBe(true))
  expect(await found('desk')).toBe('first')
  expect(await store.unsaved('w')).toHaveLength(1)
})

test('[D5] edits of an earlier page that a slow disk gives late wait for the server, also after later ones are saved', async () => {
  const before = keep('desk')
  write(before, 'written offline')
  expect(await found('desk')).toBe('written offline')
  before.stop()
  const end = await slowDisk(owner)
  const desk = keep('desk')
  const loading = desk.load()
  await pass(6000)
  await loading
  const sent = vi.fn()
  desk.doc.on('update', (_update, origin) => sent(origin))
  desk.saved()
  await end()
  await vi.waitFor(() => expect(onShown).toHaveBeenCalled())
  expect(desk.doc.getMap('posts').get('post')).toBe('written offline')
  expect(desk.hasUnsaved).toBe(true)
  expect(sent.mock.lastCall?.[0]).toBeNull()
  expect(await store.unsaved('w')).toHaveLength(1)
})
