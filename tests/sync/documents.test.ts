import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import type { TypedDocument } from '#api/generated.ts'
import { createGroup } from '#domain/brainstorm/groups/groups.ts'
import { readGroups, readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { editDesk } from '#sync/documents/desk.ts'
import type { LiveDocument } from '#sync/documents/liveDocument.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { becomes, createDevice, facilitate, participate } from './device.ts'
import type { Brainstorm, Device, Page } from './device.ts'
import { badNetwork } from './network.ts'
import type { Network } from './network.ts'

let server: TestServer
let network: Network
let laptop: Device
let brainstorm: Brainstorm
let pages: Page[] = []

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  network = await badNetwork(server.port)
  laptop = createDevice(network.url, server.url)
  brainstorm = await facilitate(laptop)
})
afterEach(async () => {
  for (const page of pages) page.close()
  pages = []
  await network.close()
})

test('[C4] a desk edited offline is complete after a reload, and reaches the server without being opened', async () => {
  const first = open(laptop)
  const desk = await first.live(deskRef())
  network.cut()
  await becomes(desk.view, ({ state }) => state.status === 'ready' && !state.isLive)
  addGroup(desk, 'Made on the train')
  expect(first.room.documents.saving.getState()).toEqual({ hasUnsaved: true, isOnlyOnScreen: false })
  await first.keeps(desk)
  first.close()

  const second = open(laptop)
  await becomes(second.room.documents.saving, ({ hasUnsaved }) => hasUnsaved)
  network.mend()
  second.room.socket.reconnect()
  await becomes(second.room.documents.saving, ({ hasUnsaved }) => !hasUnsaved)
  const elsewhere = createDevice(server.url, server.url, laptop.storage)
  const there = await open(elsewhere).live(deskRef())
  expect(titles(there)).toEqual(['Made on the train'])
})

test('a desk can be read without any connection', async () => {
  const first = open(laptop)
  addGroup(await first.live(deskRef()), 'Kept')
  await first.saved()
  await first.keeps(first.room.documents.get(deskRef()))
  first.close()
  network.cut()
  const second = open(laptop)
  second.room.documents.hold(deskRef())
  const desk = second.room.documents.get(deskRef())
  await becomes(desk.view, ({ state }) => state.status === 'ready')
  expect(desk.view.getState().state).toEqual({ status: 'ready', isLive: false })
  expect(titles(desk)).toEqual(['Kept'])
})

test('the last seen content is shown when the server does not answer, and is replaced by the current content', async () => {
  const tablet = createDevice(network.url, server.url)
  const first = await participate(tablet, brainstorm)
  pages.push(first)
  const state = await first.live(stateRef())
  await first.keeps(state)
  first.close()
  network.cut()
  const second = open(tablet)
  const { view } = second.room.documents.get(stateRef())
  await becomes(view, ({ state: now }) => now.status === 'ready')
  const shown = view.getState().doc
  expect(readAgenda(shown).map(({ objectId }) => objectId)).toEqual([brainstorm.objectId])
  network.mend()
  second.room.socket.reconnect()
  const live = await becomes(view, ({ state: now }) => now.status === 'ready' && now.isLive)
  expect(live.doc).not.toBe(shown)
})

test('on a dead connection that looks alive nothing counts as saved, and the watchdog reconnects', async () => {
  const page = open(laptop, { patience: { lookMs: 50, leastMs: 400, mostMs: 2000 } })
  const desk = await page.live(deskRef())
  network.freeze()
  addGroup(desk, 'Into the void')
  const before = network.connections()
  await becomes(page.room.socket.state, ({ status }) => status === 'connecting')
  expect(page.room.documents.saving.getState().hasUnsaved).toBe(true)
  network.mend()
  page.room.socket.reconnect()
  await page.saved()
  expect(network.connections()).toBeGreaterThan(before)
  const elsewhere = createDevice(server.url, server.url, laptop.storage)
  expect(titles(await open(elsewhere).live(deskRef()))).toEqual(['Into the void'])
})

