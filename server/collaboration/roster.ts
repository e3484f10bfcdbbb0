import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Role } from '#domain/access.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { avatarsShown } from '#domain/limits.ts'
import { sortPeople } from '#domain/roster.ts'
import type { DoneNumbers, FullRoster, RosterPerson, ShortRoster } from '#domain/roster.ts'
import { documentName } from '#domain/documents.ts'
import { doneIn } from '#server/database/tags.ts'
import type { Done } from '#server/database/tags.ts'
import type { Logger } from '#server/log.ts'
import { Attendance } from './attendance.ts'
import { statelessFrame } from './frames.ts'
import { userIdOf } from './person.ts'
import type { OpenDocument, Registry } from './registry.ts'
import type { RosterNames } from './rosterNames.ts'

const newcomersKept = 20_000
/** Whoever opens the session later than this after joining is told of with the next step. */
const newMs = 10 * 60 * 1000

/** What was sent last, by who may see it. */
type Sent = Record<Audience, Letter>

/**
 * Facilitators; participants; a paired phone, which counts who is done and names nobody; the screen of the room, which gets the
 * numbers and nobody's name. SPEC F2, J1, J4
 */
type Audience = 'full' | 'short' | 'remote' | 'screen'

interface Letter {
  text: string
  frame: Uint8Array
}

interface Room {
  sentAt: number
  timer: NodeJS.Timeout | null
  isSending: boolean
  /** Something changed since the last roster was begun. */
  isStale: boolean
  sent: Sent | null
  attendance: Attendance
  /** When comings and goings were told for the first time; all further times are whole steps after it. */
  firstStepMs: number
  stepTimer: NodeJS.Timeout | null
}

export interface RosterParts {
  registry: Registry
  names: RosterNames
  pool: Pool
  logger: Logger
  /** A workshop hears of changes at most this often. */
  everyMs: number
  /** Participants who left or came back are told of at most this often, at moments that are fixed beforehand. SPEC A4 */
  stepMs: number
  /** An absence that is shorter is not told of. */
  graceMs: number
}

/** Tells everyone in a workshop who is here, without anybody having to say so: frames grow with N, not with N x N. */
export class Roster {
  readonly #parts: RosterParts
  readonly #rooms = new Map<WorkshopId, Room>()
  /** Who joined and was not seen yet. */
  readonly #newcomers = new LRUCache<UserId, true>({ max: newcomersKept, ttl: newMs })

  constructor(parts: RosterParts) {
    this.#parts = parts
  }

