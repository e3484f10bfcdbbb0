import { once } from 'node:events'
import { activityServers } from '#server/activities/registry.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createCollaboration } from '#server/collaboration/collaboration.ts'
import { createGraphQL } from '#server/graphql/createGraphQL.ts'
import type { SocketTimes } from '#server/graphql/transport/socket.ts'
import type { ConnectionLimits } from '#server/sockets/limits.ts'
import { holdOpen, subscribe } from '#support/servers/heldOpen.ts'
import { liveUrl } from '#support/documents/live.ts'
import { RawClient } from '#support/documents/rawClient.ts'
import { startSession } from '#support/calls/session.ts'
import type { TestSession } from '#support/calls/session.ts'
import { fay, server, stageServer } from '#support/calls/stage.ts'

stageServer()
let session: TestSession

beforeAll(async () => {
  session = await startSession(server, fay)
})

/** A second pair of the server's websockets, on a separate port and with smaller limits. */
async function smallDoor({
  limits = {},
  times = {},
}: {
  limits?: Partial<ConnectionLimits>
  times?: Partial<SocketTimes>
}) {
  const collaboration = createCollaboration(server.services, { limits })
  const { limiters, rosterOf } = collaboration
  const graphql = createGraphQL(server.services, { rosterOf, limiters, servers: activityServers, times })
  const http = createServer()
  http.on('upgrade', (request, socket, head) =>
    (request.url === '/collab' ? collaboration : graphql).handleUpgrade(request, socket, head),
  )
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(async () => {
    await Promise.all([collaboration.close(1000), graphql.close()])
    http.close()
  })
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return { url, collaboration }
}

/**
 * A GraphQL socket on which no message was sent yet.
 *
 * @throws {Error} the handshake was refused
 */
async function stranger(at: { url: string }): Promise<WebSocket> {
  const socket = new WebSocket(liveUrl(at), 'graphql-transport-ws')
  await once(socket, 'open')
  socket.on('error', () => undefined)
  return socket
}

async function init(socket: WebSocket, token: string | null): Promise<void> {
  const payload = token === null ? {} : { authorization: `JWT ${token}` }
  socket.send(JSON.stringify({ type: 'connection_init', payload }))
  await Promise.race([once(socket, 'message'), once(socket, 'close')])
}

async function codeOf(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number]
  return code
}

test('[U12] a client without an Origin is served on both websockets with a token', async () => {
  const { documents, subscription } = await holdOpen(server, fay.token, session.workshopId, null)
  await session.showAgenda(false)
  await documents.next('update')
  await expect.poll(() => subscription.received.length).toBe(3)
  subscription.socket.close()
  await documents.close()
})

test('[U12] a websocket without a token is closed after a while, a used one is not', async () => {
  // Long enough for a client that subscribes at once, even on a busy machine.
  const at = await smallDoor({ times: { sweepMs: 20, strangerIdleMs: 3000, idleMs: 6000 } })
  const used = await subscribe(at, fay.token, session.workshopId, null)
  const [nobody, unused] = [await stranger(at), await stranger(at)]
  // Listens before the first message, because the close may come in between.
  const closed = [codeOf(nobody), codeOf(unused)]
  await init(nobody, null)
  await init(unused, fay.token)
  expect(await Promise.all(closed)).toEqual([4408, 4408])
  expect(used.socket.readyState).toBe(WebSocket.OPEN)
})

test('[U12] unauthenticated sockets of one address are counted on both websockets together; authenticating frees a place', async () => {
  const at = await smallDoor({ limits: { strangersPerAddress: 3 } })
  const collab = `${at.url.replace('http', 'ws')}/collab`
  const [first] = [await stranger(at), await stranger(at), await RawClient.connect(collab, { origin: null })]
  await expect(stranger(at)).rejects.toThrow('429')
  await expect(RawClient.connect(collab, { origin: null })).rejects.toThrow('429')
  await init(first, fay.token)
  await stranger(at)
  await expect(RawClient.connect(collab, { origin: null })).rejects.toThrow('429')
})

test('[U12] the sockets of one person are counted on both websockets together; one more is closed, and others stay', async () => {
  const at = await smallDoor({ limits: { socketsPerPerson: 3 } })
  const collab = `${at.url.replace('http', 'ws')}/collab`
  const state = `state/${session.workshopId}`
  const held = await holdOpen(at, fay.token, session.workshopId, null)
  const own = await subscribe(at, fay.token, session.workshopId, null)
  const extra = await RawClient.connect(collab, { origin: null })
  expect(await extra.open(state, fay.token)).toBe('too-many-attempts')
  const other = await stranger(at)
  const closed = codeOf(other)
  await init(other, fay.token)
  expect(await closed).toBe(4429)
  // Another person is not affected, and neither is an open one that sends its token again.
  const ann = await session.join()
  await (await holdOpen(at, ann.token, session.workshopId, null)).documents.close()
  expect(await held.documents.open(`board/${session.objectId}`, fay.token)).toBe('readonly')
  // One that is left makes room.
  own.socket.close()
  await own.closed
  await expect
    .poll(async () => {
      const again = await RawClient.connect(collab, { origin: null })
      const answer = await again.open(state, fay.token)
      await again.close()
      return answer
    })
    .toBe('readonly')
  expect(at.collaboration.metrics()['sockets_of_one_refused']).toBeGreaterThanOrEqual(2)
})

test('[U4] wrong tokens of one address are counted on both websockets together', async () => {
  const at = await smallDoor({ limits: { addressWrongTokens: { burst: 3, perSecond: 0.001 } } })
  const guess = async (): Promise<number> => {
    const socket = await stranger(at)
    const closed = codeOf(socket)
    await init(socket, 'wrong')
    return await closed
  }
  expect([await guess(), await guess(), await guess()]).toEqual([4403, 4403, 4403])
  expect(await guess()).toBe(4429)
  const client = await RawClient.connect(`${at.url.replace('http', 'ws')}/collab`, { origin: null })
  expect(await client.open(`state/${session.workshopId}`, 'wrong')).toBe('too-many-attempts')
  expect(at.collaboration.metrics()['tokens_refused']).toBe(5)
  const honest = await holdOpen(at, fay.token, session.workshopId, null)
  await honest.documents.close()
})

test('[R2] looking up one session after another over one websocket closes it', async () => {
  const socket = await stranger(server)
  await init(socket, fay.token)
  const closed = codeOf(socket)
  for (let index = 0; index < 30; index += 1) {
    const query = 'subscription { updatedState(workshopId: "abcdefgh") { revision } }'
    socket.send(JSON.stringify({ id: String(index), type: 'subscribe', payload: { query } }))
    await Promise.race([once(socket, 'message'), closed])
    if (socket.readyState !== WebSocket.OPEN) break
  }
  expect(await closed).toBe(4429)
})
