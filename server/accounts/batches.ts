/** More are left for the next batch. */
const largestBatch = 500

/**
 * Joins what is asked at the same time into batches: the first goes at once, what comes while a batch is under way goes together
 * in the next. A thousand people who join in a second are a handful of statements.
 *
 * @param run answers each item at its place; when it throws, every item of the batch fails with that
 */
export function createBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = []
  let isRunning = false

  const runNext = async (): Promise<void> => {
    isRunning = true
    // What is asked in the same turn of the event loop still belongs to the first batch.
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
