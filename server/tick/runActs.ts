import * as Y from 'yjs'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { activityOfDesk, documentName } from '#domain/documents.ts'
import { hasEnded } from '#domain/workshop/ending.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { messages } from '#domain/messages.ts'
import type { JournalEntry, Queryable } from '../database/contents/journal.ts'
import {
  activityIn,
  boardName,
  deskName,
  ensureLoaded,
  feedLives,
  shadowOf,
  stateName,
} from '../live/liveWorkshop.ts'
import type { LiveWorkshop } from '../live/liveWorkshop.ts'
import { applyCommitted, hasPending } from '#server/live/shadow.ts'
import type { Logger } from '#server/log.ts'
import type { Act, CommandAct, EditAct, Outcome } from './act.ts'
import { commandWorkshop } from './commandWorkshop.ts'
import { countVotes } from './countVotes.ts'
import { closeWhenCounted, lockWhenTimeIsUp, unfocusGone } from './consequences.ts'
import { Spoilt, applyEdit, seenContents } from './deskEdit.ts'
import { MissingLookup, noLookups, noLookupRequest, lookupsFor } from './lookups.ts'
import type { Lookups, LookupRequest } from './lookups.ts'
import { learn } from './runLookups.ts'
import { recountLoaded } from './recountLoaded.ts'
import { addRows, deleteForgotten } from './rows.ts'
import { noRows } from './tickRows.ts'
import type { TickRows } from './tickRows.ts'

/** The results of the acts of a tick, before anything is written to the database. */
export interface Run {
  outcomes: Map<Act, Outcome>
  rows: TickRows
  /** Who may read which results may have changed. SPEC BT4 */
  changedResults: boolean
}

/** One act spoilt the shadows: they are dropped, and the other acts run again without it. */
export class SpoiltBy extends Error {
  readonly act: Act
  constructor(act: Act, cause: unknown) {
    super('an act failed after writing', { cause })
    this.act = act
  }
}

/** How often a command may use lookups that it had not declared; one that does it more often is refused. */
const mostRounds = 8

/**
 * Runs acts on the shadows of a workshop: edits, then commands, then their consequences, and the projection of all of
 * it. The client is in a transaction that holds the workshop's lock.
 *
 * @throws {SpoiltBy} see there; any other error comes from the database or is a bug
 */
export async function runActs(
  client: Queryable,
  live: LiveWorkshop,
  acts: readonly Act[],
  logger: Logger,
): Promise<Run> {
  const run: Run = { outcomes: new Map(), rows: noRows(), changedResults: false }
  const lookups = noLookups()
  let repaired: ReadonlySet<ObjectId> = new Set()
  const edits = acts.filter((act) => act.kind === 'edit')
  let commands = acts.filter((act) => act.kind === 'command')
  const documents = [stateName(live.workshopId), ...acts.flatMap((act) => act.documents)]
  const newActivities = new Map(acts.flatMap((act) => newActivitiesOf(act)))
  await ensureLoaded(live, client, new Set(documents), logger, newActivities)
  let request = lookupsFor(commands, (objectId) => activityIn(live, objectId))
  for (let round = 0; round === 0 || commands.length > 0; round += 1) {
    if (round === mostRounds) {
      for (const act of commands) run.outcomes.set(act, { error: new Error('it keeps requesting lookups') })
      break
    }
    await deleteForgotten(client, run.rows)
    await catchUp(client, live, request, lookups, logger)
    if (round === 0) {
      const nowMs = Date.now()
      await lockWhenTimeIsUp(live, client, logger, nowMs)
      await closeWhenCounted(live, client, logger, nowMs)
      repaired = await recountLoaded(client, live, logger)
      for (const edit of edits) run.outcomes.set(edit, runEdit(live, edit, lookups, run.rows))
    }
    request = noLookupRequest()
    commands = runCommands(live, commands, lookups, run, request)
  }
  project(live)
  unfocusGone(live)
  await deleteForgotten(client, run.rows)
  const counting = { rows: run.rows, repaired, joined: lookups.joined }
  run.changedResults = (await countVotes(client, live, counting, logger)) || hasMoved(live)
  return run
}

/** The room went to another activity: the room's screen reads the results of the presented one only. SPEC J1 */
function hasMoved(live: LiveWorkshop): boolean {
  const changed = shadowOf(live, stateName(live.workshopId)).changes.get('state')
  return changed?.has('activePartId') === true || changed?.has('currentState') === true
}

function newActivitiesOf(act: Act): [ObjectId, ActivityKind][] {
  return act.kind === 'command' ? [...(act.command.newActivities ?? [])] : []
}

/**
 * Runs the lookups, and applies what other servers committed to the shadows and to the documents of connected users.
 */
