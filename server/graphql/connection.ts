import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Context } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { Refusal } from '#domain/errors.ts'
import type { Services } from '#server/services.ts'
import { createContext } from './context.ts'
import type { GraphQLContext } from './context.ts'

/** One opened websocket of live GraphQL. */
export interface Connection {
  socket: WebSocket
  request: IncomingMessage
}

export type SocketContext = Context<ConnectionParams, Connection>
export type ConnectionParams = { authorization?: unknown }

/** Why a socket is closed from our side. */
export const closes = {
  tooMany: { code: 4429, reason: 'Too many requests' },
  expired: { code: 4401, reason: 'Token expired' },
  internal: { code: 4500, reason: 'Something went wrong' },
  leaving: { code: 1012, reason: 'restarting' },
} as const

/** What may wait to be sent to one socket. */
const waitingBytes = 1024 * 1024
const windowMs = 10_000
const messagesPerWindow = 200
/** Of timers: a token that lives longer is looked at again with the next connection. */
const mostMs = 2 ** 31 - 1

export function close({ socket }: Connection, { code, reason }: (typeof closes)[keyof typeof closes]): void {
  socket.close(code, reason)
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

/** Answers a handshake that is not let in. */
export function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
}

/** The context of one operation of a socket: who it is was said when it was opened. */
export async function contextOf(services: Services, context: SocketContext): Promise<GraphQLContext> {
  const { request } = context.extra
  const authorization = context.connectionParams?.authorization
  return createContext(services, {
    authorization: typeof authorization === 'string' ? authorization : null,
    requestId: randomUUID(),
    address: services.addressOf(request),
  })
}

/** Lets in who brings a good token or none, for as long as it is good. */
export async function connect(services: Services, context: SocketContext): Promise<boolean> {
  const { socket } = context.extra
  try {
    const { caller } = await contextOf(services, context)
    if (caller.kind === 'nobody') return true
    const leftMs = caller.expiresAt * 1000 - Date.now()
    const expiry = setTimeout(() => close(context.extra, closes.expired), Math.min(leftMs, mostMs)).unref()
    socket.once('close', () => clearTimeout(expiry))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
