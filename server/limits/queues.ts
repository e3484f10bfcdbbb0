import { Refusal } from '#domain/errors.ts'

/**
 * Runs what has the same key one after the other.
 *
 * @param longest more who wait are refused, `RATE_LIMITED`
 */
export function createQueues(
  longest = Infinity,
): <Result>(key: string, act: () => Promise<Result>) => Promise<Result> {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return async (key, act) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 }
    if (queue.waiting >= longest) throw new Refusal('RATE_LIMITED', 'too many at once')
    queues.set(key, queue)
    queue.waiting += 1
    const mine = queue.last.then(act)
    queue.last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      queue.waiting -= 1
      if (queue.waiting === 0) queues.delete(key)
    }
  }
}
