import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export type { Logger } from 'pino'

/**
 * The server's log: JSON lines on standard output. No line holds a token or password, nor a member id together with a
 * content id. SPEC A3.
 *
 * @param level one of pino's levels
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
      remove: true,
    },
  })
}
