/**
 * Lets long work on in small pieces: one piece in each turn of the event loop, whoever's it is and however many wait. What came
 * over the network meanwhile is answered in between.
 */
export interface Turns {
  /** Resolves when the next piece may be done. */
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
