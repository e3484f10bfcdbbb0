import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'

const requests = channel('http.server.request.start')

/**
 * Watches the requests that servers in this process get until the test is finished.
 *
 * @returns a function that tells how many bytes were read of the connections of requests to such a path so far
 */
export function watchBytesRead(isWatched: (path: string) => boolean): () => number {
  const sockets = new Set<IncomingMessage['socket']>()
  const watch = (message: unknown): void => {
    const { request } = message as { request: IncomingMessage }
    if (isWatched(request.url ?? '')) sockets.add(request.socket)
  }
  requests.subscribe(watch)
  onTestFinished(() => void requests.unsubscribe(watch))
  return () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0)
}
