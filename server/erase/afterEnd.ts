import type { WorkshopId } from '#domain/ids.ts'
import type { Services } from '#server/services.ts'

/**
 * What follows the end of a session: memory is cleared, and the object that unseals the key is destroyed. If file
 * storage is unavailable, the session has ended nevertheless: the sealed key and the tags are deleted from the
 * database. The rounds of `startErasing` then destroy the object, also after a restart. SPEC E2.
 */
export async function afterEnd(
  { keys, signals, logger }: Pick<Services, 'keys' | 'signals' | 'logger'>,
  workshopId: WorkshopId,
): Promise<void> {
  signals.emit('workshopEnded', { workshopId })
  await keys.destroyDue().catch((error: unknown) => {
    logger.error(
      { err: error },
      'the object that unseals the key of an ended session will be destroyed later',
    )
  })
}
