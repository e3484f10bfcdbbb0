/** Does something step by step, one step between two frames: the screen follows the finger meanwhile. */
export class BetweenFrames {
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param step returns whether nothing is left to do */
  ask(step: () => boolean): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#timer = setTimeout(() => {
        this.#frame = 0
        if (!step()) this.ask(step)
      })
    })
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#frame = 0
  }
}
