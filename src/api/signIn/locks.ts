const queues = new Map<string, Promise<unknown>>()

/**
 * Serializes work with the same name across all tabs of the browser. Without Web Locks (pages without https, cookies
 * that are blocked) it serializes within this page only: the work must then be idempotent.
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
  let hasBegun = false
  const begin = (): Promise<Result> => {
    hasBegun = true
    return act()
  }
  const signal = stealAfterMs === undefined ? {} : { signal: AbortSignal.timeout(stealAfterMs) }
  try {
    return await locks.request(name, signal, begin)
  } catch (error) {
    if (hasBegun || !(error instanceof DOMException)) throw error
    if (error.name === 'TimeoutError') return locks.request(name, { steal: true }, act)
    if (error.name === 'SecurityError') return inThisPage(name, act)
    throw error
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
