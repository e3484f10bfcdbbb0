import type { HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import type { CollaborationServer } from '#support/servers/collaborationServer.ts'
import { nameIn } from '#support/documents/edits.ts'
import type { BuiltWorkshop, Person } from '#support/calls/people.ts'
import { goOffline, openDocument, openTab, saved, synced, until } from '#support/documents/realProvider.ts'

let server: CollaborationServer
let workshop: BuiltWorkshop
let pat: Person
const tabs: HocuspocusProviderWebsocket[] = []

beforeAll(async () => {
  server = await startCollaborationServer()
  workshop = await server.people.workshop()
  pat = await server.people.participant(workshop.workshopId)
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.destroy()
})
afterAll(() => server.stop())

function newTab(...[options]: Parameters<typeof openTab> extends [unknown, ...infer Rest] ? Rest : never) {
  const tab = openTab(server, options)
  tabs.push(tab)
  return tab
}

test('several documents on one socket need one check of the token', async () => {
  const tab = newTab()
  let asked = 0
  const token = (): Promise<string> => Promise.resolve(workshop.facilitator.token).finally(() => (asked += 1))
  const names = [workshop.state, workshop.desk, workshop.board, workshop.tally]
  const sockets = server.collaboration.metrics()['sockets_opened'] ?? 0
  const providers = names.map((name) => openDocument(tab, name, token))
  await Promise.all(providers.map(synced))
  await Promise.all(providers.map(saved))
  expect(server.collaboration.metrics()['sockets_opened']).toBe(sockets + 1)
  expect(providers.map(({ authorizedScope }) => authorizedScope)).toEqual([
    'readonly',
    'read-write',
    'readonly',
    'readonly',
  ])
  expect(asked).toBe(names.length)
})

test('[C4] an edit is acknowledged to the writer and shown to the reader', async () => {
  const desk = openDocument(newTab(), workshop.desk, workshop.facilitator.token)
  const board = openDocument(newTab(), workshop.board, pat.token)
  await Promise.all([synced(desk), synced(board), saved(desk)])
  const shown = until(board.document, () => nameIn(board.document) === 'Acknowledged')
  desk.document.getMap('info').set('brainstormName', 'Acknowledged')
  expect(desk.hasUnsyncedChanges).toBe(true)
  await saved(desk)
  await shown
  const rows = await server.pool.query('select from public.document_updates where document = $1', [
    workshop.desk,
  ])
  expect(rows.rowCount).toBeGreaterThan(0)
})

test('many edits in a row are all acknowledged, although they reach the tick as a batch', async () => {
  const desk = openDocument(newTab(), workshop.desk, workshop.facilitator.token)
  await synced(desk)
  for (let index = 0; index < 200; index += 1) desk.document.getMap('postText').set(`p${index}`, `${index}`)
  await saved(desk)
  const fresh = openDocument(newTab(), workshop.desk, workshop.facilitator.token)
  await synced(fresh)
  expect(fresh.document.getMap('postText').size).toBe(200)
})

test('edits made offline arrive with the next connection', async () => {
  const tab = newTab()
  const desk = openDocument(tab, workshop.desk, workshop.facilitator.token)
  await synced(desk)
  await saved(desk)
  await goOffline(tab)
  desk.document.getMap('info').set('brainstormName', 'Written on the train')
  await tab.connect()
  await synced(desk)
  await saved(desk)
  const fresh = openDocument(newTab(), workshop.desk, workshop.facilitator.token)
  await synced(fresh)
  expect(nameIn(fresh.document)).toBe('Written on the train')
})

test('a returning reader gets the missed changes and is in sync', async () => {
  const tab = newTab()
  const board = openDocument(tab, workshop.board, pat.token)
  await synced(board)
  await goOffline(tab)
  const desk = openDocument(newTab(), workshop.desk, workshop.facilitator.token)
  await synced(desk)
  desk.document.getMap('info').set('brainstormName', 'While they were away')
  await saved(desk)
  await tab.connect()
  await until(board.document, () => nameIn(board.document) === 'While they were away')
  await synced(board)
  await saved(board)
})

test('a document that is closed and reopened at once keeps getting changes', async () => {
  const tab = newTab()
  const first = openDocument(tab, workshop.board, pat.token)
  await synced(first)
  first.destroy()
  const second = openDocument(tab, workshop.board, pat.token)
  await synced(second)
  const desk = openDocument(newTab(), workshop.desk, workshop.facilitator.token)
  await synced(desk)
  const shown = until(second.document, () => nameIn(second.document) === 'After the second opening')
  desk.document.getMap('info').set('brainstormName', 'After the second opening')
  await shown
})

test('a document is unloaded when its last reader has left, and loads again completely', async () => {
  const quiet = await server.people.workshop()
  const tab = newTab()
  const desk = openDocument(tab, quiet.desk, quiet.facilitator.token)
  await synced(desk)
  desk.document.getMap('info').set('brainstormName', 'Kept')
  await saved(desk)
  const loaded = server.collaboration.metrics()['loaded_documents'] ?? 0
  desk.destroy()
  await server.figure('loaded_documents', (count) => count === loaded - 1)
  const again = openDocument(tab, quiet.desk, quiet.facilitator.token)
  await synced(again)
  expect(nameIn(again.document)).toBe('Kept')
})
