import type { UserId } from '#domain/ids.ts'

interface Attendee {
  isShown: boolean
  /** When the last socket was gone, by `performance.now()`; null while there is one. */
  goneAtMs: number | null
}

/**
 * Which participants of one workshop the roster shows. Beside a departure or a return that is shown to the second, whatever
 * comes with it has a name: a queue of answers, a mark of being done. So only who just joined is shown at once; who left and who
 * came back change in steps, several at a time. Who is seen for the first time may have been here before: the server was started
 * again, or everybody had left and the room was forgotten. SPEC A4
 */
export class Attendance {
  readonly #attendees = new Map<UserId, Attendee>()
  /** Taken out of the workshop, with sockets that are still to be closed. */
  readonly #leaving = new Set<UserId>()
  readonly #graceMs: number

  /** @param graceMs a shorter absence is not shown at all */
  constructor(graceMs: number) {
    this.#graceMs = graceMs
  }

  /**
   * @param here participants with a socket now
   * @param hasJustJoined whether somebody who was not seen so far is new to the workshop
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

  /** Shows who is back, and no longer shows who has been away for longer than the grace. */
  step(nowMs: number): void {
    for (const attendee of this.#attendees.values()) {
      if (attendee.goneAtMs === null) attendee.isShown = true
      else if (nowMs - attendee.goneAtMs >= this.#graceMs) attendee.isShown = false
    }
  }

  /** Somebody was taken out of the workshop: they are shown no more, at once. */
  forget(userId: UserId): void {
    if (this.#attendees.delete(userId)) this.#leaving.add(userId)
  }

  get shown(): UserId[] {
    return [...this.#attendees].filter(([, { isShown }]) => isShown).map(([userId]) => userId)
  }

  /** A step has something to tell, now or later. */
  get isWaiting(): boolean {
    return [...this.#attendees.values()].some(({ isShown, goneAtMs }) => isShown === (goneAtMs !== null))
  }
}
