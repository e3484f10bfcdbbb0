import { countsOf } from '#domain/activity/counts.ts'
import type { VoteModel } from '#domain/activity/votes/model.ts'
import { mayShowWaiting, turnout, voteCountKeys, votingRound } from '#domain/activity/votes/showing.ts'
import { forgetRoundsAfter, writeTally } from '#domain/activity/votes/tally.ts'
import type { ObjectId } from '#domain/ids.ts'
import { hasEnded } from '#domain/workshop/ending.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { changeCounts } from '../database/contents/voteCounts.ts'
import type { Release } from '../database/contents/voteCounts.ts'
import type { Queryable } from '../database/contents/journal.ts'
import { updateResultRights } from '../database/contents/partStatements.ts'
import {
  activityIn,
  boardName,
  deskName,
  ensureLoaded,
  shadowOf,
  stateName,
  tallyName,
} from '../live/liveWorkshop.ts'
import type { LiveWorkshop } from '../live/liveWorkshop.ts'
import { resultRights } from '#domain/activity/votes/rights.ts'
import type { Logger } from '#server/log.ts'
import type { TickRows } from './tickRows.ts'
import type * as Y from 'yjs'

/** An activity whose votes this tick counts. */
interface Counted {
  objectId: ObjectId
  votes: VoteModel
  desk: Y.Doc
  board: Y.Doc
  tally: Y.Doc
}

/**
 * Runs after the commands of a tick and their projection: moves the counts by the difference that the votes make, and
 * adds to the tallies what may be shown now. SPEC BT3, BT5, BT6.
 *
 * @returns whether it changed who may read which results
 */
export async function countVotes(
  client: Queryable,
  live: LiveWorkshop,
  rows: TickRows,
  logger: Logger,
): Promise<boolean> {
  const changed = changedBoards(live)
  const concerned = new Set([
    ...[...rows.countChanges.values()].map(({ objectId }) => objectId),
    ...changed,
    ...(hasJustEnded(live) ? await loadAllVoted(live, client, logger) : []),
  ])
  const activities = await load(live, client, concerned, logger)
  const ended = hasEnded(shadowOf(live, stateName(live.workshopId)).doc)
  const releases = activities.map((activity) => releaseOf(activity, ended))
  const deltas = [...rows.countChanges.values()]
  const shown = await changeCounts(client, live.workshopId, deltas, releases)
  for (const { tally, board, objectId } of activities) {
    tally.transact(() => {
      if (changed.has(objectId)) forgetRoundsAfter(tally, votingRound(board))
      writeTally(
        tally,
        shown.filter((count) => count.objectId === objectId),
      )
    })
  }
  // The rows of new activities are inserted earlier in the same tick.
  for (const { objectId, board } of activities)
    if (changed.has(objectId)) rows.lastStatements.push(updateResultRights(objectId, resultRights(board)))
  return changed.size > 0
}

/** What waits in the scopes whose results may be shown; their ballots no longer wait. SPEC BT5. */
function releaseOf({ objectId, votes, ...docs }: Counted, ended: boolean): Release {
  const { board } = docs
  const round = votingRound(board)
  const scopes = [...votes.scopes(docs)].filter(([scope]) => mayShowWaiting(board, scope, ended))
  board.transact(() => {
    for (const [scope] of scopes)
      if (turnout(board, scope).waiting > 0) countsOf(board).delete(voteCountKeys.waiting(scope, round))
  })
  return { objectId, round, targetIds: scopes.flatMap(([, targetIds]) => targetIds) }
}

/** Activities with a change of what decides who may read results and when they move. */
function changedBoards(live: LiveWorkshop): Set<ObjectId> {
  const changed = new Set<ObjectId>()
  for (const { name, model, changes } of live.shadows.values()) {
    if (!model?.votes || !name.startsWith('board/')) continue
    if (changes.has('flags') || changes.has('settings')) changed.add(name.slice('board/'.length))
  }
  return changed
}

function hasJustEnded(live: LiveWorkshop): boolean {
  const { doc, changes } = shadowOf(live, stateName(live.workshopId))
  return changes.get('workshop')?.has('ended') === true && hasEnded(doc)
}

/** The end closes voting everywhere: what waited is shown. SPEC BT15. */
async function loadAllVoted(live: LiveWorkshop, client: Queryable, logger: Logger): Promise<ObjectId[]> {
  const state = shadowOf(live, stateName(live.workshopId)).doc
  const ids = readAgenda(state).map(({ objectId }) => objectId)
  await ensureLoaded(live, client, new Set(ids.flatMap((id) => [deskName(id), boardName(id)])), logger)
  return ids.filter((id) => shadowOf(live, deskName(id)).model?.votes)
}

async function load(
  live: LiveWorkshop,
  client: Queryable,
  ids: ReadonlySet<ObjectId>,
  logger: Logger,
): Promise<Counted[]> {
  await ensureLoaded(live, client, new Set([...ids].map(tallyName)), logger)
  return [...ids].flatMap((objectId) => {
    const activity = activityIn(live, objectId)
    const votes = activity?.model.votes
    if (!votes) return []
    const { desk, board } = activity
    return { objectId, votes, desk, board, tally: shadowOf(live, tallyName(objectId)).doc }
  })
}
