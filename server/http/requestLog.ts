import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../log.ts'

/**
 * Gives a request an id, answers with it and logs one line when it is done. The line has the path without what
 * stands behind the question mark: an invite link carries the session's password there.
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
      path: (request.url ?? '').split(/[?#]/, 1)[0],
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
    }
    if (response.statusCode >= 500) logger.error(line, 'request')
    else logger.debug(line, 'request')
  })
  return requestId
}
