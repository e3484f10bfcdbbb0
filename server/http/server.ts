import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createPlainServer } from 'node:net'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Server as PlainServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { unexplained } from '#domain/messages/calls.ts'
import { ConfigError } from '../config.ts'
import type { Logger } from '../local/logger.ts'
import { demandPace } from './pace.ts'
import type { Pace } from './pace.ts'
import { endAfterAnswer, endUpload } from './remainder.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface ServerParts {
  logger: Pick<Logger, 'error'>
  graphql: Handler
  routes: Handler
  /** By path: `/graphql` and `/collab`. */
  upgrades: Map<string, UpgradeHandler>
  /** Any other upgrade, in development: hot reload of the pages. */
  otherUpgrade?: UpgradeHandler | undefined
  /** How fast bodies have to arrive; the product's own by default. */
  paces?: Paces | undefined
}

export type Paces = Record<'upload' | 'usual', Pace>

/**
 * Length of the kernel's accept queue: a thousand people joining at once must not be rejected; Node's default is 511.
 */
const acceptBacklog = 4096

/**
 * An upload of 50 MB takes half an hour at the slowest pace that is accepted. Node has one time limit for all requests, so
 * that of other requests is among the paces.
 */
const slowestUploadMs = 60 * 60 * 1000
const uploadPace: Pace = { graceMs: 60_000, bytesPerSecond: 30_000 }
/** What a call sends must be here by then. */
const usualPace: Pace = { graceMs: 300_000, bytesPerSecond: Infinity }

function isUpload(path: string): boolean {
  return path.startsWith('/api/sendpdf/')
}

/** The HTTP server on the one port. */
export function createHttpServer(parts: ServerParts): Server {
  const timeouts = { keepAliveTimeout: 30_000, headersTimeout: 20_000, requestTimeout: slowestUploadMs }
  const paces = parts.paces ?? { upload: uploadPace, usual: usualPace }
  const server = createServer(timeouts, (request, response) => {
    if (isUpload(pathOf(request))) demandPace(request, paces.upload, () => endUpload(request, response))
    else demandPace(request, paces.usual, () => request.socket.destroy())
    endAfterAnswer(request, response)
    const handler = pathOf(request) === '/graphql' ? parts.graphql : parts.routes
    Promise.resolve(handler(request, response)).catch((error: unknown) => {
      parts.logger.error({ err: error, requestId: request.headers['x-request-id'] }, 'request failed')
      if (!response.headersSent)
        response.writeHead(500, { 'content-type': 'text/plain', 'error-code': unexplained.code })
      response.end(unexplained.sentence)
    })
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without an error listener, a reset by the peer would end the process.
    socket.on('error', () => socket.destroy())
    const handler = parts.upgrades.get(pathOf(request)) ?? parts.otherUpgrade
    if (handler) handler(request, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  return server
}

/**
 * Listens and returns the port; with 0 the system chooses a free one.
 *
 * @throws {ConfigError} naming HOST or PORT, whichever has to be another one
 */
export function listen(server: PlainServer, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void =>
      reject(new ConfigError([addressProblem(error, host, port)], { cause: error }))
    server.once('error', refuse)
    server.listen({ host, port, backlog: acceptBacklog }, () => {
      server.off('error', refuse)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Whether {@link listen} would succeed, before anything else is started. @throws {ConfigError} as it does */
export async function checkAddress({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createPlainServer()
  await listen(server, host, port)
  server.close()
  await once(server, 'close')
}

function addressProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `PORT ${port} of ${host} is in use: stop the program that listens there, or choose another one`
    case 'EACCES':
      return `PORT ${port} needs rights that the account of Plenum does not have: choose one above 1023`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is a name that is not known here: choose an address of this machine, or 0.0.0.0 for all`
    default:
      return `HOST ${host} cannot be listened on (${error.code}): choose an address of this machine, or 0.0.0.0 for all`
  }
}

/** Accepts no new connections and closes idle ones; resolves when all are closed or at the deadline. */
export function closeServer(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
    server.close(() => {
      clearTimeout(deadline)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? ''
}
