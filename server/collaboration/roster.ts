import type { Role } from '#domain/access.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { avatarsShown } from '#domain/limits.ts'
import { sortPeople } from '#domain/roster.ts'
import type { FullRoster, RosterPerson, ShortRoster } from '#domain/roster.ts'
import { documentName } from '#domain/documents.ts'
import type { Logger } from '#server/log.ts'
import { statelessFrame } from './frames.ts'
import { userIdOf } from './person.ts'
import type { OpenDocument, Registry } from './registry.ts'
import type { DoneCounts, RosterMarks } from './rosterMarks.ts'
import type { RosterNames } from './rosterNames.ts'

/** What was sent last, by who may see it. */
type Sent = Record<Audience, Letter>

/** Facilitators; participants; the screen of the room, which names nobody. SPEC F2, J1 */
type Audience = 'full' | 'short' | 'screen'

interface Letter {
  text: string
  frame: Uint8Array
}

interface Room {
  sentAt: number
  timer: NodeJS.Timeout | null
  sent: Sent | null
}

export interface RosterParts {
  registry: Registry
  names: RosterNames
  marks: RosterMarks
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

  /** Somebody came or went, or is done with something. */
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
    if (link.ref.kind === 'state' && sent) session.send(sent[audienceOf(state.decided.role)].frame)
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
    const finished = await this.#finishedIn(workshopId)
    if (people.length === 0 && room.timer === null) this.#rooms.delete(workshopId)
    const before = room.sent
    const sent = (room.sent = lettersOf(workshopId, people, finished, before))
    for (const { session, state } of this.#readers(workshopId)) {
      const audience = audienceOf(state.decided.role)
      if (sent[audience] !== before?.[audience]) session.send(sent[audience].frame)
    }
  }

  /** Counted for facilitators alone. */
  async #finishedIn(workshopId: WorkshopId): Promise<DoneCounts | undefined> {
    const readers = this.#readers(workshopId)
    if (!readers.some(({ state }) => state.decided.role === 'facilitator')) return undefined
    return this.#parts.marks.countIn(workshopId, readers)
  }

  /** Who looks at a public template without being in it is not shown, and shown nobody. */
  #readers(workshopId: WorkshopId): OpenDocument[] {
    const readers = this.#parts.registry.readersOfState(workshopId)
    return readers.filter(({ state }) => state.decided.role !== 'registered')
  }
}

/** @param before what says the same is not made anew, and not sent again */
function lettersOf(
  workshopId: WorkshopId,
  people: RosterPerson[],
  finished: DoneCounts | undefined,
  before: Sent | null,
): Sent {
  const count = people.length
  const names = people.slice(0, avatarsShown).map(({ name }) => name)
  const full: FullRoster = { type: 'roster', count, people, ...(finished ? { finished } : {}) }
  const short: ShortRoster = { type: 'roster', count, names }
  const name = documentName({ kind: 'state', id: workshopId })
  const letter = (audience: Audience, message: FullRoster | ShortRoster): Letter => {
    const text = JSON.stringify(message)
    const last = before?.[audience]
    return last?.text === text ? last : { text, frame: statelessFrame(name, text) }
  }
  return {
    full: letter('full', full),
    short: letter('short', short),
    screen: letter('screen', { ...short, names: [] }),
  }
}

function audienceOf(role: Role): Audience {
  if (role === 'facilitator') return 'full'
  return role === 'participant' ? 'short' : 'screen'
}
