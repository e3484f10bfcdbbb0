import { countsOf } from '#domain/activity/counts.ts'
import type { VoteModel } from '#domain/activity/votes/model.ts'
import {
  hasBallots,
  mayShowWaiting,
  turnout,
  voteCountKeys,
  votingRound,
} from '#domain/activity/votes/showing.ts'
import { forgetRound, writeTally } from '#domain/activity/votes/tally.ts'
import { writeJoined } from '#domain/activity/votes/voting.ts'
import type { ObjectId } from '#domain/ids.ts'
import { hasEnded } from '#domain/workshop/ending.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { changeCounts } from '../database/contents/voteCounts.ts'
import type { Release } from '../database/contents/voteCounts.ts'
import type { Queryable } from '../database/contents/journal.ts'
import { updateResultRights } from '../database/contents/partStatements.ts'
import { deleteMarks } from '../database/contents/votes.ts'
import { joinedIn } from '../database/workshops/members.ts'
import type { Joined } from '../database/workshops/members.ts'
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
import type { Shadow } from '../live/shadow.ts'
import type { Logger } from '#server/log.ts'
import { waitingKind } from './tags.ts'
import type { TickRows } from './tickRows.ts'
import type * as Y from 'yjs'

/** What a tick knows when it counts. */
interface Counting {
  rows: TickRows
  /** Activities whose counts were wrong when they were loaded. */
  repaired: ReadonlySet<ObjectId>
  /** Null when it was not looked up. */
  joined: Joined | null
}

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
  { rows, repaired, joined }: Counting,
  logger: Logger,
): Promise<boolean> {
  const changed = changedBoards(live)
  const concerned = new Set([
    ...[...rows.countChanges.values()].map(({ objectId }) => objectId),
    ...rows.forgotten.map(({ objectId }) => objectId),
    ...changed,
    ...changedTargets(live),
    ...repaired,
    ...(hasJustEnded(live) ? await loadAllVoted(live, client, logger) : []),
  ])
  const activities = await load(live, client, concerned, logger)
  if (activities.length === 0) return changed.size > 0
  const ended = hasEnded(shadowOf(live, stateName(live.workshopId)).doc)
  const people = joined ?? (await joinedIn(client, live.workshopId))
  // After the end, the numbers stay as they were then; where nobody has voted, a board keeps none.
  if (!ended || hasJustEnded(live))
    for (const { board } of activities)
      if (hasBallots(board)) board.transact(() => writeJoined(board, people.joined))
  const shownBy = { hasEnded: ended, removed: people.removed }
  const releases = activities.map((activity) => releaseOf(activity, shownBy, rows))
  const deltas = [...rows.countChanges.values()]
  const shown = await changeCounts(client, live.workshopId, deltas, releases)
  for (const { tally, objectId } of activities) {
    tally.transact(() => {
      for (const forgotten of rows.forgotten)
        if (forgotten.objectId === objectId) forgetRound(tally, forgotten.round)
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
function releaseOf(
  { objectId, votes, ...docs }: Counted,
  shownBy: Parameters<typeof mayShowWaiting>[2],
  rows: TickRows,
): Release {
  const { board } = docs
  const round = votingRound(board)
  const scopes = [...votes.scopes(docs)].filter(([scope]) => mayShowWaiting(board, scope, shownBy))
  const kinds = scopes.flatMap(([scope]) => {
    const { waiting } = turnout(board, scope)
    if (waiting === 0) return []
    board.transact(() => countsOf(board).delete(voteCountKeys.waiting(scope, round)))
    // Most ballots of a large room wait no longer than a tick: their marks are never stored.
    return waiting > dropMarks(rows, objectId, waitingKind(scope, round)) ? waitingKind(scope, round) : []
  })
  if (kinds.length > 0) rows.lastStatements.push(deleteMarks(objectId, kinds))
  return { objectId, round, targetIds: scopes.flatMap(([, targetIds]) => targetIds) }
}

/** @returns how many marks of a kind the tick was about to store */
function dropMarks(rows: TickRows, objectId: ObjectId, kind: string): number {
  let dropped = 0
  for (const [key, tag] of rows.tags)
    if (tag.objectId === objectId && tag.kind === kind && rows.tags.delete(key)) dropped += 1
  return dropped
}

/** Activities with a change of what decides who may read results and when they move. */
function changedBoards(live: LiveWorkshop): Set<ObjectId> {
  return changedIn(live, 'board', ({ changes }) => changes.has('flags') || changes.has('settings'))
}

/** Activities with targets that came, went or returned: votes on those may have waited. SPEC BT5. */
function changedTargets(live: LiveWorkshop): Set<ObjectId> {
  return changedIn(live, 'desk', ({ changes }, { standing }) => standing.some((root) => changes.has(root)))
}

function changedIn(
  live: LiveWorkshop,
  kind: 'board' | 'desk',
  isChanged: (shadow: Shadow, votes: VoteModel) => boolean,
): Set<ObjectId> {
  const changed = new Set<ObjectId>()
  for (const shadow of live.shadows.values()) {
    const { name, model } = shadow
    if (!model?.votes || !name.startsWith(`${kind}/`)) continue
    if (isChanged(shadow, model.votes)) changed.add(name.slice(kind.length + 1))
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
