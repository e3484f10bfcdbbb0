import { once } from 'node:events'
import { WebSocket } from 'ws'
import { documentName } from '#domain/documents.ts'
import { liveUrl } from '../documents/live.ts'
import { RawClient } from '../documents/rawClient.ts'

/** All connections one person can have to a workshop on one server. */
export interface HeldOpen {
  documents: RawClient
  subscription: Subscription
  /** Resolves when both have ended: with their close codes, and milliseconds of `performance.now()`. */
  ended: Promise<{ documents: number; subscription: number; atMs: number }>
}

export interface Subscription {
  socket: WebSocket
  /** Messages of the protocol, as received. */
  received: { type: string }[]
  closed: Promise<number>
}

/**
 * Opens the workshop's state as a live document and as a subscription, and waits until both delivered.
 *
 * @param origin null for a client that is not a browser
 */
export async function holdOpen(
  server: { url: string },
  token: string,
  workshopId: string,
  origin: string | null = server.url,
): Promise<HeldOpen> {
  const documents = await RawClient.connect(`${server.url.replace('http', 'ws')}/collab`, {
    origin,
  })
  const name = documentName({ kind: 'state', id: workshopId })
  await documents.mustOpen(name, token)
  await documents.sync(name)
  const subscription = await subscribe(server, token, workshopId, origin)
  return {
    documents,
    subscription,
    ended: Promise.all([documents.closed, subscription.closed]).then(([{ code }, other]) => ({
      documents: code,
      subscription: other,
      atMs: performance.now(),
    })),
  }
}

/** @throws {Error} when the first message is not the workshop's state */
export async function subscribe(
  server: { url: string },
  token: string,
  workshopId: string,
  origin: string | null = server.url,
): Promise<Subscription> {
  const socket = new WebSocket(liveUrl(server), 'graphql-transport-ws', {
    ...(origin !== null && { origin }),
  })
  const received: { type: string }[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as { type: string }))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `JWT ${token}` } }))
  const query =
    'subscription ($id: ID!) { updatedState(workshopId: $id) { revision showParticipantsAgenda } }'
  const payload = { query, variables: { id: workshopId } }
  const stopped = closed.then((code) => {
    throw new Error(`closed ${code}`)
  })
  stopped.catch(() => undefined)
  await Promise.race([once(socket, 'message'), stopped])
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
  await Promise.race([once(socket, 'message'), stopped])
  if (received[1]?.type !== 'next') throw new Error(JSON.stringify(received))
  return { socket, received, closed }
}
