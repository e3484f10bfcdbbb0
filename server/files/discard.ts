import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'

/**
 * Reads what is left of a request and discards it: a browser that is still sending does not read an answer, and sees only
 * that the connection broke.
 *
 * @param most bytes; beyond them the connection is closed
 */
export async function discardRest(request: IncomingMessage, most: number): Promise<void> {
  if (request.readableEnded || request.destroyed) return
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > most) request.destroy()
  })
  request.resume()
  await finished(request, { writable: false }).catch(() => undefined)
}
