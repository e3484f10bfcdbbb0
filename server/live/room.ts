import type * as Y from 'yjs'
import type { Activity, ActivityModels } from '#domain/activity/model.ts'
import { modelOf } from '#domain/activity/models.ts'
import { contents as allContents } from '#domain/content.ts'
import type { ActivityKind } from '#domain/content.ts'
import { readAgenda } from '#domain/state.ts'
import { partContents } from '#server/database/parts.ts'
import { documentName, parseDocumentName } from '#domain/documents.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { comingLock } from '#domain/timer.ts'
import { applyCommitted, createShadow, learnModel } from './shadow.ts'
import type { Shadow } from './shadow.ts'
import { loadDocuments, workshopLockKey } from '#server/database/journal.ts'
import type { Queryable } from '#server/database/journal.ts'
import type { Logger } from '#server/log.ts'

/** The documents of one workshop on this server. All work on them takes its turn in `exclusive`. */
export interface Room {
  workshopId: WorkshopId
  models: ActivityModels
  /** Of the advisory lock that whoever writes to the workshop's journal holds. */
  lockKey: bigint
  shadows: Map<string, Shadow>
  /** Documents that people are connected to. They only ever get what is committed. */
  lives: Map<string, Set<Y.Doc>>
  /** All of the workshop's journal up to here is in shadows and live documents; null before the first load. */
  seen: number | null
  /** Activities whose board was not compared with its desk since they were loaded. */
  unchecked: Set<ObjectId>
  /** When the last work ended, milliseconds of `performance.now()`. */
  usedAt: number
  /** Pieces of work that run or wait. */
  waiting: number
  /** Runs one piece of work after the one before it has ended, however it ended. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createRoom(workshopId: WorkshopId, models: ActivityModels): Room {
  let last: Promise<unknown> = Promise.resolve()
  const room: Room = {
    workshopId,
    models,
    lockKey: workshopLockKey(workshopId),
    shadows: new Map(),
    lives: new Map(),
    seen: null,
    unchecked: new Set(),
    usedAt: performance.now(),
    waiting: 0,
    exclusive(work) {
      room.waiting += 1
      const turn = last.then(work).finally(() => {
        room.waiting -= 1
        room.usedAt = performance.now()
      })
      last = turn.catch(() => undefined)
      return turn
    },
  }
  return room
}

/** The room's state document. */
export function stateName(workshopId: WorkshopId): string {
  return documentName({ kind: 'state', id: workshopId })
}

/** When a timer is going to lock input, in epoch milliseconds; null for never, and while the state is not loaded. SPEC T3 */
export function nextLockAt({ shadows, workshopId }: Room): number | null {
  const state = shadows.get(stateName(workshopId))
  return (state && comingLock(state.doc, workshopId)?.atMs) ?? null
}

/** Desk and board of an activity are loaded together, so that they can be compared. */
export function deskName(objectId: ObjectId): string {
  return documentName({ kind: 'desk', id: objectId })
}

export function boardName(objectId: ObjectId): string {
  return documentName({ kind: 'board', id: objectId })
}

/**
 * Loads shadows that are not there yet, from the journal, and always the state, whose agenda tells of what kind they are. Within
 * `exclusive`.
 *
 * @param newActivities kinds of activities that stand in no agenda yet
 */
export async function ensureLoaded(
  room: Room,
  client: Queryable,
  names: ReadonlySet<string>,
  logger: Logger,
  newActivities: ReadonlyMap<ObjectId, ActivityKind> = new Map(),
): Promise<void> {
  for (const [objectId, kind] of newActivities) meet(room, objectId, kind)
  const state = stateName(room.workshopId)
  const missing = [state, ...names].filter((name) => !room.shadows.has(name))
  if (missing.length === 0) return
  const { documents, lastSeq } = await loadDocuments(client, room.workshopId, [...new Set(missing)])
  const stored = documents.get(state)
  if (stored) room.shadows.set(state, createShadow(state, stored, null))
  documents.delete(state)
  const contents = await contentsOf(room, client, documents.keys())
  const loaded = [...documents].map(([name, found]) => {
    const objectId = parseDocumentName(name)?.id ?? ''
    const named = newActivities.get(objectId)
    // What a command calls new and a part has already is what the part says.
    const content = contents.get(objectId) ?? (named ? allContents[named] : '')
    return createShadow(name, found, modelOf(room.models, content))
  })
  for (const shadow of loaded) room.shadows.set(shadow.name, shadow)
  for (const { name, poison } of loaded) {
    if (poison > 0) logger.error({ document: name, poison }, 'rows of the journal that do not apply')
    const objectId = name.startsWith('desk/') ? name.slice('desk/'.length) : null
    if (objectId !== null && room.shadows.has(boardName(objectId))) room.unchecked.add(objectId)
  }
  room.seen ??= lastSeq
}

/** A new activity whose documents were loaded before it was told of what kind it is. */
function meet(room: Room, objectId: ObjectId, kind: ActivityKind): void {
  const model = modelOf(room.models, allContents[kind])
  for (const name of [deskName(objectId), boardName(objectId)]) {
    const shadow = room.shadows.get(name)
    if (shadow && shadow.model === null && model) learnModel(shadow, model)
  }
}

/** The content values of the activities behind documents: by the agenda, and by rows where this server's is behind. */
async function contentsOf(
  { workshopId, shadows }: Room,
  client: Queryable,
  names: Iterable<string>,
): Promise<Map<ObjectId, string>> {
  const state = shadows.get(stateName(workshopId))
  const known = new Map(
    (state ? readAgenda(state.doc) : []).map(({ objectId, content }) => [objectId, content]),
  )
  const unknown = [...names].flatMap((name) => {
    const objectId = parseDocumentName(name)?.id
    return objectId === undefined || known.has(objectId) ? [] : objectId
  })
  if (unknown.length === 0) return known
  return new Map([...known, ...(await partContents(client, workshopId, unknown))])
}

/** The loaded shadow of a document. @throws {Error} when it was not loaded: a mistake of ours */
export function shadowOf(room: Room, name: string): Shadow {
  const shadow = room.shadows.get(name)
  if (!shadow) throw new Error(`${name} is not loaded`)
  return shadow
}

/** An activity that is loaded; null when no part has it any more or its kind is not built. */
export function activityIn(room: Room, objectId: ObjectId): Activity | null {
  const { model, doc: desk } = shadowOf(room, deskName(objectId))
  return model && { model, desk, board: shadowOf(room, boardName(objectId)).doc }
}

/** Whether a tick wrote into shadows and did not come to its end. */
export function hasUncommitted(room: Room): boolean {
  return [...room.shadows.values()].some(({ updates }) => updates.length > 0)
}

/** Throws shadows away, with everything in them that was not committed. Live documents stay as they are. */
export function dropShadows(room: Room): void {
  for (const shadow of room.shadows.values()) shadow.doc.destroy()
  room.shadows.clear()
  room.unchecked.clear()
}

/** Gives committed updates of a document to everyone who is connected to it. Errors are the reader's alone. */
export function feedLives(
  room: Room,
  name: string,
  updates: readonly Uint8Array[],
  onError: (error: unknown) => void,
): void {
  for (const live of room.lives.get(name) ?? []) {
    try {
      applyCommitted(live, updates)
    } catch (error) {
      onError(error)
    }
  }
}
