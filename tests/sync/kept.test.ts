import { beforeEach, expect, test, vi } from 'vitest'
import { SetGlobalAnswersDocument } from '#api/operations/brainstorm.ts'
import { CreatePartAndTypeDocument, DeletePartDocument } from '#api/operations/part.ts'
import {
  CreateProjectorLinkDocument,
  EndWorkshopDocument,
  RemoveParticipantDocument,
  RevokeProjectorLinkDocument,
} from '#api/operations/workshop.ts'
import { newId } from '#api/newId.ts'
import { readPosts } from '#domain/brainstorm/read.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { deviceDatabase } from '#sync/device/deviceDatabase.ts'
import { answer, becomes, noWebSocket } from './device.ts'
import type { Device, Page, PageOptions } from './device.ts'
import { syncScene } from './scene.ts'

const canary = 'kingfisher'
const scene = syncScene()
const { ref, hide, asFacilitator } = scene
let tablet: Device

beforeEach(async () => {
  tablet = scene.onTrain()
  await showAnswers(true)
})

test('[D4] without a connection a page shows what was seen last, with its time', async () => {
  await sawCanary()
  const page = openOffline()
  const { view } = page.room.documents.get(ref('board'))
  await becomes(view, ({ state }) => state.status === 'ready')
  expect(readPosts(view.getState().doc).map(({ text }) => text)).toEqual([canary])
  const { ms } = await becomes(page.room.documents.shownAsOf, (now) => now.ms !== null)
  const sinceMs = Date.now() - (ms ?? 0)
  expect(sinceMs).toBeGreaterThanOrEqual(0)
  expect(sinceMs).toBeLessThan(60_000)

  scene.network.mend()
  page.room.socket.reconnect()
  await becomes(page.room.documents.shownAsOf, (now) => now.ms === null)
})

test('[D4] content on the screen when the connection is lost has the time of the loss', async () => {
  const { page, seenMs } = await sawCanary({ isLeftOpen: true })
  scene.network.cut()
  const { ms } = await becomes(page.room.documents.shownAsOf, (now) => now.ms !== null)
  expect(ms).toBeGreaterThanOrEqual(seenMs)
  expect(ms).toBeLessThanOrEqual(Date.now())
})

test.each<[string, () => Promise<unknown>]>([
  ['hidden', () => hide(true)],
  ['deleted', async () => asFacilitator(DeletePartDocument, { part: await scene.partId() })],
  [
    'of a session that has ended',
    () => asFacilitator(EndWorkshopDocument, { workshopId: workshopId(), sharedPartIds: [] }),
  ],
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
    scene.network.cut()
    const later = openOffline()
    const { view } = later.room.documents.get(ref('board'))
    await becomes(later.room.calls, ({ areThrough }) => areThrough === false)
    expect(readPosts(view.getState().doc)).toEqual([])
  },
)

test('[D4] content removed from a remaining activity is deleted from the device, whatever page is open', async () => {
  await sawCanary()
  await showAnswers(false)
  const page = open()
  await leaves(canary)
  page.close()
  expect(readPosts(await openOffline().seen(ref('board')))).toEqual([])
})

test('[D4] with full storage nothing is kept, rather than content that was removed', async () => {
  const { page } = await sawCanary({ isLeftOpen: true })
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('the disk is full', 'QuotaExceededError')
  })
  await showAnswers(false)
  await leaves(canary)
  const { doc, state } = page.room.documents.get(ref('board')).view.getState()
  expect(state).toEqual({ status: 'ready', isLive: true })
  expect(readPosts(doc)).toEqual([])
})

test('[D4] where websockets are blocked, calls count as contact', async () => {
  await sawCanary()
  await hide(true)
  const page = open(noWebSocket)
  await leaves(canary)
  const { view } = page.room.documents.get(ref('board'))
  expect(readPosts(view.getState().doc)).toEqual([])
  await hide(false)
  page.room.documents.hold(ref('board'))
  await becomes(view, ({ state }) => state.status === 'ready')
})

test('[D4] content received by calls is kept as well', async () => {
  const page = await scene.joinedWith(tablet, noWebSocket)
  answer(await scene.joined(scene.online()), scene.brainstorm, canary)
  page.room.documents.hold(ref('board'))
  await comes(canary)
  page.close()
  const { view } = openOffline().room.documents.get(ref('board'))
  await becomes(view, ({ state, doc }) => state.status === 'ready' && readPosts(doc).length === 1)
})

