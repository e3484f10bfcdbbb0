import { countsOf } from '#domain/activity/counts.ts'
import { replaceTally } from '#domain/activity/votes/tally.ts'
import { activityOfDesk } from '#domain/documents.ts'
import type { ObjectId } from '#domain/ids.ts'
import { hasEnded } from '#domain/workshop/ending.ts'
import { countMarks, recountVotes, shownCounts } from '../database/contents/voteCounts.ts'
import type { Queryable } from '../database/contents/journal.ts'
import { activityIn, boardName, ensureLoaded, shadowOf, stateName, tallyName } from '../live/liveWorkshop.ts'
import type { LiveWorkshop } from '../live/liveWorkshop.ts'
import type { Logger } from '#server/log.ts'
import type * as Y from 'yjs'

/**
 * Runs before the commands of a tick: counts the votes of each activity again, once after it was loaded, and repairs
 * what differs from the rows. Its cost grows with the votes, that of a tick does not. SPEC BT3, BT13.
 *
 * @returns activities whose counts were wrong: their tallies are to be brought up to date
 */
export async function recountLoaded(
  client: Queryable,
  live: LiveWorkshop,
  logger: Logger,
): Promise<Set<ObjectId>> {
  const repaired = new Set<ObjectId>()
  for (const name of [...live.shadows.keys()]) {
    const objectId = activityOfDesk(name)
    if (objectId === null || live.counted.has(objectId) || !live.shadows.has(boardName(objectId))) continue
    const activity = activityIn(live, objectId)
    if (!activity?.model.votes) continue
    live.counted.add(objectId)
    await ensureLoaded(live, client, new Set([tallyName(objectId)]), logger)
    const wrong = await recountVotes(client, live.workshopId, objectId)
    if (wrong > 0) {
      repaired.add(objectId)
      logger.error({ objectId, wrong }, 'counts of votes were wrong and are repaired')
    }
    const tally = shadowOf(live, tallyName(objectId)).doc
    const shown = await shownCounts(client, objectId)
    tally.transact(() => replaceTally(tally, shown))
    // The end destroys the marks; the numbers stay.
    if (hasEnded(shadowOf(live, stateName(live.workshopId)).doc)) continue
    writeMarks(activity.board, await countMarks(client, objectId))
  }
  return repaired
}

/** A mark's kind is the key of its number on the board. */
function writeMarks(board: Y.Doc, found: readonly { kind: string; marks: number }[]): void {
  const marks = new Map(found.map(({ kind, marks: number }) => [kind, number]))
  const counts = countsOf(board)
  board.transact(() => {
    for (const key of [...counts.keys()])
      // Boards of earlier versions also told how many people waited.
      if (/^(voted|waiting):/.test(key) && !marks.has(key)) counts.delete(key)
    for (const [key, number] of marks) if (counts.get(key) !== number) counts.set(key, number)
  })
}
