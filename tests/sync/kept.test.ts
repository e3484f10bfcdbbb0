import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDB } from 'idb'
import * as Y from 'yjs'
import { SetGlobalAnswersDocument } from '#api/operations/brainstorm.ts'
import {
  CreatePartAndTypeDocument,
  DeletePartDocument,
  UpdatePartVisibilityDocument,
} from '#api/operations/part.ts'
import { EndWorkshopDocument, RemoveParticipantDocument } from '#api/operations/workshop.ts'
import type { TypedDocument } from '#api/generated.ts'
import { newId } from '#api/newId.ts'
import { readPosts } from '#domain/brainstorm/read.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { deviceDatabase } from '#sync/device/deviceDatabase.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { answer, becomes, createDevice, facilitate, noWebSocket, participate } from './device.ts'
import type { Brainstorm, Device, Page, PageOptions } from './device.ts'
import { badNetwork } from './network.ts'
import type { Network } from './network.ts'

const canary = 'kingfisher'

let server: TestServer
let network: Network
let laptop: Device
let tablet: Device
let brainstorm: Brainstorm
let pages: Page[] = []

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  network = await badNetwork(server.port)
  laptop = createDevice(server.url, server.url)
  tablet = createDevice(network.url, server.url)
  brainstorm = await facilitate(laptop)
  await asFacilitator(SetGlobalAnswersDocument, { brainstormId: brainstorm.objectId, globalAnswers: true })
})
afterEach(async () => {
  for (const page of pages) page.close()
  pages = []
  await network.close()
})

test('[D4] without a connection a page shows what was seen last, with its time', async () => {
  await sawCanary()
  const page = openOffline()
  const { view } = page.room.documents.get(boardRef())
  await becomes(view, ({ state }) => state.status === 'ready')
  expect(readPosts(view.getState().doc).map(({ text }) => text)).toEqual([canary])
  const { ms } = await becomes(page.room.documents.shownAsOf, (now) => now.ms !== null)
  const sinceMs = Date.now() - (ms ?? 0)
  expect(sinceMs).toBeGreaterThanOrEqual(0)
  expect(sinceMs).toBeLessThan(60_000)

  network.mend()
  page.room.socket.reconnect()
  await becomes(page.room.documents.shownAsOf, (now) => now.ms === null)
})

test('[D4] content on the screen when the connection is lost has the time of the loss', async () => {
  const { page, seenMs } = await sawCanary({ isLeftOpen: true })
  network.cut()
  const { ms } = await becomes(page.room.documents.shownAsOf, (now) => now.ms !== null)
  expect(ms).toBeGreaterThanOrEqual(seenMs)
  expect(ms).toBeLessThanOrEqual(Date.now())
})

test.each<[string, () => Promise<unknown>]>([
  ['hidden', () => hide(true)],
  ['deleted', async () => asFacilitator(DeletePartDocument, { part: await firstPart() })],
  ['of a session that has ended', () => endIt()],
])(
  '[D4] an activity that is %s is deleted from the device at its next contact, whatever page is open',
  async (_, act) => {
    await sawCanary()
    expect(await keeps(canary)).toBe(true)
    await act()
    expect(await keeps(canary)).toBe(true)

    const page = open()
    await leaves(canary)
    page.close()
    network.cut()
    const later = openOffline()
    const { view } = later.room.documents.get(boardRef())
    await becomes(later.room.calls, ({ areThrough }) => areThrough === false)
    expect(readPosts(view.getState().doc)).toEqual([])
  },
)

test('[D4] content removed from a remaining activity is deleted from the device, whatever page is open', async () => {
  await sawCanary()
  await asFacilitator(SetGlobalAnswersDocument, { brainstormId: brainstorm.objectId, globalAnswers: false })
  const page = open()
  await leaves(canary)
  page.close()
  const { view } = openOffline().room.documents.get(boardRef())
  const { doc } = await becomes(view, ({ state }) => state.status === 'ready')
  expect(readPosts(doc)).toEqual([])
})

