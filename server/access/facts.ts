import { LRUCache } from 'lru-cache'
import type { ObjectId, PartId, UserId, WorkshopId } from '#domain/ids.ts'
import { contentPlace } from '#server/database/contentPlaces.ts'
import type { ContentPlace } from '#server/database/contentPlaces.ts'
import { workshopOfObject, workshopOfPart } from '#server/database/parts.ts'
import { memberSecretOf } from '#server/database/profiles.ts'
import type { Database } from '#server/database/tables.ts'
import { workshopFacts } from '#server/database/workshops.ts'
import type { WorkshopFacts } from '#server/database/workshops.ts'
import type { Signals } from '#server/live/signals.ts'

/** What rights are decided from, read once and remembered for a moment. */
export interface Facts {
  workshop(id: WorkshopId): Promise<WorkshopFacts | null>
  /** The same out of what is remembered, without a question to the database; null also for what is not at hand. */
  knownWorkshop(id: WorkshopId): Promise<WorkshopFacts | null>
  workshopOfObject(id: ObjectId): Promise<WorkshopId | null>
  workshopOfPart(id: PartId): Promise<WorkshopId | null>
  content(id: string): Promise<ContentPlace | null>
  /** The kept secret of somebody with an account. */
  secretOf(userId: UserId): Promise<Buffer | null>
  forget(what: { workshopId?: WorkshopId; userId?: UserId; objectId?: ObjectId }): void
}

// A change made here is forgotten at once, one made by another node when its signal comes; this is for the case it does not.
const freshMs = 2000

/** @param signals of changed rights and rows, after which what is remembered is read again */
export function createFacts(database: Database, signals: Signals): Facts {
  const workshops = remembered((id) => workshopFacts(database, id), { max: 5000, foundMs: freshMs })
  // Where something lives never changes, so only its absence has to be asked for again.
  const objects = remembered((id) => workshopOfObject(database, id), { max: 20_000 })
  const parts = remembered((id) => workshopOfPart(database, id), { max: 20_000 })
  const contents = remembered((id) => contentPlace(database, id), { max: 100_000 })
  const secrets = remembered((id) => memberSecretOf(database, id), { max: 5000, foundMs: freshMs })

  const forget: Facts['forget'] = ({ workshopId, userId, objectId }) => {
    if (workshopId !== undefined) workshops.forget(workshopId)
    if (userId !== undefined) secrets.forget(userId)
    if (objectId !== undefined) {
      objects.forget(objectId)
      workshops.forgetAll()
    }
  }
  // First of all listeners: the others decide again.
  signals.prependListener('rightsChanged', ({ workshopId }) => forget({ workshopId }))
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
 * Remembers promises, so that a thousand who ask at once ask the database once.
 *
 * @param foundMs how long an answer is good; without it, until it is forgotten. That there is none is good for a moment.
 */
function remembered<Value>(
  load: (id: string) => Promise<Value | null>,
  { max, foundMs }: { max: number; foundMs?: number },
): Remembered<Value> {
  const known = new LRUCache<string, Promise<Value | null>>({ max, ...(foundMs ? { ttl: foundMs } : {}) })
  const ask = (id: string): Promise<Value | null> => {
    const answer = load(id)
    known.set(id, answer)
    // Somebody may have had it forgotten meanwhile, and a newer question may stand there: leave that one.
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
