import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { GraphQLError, OperationTypeNode, getOperationAST } from 'graphql'
import type { ExecutionArgs, ExecutionResult, FormattedExecutionResult, GraphQLSchema } from 'graphql'
import { handleProtocols, makeServer } from 'graphql-ws'
import type { SubscribePayload } from 'graphql-ws'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { isAllowedOrigin } from '#server/http/origin.ts'
import type { Services } from '#server/services.ts'
import { close, closes, connect, contextOf, createMessageLimit, refuse, send } from './connection.ts'
import type { Connection, ConnectionParams, SocketContext } from './connection.ts'
import type { GraphQLContext } from './context.ts'
import type { Prepared } from './documents.ts'
import { formatError } from './errors.ts'
import { bodyBytes } from './requestBody.ts'

/** Live GraphQL on `GET /graphql`, protocol graphql-transport-ws: subscriptions only, everything else is a POST. */
export interface GraphQLSockets {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Ends every socket; resolves when all are gone. */
  close(): Promise<void>
}

export interface SocketTimes {
  /** From the handshake to `connection_init`. */
  initMs: number
  /** Between pings; who has not answered one before the next is gone. */
  pingMs: number
}

const defaultTimes: SocketTimes = { initMs: 3000, pingMs: 20_000 }
const subscriptionsPerSocket = 8
export function createSockets(
  services: Services,
  schema: GraphQLSchema,
  prepare: (text: string) => Prepared,
  times: Partial<SocketTimes> = {},
): GraphQLSockets {
  const { logger } = services
  const { initMs, pingMs } = { ...defaultTimes, ...times }
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: bodyBytes,
    perMessageDeflate: false,
    handleProtocols: (protocols) => handleProtocols(protocols),
  })
  const alive = new WeakSet<WebSocket>()
  let isOpen = true

  const protocol = makeServer<ConnectionParams, Connection>({
    schema,
    connectionInitWaitTimeout: initMs,
    onConnect: (context) => connect(services, context),
    onSubscribe: (context, _id, payload) => subscribe(context, payload),
    onNext: (_context, _id, _payload, { contextValue }, result) =>
      masked(result as ExecutionResult, contextValue as GraphQLContext),
    onError: (_context, _id, _payload, errors) => errors.map((error) => toPublic(error, '').toJSON()),
  })

  async function subscribe(
    context: SocketContext,
    { query, operationName, variables }: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    if (Object.keys(context.subscriptions).length > subscriptionsPerSocket) {
      close(context.extra, closes.tooMany)
      return [new GraphQLError(closes.tooMany.reason)]
    }
    const prepared = prepare(query)
    if ('errors' in prepared) return prepared.errors
    const { document } = prepared
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
      return [new GraphQLError('Only subscriptions come over the websocket.')]
    const contextValue = await contextOf(services, context)
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
    const connection: Connection = { socket, request }
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
      closed(code, String(reason)).catch((error: unknown) => logger.error({ err: error }, 'closing failed'))
    })
  })

  const heartbeat = setInterval(() => {
    for (const socket of wss.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, pingMs).unref()

  return {
    handleUpgrade(request, socket, head) {
      if (!isOpen || !isAllowedOrigin(services.allowedOrigins, request)) return refuse(socket)
      wss.handleUpgrade(request, socket, head, (opened) => wss.emit('connection', opened, request))
    },
    async close() {
      isOpen = false
      clearInterval(heartbeat)
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