test('[D4] with full storage nothing is kept, rather than content that was removed', async () => {
  const { page } = await sawCanary({ isLeftOpen: true })
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('the disk is full', 'QuotaExceededError')
  })
  await asFacilitator(SetGlobalAnswersDocument, { brainstormId: brainstorm.objectId, globalAnswers: false })
  await leaves(canary)
  const { doc, state } = page.room.documents.get(boardRef()).view.getState()
  expect(state).toEqual({ status: 'ready', isLive: true })
  expect(readPosts(doc)).toEqual([])
})

test('[D4] where websockets are blocked, calls count as contact', async () => {
  await sawCanary()
  await hide(true)
  const page = open(noWebSocket)
  await leaves(canary)
  const { view } = page.room.documents.get(boardRef())
  expect(readPosts(view.getState().doc)).toEqual([])
  await hide(false)
  page.room.documents.hold(boardRef())
  await becomes(view, ({ state }) => state.status === 'ready')
})

test('[D4] content received by calls is kept as well', async () => {
  await tablet.credentials.join(workshopId())
  const page = open(noWebSocket)
  answerFrom(await participate(createDevice(server.url, server.url), brainstorm))
  page.room.documents.hold(boardRef())
  await vi.waitFor(async () => expect(await keeps(canary)).toBe(true), 10_000)
  page.close()
  const { view } = openOffline().room.documents.get(boardRef())
  await becomes(view, ({ state, doc }) => state.status === 'ready' && readPosts(doc).length === 1)
})

test('[D4] a part hidden in one tab is deleted in another tab of the device, and not written again', async () => {
  const { page } = await sawCanary({ isLeftOpen: true })
  const other = open()
  await other.live({ kind: 'state', id: workshopId() })
  await hide(true)
  await becomes(page.room.documents.get(boardRef()).view, ({ state }) => state.status === 'forbidden')
  await leaves(canary)
  page.close()
  other.close()
  expect(await keeps(canary)).toBe(false)
})

test('[D4] a removed person has no data of the session on the device any more', async () => {
  const { page } = await sawCanary({ isLeftOpen: true })
  const userId = page.identity.kind === 'member' ? page.identity.memberId : ''
  await asFacilitator(RemoveParticipantDocument, { workshopId: workshopId(), userId })
  await becomes(page.room.socket.state, ({ status }) => status === 'removed')
  await leaves(canary)
  await vi.waitFor(async () => expect(await names()).toEqual([]), 15_000)
})

test('[D4] a facilitator keeps hidden parts, and a desk with unsent edits even of a deleted activity', async () => {
  const page = laptopPage()
  await page.live({ kind: 'desk', id: brainstorm.objectId })
  await hide(true)
  const second = newId()
  await asFacilitator(CreatePartAndTypeDocument, {
    objectId: second,
    commonInfoData: { workshop: workshopId() },
    title: 'Second',
    type: 'workshop | brainstorm',
  })
  const other = await page.live({ kind: 'desk', id: second })
  await vi.waitFor(async () => expect(await names(laptop)).toContain(`desk/${second}`), 15_000)
  page.close()
  const store = deviceDatabase(laptop.name)
  await store.use((db) => db.put('unsaved', { name: other.name, workshopId: workshopId() }))
  const state = laptopPage().room.documents.get({ kind: 'state', id: workshopId() })
  await becomes(
    state.view,
    ({ state: { status }, doc }) => status === 'ready' && readAgenda(doc).length === 2,
  )
  store.close()
  expect(await names(laptop)).toEqual(
    expect.arrayContaining([`desk/${brainstorm.objectId}`, `desk/${second}`]),
  )
})

