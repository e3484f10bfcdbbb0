import type * as Y from 'yjs'
import { documentName } from '#domain/documents.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { comingLock } from '#domain/timer.ts'
import { applyCommitted, createShadow } from './shadow.ts'
import type { Shadow } from './shadow.ts'
import { loadDocuments, workshopLockKey } from '#server/database/journal.ts'
import type { Queryable } from '#server/database/journal.ts'
import type { Logger } from '#server/log.ts'

/** The documents of one workshop on this server. All work on them takes its turn in `exclusive`. */
export interface Room {
  workshopId: WorkshopId
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

export function createRoom(workshopId: WorkshopId): Room {
  let last: Promise<unknown> = Promise.resolve()
  const room: Room = {
    workshopId,
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
 * Loads shadows that are not there yet, from the journal. Within `exclusive`.
 */
export async function ensureLoaded(
  room: Room,
  client: Queryable,
  names: ReadonlySet<string>,
  logger: Logger,
): Promise<void> {
  const missing = [...names].filter((name) => !room.shadows.has(name))
  if (missing.length === 0) return
  const { documents, lastSeq } = await loadDocuments(client, room.workshopId, missing)
  const loaded = [...documents].map(([name, stored]) => createShadow(name, stored))
  for (const shadow of loaded) room.shadows.set(shadow.name, shadow)
  for (const { name, poison } of loaded) {
    if (poison > 0) logger.error({ document: name, poison }, 'rows of the journal that do not apply')
    const objectId = name.startsWith('desk/') ? name.slice('desk/'.length) : null
    if (objectId !== null && room.shadows.has(boardName(objectId))) room.unchecked.add(objectId)
  }
  room.seen ??= lastSeq
}

/** The loaded shadow of a document. @throws {Error} when it was not loaded: a mistake of ours */
export function shadowOf(room: Room, name: string): Shadow {
  const shadow = room.shadows.get(name)
  if (!shadow) throw new Error(`${name} is not loaded`)
  return shadow
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
