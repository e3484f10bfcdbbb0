import { fileKey, fileRoots } from '#domain/activity/file.ts'
import type { ActivityModels } from '#domain/activity/model.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Services } from '#server/services.ts'
import type { Command } from '#server/tick/command.ts'
import { withoutFile } from '../database/contents/files.ts'
import type { ActivityCopy } from './duplicate.ts'
import { rowsAuthor } from './workshops.ts'

/**
 * A file may be removed, with the last activity that has it, while a copy of that is made. Such a copy has no document:
 * its board may not name one that nobody can open. The copy is made, so a failure
 * is logged only. SPEC SL16
 */
export async function forgetLostFiles(
  { models, pool, ticks, logger }: Pick<Services, 'pool' | 'ticks' | 'logger'> & { models: ActivityModels },
  workshopId: WorkshopId,
  copies: readonly Pick<ActivityCopy & { objectId: ObjectId }, 'kind' | 'objectId'>[],
): Promise<void> {
  const mayHave = copies.filter(({ kind }) => {
    const model = models[kind]
    return typeof model === 'object' && model.file !== undefined
  })
  if (mayHave.length === 0) return
  const ids = mayHave.map(({ objectId }) => objectId)
  try {
    const lost = await withoutFile(pool, ids)
    if (lost.length > 0) await ticks.submit(forgetFiles(workshopId, lost))
  } catch (error) {
    logger.warn({ workshopId, err: error }, 'a copy may name a document that it does not have')
  }
}

function forgetFiles(workshopId: WorkshopId, objectIds: readonly ObjectId[]): Command<void> {
  return {
    workshopId,
    author: rowsAuthor,
    outlivesEnd: true,
    objectIds,
    run(workshop) {
      for (const objectId of objectIds) {
        const board = workshop.findActivity(objectId)?.board
        if (board) fileRoots.document(board).delete(fileKey)
      }
      return { result: undefined }
    },
  }
}
