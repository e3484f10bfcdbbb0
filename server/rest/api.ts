import { Hono } from 'hono'
import { notYet } from '#domain/activity/model.ts'
import { Refusal, Unavailable } from '#domain/errors.ts'
import type { RefusalCode } from '#domain/errors.ts'
import { unexplained } from '#domain/messages/calls.ts'
import type { ActivityServers } from '../activities/contract.ts'
import { NotSaved } from '../database/connection/transaction.ts'
import type { Services } from '#server/services.ts'
import { mistakeHeaders } from '../http/headers.ts'
import { accountRoutes } from './account.ts'
import { documentRoutes } from './documentRoutes.ts'
import { exportRoutes } from './exportRoutes.ts'

const statusOf = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
} as const satisfies Record<RefusalCode, number>

/** All routes under `/api`: files, and documents where no websocket gets through. A failure is answered with a matching status and a short text, never with a file. */
export function createApi(services: Services, servers: ActivityServers): Hono {
  const api = new Hono()
  api.use(async (context, next) => {
    // No id contains a NUL, and the database refuses to search for one.
    if (/%00/i.test(context.req.url)) throw new Refusal('NOT_FOUND', 'a path that contains a NUL')
    await next()
    context.res.headers.set('cache-control', 'no-store')
  })
  api.route('/account', accountRoutes(services))
  api.route('/', documentRoutes(services))
  api.route('/', exportRoutes(services))
  for (const server of Object.values(servers))
    if (server !== notYet && server.routes) api.route('/', server.routes(services))
  api.onError((error, context) => {
    const requestId = context.req.header('x-request-id')
    if (error instanceof NotSaved) {
      services.logger.warn({ err: error, requestId }, 'the database is unavailable, or file storage refuses')
      return context.text(unexplained.sentence, 503, mistakeHeaders(unexplained))
    }
    // The log tells of it once a minute.
    if (error instanceof Unavailable) return context.text(error.message, 503, mistakeHeaders(error.said))
    // Unexpected errors of all routes are logged and answered in one place.
    if (!(error instanceof Refusal)) throw error
    const { code, detail } = error
    services.logger.debug({ code, detail, requestId }, 'refused')
    return context.text(error.message, statusOf[code], { 'cache-control': 'no-store', 'error-code': code })
  })
  return api
}
