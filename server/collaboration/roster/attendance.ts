import type { UserId } from '#domain/ids.ts'

interface Attendee {
  isShown: boolean
  /** When the last socket closed, by `performance.now()`; null while one is open. */
  goneAtMs: number | null
}

/**
 * The participants of one workshop that the roster shows. If a departure or return were shown to the second, whatever
 * happens at the same time could be attributed to a person: the sending of queued answers, a mark of being done. So
 * only those who just joined are shown at once; departures and returns are shown in steps, several at a time. A
 * participant seen for the first time may have been present before: the server was restarted, or everybody had left and
 * the workshop was unloaded. SPEC A4
 */
export class Attendance {
  readonly #attendees = new Map<UserId, Attendee>()
  /** Removed from the workshop, with sockets that are not closed yet. */
  readonly #leaving = new Set<UserId>()
  readonly #graceMs: number

  /** @param graceMs a shorter absence is not shown at all */
  constructor(graceMs: number) {
    this.#graceMs = graceMs
  }

  /**
   * @param here participants with an open socket
   * @param hasJustJoined whether a participant who was not seen so far has just joined the workshop
   */
  look(here: ReadonlySet<UserId>, nowMs: number, hasJustJoined: (userId: UserId) => boolean): void {
    for (const userId of this.#leaving) if (!here.has(userId)) this.#leaving.delete(userId)
    for (const userId of here) {
      const attendee = this.#attendees.get(userId)
      if (attendee) attendee.goneAtMs = null
      else if (!this.#leaving.has(userId))
        this.#attendees.set(userId, { isShown: hasJustJoined(userId), goneAtMs: null })
    }
    for (const [userId, attendee] of this.#attendees) if (!here.has(userId)) attendee.goneAtMs ??= nowMs
  }

  /** Shows those who have returned, and hides those who have been away for longer than the grace time. */
  step(nowMs: number): void {
    for (const attendee of this.#attendees.values()) {
      if (attendee.goneAtMs === null) attendee.isShown = true
      else if (nowMs - attendee.goneAtMs >= this.#graceMs) attendee.isShown = false
    }
  }

  /** Hides a participant who was removed from the workshop, at once. */
  forget(userId: UserId): void {
    if (this.#attendees.delete(userId)) this.#leaving.add(userId)
  }

  get shown(): UserId[] {
    return [...this.#attendees].filter(([, { isShown }]) => isShown).map(([userId]) => userId)
  }

  /** Whether a step has changes to show, now or later. */
  get isWaiting(): boolean {
    return [...this.#attendees.values()].some(({ isShown, goneAtMs }) => isShown === (goneAtMs !== null))
  }
}
