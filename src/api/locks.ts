const queues = new Map<string, Promise<unknown>>()

/**
 * Does one thing at a time of a name, over all tabs of the browser. Where the browser has no Web Locks (an address without
 * https), over this page only: what is done under a lock must then be safe to happen twice.
 */
export async function withLock<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (locks && typeof document !== 'undefined') return locks.request(name, act)
  const turn = (queues.get(name) ?? Promise.resolve()).then(act)
  const settled = turn.then(
    () => undefined,
    () => undefined,
  )
  queues.set(name, settled)
  try {
    return await turn
  } finally {
    if (queues.get(name) === settled) queues.delete(name)
  }
}
