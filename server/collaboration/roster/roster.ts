import type { Pool } from 'pg'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { avatarsShown } from '#domain/limits.ts'
import { audienceOf, sortPeople } from '#domain/workshop/roster.ts'
import type { Audience, DoneNumbers, FullRoster, RosterPerson, ShortRoster } from '#domain/workshop/roster.ts'
import { documentName } from '#domain/documents.ts'
import { doneIn } from '../../database/contents/tags.ts'
import type { Done } from '../../database/contents/tags.ts'
import { createLru } from '../../limits/lru.ts'
import type { Logger } from '../../log.ts'
import { Attendance } from './attendance.ts'
import { statelessFrame } from '../frames/frames.ts'
import { userIdOf } from './person.ts'
import type { OpenDocument, Registry } from '../registry.ts'
import type { RosterNames } from './rosterNames.ts'
import { mayDo, maySee } from '#domain/permissions.ts'

const joinedRoomsKept = 5000
/** A participant who opens the session later than this after joining is shown at the next step. */
const newMs = 10 * 60 * 1000

/** The last message sent to each audience. */
type Sent = Record<Audience, Letter>

interface Letter {
  text: string
  frame: Uint8Array
}

interface RosterState {
  sentAt: number
  timer: NodeJS.Timeout | null
  isSending: boolean
  /** Something changed since the last roster was begun. */
  isStale: boolean
  sent: Sent | null
  attendance: Attendance
  /** When departures and returns were shown for the first time; all later times are whole steps after it. */
  firstStepMs: number
  stepTimer: NodeJS.Timeout | null
}

export interface RosterParts {
  registry: Registry
  names: RosterNames
  pool: Pool
  logger: Logger
  /** Minimum interval between rosters of a workshop. */
  everyMs: number
  /** Departures and returns of participants are shown at most this often, at moments fixed beforehand. SPEC A4 */
  stepMs: number
  /** Shorter absences are not shown. */
  graceMs: number
}

/**
 * Sends everyone in a workshop the roster; clients send nothing for it. The number of frames grows with N, not with N x
 * N.
 */
