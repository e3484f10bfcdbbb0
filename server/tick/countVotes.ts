import type { VoteModel } from '#domain/activity/votes/model.ts'
import { releaseOf } from '#domain/activity/votes/releasing.ts'
import type { Release, Room } from '#domain/activity/votes/releasing.ts'
import { hasBallots, votingRound } from '#domain/activity/votes/showing.ts'
import { forgetRound, writeTally } from '#domain/activity/votes/tally.ts'
import type { VoteCount } from '#domain/activity/votes/tally.ts'
import { writeJoined } from '#domain/activity/votes/voting.ts'
import { parseDocumentName } from '#domain/documents.ts'
import type { ObjectId } from '#domain/ids.ts'
import { hasEnded } from '#domain/workshop/ending.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { changeCounts, showCounts, waitingVotes } from '../database/contents/voteCounts.ts'
import type { RoundTarget } from '../database/contents/voteCounts.ts'
import type { Queryable } from '../database/contents/journal.ts'
import { markShown } from '../database/contents/votes.ts'
import { updateResultRights } from '../database/contents/partStatements.ts'
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
  const deltas = [...rows.countChanges.values()]
  const whole = new Set([
    ...rows.forgotten.map(({ objectId }) => objectId),
    ...changed,
    ...changedTargets(live),
    ...repaired,
    ...(hasJustEnded(live) ? await loadAllVoted(live, client, logger) : []),
  ])
  const concerned = new Set([...whole, ...deltas.map(({ objectId }) => objectId)])
  const activities = await load(live, client, concerned, logger)
  if (activities.length === 0) return changed.size > 0
  const ended = hasEnded(shadowOf(live, stateName(live.workshopId)).doc)
  const people = joined ?? (await joinedIn(client, live.workshopId))
  // After the end, the numbers stay as they were then; where nobody has voted, a board keeps none.
  if (!ended || hasJustEnded(live))
    for (const { board } of activities)
      if (hasBallots(board)) board.transact(() => writeJoined(board, people.joined))
  const voted = new Set(deltas.map(({ targetId }) => targetId))
  const targets = activities.flatMap(({ objectId, votes, ...docs }) =>
    [...votes.scopes(docs).values()].flat().flatMap((targetId): RoundTarget[] => {
      const isConcerned = whole.has(objectId) || voted.has(targetId)
      return isConcerned ? [{ objectId, round: votingRound(docs.board), targetId }] : []
    }),
  )
  await changeCounts(client, live.workshopId, deltas)
  const boards = new Map(activities.map(({ objectId, board }) => [objectId, board]))
  const shown = await release(client, rows, { targets, boards, room: { hasEnded: ended, ...people } })
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

/** What a tick asks about. */
interface Released {
  targets: readonly RoundTarget[]
  boards: ReadonlyMap<ObjectId, Y.Doc>
  room: Room
}

/**
 * Shows what may be shown of targets. SPEC BT5, BT19
 *
 * @returns the counts that tallies tell from now on, withheld votes included
 */
async function release(
  client: Queryable,
  rows: TickRows,
  { targets, boards, room }: Released,
): Promise<(VoteCount & { objectId: ObjectId })[]> {
  const waiting = await waitingVotes(client, targets)
  const releases = waiting.flatMap((target) => {
    const board = boards.get(target.objectId)
    return board ? [{ ...target, ...releaseOf(board, room, target) }] : []
  })
  const toShow = (what: Release['shows']) => releases.filter(({ shows }) => shows === what)
  const whole = toShow('all')
  // The votes of this tick are among them, and are inserted before.
  if (whole.length > 0) rows.lastStatements.push(markShown(whole))
  return [
    ...(await showCounts(client, whole, 'all')),
    ...(await showCounts(client, toShow('recognisable'), 'recognisable')),
    ...(await showCounts(client, toShow('apart'), 'apart')),
    ...releases.map(({ objectId, round, targetId, withheld }) => ({
      ...{ objectId, round, targetId, votes: withheld, isWithheld: true as const },
      ...{ value1: null, value2: null },
    })),
  ]
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
    const ref = parseDocumentName(name)
    if (model?.votes && ref?.kind === kind && isChanged(shadow, model.votes)) changed.add(ref.id)
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
