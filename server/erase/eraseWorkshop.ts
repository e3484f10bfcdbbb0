import type { WorkshopId } from '#domain/ids.ts'
import { keyObjectPath } from '#server/access/keyObjects.ts'
import { beginErasure, deleteWorkshopRows, lockForErasure } from '#server/database/erasure.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { forgetKeyObjects } from '#server/database/workshopKeys.ts'
import type { Services } from '#server/services.ts'
import { filesBucket } from '#server/supabase.ts'

/** What erasing needs of the server. */
export type ErasureServices = Pick<Services, 'pool' | 'supabase' | 'rooms' | 'signals' | 'forgetSamples'>

/**
 * Erases a workshop for good, deleted or living: whoever is in it is out at once, then files, rows, documents and memory go. One
 * that is not there is no error. What a crash leaves undone is finished by the next round of `startErasing`. SPEC X2.
 *
 * @throws {Error} when files or rows could not be taken away now
 */
export async function eraseWorkshop(services: ErasureServices, workshopId: WorkshopId): Promise<void> {
  if (await beginErasure(services.pool, workshopId)) {
    services.signals.emit('rightsChanged', { workshopId, userId: null })
    await finishErasure(services, workshopId)
  } else forgetWorkshop(services, workshopId)
}

/** The rest, of a workshop whose erasure has begun. Files first: without the rows nobody would know of them. */
export async function finishErasure(services: ErasureServices, workshopId: WorkshopId): Promise<void> {
  await inTransaction(services.pool, async (transaction) => {
    const files = await lockForErasure(transaction, workshopId)
    if (files === null) return
    const { paths, keyObject } = files
    const keys = keyObject === null ? [] : [keyObject]
    await removeFiles(services, [...paths, ...keys.map(keyObjectPath)])
    await deleteWorkshopRows(transaction, workshopId)
    await forgetKeyObjects(transaction, keys)
  })
  forgetWorkshop(services, workshopId)
  services.forgetSamples()
}

/** Files that are not there any more are no error. */
async function removeFiles({ supabase }: ErasureServices, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  const { error } = await supabase.storage.from(filesBucket).remove(paths)
  if (error) throw error
}

function forgetWorkshop({ rooms, signals }: ErasureServices, workshopId: WorkshopId): void {
  signals.emit('rightsChanged', { workshopId, userId: null })
  rooms.drop(workshopId)
  signals.emit('workshopErased', { workshopId })
}
