/** The turn of a task that waits for all others, and for which all others wait. */
export const alone = Number.MAX_VALUE

interface Waiting {
  turn: number
  signal: AbortSignal
  run: () => Promise<void>
}

/**
 * Runs one task after the other, those with the lowest turn first. Pages are drawn in one worker: many at once would
 * only delay the one that somebody looks at. A task does not wait for a running one with a higher turn, which may be
 * waiting for its part of the file.
 *
 * @returns adds a task; it does not begin when its signal was aborted before
 */
export function createTurns(): <Result>(
  turn: number,
  signal: AbortSignal,
  task: () => Promise<Result>,
) => Promise<Result> {
  const waiting: Waiting[] = []
  const running = new Set<number>()

  function next(): void {
    for (let at = firstOf(waiting); at >= 0; at = firstOf(waiting)) {
      const { turn } = waiting[at] as Waiting
      if (running.has(alone) || Math.min(...running) <= turn) return
      const [task] = waiting.splice(at, 1)
      running.add(turn)
      void task?.run().then(() => {
        running.delete(turn)
        next()
      })
    }
  }

  return (turn, signal, task) =>
    new Promise((resolve, reject) => {
      const run = async (): Promise<void> => {
        try {
          signal.throwIfAborted()
          resolve(await task())
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      }
      waiting.push({ turn, signal, run })
      // In a microtask: everything that a render asks for is sorted first.
      queueMicrotask(next)
    })
}

function firstOf(waiting: readonly Waiting[]): number {
  let first = -1
  for (const [at, { turn }] of waiting.entries())
    if (first < 0 || turn < (waiting[first]?.turn ?? 0)) first = at
  return first
}
