import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from './logger.ts'
import type { Logger } from './logger.ts'

/** A service that runs beside this process. */
export type Service = {
  /** Resolves once, with the reason it ended. Never rejects. */
  exited: Promise<string>
  /** Stops it and waits until it has ended. */
  stop(): Promise<void>
}

/** Delays between attempts to restart a service, in milliseconds; the last one repeats. */
const backoffMs = [100, 200, 500, 1_000, 2_000, 5_000]

/**
 * Starts a service and restarts it whenever it ends unexpectedly.
 *
 * @returns stops the supervision and the service
 * @throws when the first start fails
 */
export async function keepRunning(
  name: string,
  start: () => Promise<Service>,
  logger: Logger,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let service = await start()

  const bringBack = async (): Promise<Service | null> => {
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      const pauseMs = backoffMs[Math.min(attempt, backoffMs.length - 1)]
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) break
      try {
        const back = await start()
        logger.info({ service: name, attempt }, 'a part of the local Supabase is running again')
        return back
      } catch (error) {
        logger.error(
          { service: name, attempt, reason: messageOf(error) },
          'restarting a part of the local Supabase failed',
        )
      }
    }
    return null
  }

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const how = await service.exited
      if (stopping.signal.aborted) return
      logger.error(
        { service: name, how },
        'a part of the local Supabase ended unexpectedly and is being restarted',
      )
      const back = await bringBack()
      if (!back) return
      service = back
    }
  }
  const watched = watch()

  return async () => {
    stopping.abort()
    await service.stop()
    await watched
    await service.stop() // a restart may have completed meanwhile
  }
}
