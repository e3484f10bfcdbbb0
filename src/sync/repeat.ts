import { backoffMs } from './backoff.ts'

export interface Polling {
  /** Asks now, because something was changed by a call. */
  askNow: () => void
  stop: () => void
}

const bounds = { firstMs: 2000, mostMs: 60_000 }

/** Asks at once and again and again while the page is in front; less often while it fails. */
export function repeat(everyMs: () => number, ask: (isStopped: () => boolean) => Promise<void>): Polling {
  let isStopped = false
  let isAsking = false
  let isWanted = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = (ms: number): void => {
    if (!isStopped) timer = setTimeout(() => void round(), ms)
  }
  const round = async (): Promise<void> => {
    if (typeof document !== 'undefined' && document.visibilityState !== 'visible') return again(everyMs())
    isAsking = true
    isWanted = false
    try {
      await ask(() => isStopped)
      failures = 0
      again(isWanted ? 0 : everyMs())
    } catch {
      again(everyMs() + backoffMs(failures++, bounds))
    } finally {
      isAsking = false
    }
  }
  // Not before the caller has what stops it.
  again(0)
  return {
    askNow() {
      isWanted = true
      if (isAsking) return
      clearTimeout(timer)
      again(0)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
