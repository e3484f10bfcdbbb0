import type { Pool } from 'pg'
import * as Y from 'yjs'
import type { ActivityModels } from '#domain/activity/model.ts'
import { parseDocumentName } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { createCompactor } from '../database/contents/compaction.ts'
import { within } from '../database/connection/within.ts'
import type { Compactor } from '../database/contents/compaction.ts'
import type { Logger } from '../log.ts'
import type { CommittedDocuments } from '../tick/contract.ts'
import {
  boardName,
  createLiveWorkshop,
  deskName,
  dropShadows,
  ensureLoaded,
  nextMomentAt,
  shadowOf,
  stateName,
} from './liveWorkshop.ts'
import type { LiveWorkshop } from './liveWorkshop.ts'
import { journalOrigin } from './shadow.ts'

/** The live workshops as the ticks know them. */
export interface LiveWorkshops extends CommittedDocuments {
  liveWorkshopOf(workshopId: WorkshopId): LiveWorkshop
  compactor: Compactor
  /**
   * Called after loading an activity whose board has to be compared with its desk, or a state with a timer that locks.
   */
  onLoaded(listener: (workshopId: WorkshopId) => void): void
  /** Stops the sweep of idle workshops and awaits the compaction under way, until the deadline at most. */
  stop(deadlineMs?: number): Promise<void>
}

const sweepMs = 10_000

/**
 * Shadow documents of the workshops in use, loaded from the journal on demand and unloaded after nobody was connected
 * for a while.
 *
 * @param idleMs how long a workshop without connected documents stays loaded
 */
export function createLiveWorkshops({
  models,
  pool,
  logger,
  idleMs = 60_000,
}: {
  models: ActivityModels
  pool: Pool
  logger: Logger
  idleMs?: number
}): LiveWorkshops {
  const rooms = new Map<WorkshopId, LiveWorkshop>()
  const homes = new WeakMap<Y.Doc, LiveWorkshop>()
  const compactor = createCompactor({ pool, logger })
  const listeners: ((workshopId: WorkshopId) => void)[] = []

  function liveWorkshopOf(workshopId: WorkshopId): LiveWorkshop {
    const live = rooms.get(workshopId) ?? createLiveWorkshop(workshopId, models)
    rooms.set(workshopId, live)
    return live
  }

  /**
   * Loads the other half of the pair too. Listeners are called afterwards: a wrong board is repaired, a timer
   * scheduled.
   */
  async function load(live: LiveWorkshop, names: readonly string[]): Promise<void> {
    const hadState = live.shadows.has(stateName(live.workshopId))
    await ensureLoaded(live, pool, new Set(names.flatMap(pairOf)), logger)
    const isAwaited = !hadState && nextMomentAt(live, Date.now()) !== null
    if (live.unchecked.size > 0 || isAwaited) for (const listener of listeners) listener(live.workshopId)
  }

  function sweep(): void {
    const idleSince = performance.now() - idleMs
    for (const live of rooms.values()) {
      if (live.lives.size > 0 || live.waiting > 0 || live.usedAt > idleSince) continue
      rooms.delete(live.workshopId)
      forget(live)
    }
  }

  function forget(live: LiveWorkshop): void {
    for (const { name, journal } of live.shadows.values()) if (journal.rows > 0) compactor.request(name)
    dropShadows(live)
  }

  const sweeping = setInterval(sweep, Math.min(sweepMs, idleMs)).unref()

  return {
    liveWorkshopOf,
    compactor,
    onLoaded: (listener) => void listeners.push(listener),
    async attach(name, workshopId, doc) {
      const live = liveWorkshopOf(workshopId)
      await live.exclusive(async () => {
        await load(live, [name])
        Y.applyUpdate(doc, Y.encodeStateAsUpdate(shadowOf(live, name).doc), journalOrigin)
        live.lives.set(name, (live.lives.get(name) ?? new Set()).add(doc))
        homes.set(doc, live)
      })
    },
    detach(name, doc) {
      const lives = homes.get(doc)?.lives
      const docs = lives?.get(name)
      if (docs?.delete(doc) && docs.size === 0) lives?.delete(name)
    },
    read(workshopId, names, use) {
      const live = liveWorkshopOf(workshopId)
      return live.exclusive(async () => {
        await load(live, names)
        return use(names.map((name) => shadowOf(live, name).doc))
      })
    },
    drop(workshopId) {
      rooms.delete(workshopId)
    },
    sizes() {
      const shadows = [...rooms.values()].flatMap((live) => [...live.shadows.values()])
      const poisonRows = shadows.reduce((sum, { poison }) => sum + poison, 0)
      return { workshops: rooms.size, documents: shadows.length, poisonRows }
    },
    async stop(deadlineMs = 4000) {
      clearInterval(sweeping)
      // An interrupted compaction is rolled back, and the next request repeats it.
      await within(deadlineMs, compactor.stop())
    },
  }
}

function pairOf(name: string): string[] {
  const ref = parseDocumentName(name)
  if (ref?.kind !== 'desk' && ref?.kind !== 'board') return [name]
  return [deskName(ref.id), boardName(ref.id)]
}
