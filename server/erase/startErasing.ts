import { beginDueErasures } from '../database/workshops/erasure.ts'
import type { Services } from '#server/services.ts'
import { finishErasure } from './eraseWorkshop.ts'
import type { ErasureServices } from './eraseWorkshop.ts'

/**
 * Erases in the background what was deleted long enough ago, the objects that unseal the keys of ended sessions, and
 * uploaded files that no activity has. SPEC X1, E2, SL22.
 */
export interface Erasing {
  /** Erases what is due now; resolves when that is done. */
  run(): Promise<void>
  /** Stops after the workshop that is being erased. */
  stop(): Promise<void>
}

const everyMs = 5 * 60 * 1000
const firstRetryMs = 2000

/**
 * Runs at once and then every few minutes; after a failure it retries sooner, with growing pauses. Of several nodes, one
 * erases each workshop.
 *
 * @param options.now the clock for due times
 */
export function startErasing(
  services: ErasureServices & Pick<Services, 'keys' | 'logger'>,
  { intervalMs = everyMs, now = () => new Date() }: { intervalMs?: number; now?: () => Date } = {},
): Erasing {
  let isStopped = false
  let last: Promise<void> = Promise.resolve()
  let retry: NodeJS.Timeout | null = null
  let retryMs = firstRetryMs

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
    { of: () => services.files.removeUnused(now()), failed: 'unused files could not be removed' },
  ]

  function run(): Promise<void> {
    let hasFailed = false
    for (const { of, failed } of work) {
      last = last
        .then(() => (isStopped ? undefined : of()))
        .catch((error: unknown) => {
          hasFailed = true
          services.logger.error({ err: error }, failed)
        })
    }
    last = last.then(() => (hasFailed ? retryLater() : void (retryMs = firstRetryMs)))
    return last
  }

  function retryLater(): void {
    if (isStopped || retry !== null) return
    retry = setTimeout(() => {
      retry = null
      void run()
    }, retryMs).unref()
    retryMs = Math.min(2 * retryMs, intervalMs)
  }

  const timer = setInterval(() => void run(), intervalMs).unref()
  void run()
  return {
    run,
    async stop() {
      isStopped = true
      clearInterval(timer)
      if (retry !== null) clearTimeout(retry)
      await last
    },
  }
}
