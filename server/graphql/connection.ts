import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { Refusal } from '#domain/errors.ts'
import type { Caller } from '#server/access/caller.ts'
import type { Services } from '#server/services.ts'
import type { Guest } from '#server/sockets/doorkeeper.ts'
import type { FailedTokens, Guesser } from '#server/sockets/failedTokens.ts'
import { createContext, tokenOf } from './context.ts'
import type { GraphQLContext } from './context.ts'

/** One opened websocket of live GraphQL. */
export interface Connection extends Guest, Guesser {
  socket: WebSocket
  request: IncomingMessage
  /** Who brought the token it was opened with. The token itself is not remembered. */
  caller: Promise<Caller>
  /** The same once the token was right; null before, and for who brought none. */
  person: Exclude<Caller, { kind: 'nobody' }> | null
  /** Subscriptions that run or are being opened. */
  countSubscriptions: () => number
  /** Since when there are none, milliseconds of `performance.now()`. */
  idleSince: number
  /** Operations that were answered with an error. */
  refused: number
}

export function newConnection(socket: WebSocket, request: IncomingMessage, address: string): Connection {
  const connection: Connection = {
    socket,
    request,
    address,
    caller: Promise.resolve({ kind: 'nobody' }),
    person: null,
    countSubscriptions: () => 0,
    idleSince: performance.now(),
    refused: 0,
    wrongTokens: 0,
    get isStranger() {
      return connection.person === null
    },
    kill: () => close(connection, closes.tooMany),
  }
  return connection
}

export type SocketContext = Context<ConnectionParams, Connection>
export type ConnectionParams = { authorization?: unknown }

/** Why a socket is closed from our side. */
export const closes = {
  tooMany: { code: 4429, reason: 'Too many requests' },
  expired: { code: 4401, reason: 'Token expired' },
  revoked: { code: 4401, reason: 'Token revoked' },
  internal: { code: 4500, reason: 'Something went wrong' },
  idle: { code: 4408, reason: 'Nothing was subscribed to' },
  leaving: { code: 1012, reason: 'restarting' },
} as const

/** What may wait to be sent to one socket. */
const waitingBytes = 1024 * 1024
const closingMs = 1000
const windowMs = 10_000
const messagesPerWindow = 200
/** No socket lives longer, whatever its token says: that of a room's screen never expires. */
const mostMs = 24 * 60 * 60 * 1000

export function close({ socket }: Connection, { code, reason }: (typeof closes)[keyof typeof closes]): void {
  socket.close(code, reason)
  // Who does not answer the closing handshake is cut off.
  setTimeout(() => socket.terminate(), closingMs).unref()
}

/** A reader that does not read is let go. */
export function send({ socket }: Connection, data: string): void {
  if (socket.bufferedAmount > waitingBytes) socket.terminate()
  else if (socket.readyState === socket.OPEN) socket.send(data)
}

/** Whether one more message is within what an honest client sends. */
export function createMessageLimit(): () => boolean {
  let windowStart = -Infinity
  let messages = 0
  return () => {
    const now = performance.now()
    if (now - windowStart > windowMs) {
      windowStart = now
      messages = 0
    }
    messages += 1
    return messages <= messagesPerWindow
  }
}

/** The context of one operation of a socket: who it is was said when it was opened. */
export async function contextOf(services: Services, { extra }: SocketContext): Promise<GraphQLContext> {
  return createContext(services, {
    callerOf: async () => services.access.stillGood(await extra.caller),
    requestId: randomUUID(),
    address: extra.address,
  })
}

/** Lets in who brings a good token or none, for as long as it is good. */
export async function connect(
  services: Services,
  failedTokens: FailedTokens,
  context: SocketContext,
): Promise<boolean> {
  context.extra.countSubscriptions = () => Object.keys(context.subscriptions).length
  const { socket } = context.extra
  const params: ConnectionParams = context.connectionParams ?? {}
  const { authorization } = params
  delete params.authorization
  context.extra.caller = services.access.callerOf(
    tokenOf(typeof authorization === 'string' ? authorization : null),
  )
  try {
    const { caller } = await contextOf(services, context)
    if (caller.kind === 'nobody') return true
    context.extra.person = caller
    // Connections are ended when a token is revoked, and this one was not among them yet.
    if (services.access.isRevoked(caller)) return false
    const leftMs = caller.expiresAt * 1000 - Date.now()
    const expiry = setTimeout(() => close(context.extra, closes.expired), Math.min(leftMs, mostMs)).unref()
    socket.once('close', () => clearTimeout(expiry))
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    failedTokens.count(context.extra)
    return false
  }
}
