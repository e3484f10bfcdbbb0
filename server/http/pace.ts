import type { IncomingMessage } from 'node:http'
import { hasBody } from './remainder.ts'

/** How fast a request's body has to arrive. */
export interface Pace {
  /** Before this time everything is fast enough. */
  graceMs: number
  /** On average, counted from the end of that time. */
  bytesPerSecond: number
}

/**
 * Ends a request whose body arrives too slowly: an open one holds a place that others wait for.
 *
 * @param end closes its connection
 */
export function demandPace(
  request: IncomingMessage,
  { graceMs, bytesPerSecond }: Pace,
  end: () => void,
): void {
  if (!hasBody(request)) return
  const { socket } = request
  const [beganAt, readBefore] = [performance.now(), socket.bytesRead]
  const timer = setInterval(() => {
    const seconds = (performance.now() - beganAt - graceMs) / 1000
    if (request.complete) clearInterval(timer)
    else if (seconds >= 0 && socket.bytesRead - readBefore <= seconds * bytesPerSecond) {
      clearInterval(timer)
      end()
    }
  }, graceMs / 6).unref()
  request.once('close', () => clearInterval(timer))
}
