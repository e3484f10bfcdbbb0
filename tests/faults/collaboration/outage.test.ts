import type { HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { afterEach, expect, test } from 'vitest'
import { closeCodes } from '#domain/errors.ts'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import { nameIn, renaming } from '#support/documents/edits.ts'
import { updateFrame } from '#support/documents/frames.ts'
import { openDocument, openTab, saved, synced } from '#support/documents/realProvider.ts'
import { collaborationScene } from './scene.ts'

const at = collaborationScene()
const tabs: HocuspocusProviderWebsocket[] = []

afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.destroy()
  await at.server.mendDatabase()
})

function openInTab(name: string) {
  const tab = openTab(at.server)
  tabs.push(tab)
  return openDocument(tab, name, at.workshop.facilitator.token)
}

test('[H18] while the database is unavailable nothing is acknowledged, and the whole socket closes with "try again"', async () => {
  const { client, doc } = await at.atDesk()
  await at.server.breakDatabase()
  client.send(updateFrame(at.workshop.desk, renaming(doc, 'Lost?')))
  expect((await client.closed).code).toBe(closeCodes.tryAgain.code)
  expect(client.received.some(({ kind }) => kind === 'syncStatus')).toBe(false)
})

test('[H18] a browser recovers by itself when the database is back, and everything is saved', async () => {
  const desk = openInTab(at.workshop.desk)
  const board = openInTab(at.workshop.board)
  await Promise.all([synced(desk), saved(desk), synced(board)])
  await at.server.breakDatabase()
  desk.document.getMap('info').set('brainstormName', 'Written in the outage')
  await at.server.figure('closed_tryAgain', (count) => count > 0)
  desk.document.getMap('info').set('brainstormDesc', 'And this')
  expect(desk.hasUnsyncedChanges).toBe(true)
  expect(nameIn(board.document)).not.toBe('Written in the outage')
  await at.server.mendDatabase()
  const mendedAt = performance.now()
  await saved(desk)
  expect(performance.now() - mendedAt).toBeLessThan(5000)
  const fresh = openInTab(at.workshop.desk)
  await synced(fresh)
  expect(fresh.document.getMap('info').toJSON()).toMatchObject({
    brainstormName: 'Written in the outage',
    brainstormDesc: 'And this',
  })
})

test('[H18] edits after a gap are not lost: the browser reconnects and sends everything', async () => {
  const desk = openInTab(at.workshop.desk)
  await synced(desk)
  await saved(desk)
  const before = at.server.collaboration.metrics()['closed_resync'] ?? 0
  // The frame of one edit is lost on its way, as when a tab is suspended at the wrong moment.
  const send = desk.send.bind(desk)
  desk.send = () => undefined
  desk.document.getMap('info').set('brainstormName', 'The lost one')
  desk.send = send
  desk.document.getMap('info').set('brainstormDesc', 'The next one')
  await at.server.figure('closed_resync', (count) => count > before)
  await synced(desk)
  await saved(desk)
  const fresh = openInTab(at.workshop.desk)
  await synced(fresh)
  expect(nameIn(fresh.document)).toBe('The lost one')
})

test('closing waits for running edits, acknowledges them and reports the restart', async () => {
  const own = await startCollaborationServer()
  const place = await own.people.workshop()
  const client = await own.connect()
  await client.mustOpen(place.desk, place.facilitator.token)
  const doc = await client.read(place.desk)
  client.send(updateFrame(place.desk, renaming(doc, 'Last words')))
  await own.figure('frames_received', (count) => count === 3)
  await own.collaboration.close(5000)
  expect((await client.closed).code).toBe(closeCodes.shuttingDown.code)
  expect(client.received.filter(({ kind }) => kind === 'syncStatus')).toHaveLength(1)
  await expect(own.connect()).rejects.toThrow('503')
  await own.stop()
})