async function catchUp(
  client: Queryable,
  live: LiveWorkshop,
  request: LookupRequest,
  lookups: Lookups,
  logger: Logger,
): Promise<void> {
  const { entries, lastSeq } = await learn(client, live.workshopId, live.seen ?? 0, request, lookups)
  for (const [document, updates] of byDocument(entries)) {
    const shadow = live.shadows.get(document)
    if (shadow) applyCommitted(shadow.doc, updates)
    feedLives(live, document, updates, (error) => logger.error({ document, err: error }, 'live document'))
  }
  live.seen = lastSeq
}

function byDocument(entries: readonly JournalEntry[]): Map<string, Uint8Array[]> {
  const groups = new Map<string, Uint8Array[]>()
  for (const { document, update } of entries) groups.set(document, [...(groups.get(document) ?? []), update])
  return groups
}

function runEdit(live: LiveWorkshop, edit: EditAct, lookups: Lookups, rows: TickRows): Outcome {
  if (isOver(live)) return { error: new Refusal('FORBIDDEN', `${live.workshopId} has ended`) }
  const desk = shadowOf(live, deskName(edit.objectId))
  try {
    applyEdit(desk, edit.update)
  } catch (error) {
    if (error instanceof Spoilt) throw new SpoiltBy(edit, error.cause)
    return { error }
  }
  for (const content of seenContents(edit.objectId, desk)) {
    if (lookups.contents.get(content.id)) continue
    lookups.contents.set(content.id, content)
    rows.seenContents.push(content)
  }
  return { result: undefined }
}

/** @returns the commands for which a lookup is missing; the missing lookups are added to the request */
function runCommands(
  live: LiveWorkshop,
  commands: readonly CommandAct[],
  lookups: Lookups,
  run: Run,
  request: LookupRequest,
): CommandAct[] {
  const lacking: CommandAct[] = []
  const nowMs = Date.now()
  // One transaction per document for all commands, which makes one update.
  transactAll([...new Set(commands.flatMap((act) => docsOf(live, act)))], () => {
    for (const act of commands) {
      const error = runCommand(live, act, lookups, run, nowMs)
      if (error === null) continue
      error.addTo(request)
      lacking.push(act)
    }
  })
  return lacking
}

function runCommand(
  live: LiveWorkshop,
  act: CommandAct,
  lookups: Lookups,
  run: Run,
  nowMs: number,
): MissingLookup | null {
  const docs = docsOf(live, act)
  const before = docs.map(marks)
  try {
    if (act.command.outlivesEnd !== true && isOver(live)) throw new UserMistake(messages.sessionEnded)
    const { result, rows } = act.command.run(commandWorkshop(live, act.command, lookups, nowMs))
    if (rows) addRows(run.rows, lookups, act.command, rows)
    run.outcomes.set(act, { result })
  } catch (error) {
    const hasWritten = docs.some((doc, index) => marks(doc) !== before[index])
    if (hasWritten) throw new SpoiltBy(act, error)
    if (error instanceof MissingLookup) return error
    run.outcomes.set(act, { error })
  }
  return null
}

/**
 * Checked here again: another server, or an earlier act of the queue, may have ended the workshop while the act waited.
 * SPEC E1.
 */
function isOver(live: LiveWorkshop): boolean {
  return hasEnded(shadowOf(live, documentName({ kind: 'state', id: live.workshopId })).doc)
}

function docsOf(live: LiveWorkshop, act: CommandAct): Y.Doc[] {
  return act.documents.map((name) => shadowOf(live, name).doc)
}

/** A number that increases with every write to a document within the transaction that is open on it. */
function marks(doc: Y.Doc): number {
  // Yjs nests transactions: this runs in the one that is already open.
  return doc.transact(({ deleteSet }) => {
    let sum = Y.getState(doc.store, doc.clientID)
    for (const deletes of deleteSet.clients.values()) sum += deletes.length
    return sum
  })
}

function transactAll([first, ...others]: Y.Doc[], act: () => void): void {
  if (first) first.transact(() => transactAll(others, act))
  else act()
}

/**
 * Projects changed desks onto their boards: everything after a load or when a flag changed, otherwise only the changes.
 * SPEC P2.
 */
function project(live: LiveWorkshop): void {
  for (const name of live.shadows.keys()) {
    const objectId = activityOfDesk(name)
    if (objectId === null) continue
    const desk = shadowOf(live, name)
    const board = live.shadows.get(boardName(objectId))
    const { model } = desk
    if (!board || !model) continue
    // A document with a pending update may show keys as deleted that are not (yjs#461).
    const all = (live.unchecked.has(objectId) && !hasPending(desk.doc)) || board.changes.has('flags')
    if (!all && desk.changes.size === 0) continue
    const docs = { desk: desk.doc, board: board.doc }
    board.doc.transact(() => model.project(docs, all ? 'all' : desk.changes, desk.count))
  }
}
