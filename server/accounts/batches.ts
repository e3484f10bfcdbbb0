/** Maximum size of a batch; the rest waits for the next one. */
const largestBatch = 500

/**
 * Batches simultaneous requests: the first one runs at once, those that arrive meanwhile run together in the next
 * batch. A thousand people joining within a second cost a handful of statements.
 *
 * @param run answers each item at its index; when it throws, every item of the batch fails with that error
 */
export function createBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = []
  let isRunning = false

  const runNext = async (): Promise<void> => {
    isRunning = true
    // Requests of the same turn of the event loop still belong to the first batch.
    await Promise.resolve()
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch)
      waiting = waiting.slice(largestBatch)
      try {
        const results = await run(batch.map(({ item }) => item))
        batch.forEach(({ resolve }, index) => resolve(results[index] as Result))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runNext()
    })
}
