import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { GraphQLError, OperationTypeNode, getOperationAST } from 'graphql'
import type { ExecutionArgs, ExecutionResult, FormattedExecutionResult, GraphQLSchema } from 'graphql'
import { handleProtocols, makeServer } from 'graphql-ws'
import type { SubscribePayload } from 'graphql-ws'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import type { Services } from '../../services.ts'
import type { SocketLimiters } from '../../sockets/socketLimiters.ts'
import { close, closes, connect, contextOf, createMessageLimit, newConnection, send } from './connection.ts'
import type { Connection, ConnectionParams, SocketContext } from './connection.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Documents } from '../schema/documents.ts'
import { formatError } from '../schema/errors.ts'
import { closeIdle } from './idleSockets.ts'
import type { IdleTimes } from './idleSockets.ts'
import { prepareFor } from './prepareFor.ts'
import { bodyBytes } from './requestBody.ts'

/** GraphQL subscriptions on `GET /graphql`, protocol graphql-transport-ws. All other operations use POST. */
export interface GraphQLSockets {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Closes every socket; resolves when all are closed. */
  close(): Promise<void>
}

export interface SocketTimes extends IdleTimes {
  /** Timeout from the handshake to `connection_init`. */
  initMs: number
  /** Interval between pings; a client that has not answered one before the next is disconnected. */
  pingMs: number
  /** Interval between two checks for idle sockets. */
  sweepMs: number
}

const defaultTimes: SocketTimes = {
  initMs: 3000,
  pingMs: 20_000,
  sweepMs: 1000,
  strangerIdleMs: 15_000,
  idleMs: 60_000,
}
const subscriptionsPerSocket = 8
/** Maximum number of operations per socket that end with an error: each cost a lookup. */
const mostRefused = 20

export function createSockets(
  services: Services,
  schema: GraphQLSchema,
  documents: Documents,
  { limiters, times = {} }: { limiters: SocketLimiters; times?: Partial<SocketTimes> | undefined },
): GraphQLSockets {
  const { logger } = services
  const { connectionLimiter } = limiters
  const { initMs, pingMs, sweepMs, ...idleTimes } = { ...defaultTimes, ...times }
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: bodyBytes,
    perMessageDeflate: false,
    handleProtocols: (protocols) => handleProtocols(protocols),
  })
  const alive = new WeakSet<WebSocket>()
  const connections = new Set<Connection>()

  const protocol = makeServer<ConnectionParams, Connection>({
    schema,
    connectionInitWaitTimeout: initMs,
    onConnect: (context) => connect(services, limiters, context),
    onSubscribe: (context, _id, payload) => subscribe(context, payload),
    onNext({ extra }, _id, _payload, { contextValue }, result) {
      if (result.errors) countRefused(extra)
      return masked(result as ExecutionResult, contextValue as GraphQLContext)
    },
    onError({ extra }, _id, _payload, errors) {
      countRefused(extra)
      return errors.map((error) => toPublic(error, '').toJSON())
    },
  })

  function countRefused(connection: Connection): void {
    connection.refused += 1
    if (connection.refused > mostRefused) close(connection, closes.tooMany)
  }

  async function subscribe(
    context: SocketContext,
    { query, operationName, variables }: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    if (Object.keys(context.subscriptions).length > subscriptionsPerSocket) {
      close(context.extra, closes.tooMany)
      return [new GraphQLError(closes.tooMany.reason)]
    }
    const contextValue = await contextOf(services, context)
    const prepared = await prepareFor(contextValue, documents, query)
    if ('errors' in prepared) return prepared.errors
    const { document } = prepared
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
      return [new GraphQLError('Only subscriptions come over the websocket.')]
    return { schema, document, operationName, variableValues: variables, contextValue } as ExecutionArgs
  }

  function masked(
    { data, errors }: ExecutionResult,
    { requestId }: GraphQLContext,
  ): FormattedExecutionResult {
    if (!errors) return { data: data ?? null }
    return { data: data ?? null, errors: errors.map((error) => toPublic(error, requestId).toJSON()) }
  }

  function toPublic(error: GraphQLError, requestId: string): GraphQLError {
    return formatError(error, { logger, requestId })
  }

  wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const connection = newConnection(socket, request, services.addressOf(request))
    connections.add(connection)
    connectionLimiter.enter(connection)
    const isWithinLimit = createMessageLimit()
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    socket.on('error', () => socket.terminate())
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => send(connection, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage(listener) {
          socket.on('message', (data) => {
            if (!isWithinLimit()) return close(connection, closes.tooMany)
            listener(String(data)).catch((error: unknown) => {
              logger.error({ err: error }, 'a message on the GraphQL websocket failed')
              close(connection, closes.internal)
            })
          })
        },
      },
      connection,
    )
    socket.once('close', (code, reason) => {
      connections.delete(connection)
      connectionLimiter.leave(connection)
      closed(code, String(reason)).catch((error: unknown) => logger.error({ err: error }, 'closing failed'))
    })
  })

  const heartbeat = setInterval(() => {
    for (const socket of wss.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, pingMs).unref()

  const sweep = setInterval(() => closeIdle(connections, idleTimes), sweepMs).unref()

  /** Closing the socket ends its subscriptions; nothing more is delivered on it. SPEC U6. */
  function endRevoked(): void {
    for (const connection of connections) {
      if (connection.person && services.access.isRevoked(connection.person)) close(connection, closes.revoked)
    }
  }
  services.signals.on('accountRevoked', endRevoked)
  services.signals.on('signalsMissed', endRevoked)

  return {
    handleUpgrade(request, socket, head) {
      if (!connectionLimiter.lets(request, socket)) return
      wss.handleUpgrade(request, socket, head, (opened) => wss.emit('connection', opened, request))
    },
    async close() {
      connectionLimiter.isOpen = false
      services.signals.off('accountRevoked', endRevoked)
      services.signals.off('signalsMissed', endRevoked)
      clearInterval(heartbeat)
      clearInterval(sweep)
      const gone = [...wss.clients].map(
        (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      )
      for (const socket of wss.clients) {
        socket.close(closes.leaving.code, closes.leaving.reason)
        setTimeout(() => socket.terminate(), 1000).unref()
      }
      await Promise.all(gone)
    },
  }
}
