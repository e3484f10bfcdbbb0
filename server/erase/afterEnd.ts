import type { WorkshopId } from '#domain/ids.ts'
import type { Services } from '#server/services.ts'

/**
 * What the end leaves to be done: memory forgets, and the object that unseals the key is destroyed. With file storage away the
 * session is over all the same: the sealed key and the tags are gone from the database. The rounds of `startErasing` destroy the
 * object then, also after a restart. SPEC E2.
 */
export async function afterEnd(
  { keys, signals, logger }: Pick<Services, 'keys' | 'signals' | 'logger'>,
  workshopId: WorkshopId,
): Promise<void> {
  signals.emit('workshopEnded', { workshopId })
  await keys.destroyDue().catch((error: unknown) => {
    logger.error({ err: error }, 'what unseals the key of a session that is over is destroyed later')
  })
}