test('[D3] a hidden activity disappears from a participant’s screen, and returns when it is shown', async () => {
  const tablet = createDevice(server.url, server.url)
  const page = await participate(tablet, brainstorm)
  pages.push(page)
  const { view } = page.room.documents.get(boardRef())
  const before = view.getState().doc
  expect(readQuestions(before)).toHaveLength(1)
  await hide(true)
  await becomes(view, ({ state }) => state.status === 'forbidden')
  expect(readQuestions(view.getState().doc)).toEqual([])
  await hide(false)
  await becomes(view, ({ state }) => state.status === 'ready' && state.isLive)
  expect(readQuestions(view.getState().doc)).toHaveLength(1)
})

test('[D3] a hidden activity that is shown again is there for whoever was led away meanwhile', async () => {
  const tablet = createDevice(server.url, server.url)
  await tablet.credentials.join(brainstorm.workshopId)
  const page = open(tablet)
  const { documents } = page.room
  const { view } = documents.get(boardRef())
  const release = documents.hold(boardRef())
  await becomes(view, ({ state }) => state.status === 'ready' && state.isLive)
  await hide(true)
  await becomes(view, ({ state }) => state.status === 'forbidden')
  // Each denial, as after other changes of the agenda, makes the next request by itself later.
  for (let denials = 1; denials < 4; denials++) {
    const { doc } = view.getState()
    documents.retry()
    await becomes(view, (now) => now.doc !== doc)
  }
  // In the lobby no screen holds it.
  release()
  await hide(false)
  await becomes(view, ({ state }) => state.status === 'ready' && state.isLive)
  documents.hold(boardRef())
  expect(readQuestions(view.getState().doc)).toHaveLength(1)
})

test('an expired or refused token is renewed, and the socket reconnects with it', async () => {
  const tablet = createDevice(server.url, server.url)
  await tablet.credentials.join(brainstorm.workshopId)
  const key = `plenum.member.${brainstorm.workshopId}`
  const member = JSON.parse(tablet.storage.get(key) ?? '{}') as { token: string }
  const spoilt = `${member.token.slice(0, -4)}AAAA`
  tablet.storage.set(key, JSON.stringify({ ...member, token: spoilt }))
  const page = open(tablet)
  await page.live(boardRef())
  const renewed = JSON.parse(tablet.storage.get(key) ?? '{}') as { token: string }
  expect(renewed.token).not.toBe(spoilt)
})

test('an edit that the server never accepts is set aside with its texts, and the desk continues', async () => {
  const page = open(laptop)
  const desk = await page.live(deskRef())
  const { view } = desk
  const huge = 'x'.repeat(5 * 1024 * 1024)
  editDesk(view.getState().doc, (doc) => void roots.info(doc).set('brainstormDesc', huge))
  const { entries } = await becomes(page.outbox.view, (now) => now.entries.some(({ isKept }) => isKept))
  expect(entries).toMatchObject([{ text: huge, state: { status: 'refused' } }])
  await page.saved()
  addGroup(desk, 'Goes on')
  await page.saved()
  expect(titles(desk)).toEqual(['Goes on'])
}, 60_000)

function open(device: Device, options?: Parameters<Device['openPage']>[1]): Page {
  const page = device.openPage(brainstorm.workshopId, options)
  pages.push(page)
  return page
}

function stateRef() {
  return { kind: 'state', id: brainstorm.workshopId } as const
}
function deskRef() {
  return { kind: 'desk', id: brainstorm.objectId } as const
}
function boardRef() {
  return { kind: 'board', id: brainstorm.objectId } as const
}

function addGroup(desk: LiveDocument, title: string): void {
  const { doc } = desk.view.getState()
  const at = { multiTopicId: readTopics(doc)[0]?.id ?? '', questionId: readQuestions(doc)[0]?.id ?? '' }
  editDesk(doc, (edited) => createGroup(edited, { id: crypto.randomUUID(), title, ...at }))
}

function titles(desk: LiveDocument): string[] {
  return readGroups(desk.view.getState().doc).map(({ title }) => title)
}

async function hide(hidden: boolean): Promise<void> {
  const state = await open(createDevice(server.url, server.url, laptop.storage)).live(stateRef())
  const partId = readAgenda(state.view.getState().doc)[0]?.id ?? ''
  await asFacilitator(UpdatePartVisibilityDocument, { partId, hidden })
}

function asFacilitator<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return laptop.credentials.callAs(document, variables, laptop.credentials.accountIdentity())
}
