import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { createLogOutput } from './logOutput.ts'

export type { Logger } from 'pino'

const secretFields = ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization']

/**
 * The server's log: JSON lines. No line contains a token or password, nor a member id together with a content id.
 * SPEC A3.
 *
 * @param level one of pino's levels
 * @param destination standard output by default
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretFields, remove: true },
  }
  return pino(options, destination ?? standardOutput())
}

function standardOutput(): DestinationStream {
  const output = createLogOutput(process.stdout.fd)
  process.on('exit', () => output.flushSync())
  return output
}
