import type { ObjectId, PartId, UserId, WorkshopId } from '#domain/ids.ts'
import { contentRef } from '../database/contents/contentRefs.ts'
import type { ContentRef } from '../database/contents/contentRefs.ts'
import { workshopOfObject, workshopOfPart } from '../database/contents/parts.ts'
import { memberSecretOf } from '../database/accounts/profiles.ts'
import type { Database } from '../database/connection/tables.ts'
import { workshopRights } from '../database/workshops/workshops.ts'
import type { WorkshopRights } from '../database/workshops/workshops.ts'
import { createLru } from '../limits/lru.ts'
import type { Signals } from '../live/signals.ts'

/** Facts from which rights are decided, cached for a short time. */
export interface AccessCache {
  workshop(id: WorkshopId): Promise<WorkshopRights | null>
  /** The same from the cache alone, without a database query; null also when it is not cached. */
  knownWorkshop(id: WorkshopId): Promise<WorkshopRights | null>
  workshopOfObject(id: ObjectId): Promise<WorkshopId | null>
  workshopOfPart(id: PartId): Promise<WorkshopId | null>
  content(id: string): Promise<ContentRef | null>
  /** The stored secret of an account. */
  secretOf(userId: UserId): Promise<Buffer | null>
  forget(what: { workshopId?: WorkshopId; userId?: UserId; objectId?: ObjectId }): void
}

export interface CacheTimes {
  /** Lifetime of facts that change, in milliseconds. */
  freshMs: number
  /** Lifetime of facts that never change, after their last use. */
  idleMs: number
}

// Changes made on this node invalidate the cache at once, those of other nodes when their signal arrives. This limit
// covers a lost signal.
const defaultTimes: CacheTimes = { freshMs: 2000, idleMs: 60_000 }

/** @param signals of changed rights and rows, which invalidate the cache */
export function createAccessCache(
  database: Database,
  signals: Signals,
  { freshMs, idleMs }: CacheTimes = defaultTimes,
): AccessCache {
  const workshops = remembered((id) => workshopRights(database, id), { most: 5000, ttl: freshMs })
  const secrets = remembered((id) => memberSecretOf(database, id), { most: 5000, ttl: freshMs })
  // The location of an item never changes. What nobody asks for is let go of: its session may be erased.
  const placed = { ttl: idleMs, updateAgeOnGet: true }
  const objects = remembered((id) => workshopOfObject(database, id), { most: 20_000, ...placed })
  const parts = remembered((id) => workshopOfPart(database, id), { most: 20_000, ...placed })
  const contents = remembered((id) => contentRef(database, id), { most: 100_000, ...placed })

  const forget: AccessCache['forget'] = ({ workshopId, userId, objectId }) => {
    if (workshopId !== undefined) workshops.forget(workshopId)
    if (userId !== undefined) secrets.forget(userId)
    if (objectId !== undefined) {
      objects.forget(objectId)
      workshops.forgetAll()
    }
  }
  // Registered before all other listeners, because they decide again on the basis of the cache.
  signals.prependListener('rightsChanged', ({ workshopId }) => forget({ workshopId }))
  signals.prependListener('resultsChanged', ({ workshopId }) => forget({ workshopId }))
  signals.prependListener('workshopChanged', ({ workshopId }) => forget({ workshopId }))
  signals.prependListener('workshopErased', ({ workshopId }) => forget({ workshopId }))
  signals.prependListener('signalsMissed', () => {
    workshops.forgetAll()
    secrets.forgetAll()
  })

  return {
    workshop: workshops.get,
    knownWorkshop: workshops.known,
    workshopOfObject: objects.get,
    workshopOfPart: parts.get,
    content: contents.get,
    secretOf: secrets.get,
    forget,
  }
}

interface Remembered<Value> {
  known(id: string): Promise<Value | null>
  get(id: string): Promise<Value | null>
  forget(id: string): void
  forgetAll(): void
}

/**
 * Caches promises, so that a thousand simultaneous reads make one database query.
 *
 * @param most values at a time, with the lifetime of found ones, which are dropped at its end. A negative answer is kept for a moment only.
 */
function remembered<Value>(
  load: (id: string) => Promise<Value | null>,
  { most, ...lifetime }: { most: number; ttl: number; updateAgeOnGet?: boolean },
): Remembered<Value> {
  const known = createLru<string, Promise<Value | null>>(most, { ...lifetime, ttlAutopurge: true })
  const ask = (id: string): Promise<Value | null> => {
    const answer = load(id)
    known.set(id, answer)
    // If the entry was invalidated meanwhile, a newer query may have replaced it: leave that one.
    const drop = (): void => void (known.peek(id) === answer && known.delete(id))
    answer.then((value) => value === null && drop(), drop)
    return answer
  }
  return {
    get: (id) => known.get(id) ?? ask(id),
    known: async (id) => (await known.get(id)) ?? null,
    forget: (id) => void known.delete(id),
    forgetAll: () => known.clear(),
  }
}
