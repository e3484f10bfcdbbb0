import type { Logger } from '#server/local/logger.ts'

/** A silent logger for parts whose log no test reads; errors still throw. */
export const quiet: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
