/**
 * Counts a document's own edits until the server says that they are on disk. `unsyncedChanges` of the provider is not enough: it
 * starts again at each connection, and its first acknowledgement may be of something else.
 */
export class InFlight {
  #edits = 0
  #acknowledged = 0
  /** For each frame on its way, how many edits it and the frames before it hold. */
  #frames: number[] = []
  /** When the oldest frame that is not acknowledged was sent, in milliseconds; null when there is none. */
  oldestMs: number | null = null

  /** Something was edited here, or was found that was edited here before the page was opened. */
  edited(): void {
    this.#edits += 1
  }

  /** A frame with everything up to now went out on the current socket. */
  sent(nowMs: number): void {
    this.#frames.push(this.#edits)
    this.oldestMs ??= nowMs
  }

  /** The server took the oldest frame. It takes them one after the other. */
  acknowledged(nowMs: number): void {
    const edits = this.#frames.shift()
    if (edits !== undefined) this.#acknowledged = Math.max(this.#acknowledged, edits)
    this.oldestMs = this.#frames.length > 0 ? nowMs : null
  }

  /** The socket is gone, and nobody knows what of it arrived: the next handshake brings it all. */
  lost(): void {
    this.#frames = []
    this.oldestMs = null
  }

  /** Nothing of this device's is missing on the server any more, or it never will be there. */
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
