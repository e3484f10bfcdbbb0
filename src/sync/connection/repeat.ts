import { backoffMs } from './backoff.ts'

export interface Polling {
  /** Polls now, because a call changed something. */
  askNow: () => void
  stop: () => void
}

const bounds = { firstMs: 2000, mostMs: 60_000 }

/** Polls at once and repeatedly while the page is in the foreground; backs off on failure. */
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
  // Deferred until the caller holds the object that can stop it.
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
