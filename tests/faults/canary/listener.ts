import { once } from 'node:events'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { emptyStateVector } from '#support/documents/frames.ts'
import type { Answer, Calls } from '#support/calls/calls.ts'
import { liveUrl } from '#support/documents/live.ts'
import { pollDocument } from '#support/documents/polled.ts'
import { RawClient } from '#support/documents/rawClient.ts'
import { openProjector, openRemote } from '#support/calls/remote.ts'
import type { TestSession } from '#support/calls/session.ts'
import { everythingOf, queryNames } from './everyQuery.ts'
import type { Arguments } from './everyQuery.ts'

/** A participant, a projector or a paired phone that records every byte the server sends to them. */
export interface Listener {
  id: string
  username: string
  token: string
  /**
   * Opens a document and requests all of it, and polls it as a page without a websocket does: all of it, and what was
   * added to the last answer, which may hold what was hidden since. Refusals are recorded too.
   */
  listen(document: string): Promise<void>
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>
  /** Runs every existing query with these values of its arguments. */
  askEverything(values: Arguments[]): Promise<void>
  /** Reloads the page: new connections, nothing kept but the token. Earlier recordings are set aside. */
  reload(): Promise<void>
  heard(text: string): boolean
  /** Waits until a text arrives by any way. */
  untilHeard(text: string): Promise<void>
  bytes(): number
  close(): Promise<void>
}

interface Server {
  url: string
}

/** Joins a session and listens to its shared state, as a live document and by subscription. */
export async function joinAsListener(server: Server, session: TestSession): Promise<Listener> {
  return listenAs(server, session, await session.join())
}

/** The same as a projector. */
export async function projectAsListener(server: Server, session: TestSession): Promise<Listener> {
  const screen = await openProjector(server, session.facilitator, session.workshopId)
  return listenAs(server, session, { ...screen, id: screen.token, username: screen.token })
}

/** The same as a phone that the facilitator paired. */
export async function leadAsListener(server: Server, session: TestSession): Promise<Listener> {
  const phone = await openRemote(server, session.facilitator, session.workshopId)
  return listenAs(server, session, { ...phone, id: phone.remoteId, username: phone.token })
}

async function listenAs(
  server: Server,
  session: TestSession,
  person: Calls & Pick<Listener, 'id' | 'username' | 'token'>,
): Promise<Listener> {
  const state = `state/${session.workshopId}`
  let heard: Buffer[] = []
  const waiting = new Set<() => void>()
  /** The documents as they were polled: a reload asks for what was added since. */
  const polled = new Map<string, Y.Doc>()
  const keep = (bytes: Buffer): void => {
    heard.push(Buffer.from(bytes))
    for (const look of waiting) look()
  }
  let live = await openLive(server, person.token, session.workshopId, keep)
  let socket = await openDocuments(server, keep)

  const listener: Listener = {
    ...{ id: person.id, username: person.username, token: person.token },
    async listen(document) {
      const answer = await socket.open(document, person.token)
      if (answer.startsWith('read')) await socket.sync(document, emptyStateVector)
      const doc = polled.get(document) ?? new Y.Doc()
      for (const has of [{ doc }, {}]) {
        const { status, bytes } = await pollDocument(server, document, person.token, has)
        keep(bytes)
        if (status === 200) Y.applyUpdate(doc, bytes)
      }
      polled.set(document, doc)
    },
    async ask(query, variables) {
      const answer = await person.ask(query, variables)
      keep(Buffer.from(answer.text))
      return answer
    },
    async askEverything(values) {
      for (const name of queryNames()) {
        for (const one of values) await listener.ask(everythingOf('query', name, one))
      }
    },
    async reload() {
      await Promise.all([close(live), socket.close()])
      heard = []
      live = await openLive(server, person.token, session.workshopId, keep)
      socket = await openDocuments(server, keep)
      await listener.listen(state)
    },
    heard: (text) => heard.some((bytes) => bytes.includes(text)),
    untilHeard: (text) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!listener.heard(text)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    bytes: () => heard.reduce((sum, { length }) => sum + length, 0),
    async close() {
      await Promise.all([close(live), socket.close()])
    },
  }
  await listener.listen(state)
  return listener
}

async function openDocuments({ url }: Server, keep: (bytes: Buffer) => void): Promise<RawClient> {
  const client = await RawClient.connect(`${url.replace('http', 'ws')}/collab`, { origin: url })
  client.socket.on('message', keep)
  return client
}

/** The subscription at byte level: a client library would hide what it does not need. */
async function openLive(
  server: Server,
  token: string,
  workshopId: string,
  keep: (bytes: Buffer) => void,
): Promise<WebSocket> {
  const live = new WebSocket(liveUrl(server), 'graphql-transport-ws', { origin: server.url })
  const query = everythingOf('subscription', 'updatedState', { workshopId })
  live.on('message', keep)
  await once(live, 'open')
  const started = once(live, 'message')
  live.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `JWT ${token}` } }))
  await started
  const first = once(live, 'message')
  live.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
  await first
  return live
}

async function close(live: WebSocket): Promise<void> {
  if (live.readyState === WebSocket.CLOSED) return
  const closed = once(live, 'close')
  live.close()
  await closed
}
