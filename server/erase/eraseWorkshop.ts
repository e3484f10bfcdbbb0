import type { WorkshopId } from '#domain/ids.ts'
import { keyObjectPath } from '#server/access/keyObjects.ts'
import { beginErasure, deleteWorkshopRows, lockForErasure } from '../database/workshops/erasure.ts'
import { inTransaction } from '../database/connection/transaction.ts'
import { forgetKeyObjects } from '../database/workshops/workshopKeys.ts'
import type { Services } from '#server/services.ts'
import { storageAnswer } from '#server/files/storageAnswer.ts'
import { filesBucket } from '#server/supabase.ts'

/** Dependencies of an erasure. */
export type ErasureServices = Pick<
  Services,
  'pool' | 'supabase' | 'files' | 'committed' | 'signals' | 'forgetSamples'
>

/**
 * Erases a workshop permanently, whether deleted or not: connections are closed at once, then files, rows, documents
 * and memory are removed. A missing workshop is no error. What a crash leaves undone is completed by the next round of
 * `startErasing`. SPEC X2.
 *
 * @throws {Error} when files or rows could not be removed now
 */
export async function eraseWorkshop(services: ErasureServices, workshopId: WorkshopId): Promise<void> {
  if (await beginErasure(services.pool, workshopId)) {
    services.signals.emit('rightsChanged', { workshopId, userId: null })
    await finishErasure(services, workshopId)
  } else forgetWorkshop(services, workshopId)
}

/**
 * The rest, for a workshop whose erasure has begun. The object that unseals its key goes first: only its row tells which
 * one it is. Uploaded files have rows of their own, because copies in other workshops may share them. SPEC SL16, SL22.
 */
export async function finishErasure(services: ErasureServices, workshopId: WorkshopId): Promise<void> {
  await inTransaction(services.pool, async (transaction) => {
    const found = await lockForErasure(transaction, workshopId)
    if (found === null) return
    const keys = found.keyObject === null ? [] : [found.keyObject]
    await removeFiles(services, keys.map(keyObjectPath))
    await deleteWorkshopRows(transaction, workshopId)
    await forgetKeyObjects(transaction, keys)
  })
  forgetWorkshop(services, workshopId)
  services.forgetSamples()
  await services.files.removeUnused()
}

/** Missing files are no error. */
async function removeFiles({ supabase }: ErasureServices, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  await storageAnswer(supabase.storage.from(filesBucket).remove(paths))
}

function forgetWorkshop({ committed, signals }: ErasureServices, workshopId: WorkshopId): void {
  signals.emit('rightsChanged', { workshopId, userId: null })
  committed.drop(workshopId)
  signals.emit('workshopErased', { workshopId })
}
