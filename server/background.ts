import type { Logger } from './log.ts'

/** Work that no caller awaits. */
export interface Background {
  /** @param what name of the work for the log, should it fail */
  run(what: string, work: () => Promise<void>): void
  idle(): Promise<void>
}

export function createBackground(logger: Logger): Background {
  const running = new Set<Promise<void>>()
  return {
    run(what, work) {
      const done = work()
        .catch((error: unknown) => logger.error({ err: error }, what))
        .finally(() => running.delete(done))
      running.add(done)
    },
    async idle() {
      await Promise.all(running)
    },
  }
}
