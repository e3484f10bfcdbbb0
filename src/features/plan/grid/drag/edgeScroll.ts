/** A place in the window, in pixels. */
export interface Point {
  x: number
  y: number
}

/** So near to an edge of the table, in pixels, it scrolls. */
const near = 36
/** Pixels in a millisecond: where scrolling begins, and at the edge. */
const speed = { least: 0.1, most: 1.2 }
/** A frame that came late scrolls no further. */
const longestFrameMs = 50

/**
 * How fast a table scrolls while the pointer is near one of its edges, in pixels a millisecond: faster nearer to it, and
 * not at all beyond it by more than as much.
 */
export function edgeSpeed(at: number, low: number, high: number): number {
  if (at < low - near || at > high + near) return 0
  const [before, after] = [low + near - at, at - (high - near)]
  const depth = Math.max(before, after)
  if (depth <= 0) return 0
  const by = speed.least + (speed.most - speed.least) * Math.min(1, depth / near)
  return before > after ? -by : by
}

/**
 * Does something in each frame, however the pointer rests.
 *
 * @param step is told the milliseconds since the frame before
 */
export function inEachFrame(step: (ms: number) => void, signal: AbortSignal): void {
  let before: number | null = null
  const next = (now: number): void => {
    if (signal.aborted) return
    const ms = before === null ? 0 : Math.min(longestFrameMs, now - before)
    before = now
    step(ms)
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}