test('[D4] a part hidden in one tab is deleted in another tab of the device, and not written again', async () => {
  const { page } = await sawCanary({ isLeftOpen: true })
  const other = open()
  await other.live(ref('state'))
  await hide(true)
  await becomes(page.room.documents.get(ref('board')).view, ({ state }) => state.status === 'forbidden')
  await leaves(canary)
  page.close()
  other.close()
  expect(await keeps(canary)).toBe(false)
})

test.each([
  ['with a websocket', {}],
  ['by calls', noWebSocket],
])('[D4] a removed person has no data of the session on the device any more: %s', async (_how, options) => {
  answer(await scene.joined(scene.online()), scene.brainstorm, canary)
  const page = await scene.joinedWith(tablet, options)
  page.room.documents.hold(ref('board'))
  await comes(canary)
  const userId = page.identity.kind === 'member' ? page.identity.memberId : ''
  await asFacilitator(RemoveParticipantDocument, { workshopId: workshopId(), userId })
  await vi.waitFor(async () => expect(await names()).toEqual([]), 15_000)
})

test('[D4, J2] no data of the session stays on the room’s screen once its link is revoked, also while it was off', async () => {
  answer(await scene.joined(scene.online()), scene.brainstorm, canary)
  const { createProjectorLink } = await asFacilitator(CreateProjectorLinkDocument, {
    workshopId: workshopId(),
  })
  const token = new URL(createProjectorLink.url ?? '').hash.slice(1)
  const screen: PageOptions = { identity: { kind: 'projector', workshopId: workshopId(), token } }
  const before = open(screen)
  before.room.documents.hold(ref('board'))
  await comes(canary)
  before.close()
  await asFacilitator(RevokeProjectorLinkDocument, { workshopId: workshopId() })
  await becomes(open(screen).room.socket.state, ({ status }) => status === 'signedOut')
  await vi.waitFor(async () => expect(await names()).toEqual([]), 15_000)
})

test('[D4] a facilitator keeps hidden parts, and a desk with unsent edits even of a deleted activity', async () => {
  const page = scene.open(scene.laptop)
  await page.live(ref('desk'))
  await hide(true)
  const second = newId()
  await asFacilitator(CreatePartAndTypeDocument, {
    objectId: second,
    commonInfoData: { workshop: workshopId() },
    title: 'Second',
    type: 'workshop | brainstorm',
  })
  const other = await page.live({ kind: 'desk', id: second })
  await vi.waitFor(async () => expect(await names(scene.laptop)).toContain(`desk/${second}`), 15_000)
  page.close()
  const store = deviceDatabase(scene.laptop.name)
  await store.use((db) => db.put('unsaved', { name: other.name, workshopId: workshopId() }))
  const state = scene.open(scene.laptop).room.documents.get(ref('state'))
  await becomes(
    state.view,
    ({ state: { status }, doc }) => status === 'ready' && readAgenda(doc).length === 2,
  )
  store.close()
  expect(await names(scene.laptop)).toEqual(
    expect.arrayContaining([`desk/${scene.brainstorm.objectId}`, `desk/${second}`]),
  )
})

const workshopId = (): string => scene.brainstorm.workshopId

const showAnswers = (globalAnswers: boolean) =>
  asFacilitator(SetGlobalAnswersDocument, { brainstormId: scene.brainstorm.objectId, globalAnswers })

function open(options?: PageOptions): Page {
  return scene.open(tablet, options)
}

/** The session on the offline tablet, with the board on its screen. */
function openOffline(): Page {
  scene.network.cut()
  const page = open()
  page.room.documents.hold(ref('board'))
  return page
}

/** A participant on the tablet sees an answer on the board and loses the network at once. */
async function sawCanary({ isLeftOpen = false } = {}): Promise<{ page: Page; seenMs: number }> {
  const seenMs = Date.now()
  answer(await scene.joined(scene.online()), scene.brainstorm, canary)
  const page = await scene.joined(tablet)
  await comes(canary)
  if (!isLeftOpen) page.close()
  return { page, seenMs }
}

/** Whether a text is anywhere in the documents stored on the tablet. */
async function keeps(text: string): Promise<boolean> {
  const database = deviceDatabase(tablet.name)
  const kept = await database.use((db) => db.getAll('updates'))
  database.close()
  return kept.some(({ update }) => Buffer.from(update).includes(text))
}

async function comes(text: string): Promise<void> {
  await vi.waitFor(async () => expect(await keeps(text)).toBe(true), 15_000)
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