export class Roster {
  readonly #parts: RosterParts
  readonly #rooms = new Map<WorkshopId, RosterState>()
  /** When those joined who have not been seen yet, by `performance.now()`. A timer per session, not per person. */
  readonly #newcomers = createLru<WorkshopId, Map<UserId, number>>(joinedRoomsKept, {
    ttl: newMs,
    ttlAutopurge: true,
  })

  constructor(parts: RosterParts) {
    this.#parts = parts
  }

  /** Called when somebody came or left, or changed their mark of being done. */
  changed(workshopId: WorkshopId): void {
    const roster = this.#roomOf(workshopId)
    roster.isStale = true
    // Of two concurrent rosters, the one begun first could be sent last.
    if (roster.timer !== null || roster.isSending) return
    const wait = Math.max(0, roster.sentAt + this.#parts.everyMs - performance.now())
    roster.timer = setTimeout(() => {
      roster.timer = null
      roster.sentAt = performance.now()
      roster.isStale = false
      roster.isSending = true
      void this.#send(workshopId, roster)
        .catch((error: unknown) => {
          this.#parts.logger.warn({ err: error }, 'the roster could not be built')
          roster.isStale = true
        })
        .finally(() => {
          roster.isSending = false
          if (roster.isStale && this.#rooms.get(workshopId) === roster) this.changed(workshopId)
        })
    }, wait).unref()
  }

  /** A newcomer gets the last roster at once; if none was sent yet, the first one is on its way. */
  welcome({ clientSocket, state, link }: OpenDocument): void {
    const sent = this.#rooms.get(state.decided.workshopId)?.sent
    if (link.ref.kind === 'state' && sent) clientSocket.send(sent[audienceOf(state.decided.role)].frame)
  }

  /**
   * Everyone who has the session open, each person once: facilitators as they are, participants as far as the steps
   * show them. SPEC A4
   */
  async peopleIn(workshopId: WorkshopId): Promise<RosterPerson[]> {
    const roster = this.#rooms.get(workshopId)
    if (!roster) return []
    const facilitators = new Set<UserId>()
    const participants = new Set<UserId>()
    for (const { clientSocket, state } of this.#readers(workshopId)) {
      const userId = userIdOf(clientSocket.caller)
      if (userId === null || clientSocket.isAway) continue
      if (maySee(state.decided.role, 'all')) facilitators.add(userId)
      else participants.add(userId)
    }
    // Counts once only: a participant who is seen again later is a returning one.
    const nowMs = performance.now()
    const newcomers = this.#newcomers.get(workshopId)
    roster.attendance.look(participants, nowMs, (userId) => {
      const joinedAtMs = newcomers?.get(userId)
      newcomers?.delete(userId)
      return joinedAtMs !== undefined && nowMs - joinedAtMs <= newMs
    })
    this.#stepLater(workshopId, roster)
    const ids = [...facilitators, ...roster.attendance.shown]
    const names = await this.#parts.names.namesOf(ids)
    return sortPeople(
      ids.map((userId) => ({
        userId,
        ...(names.get(userId) ?? { name: '' }),
        isFacilitator: facilitators.has(userId),
      })),
    )
  }

  /** A person joined a workshop: shown as soon as they are present. */
  joined(workshopId: WorkshopId, userId: UserId): void {
    const newcomers = this.#newcomers.get(workshopId) ?? new Map<UserId, number>()
    this.#newcomers.set(workshopId, newcomers.set(userId, performance.now()))
  }

  /** A person was removed from a workshop, or changed their role there. */
  rightsChanged(workshopId: WorkshopId, userId: UserId | null): void {
    const roster = this.#rooms.get(workshopId)
    if (!roster) return
    if (userId !== null) roster.attendance.forget(userId)
    this.changed(workshopId)
  }

  /** A person says good-bye and leaves the page open: they are not shown until they reconnect. */
  goOffline(userId: UserId): void {
    for (const clientSocket of this.#parts.registry.sessions) {
      if (userIdOf(clientSocket.caller) !== userId || clientSocket.isAway) continue
      clientSocket.isAway = true
      for (const { state } of clientSocket.links.values()) {
        if (state.is === 'open') this.changed(state.decided.workshopId)
      }
    }
  }

  /** A workshop was erased: all data about the people in it is dropped. */
  forget(workshopId: WorkshopId): void {
    const roster = this.#rooms.get(workshopId)
    if (roster) stopTimers(roster)
    this.#rooms.delete(workshopId)
    this.#newcomers.delete(workshopId)
  }

  stop(): void {
    for (const roster of this.#rooms.values()) stopTimers(roster)
    this.#rooms.clear()
    this.#newcomers.clear()
  }

  #roomOf(workshopId: WorkshopId): RosterState {
    const known = this.#rooms.get(workshopId)
    if (known) return known
    const roster: RosterState = {
      ...{ sentAt: -Infinity, timer: null, isSending: false, isStale: false, sent: null, stepTimer: null },
      attendance: new Attendance(this.#parts.graceMs),
      // After a restart everybody reconnects, most of them within seconds: they are shown together at an early step,
      // not after a minute.
      firstStepMs: performance.now() + (0.25 + Math.random() / 4) * this.#parts.stepMs,
    }
    this.#rooms.set(workshopId, roster)
    return roster
  }

  /** Steps come at fixed moments: a step at a fixed time after a departure would reveal when the departure was. */
  #stepLater(workshopId: WorkshopId, roster: RosterState): void {
    if (roster.stepTimer !== null || !roster.attendance.isWaiting) return
    const { stepMs } = this.#parts
    const sinceMs = performance.now() - roster.firstStepMs
    const wait = sinceMs < 0 ? -sinceMs : stepMs - (sinceMs % stepMs)
    roster.stepTimer = setTimeout(() => {
      roster.stepTimer = null
      roster.attendance.step(performance.now())
      this.changed(workshopId)
    }, wait).unref()
  }

  async #send(workshopId: WorkshopId, roster: RosterState): Promise<void> {
    const people = await this.peopleIn(workshopId)
    const done = await doneIn(this.#parts.pool, workshopId)
    if (people.length === 0 && !roster.isStale && roster.stepTimer === null) this.#rooms.delete(workshopId)
    const before = roster.sent
    const sent = (roster.sent = lettersOf(workshopId, people, done, before))
    for (const { clientSocket, state } of this.#readers(workshopId)) {
      const audience = audienceOf(state.decided.role)
      if (sent[audience] !== before?.[audience]) clientSocket.send(sent[audience].frame)
    }
  }

  /** A person who views a public template without being a member is not shown, and gets no names. */
  #readers(workshopId: WorkshopId): OpenDocument[] {
    const readers = this.#parts.registry.readersOfState(workshopId)
    return readers.filter(({ state }) => mayDo(state.decided.role, 'look'))
  }
}

function stopTimers({ timer, stepTimer }: RosterState): void {
  if (timer !== null) clearTimeout(timer)
  if (stepTimer !== null) clearTimeout(stepTimer)
}

/** @param before an equal roster is not encoded and not sent again */
function lettersOf(
  workshopId: WorkshopId,
  people: RosterPerson[],
  done: Done | null,
  before: Sent | null,
): Sent {
  const count = people.length
  const here = people.filter(({ isFacilitator }) => !isFacilitator).length
  const first = people.slice(0, avatarsShown)
  const numbersOf = (finished: 'finished' | 'shown'): DoneNumbers =>
    done ? { joined: done.joined, here, finished: done[finished] } : {}
  const full: FullRoster = { type: 'roster', count, people, ...numbersOf('finished') }
  const short: ShortRoster = {
    ...{ type: 'roster', count, names: first.map(({ name }) => name) },
    nicknames: first.map(({ nickname }) => nickname ?? null),
    // Never how many are done. SPEC F2
    ...(done && { joined: done.joined }),
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
