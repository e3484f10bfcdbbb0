/** What a step may take, in milliseconds: laying it out and painting it take several times as much in the next frame. */
const stepMs = 4
const least = 14
const most = 200

/** How much of a table is drawn in a step, on this device: a slow one draws fewer cells at once. */
export class DrawingPace {
  /** Milliseconds for a cell; at first as on a slow device. */
  #cellMs = 0.4

  /** What a step costs at most, in cells. */
  get room(): number {
    return Math.round(Math.max(least, Math.min(most, stepMs / this.#cellMs)))
  }

  /** Takes a step, and learns from how long that takes. */
  time(cost: number, draw: () => void): void {
    const began = performance.now()
    draw()
    // A small step takes as long as what is done in any of them.
    if (cost < least) return
    const cellMs = (performance.now() - began) / cost
    // A moving average. A step that the system interrupted took longer than its cells: it counts twice the average at most.
    this.#cellMs += (Math.min(cellMs, 2 * this.#cellMs) - this.#cellMs) / 4
  }
}
