import { beginDueErasures } from '#server/database/erasure.ts'
import type { Services } from '#server/services.ts'
import { finishErasure } from './eraseWorkshop.ts'
import type { ErasureServices } from './eraseWorkshop.ts'

/** Erases in the background what was deleted long enough ago, and what unseals the keys of sessions that are over. SPEC X1, E2. */
export interface Erasing {
  /** Erases what is due now; resolves when that is done. */
  run(): Promise<void>
  /** Ends after the workshop that is being erased. */
  stop(): Promise<void>
}

const everyMs = 5 * 60 * 1000

/**
 * Looks at once and then every few minutes. On several nodes each workshop is erased by one of them.
 *
 * @param options.now the clock that deletions are compared with
 */
export function startErasing(
  services: ErasureServices & Pick<Services, 'keys' | 'logger'>,
  { intervalMs = everyMs, now = () => new Date() }: { intervalMs?: number; now?: () => Date } = {},
): Erasing {
  let isStopped = false
  let last: Promise<void> = Promise.resolve()

  async function eraseDue(): Promise<void> {
    for (const workshopId of await beginDueErasures(services.pool, now())) {
      if (isStopped) return
      services.signals.emit('rightsChanged', { workshopId, userId: null })
      try {
        await finishErasure(services, workshopId)
      } catch (error) {
        services.logger.error({ workshopId, err: error }, 'a workshop could not be erased')
      }
    }
  }

  const work = [
    { of: eraseDue, failed: 'what is to be erased could not be looked at' },
    {
      of: () => services.keys.destroyDue(now()),
      failed: 'what unseals keys of sessions could not be destroyed',
    },
    { of: () => services.keys.sealClear(), failed: 'keys of sessions could not be sealed' },
  ]

  function run(): Promise<void> {
    for (const { of, failed } of work) {
      last = last
        .then(() => (isStopped ? undefined : of()))
        .catch((error: unknown) => services.logger.error({ err: error }, failed))
    }
    return last
  }

  const timer = setInterval(() => void run(), intervalMs).unref()
  void run()
  return {
    run,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await last
    },
  }
}