test('a database of an earlier version keeps entries and desks, and nothing without a known time', async () => {
  const owner = newId()
  // In another tab, which closes its connection to the database as that version does.
  const older = await openDB(`plenum.${owner}`, 1, {
    blocking: (_now, _next, event) => event.target instanceof IDBDatabase && event.target.close(),
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'entryId' })
      database.createObjectStore('own', { keyPath: 'id' })
      database.createObjectStore('updates', { autoIncrement: true }).createIndex('name', 'name')
      database.createObjectStore('unsaved', { keyPath: 'name' })
    },
  })
  const update = Y.encodeStateAsUpdate(new Y.Doc())
  for (const kind of ['desk', 'board', 'state'])
    await older.add('updates', { name: `${kind}/${kind === 'state' ? workshopId() : newId()}`, update })
  await older.put('outbox', { entryId: 'e1' })
  const database = deviceDatabase(owner)
  const left = await database.use(async (db) => ({
    kinds: (await db.getAll('updates')).map(({ name }) => name.split('/')[0]),
    entries: await db.count('outbox'),
    seen: await db.count('seen'),
  }))
  expect(left).toEqual({ kinds: ['desk'], entries: 1, seen: 0 })
  database.close()
})

const workshopId = (): string => brainstorm.workshopId
const boardRef = () => ({ kind: 'board', id: brainstorm.objectId }) as const

function open(options?: PageOptions): Page {
  const page = tablet.openPage(workshopId(), options)
  pages.push(page)
  return page
}

/** The session on the offline tablet, with the board on its screen. */
function openOffline(): Page {
  network.cut()
  const page = open()
  page.room.documents.hold(boardRef())
  return page
}

function laptopPage(): Page {
  const page = laptop.openPage(workshopId())
  pages.push(page)
  return page
}

function answerFrom(page: Page): void {
  pages.push(page)
  answer(page, brainstorm, canary)
}

/** A participant on the tablet sees an answer on the board and loses the network at once. */
async function sawCanary({ isLeftOpen = false } = {}): Promise<{ page: Page; seenMs: number }> {
  const seenMs = Date.now()
  answerFrom(await participate(createDevice(server.url, server.url), brainstorm))
  const page = await participate(tablet, brainstorm)
  pages.push(page)
  const { view } = page.room.documents.get(boardRef())
  const { doc } = view.getState()
  if (readPosts(doc).length === 0) await new Promise((resolve) => doc.once('update', resolve))
  await vi.waitFor(async () => expect(await keeps(canary)).toBe(true), 10_000)
  if (!isLeftOpen) page.close()
  return { page, seenMs }
}

async function firstPart(): Promise<string> {
  const page = laptopPage()
  const { view } = await page.live({ kind: 'state', id: workshopId() })
  return readAgenda(view.getState().doc)[0]?.id ?? ''
}

async function hide(hidden: boolean): Promise<void> {
  await asFacilitator(UpdatePartVisibilityDocument, { partId: await firstPart(), hidden })
}

async function endIt(): Promise<void> {
  await asFacilitator(EndWorkshopDocument, { workshopId: workshopId(), sharedPartIds: [] })
}

function asFacilitator<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return laptop.credentials.callAs(document, variables, laptop.credentials.accountIdentity())
}

/** Whether a text is anywhere in the documents stored on the tablet. */
async function keeps(text: string): Promise<boolean> {
  const database = deviceDatabase(tablet.name)
  const kept = await database.use((db) => db.getAll('updates'))
  database.close()
  return kept.some(({ update }) => Buffer.from(update).includes(text))
}

async function leaves(text: string): Promise<void> {
  await vi.waitFor(async () => expect(await keeps(text)).toBe(false), 15_000)
}

/** Names of the documents of which a device stores something. */
async function names(device = tablet): Promise<string[]> {
  const database = deviceDatabase(device.name)
  const [updates, seen] = await database.use((db) =>
    Promise.all([db.getAll('updates'), db.getAllKeys('seen')]),
  )
  database.close()
  return [...new Set([...updates.map(({ name }) => name), ...seen])]
}
