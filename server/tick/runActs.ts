import * as Y from 'yjs'
import type { ActivityKind } from '#domain/content.ts'
import { documentName } from '#domain/documents.ts'
import { endedMessage, hasEnded } from '#domain/ending.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { JournalEntry, Queryable } from '#server/database/journal.ts'
import { boardName, deskName, ensureLoaded, feedLives, shadowOf, stateName } from '#server/live/room.ts'
import type { Room } from '#server/live/room.ts'
import { applyCommitted, hasPending } from '#server/live/shadow.ts'
import type { Logger } from '#server/log.ts'
import type { Act, CommandAct, EditAct, Outcome } from './act.ts'
import { commandRoom } from './commandRoom.ts'
import { lockWhenTimeIsUp, unfocusGone } from './consequences.ts'
import { Spoilt, applyEdit, seenContents } from './deskEdit.ts'
import { MissingFact, noFacts, noQuestions, questionsOf } from './facts.ts'
import type { Facts, Questions } from './facts.ts'
import { learn } from './learn.ts'
import { addRows, noRows } from './rows.ts'
import type { TickRows } from './rows.ts'

/** What the acts of a tick came to, before anything of it is in the database. */
export interface Run {
  outcomes: Map<Act, Outcome>
  rows: TickRows
}

/** One act spoilt the shadows: they are to be dropped, and the others run again without it. */
export class SpoiltBy extends Error {
  readonly act: Act
  constructor(act: Act, cause: unknown) {
    super('an act failed after writing', { cause })
    this.act = act
  }
}

/** How often a command may ask for facts it had not named. */
const mostRounds = 8

/**
 * Runs acts on the shadows of a room: edits, then commands, then what follows of them, and the projection of it all. The client is in
 * a transaction that holds the workshop's lock.
 *
 * @throws {SpoiltBy} see there; any other error is the database's or ours
 */
export async function runActs(
  client: Queryable,
  room: Room,
  acts: readonly Act[],
  logger: Logger,
): Promise<Run> {
  const run: Run = { outcomes: new Map(), rows: noRows() }
  const facts = noFacts()
  const edits = acts.filter((act) => act.kind === 'edit')
  let commands = acts.filter((act) => act.kind === 'command')
  let questions = questionsOf(commands)
  const documents = [stateName(room.workshopId), ...acts.flatMap((act) => act.documents)]
  const newActivities = new Map(acts.flatMap((act) => newActivitiesOf(act)))
  await ensureLoaded(room, client, new Set(documents), logger, newActivities)
  for (let round = 0; round === 0 || commands.length > 0; round += 1) {
    if (round === mostRounds) throw new Error('commands ask for facts without end')
    await catchUp(client, room, questions, facts, logger)
    if (round === 0) {
      await lockWhenTimeIsUp(room, client, logger, Date.now())
      for (const edit of edits) run.outcomes.set(edit, runEdit(room, edit, facts, run.rows))
    }
    questions = noQuestions()
    commands = runCommands(room, commands, facts, run, questions)
  }
  unfocusGone(room)
  project(room)
  return run
}

function newActivitiesOf(act: Act): [ObjectId, ActivityKind][] {
  return act.kind === 'command' ? [...(act.command.newActivities ?? [])] : []
}

/** Answers questions, and brings in what other servers committed: to the shadows and to everyone connected. */
async function catchUp(
  client: Queryable,
  room: Room,
  questions: Questions,
  facts: Facts,
  logger: Logger,
): Promise<void> {
  const { entries, lastSeq } = await learn(client, room.workshopId, room.seen ?? 0, questions, facts)
  for (const [document, updates] of byDocument(entries)) {
    const shadow = room.shadows.get(document)
    if (shadow) applyCommitted(shadow.doc, updates)
    feedLives(room, document, updates, (error) => logger.error({ document, err: error }, 'live document'))
  }
  room.seen = lastSeq
}

function byDocument(entries: readonly JournalEntry[]): Map<string, Uint8Array[]> {
  const groups = new Map<string, Uint8Array[]>()
  for (const { document, update } of entries) groups.set(document, [...(groups.get(document) ?? []), update])
  return groups
}

function runEdit(room: Room, edit: EditAct, facts: Facts, rows: TickRows): Outcome {
  if (isOver(room)) return { error: new Refusal('FORBIDDEN', `${room.workshopId} has ended`) }
  const desk = shadowOf(room, deskName(edit.objectId))
  try {
    applyEdit(desk, edit.update)
  } catch (error) {
    if (error instanceof Spoilt) throw new SpoiltBy(edit, error.cause)
    return { error }
  }
  for (const content of seenContents(edit.objectId, desk)) {
    if (facts.contents.get(content.id)) continue
    facts.contents.set(content.id, content)
    rows.seenContents.push(content)
  }
  return { result: undefined }
}

/** @returns the commands that lack a fact; what it is stands in the questions */
function runCommands(
  room: Room,
  commands: readonly CommandAct[],
  facts: Facts,
  run: Run,
  questions: Questions,
): CommandAct[] {
  const lacking: CommandAct[] = []
  const nowMs = Date.now()
  // One transaction per document for all of them, which makes one update.
  transactAll([...new Set(commands.flatMap((act) => docsOf(room, act)))], () => {
    for (const act of commands) {
      const error = runCommand(room, act, facts, run, nowMs)
      if (error === null) continue
      error.addTo(questions)
      lacking.push(act)
    }
  })
  return lacking
}

function runCommand(room: Room, act: CommandAct, facts: Facts, run: Run, nowMs: number): MissingFact | null {
  const docs = docsOf(room, act)
  const before = docs.map(marks)
  try {
    if (act.command.outlivesEnd !== true && isOver(room)) throw new UserMistake(endedMessage)
    const { result, rows } = act.command.run(commandRoom(room, act.command, facts, nowMs))
    if (rows) addRows(run.rows, facts, act.command, rows)
    run.outcomes.set(act, { result })
  } catch (error) {
    const hasWritten = docs.some((doc, place) => marks(doc) !== before[place])
    if (hasWritten) throw new SpoiltBy(act, error)
    if (error instanceof MissingFact) return error
    run.outcomes.set(act, { error })
  }
  return null
}

/** Decided here once more: an act may have waited while the end went before it, on this server or another. SPEC E1. */
function isOver(room: Room): boolean {
  return hasEnded(shadowOf(room, documentName({ kind: 'state', id: room.workshopId })).doc)
}

function docsOf(room: Room, act: CommandAct): Y.Doc[] {
  return act.documents.map((name) => shadowOf(room, name).doc)
}

/** A number that grows with everything that is written into a document within the transaction that is open on it. */
function marks(doc: Y.Doc): number {
  // Yjs nests: this answers with the transaction that is open already.
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

/** Brings the boards to what changed on their desks; all of it after a load, and when a flag changed. SPEC P2. */
function project(room: Room): void {
  for (const name of room.shadows.keys()) {
    if (!name.startsWith('desk/')) continue
    const objectId = name.slice('desk/'.length)
    const desk = shadowOf(room, name)
    const board = room.shadows.get(boardName(objectId))
    const { model } = desk
    if (!board || !model) continue
    // A document that waits for a missing part may show keys as deleted that are not (yjs#461).
    const all = (room.unchecked.has(objectId) && !hasPending(desk.doc)) || board.changes.has('flags')
    if (!all && desk.changes.size === 0) continue
    const docs = { desk: desk.doc, board: board.doc }
    board.doc.transact(() => model.project(docs, all ? 'all' : desk.changes, desk.count))
  }
}
