import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { uploadsBusy } from '#domain/messages/slides.ts'
import type { Logger } from '../log.ts'

/**
 * Assigns an id to a request, returns it in a header and logs one line when the request is done. The line contains the
 * path without secrets.
 *
 * @returns the id
 */
export function logRequest(logger: Logger, request: IncomingMessage, response: ServerResponse): string {
  const requestId = randomUUID()
  request.headers['x-request-id'] = requestId
  response.setHeader('x-request-id', requestId)
  const startedAt = performance.now()
  response.once('close', () => {
    const line = {
      requestId,
      method: request.method,
      path: pathForLog(request.url ?? ''),
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
    }
    const code = response.getHeader('error-code')
    // The server works as it should, so nobody is woken up for it; for a full disk somebody is.
    if (code === uploadsBusy.code) logger.warn({ ...line, code }, 'request')
    else if (response.statusCode >= 500)
      logger.error({ ...line, ...(code !== undefined && { code }) }, 'request')
    else logger.debug(line, 'request')
  })
  return requestId
}

/** Routes under `/api` whose first value is an id; what follows may be a token or the name of somebody's file. */
const routesWithId = ['export', 'exportjira', 'getpdf', 'sendpdf']

/**
 * A path in the form the log may contain. SPEC U7: an invite link contains the session's password in its query, a
 * recovery link its token behind /reset, an invitation its token behind #, and a file's address a token at its end.
 */
export function pathForLog(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (/^\/+reset\//i.test(path)) return '/reset/…'
  // Programs that rewrite links turn the # before a token into a part of the path.
  if (/^\/+invitation./i.test(path)) return '/invitation…'
  const [, route, first] = /^\/+api\/([^/]*)(?:\/([^/]*)\/)?/i.exec(path) ?? []
  if (route === undefined) return path
  return routesWithId.includes(route) && first !== undefined ? `/api/${route}/${first}/…` : `/api/${route}/…`
}
