/**
 * Counts a document's own edits until the server has them on disk. The provider's `unsyncedChanges` is not enough: it
 * restarts at each connection, and its first acknowledgement may be for something else.
 */
export class UnacknowledgedEdits {
  #edits = 0
  #acknowledged = 0
  /** For each frame in flight, how many edits it and the frames before it hold. */
  #frames: number[] = []
  /** When the oldest unacknowledged frame was sent, in milliseconds; null when none is in flight. */
  oldestMs: number | null = null

  /** An edit was made here, or an unsent one of an earlier page was found. */
  edited(): void {
    this.#edits += 1
  }

  /** A frame with everything up to now was sent on the current websocket. */
  sent(nowMs: number): void {
    this.#frames.push(this.#edits)
    this.oldestMs ??= nowMs
  }

  /** The server acknowledged the oldest frame. Acknowledgements arrive in order. */
  acknowledged(nowMs: number): void {
    const edits = this.#frames.shift()
    if (edits !== undefined) this.#acknowledged = Math.max(this.#acknowledged, edits)
    this.oldestMs = this.#frames.length > 0 ? nowMs : null
  }

  /** The websocket is gone, and it is unknown which frames arrived: the next handshake resends everything. */
  lost(): void {
    this.#frames = []
    this.oldestMs = null
  }

  /** The server has all edits of this device, or will never take them. */
  settle(): void {
    this.#acknowledged = this.#edits
  }

  get hasUnsaved(): boolean {
    return this.#edits > this.#acknowledged
  }

  /** Edits were sent and are not acknowledged. */
  get isUnderWay(): boolean {
    return this.hasUnsaved && this.#frames.length > 0
  }
}
