import type { Pool } from 'pg'
import * as Y from 'yjs'
import type { ActivityModels } from '#domain/activity/model.ts'
import { parseDocumentName } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { createCompactor } from '#server/database/compaction.ts'
import { within } from '#server/database/within.ts'
import type { Compactor } from '#server/database/compaction.ts'
import type { Logger } from '#server/log.ts'
import type { Rooms } from '#server/tick/contract.ts'
import {
  boardName,
  createRoom,
  deskName,
  dropShadows,
  ensureLoaded,
  nextLockAt,
  shadowOf,
  stateName,
} from './room.ts'
import type { Room } from './room.ts'
import { journalOrigin } from './shadow.ts'

/** The rooms as the ticks know them. */
export interface RoomStore extends Rooms {
  roomOf(workshopId: WorkshopId): Room
  compactor: Compactor
  /** Called when an activity was loaded whose board is to be compared with its desk, or a state with a timer that locks. */
  onLoaded(listener: (workshopId: WorkshopId) => void): void
  /** Stops the sweeping of idle rooms and waits for the compaction under way, and no longer than the deadline. */
  stop(deadlineMs?: number): Promise<void>
}

const sweepMs = 10_000

/**
 * Shadow documents of the workshops that are in use, loaded from the journal on demand and forgotten when nobody
 * was there for a while.
 *
 * @param idleMs how long a workshop without connected documents stays loaded
 */
export function createRooms({
  models,
  pool,
  logger,
  idleMs = 60_000,
}: {
  models: ActivityModels
  pool: Pool
  logger: Logger
  idleMs?: number
}): RoomStore {
  const rooms = new Map<WorkshopId, Room>()
  const homes = new WeakMap<Y.Doc, Room>()
  const compactor = createCompactor({ pool, logger })
  const listeners: ((workshopId: WorkshopId) => void)[] = []

  function roomOf(workshopId: WorkshopId): Room {
    const room = rooms.get(workshopId) ?? createRoom(workshopId, models)
    rooms.set(workshopId, room)
    return room
  }

  /** With the other half of its pair. Told to the listeners afterwards: a wrong board is mended, a timer kept. */
  async function load(room: Room, names: readonly string[]): Promise<void> {
    const hadState = room.shadows.has(stateName(room.workshopId))
    await ensureLoaded(room, pool, new Set(names.flatMap(pairOf)), logger)
    const hasNewLock = !hadState && nextLockAt(room) !== null
    if (room.unchecked.size > 0 || hasNewLock) for (const listener of listeners) listener(room.workshopId)
  }

  function sweep(): void {
    const idleSince = performance.now() - idleMs
    for (const room of rooms.values()) {
      if (room.lives.size > 0 || room.waiting > 0 || room.usedAt > idleSince) continue
      rooms.delete(room.workshopId)
      forget(room)
    }
  }

  function forget(room: Room): void {
    for (const { name, journal } of room.shadows.values()) if (journal.rows > 0) compactor.request(name)
    dropShadows(room)
  }

  const sweeping = setInterval(sweep, Math.min(sweepMs, idleMs)).unref()

  return {
    roomOf,
    compactor,
    onLoaded: (listener) => void listeners.push(listener),
    async attach(name, workshopId, doc) {
      const room = roomOf(workshopId)
      await room.exclusive(async () => {
        await load(room, [name])
        Y.applyUpdate(doc, Y.encodeStateAsUpdate(shadowOf(room, name).doc), journalOrigin)
        room.lives.set(name, (room.lives.get(name) ?? new Set()).add(doc))
        homes.set(doc, room)
      })
    },
    detach(name, doc) {
      const lives = homes.get(doc)?.lives
      const docs = lives?.get(name)
      if (docs?.delete(doc) && docs.size === 0) lives?.delete(name)
    },
    read(workshopId, names, use) {
      const room = roomOf(workshopId)
      return room.exclusive(async () => {
        await load(room, names)
        return use(names.map((name) => shadowOf(room, name).doc))
      })
    },
    drop(workshopId) {
      rooms.delete(workshopId)
    },
    sizes() {
      const shadows = [...rooms.values()].flatMap((room) => [...room.shadows.values()])
      const poisonRows = shadows.reduce((sum, { poison }) => sum + poison, 0)
      return { workshops: rooms.size, documents: shadows.length, poisonRows }
    },
    async stop(deadlineMs = 4000) {
      clearInterval(sweeping)
      // One that is cut off is undone, and done again by whoever comes next.
      await within(deadlineMs, compactor.stop())
    },
  }
}

function pairOf(name: string): string[] {
  const ref = parseDocumentName(name)
  if (ref?.kind !== 'desk' && ref?.kind !== 'board') return [name]
  return [deskName(ref.id), boardName(ref.id)]
}