  /** Somebody came or went, or is done with something. */
  changed(workshopId: WorkshopId): void {
    const room = this.#roomOf(workshopId)
    room.isStale = true
    // Of two that are made at a time, the one that began first could be sent last.
    if (room.timer !== null || room.isSending) return
    const wait = Math.max(0, room.sentAt + this.#parts.everyMs - performance.now())
    room.timer = setTimeout(() => {
      room.timer = null
      room.sentAt = performance.now()
      room.isStale = false
      room.isSending = true
      void this.#send(workshopId, room)
        .catch((error: unknown) => {
          this.#parts.logger.warn({ err: error }, 'the roster could not be made')
          room.isStale = true
        })
        .finally(() => {
          room.isSending = false
          if (room.isStale && this.#rooms.get(workshopId) === room) this.changed(workshopId)
        })
    }, wait).unref()
  }

  /** A newcomer is told at once; when nothing was sent yet, the first roster is on its way. */
  welcome({ session, state, link }: OpenDocument): void {
    const sent = this.#rooms.get(state.decided.workshopId)?.sent
    if (link.ref.kind === 'state' && sent) session.send(sent[audienceOf(state.decided.role)].frame)
  }

  /** Everyone who has the session open, each once: facilitators as they are, participants as far as it is told. SPEC A4 */
  async peopleIn(workshopId: WorkshopId): Promise<RosterPerson[]> {
    const room = this.#rooms.get(workshopId)
    if (!room) return []
    const facilitators = new Set<UserId>()
    const participants = new Set<UserId>()
    for (const { session, state } of this.#readers(workshopId)) {
      const userId = userIdOf(session.caller)
      if (userId === null || session.isAway) continue
      if (state.decided.role === 'facilitator') facilitators.add(userId)
      else participants.add(userId)
    }
    // Once only: who is seen again later comes back.
    room.attendance.look(participants, performance.now(), (userId) => this.#newcomers.delete(userId))
    this.#stepLater(workshopId, room)
    const ids = [...facilitators, ...room.attendance.shown]
    const names = await this.#parts.names.namesOf(ids)
    return sortPeople(
      ids.map((userId) => ({
        userId,
        ...(names.get(userId) ?? { name: '' }),
        isFacilitator: facilitators.has(userId),
      })),
    )
  }

  /** Somebody joined a workshop: they show as soon as they are there. */
  joined(userId: UserId): void {
    this.#newcomers.set(userId, true)
  }

  /** Somebody was taken out of a workshop, or became another one there. */
  rightsChanged(workshopId: WorkshopId, userId: UserId | null): void {
    const room = this.#rooms.get(workshopId)
    if (!room) return
    if (userId !== null) room.attendance.forget(userId)
    this.changed(workshopId)
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

  /** A workshop was erased: nothing of who was in it is remembered. */
  forget(workshopId: WorkshopId): void {
    const room = this.#rooms.get(workshopId)
    if (room) stopTimers(room)
    this.#rooms.delete(workshopId)
  }

  stop(): void {
    for (const room of this.#rooms.values()) stopTimers(room)
    this.#rooms.clear()
  }

  #roomOf(workshopId: WorkshopId): Room {
    const known = this.#rooms.get(workshopId)
    if (known) return known
    const room: Room = {
      ...{ sentAt: -Infinity, timer: null, isSending: false, isStale: false, sent: null, stepTimer: null },
      attendance: new Attendance(this.#parts.graceMs),
      // After a restart everybody comes back, and most of them within seconds: they are told of together, and not after a minute.
      firstStepMs: performance.now() + (0.25 + Math.random() / 4) * this.#parts.stepMs,
    }
    this.#rooms.set(workshopId, room)
    return room
  }

  /** Steps come at fixed moments: one that followed a departure after a fixed time would tell when that was. */
  #stepLater(workshopId: WorkshopId, room: Room): void {
    if (room.stepTimer !== null || !room.attendance.isWaiting) return
    const { stepMs } = this.#parts
    const sinceMs = performance.now() - room.firstStepMs
    const wait = sinceMs < 0 ? -sinceMs : stepMs - (sinceMs % stepMs)
    room.stepTimer = setTimeout(() => {
      room.stepTimer = null
      room.attendance.step(performance.now())
      this.changed(workshopId)
    }, wait).unref()
  }

  async #send(workshopId: WorkshopId, room: Room): Promise<void> {
    const people = await this.peopleIn(workshopId)
    const done = await this.#doneIn(workshopId)
    if (people.length === 0 && !room.isStale && room.stepTimer === null) this.#rooms.delete(workshopId)
    const before = room.sent
    const sent = (room.sent = lettersOf(workshopId, people, done, before))
    for (const { session, state } of this.#readers(workshopId)) {
      const audience = audienceOf(state.decided.role)
      if (sent[audience] !== before?.[audience]) session.send(sent[audience].frame)
    }
  }

  /** Counted for facilitators, their phones and the room's screen alone. */
  async #doneIn(workshopId: WorkshopId): Promise<Done | null> {
    const isAsked = this.#readers(workshopId).some(({ state }) => audienceOf(state.decided.role) !== 'short')
    return isAsked ? doneIn(this.#parts.pool, workshopId) : null
  }

  /** Who looks at a public template without being in it is not shown, and shown nobody. */
  #readers(workshopId: WorkshopId): OpenDocument[] {
    const readers = this.#parts.registry.readersOfState(workshopId)
    return readers.filter(({ state }) => state.decided.role !== 'registered')
  }
}

function stopTimers({ timer, stepTimer }: Room): void {
  if (timer !== null) clearTimeout(timer)
  if (stepTimer !== null) clearTimeout(stepTimer)
}

/** @param before what says the same is not made anew, and not sent again */
function lettersOf(
  workshopId: WorkshopId,
  people: RosterPerson[],
  done: Done | null,
  before: Sent | null,
): Sent {
  const count = people.length
  const first = people.slice(0, avatarsShown)
  const numbersOf = (finished: 'finished' | 'shown'): DoneNumbers =>
    done ? { joined: done.joined, finished: done[finished] } : {}
  const full: FullRoster = { type: 'roster', count, people, ...numbersOf('finished') }
  const short: ShortRoster = {
    ...{ type: 'roster', count, names: first.map(({ name }) => name) },
    nicknames: first.map(({ nickname }) => nickname ?? null),
  }
  const name = documentName({ kind: 'state', id: workshopId })
  const letter = (audience: Audience, message: FullRoster | ShortRoster): Letter => {
    const text = JSON.stringify(message)
    const last = before?.[audience]
    return last?.text === text ? last : { text, frame: statelessFrame(name, text) }
  }
  return {
    full: letter('full', full),
    short: letter('short', short),
    remote: letter('remote', { ...full, people: [] }),
    screen: letter('screen', { ...short, names: [], nicknames: [], ...numbersOf('shown') }),
  }
}

function audienceOf(role: Role): Audience {
  if (role === 'facilitator') return 'full'
  if (role === 'remote') return 'remote'
  return role === 'participant' ? 'short' : 'screen'
}
