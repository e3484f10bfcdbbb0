import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { Refusal } from '#domain/errors.ts'
import type { Caller } from '../../access/caller.ts'
import type { Services } from '../../services.ts'
import type { Guest } from '../../sockets/connectionLimiter.ts'
import type { SocketLimiters } from '../../sockets/socketLimiters.ts'
import type { Guesser } from '../../sockets/failedTokens.ts'
import { createContext, tokenOf } from '../../context/context.ts'
import type { GraphQLContext } from '../../context/context.ts'

/** One open websocket for GraphQL subscriptions. */
export interface Connection extends Guest, Guesser {
  socket: WebSocket
  request: IncomingMessage
  /** The caller of the token with which it was opened. The token itself is not stored. */
  caller: Promise<Caller>
  /** The caller once the token was verified; null before, and without a token. */
  person: Exclude<Caller, { kind: 'nobody' }> | null
  /** Number of subscriptions that run or are being opened. */
  countSubscriptions: () => number
  /** When it last became idle (without subscriptions), in milliseconds of `performance.now()`. */
  idleSince: number
  /** Number of operations that were answered with an error. */
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
    kill: () => close(connection, closes.tooMany),
  }
  return connection
}

export type SocketContext = Context<ConnectionParams, Connection>
export type ConnectionParams = { authorization?: unknown }

/** Close codes and reasons of the server. */
export const closes = {
  tooMany: { code: 4429, reason: 'Too many requests' },
  expired: { code: 4401, reason: 'Token expired' },
  revoked: { code: 4401, reason: 'Token revoked' },
  internal: { code: 4500, reason: 'Something went wrong' },
  idle: { code: 4408, reason: 'Nothing was subscribed to' },
  leaving: { code: 1012, reason: 'restarting' },
} as const

/** Maximum number of bytes buffered for one socket. */
const waitingBytes = 1024 * 1024
const closingMs = 1000
const windowMs = 10_000
const messagesPerWindow = 200
/** Maximum lifetime of a socket, whatever its token: the token of a room's screen never expires. */
const mostMs = 24 * 60 * 60 * 1000

export function close({ socket }: Connection, { code, reason }: (typeof closes)[keyof typeof closes]): void {
  socket.close(code, reason)
  // A client that does not answer the closing handshake is terminated.
  setTimeout(() => socket.terminate(), closingMs).unref()
}

/** Disconnects a client that does not read (backpressure). */
export function send({ socket }: Connection, data: string): void {
  if (socket.bufferedAmount > waitingBytes) socket.terminate()
  else if (socket.readyState === socket.OPEN) socket.send(data)
}

/** Whether one more message is within the rate of a regular client. */
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

/** The context of one operation; the caller was identified when the socket was opened. */
export async function contextOf(services: Services, { extra }: SocketContext): Promise<GraphQLContext> {
  return createContext(services, {
    callerOf: async () => services.access.stillGood(await extra.caller),
    requestId: randomUUID(),
    address: extra.address,
  })
}

/** Accepts a connection with a valid token or none, for as long as the token is valid. */
export async function connect(
  services: Services,
  { connectionLimiter, failedTokens }: SocketLimiters,
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
    if (!connectionLimiter.recognizes(context.extra, caller)) {
      close(context.extra, closes.tooMany)
      return false
    }
    // A revocation closes open connections, and this one was not registered yet when the token was revoked.
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
