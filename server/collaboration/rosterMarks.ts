import type { Pool } from 'pg'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { ObjectId, UserId, WorkshopId } from '#domain/ids.ts'
import type { AccessControl } from '#server/access/contract.ts'
import { marksIn } from '#server/database/tags.ts'
import { finishedTag } from '#server/tick/tags.ts'
import { userIdOf } from './person.ts'
import type { OpenDocument } from './registry.ts'
import type { Session } from './session.ts'

/** How many of those who are here are done with each activity; activities nobody is done with are left out. SPEC F2 */
export type DoneCounts = Record<ObjectId, number>

/** Sockets looked at before others get their turn. */
const atOnce = 200

/**
 * Counts who is done among those who are here. Marks are tags, and only the secret in a person's own token makes theirs: it
 * is asked of everybody who is connected, and what comes out is a number. Nothing of it is kept but each socket's own tags.
 */
export class RosterMarks {
  readonly #pool: Pool
  readonly #access: Pick<AccessControl, 'author'>
  readonly #own = new WeakMap<Session, Map<ObjectId, string>>()

  constructor(pool: Pool, access: Pick<AccessControl, 'author'>) {
    this.#pool = pool
    this.#access = access
  }

  /** @returns undefined for a workshop that is over: its marks are nobody's any more. SPEC E2 */
  async countIn(workshopId: WorkshopId, readers: readonly OpenDocument[]): Promise<DoneCounts | undefined> {
    const marks = await marksIn(this.#pool, workshopId)
    if (marks === null) return undefined
    if (marks.size === 0) return {}
    const done = new Map<ObjectId, number>()
    for (const [index, session] of onePerPerson(readers).entries()) {
      if (index % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve))
      const own = await this.#tagsOf(session, workshopId, marks.keys())
      for (const [objectId, tags] of marks)
        if (tags.has(own.get(objectId) ?? '')) done.set(objectId, (done.get(objectId) ?? 0) + 1)
    }
    return Object.fromEntries([...done].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  async #tagsOf(
    session: Session,
    workshopId: WorkshopId,
    objectIds: Iterable<ObjectId>,
  ): Promise<ReadonlyMap<ObjectId, string>> {
    const own = this.#own.get(session) ?? new Map<ObjectId, string>()
    const unknown = [...objectIds].filter((objectId) => !own.has(objectId))
    if (unknown.length === 0 || session.caller === null) return own
    try {
      const author = await this.#access.author(session.caller, workshopId)
      for (const objectId of unknown) own.set(objectId, finishedTag(author, objectId).toString('hex'))
      this.#own.set(session, own)
    } catch (error) {
      // They were removed, or it ended, while this was counted.
      if (!(error instanceof Refusal || error instanceof UserMistake)) throw error
    }
    return own
  }
}

/** One socket of each participant who is here. */
function onePerPerson(readers: readonly OpenDocument[]): Session[] {
  const sessions = new Map<UserId, Session>()
  for (const { session, state } of readers) {
    const userId = userIdOf(session.caller)
    if (userId !== null && !session.isAway && state.decided.role === 'participant')
      sessions.set(userId, session)
  }
  return [...sessions.values()]
}
