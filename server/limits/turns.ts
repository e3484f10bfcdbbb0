/**
 * Schedules long work in slices: one slice in each turn of the event loop, whichever request it belongs to and however
 * many wait. Network input is handled in between.
 */
export interface Turns {
  /** Resolves when the next slice may run. */
  next(): Promise<void>
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = []

  function letOneOn(): void {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(letOneOn)
  }

  return {
    next() {
      return new Promise((resolve) => {
        waiting.push(resolve)
        if (waiting.length === 1) setImmediate(letOneOn)
      })
    },
  }
}
