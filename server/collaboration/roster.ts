import type { UserId, WorkshopId } from '#domain/ids.ts'
import { avatarsShown } from '#domain/limits.ts'
import { sortPeople } from '#domain/roster.ts'
import type { FullRoster, RosterPerson, ShortRoster } from '#domain/roster.ts'
import { documentName } from '#domain/documents.ts'
import type { Logger } from '#server/log.ts'
import { statelessFrame } from './frames.ts'
import { userIdOf } from './person.ts'
import type { OpenDocument, Registry } from './registry.ts'
import type { RosterNames } from './rosterNames.ts'

/** What was sent last, by who may see it. */
interface Sent {
  full: Uint8Array
  short: Uint8Array
  /** What both say, to see whether anything changed. */
  text: string
}

interface Room {
  sentAt: number
  timer: NodeJS.Timeout | null
  sent: Sent | null
}

export interface RosterParts {
  registry: Registry
  names: RosterNames
  logger: Logger
  /** A workshop hears of changes at most this often. */
  everyMs: number
}

/** Tells everyone in a workshop who is here, without anybody having to say so: frames grow with N, not with N x N. */
export class Roster {
  readonly #parts: RosterParts
  readonly #rooms = new Map<WorkshopId, Room>()

  constructor(parts: RosterParts) {
    this.#parts = parts
  }

  /** Somebody came or went. */
  changed(workshopId: WorkshopId): void {
    const room = this.#rooms.get(workshopId) ?? { sentAt: -Infinity, timer: null, sent: null }
    this.#rooms.set(workshopId, room)
    if (room.timer !== null) return
    const wait = Math.max(0, room.sentAt + this.#parts.everyMs - performance.now())
    room.timer = setTimeout(() => {
      room.timer = null
      room.sentAt = performance.now()
      this.#send(workshopId, room).catch((error: unknown) => {
        this.#parts.logger.warn({ err: error }, 'the roster could not be made')
        this.changed(workshopId)
      })
    }, wait).unref()
  }

  /** A newcomer is told at once; when nothing was sent yet, the first roster is on its way. */
  welcome({ session, state, link }: OpenDocument): void {
    const sent = this.#rooms.get(state.decided.workshopId)?.sent
    if (link.ref.kind === 'state' && sent) session.send(frameFor(state.decided.role, sent))
  }

  /** Everyone who has the session open, each once. */
  async peopleIn(workshopId: WorkshopId): Promise<RosterPerson[]> {
    const roles = new Map<UserId, boolean>()
    for (const { session, state } of this.#readers(workshopId)) {
      const userId = userIdOf(session.caller)
      if (userId !== null && !session.isAway) roles.set(userId, state.decided.role === 'facilitator')
    }
    const names = await this.#parts.names.namesOf([...roles.keys()])
    return sortPeople(
      [...roles].map(([userId, isFacilitator]) => ({
        userId,
        name: names.get(userId) ?? '',
        isFacilitator,
      })),
    )
  }

  /** Somebody says good-bye and leaves the page open: they are not shown until they connect again. */
  goOffline(userId: UserId): void {
    for (const session of this.#parts.registry.sessions) {
      if (userIdOf(session.caller) !== userId || session.isAway) continue
      session.isAway = true
      for (const { state } of session.links.values()) {
        if (state.is === 'open') this.changed(state.decided.workshopId)
      }
    }
  }

  stop(): void {
    for (const { timer } of this.#rooms.values()) if (timer !== null) clearTimeout(timer)
    this.#rooms.clear()
  }

  async #send(workshopId: WorkshopId, room: Room): Promise<void> {
    const people = await this.peopleIn(workshopId)
    if (people.length === 0 && room.timer === null) this.#rooms.delete(workshopId)
    const text = JSON.stringify(people)
    if (room.sent?.text === text) return
    room.sent = encode(workshopId, people, text)
    for (const { session, state } of this.#readers(workshopId))
      session.send(frameFor(state.decided.role, room.sent))
  }

  /** Who looks at a public template without being in it is not shown, and shown nobody. */
  #readers(workshopId: WorkshopId): OpenDocument[] {
    const readers = this.#parts.registry.readersOfState(workshopId)
    return readers.filter(({ state }) => state.decided.role !== 'registered')
  }
}

function encode(workshopId: WorkshopId, people: RosterPerson[], text: string): Sent {
  const count = people.length
  const names = people.slice(0, avatarsShown).map(({ name }) => name)
  const full: FullRoster = { type: 'roster', count, people }
  const short: ShortRoster = { type: 'roster', count, names }
  const name = documentName({ kind: 'state', id: workshopId })
  return {
    full: statelessFrame(name, JSON.stringify(full)),
    short: statelessFrame(name, JSON.stringify(short)),
    text,
  }
}

function frameFor(role: string, sent: Sent): Uint8Array {
  return role === 'facilitator' ? sent.full : sent.short
}
