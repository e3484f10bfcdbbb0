const queues = new Map<string, Promise<unknown>>()

/**
 * Serializes work with the same name across all tabs of the browser. Without Web Locks (pages without https) it
 * serializes within this page only: the work must then be idempotent.
 *
 * @param stealAfterMs how long to wait for a possibly suspended tab before its lock is stolen; forever when left out
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
