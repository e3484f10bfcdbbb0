import { Refusal } from '#domain/errors.ts'

/**
 * Runs work with the same key sequentially.
 *
 * @param longest maximum queue; beyond it `RATE_LIMITED`
 */
export function createQueues(
  longest = Infinity,
): <Result>(key: string, act: () => Promise<Result>) => Promise<Result> {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return async (key, act) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 }
    if (queue.waiting >= longest) throw new Refusal('RATE_LIMITED', 'queue is full')
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
