import type { HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { afterEach, expect, test } from 'vitest'
import { defaultTimes } from '#server/collaboration/limits.ts'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import type { CollaborationServer } from '#support/servers/collaborationServer.ts'
import { disconnected, messages, openDocument, openTab, synced } from '#support/documents/realProvider.ts'

let server: CollaborationServer
let tab: HocuspocusProviderWebsocket

afterEach(async () => {
  tab.destroy()
  await server.stop()
})

/** A browser tab closes a connection without traffic after this time; Hocuspocus' default is 30 s. */
const quietMs = 2000

test('a quiet connection without awareness stays open', async () => {
  server = await startCollaborationServer({ times: { pingMs: quietMs / 4, sweepMs: 50 } })
  const workshop = await server.people.workshop()
  tab = openTab(server, { messageReconnectTimeout: quietMs })
  await synced(openDocument(tab, workshop.board, workshop.facilitator.token))
  // Ten pings take more than twice as long as the tab would wait.
  expect(await Promise.race([messages(tab, 10), disconnected(tab)])).toBe('messages')
  expect(server.collaboration.metrics()['sockets']).toBe(1)
})

test('without a heartbeat it is closed, which proves the test above', async () => {
  server = await startCollaborationServer({ times: { pingMs: 60_000 } })
  const workshop = await server.people.workshop()
  tab = openTab(server, { messageReconnectTimeout: quietMs })
  await synced(openDocument(tab, workshop.state, workshop.facilitator.token))
  expect(await Promise.race([messages(tab, 10), disconnected(tab)])).toBe('disconnected')
})

test('the product pings well before its provider gives up', async () => {
  server = await startCollaborationServer()
  tab = openTab(server, { autoConnect: false })
  const { messageReconnectTimeout } = tab.configuration
  expect(defaultTimes.pingMs + defaultTimes.sweepMs).toBeLessThan(messageReconnectTimeout * 0.8)
})

test('a browser that disappears without a close frame is detected', async () => {
  server = await startCollaborationServer({ times: { pingMs: 100, sweepMs: 20 } })
  const workshop = await server.people.workshop()
  tab = openTab(server)
  await synced(openDocument(tab, workshop.board, workshop.facilitator.token))
  const gone = await server.connect({ isMute: true })
  await gone.mustOpen(workshop.board, workshop.facilitator.token)
  expect((await gone.closed).code).toBe(1006)
  expect(server.collaboration.metrics()['sockets']).toBe(1)
})
