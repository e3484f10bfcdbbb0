import type { ActivityDocs } from '#domain/activity/docs.ts'
import { modelOf } from '#domain/activity/models.ts'
import { areResultsBlind } from '#domain/activity/votes/showing.ts'
import { documentName } from '#domain/documents.ts'
import type { Services } from '#server/services.ts'
import type { ActivityRef } from '#server/commands/made.ts'

/**
 * Reads an activity on behalf of a facilitator of it, whose right the caller has checked: with the tally of a kind that
 * is voted on, unless nobody may know a total yet. SPEC BT4, BT6.
 */
export async function readAsFacilitator<Result>(
  { access, committed, models }: Pick<Services, 'access' | 'committed' | 'models'>,
  { workshopId, objectId, content }: ActivityRef & { content: string },
  use: (docs: ActivityDocs) => Result,
): Promise<Result> {
  const hasVotes = modelOf(models, content)?.votes !== undefined
  const kinds = ['desk', 'board', ...(hasVotes ? (['tally'] as const) : [])] as const
  const names = kinds.map((kind) => documentName({ kind, id: objectId }))
  const hasEnded = hasVotes && (await access.hasEnded(workshopId))
  return committed.read(workshopId, names, ([desk, board, tally]) => {
    if (!desk || !board) throw new Error('a document was not read')
    return use({ desk, board, hasEnded, tally: areResultsBlind(board, hasEnded) ? undefined : tally })
  })
}
