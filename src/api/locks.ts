const queues = new Map<string, Promise<unknown>>()

/**
 * Does one thing at a time of a name, over all tabs of the browser. Where the browser has no Web Locks (an address without
 * https), over this page only: what is done under a lock must then be safe to happen twice.
 *
 * @param stealAfterMs how long to wait for a tab that may be asleep before the lock is taken from it; for ever when left out
 */
export async function withLock<Result>(
  name: string,
  act: () => Promise<Result>,
  { stealAfterMs }: { stealAfterMs?: number } = {},
): Promise<Result> {
  const locks = typeof document === 'undefined' ? undefined : (navigator.locks as LockManager | undefined)
  if (!locks) return inThisPage(name, act)
  if (stealAfterMs === undefined) return locks.request(name, act)
  let hasBegun = false
  const begin = (): Promise<Result> => {
    hasBegun = true
    return act()
  }
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(stealAfterMs) }, begin)
  } catch (error) {
    if (hasBegun || !(error instanceof DOMException) || error.name !== 'TimeoutError') throw error
    return locks.request(name, { steal: true }, act)
  }
}

async function inThisPage<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
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
