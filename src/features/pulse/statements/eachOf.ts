/** Calls that run at the same moment: a room's facilitator approves sixty statements with one press. */
const atOnce = 4

/** Runs an act on each item, a few at a time. @returns the errors of those that failed */
export async function eachOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const errors: unknown[] = []
  // All workers take from one iterator.
  const queue = items.values()
  const work = async (): Promise<void> => {
    for (const item of queue) {
      try {
        await act(item)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return errors
}
