import { useEffect } from 'react'
import { Offline, ServerTrouble } from '../callErrors.ts'
import type { CallError } from '../callErrors.ts'

/** Browsers report a page's return twice, by visibility and by focus; the second event within this time is ignored. */
const onceInMs = 500

/**
 * Shortest delay of a retry; with jitter up to twice as long, so that devices do not all return at once after an
 * outage.
 */
const againMs = 4000

/**
 * Refetches when the page comes back to the front or the network comes back. While the server cannot be reached, it
 * also retries every few seconds, because browsers do not always report the end of an outage.
 *
 * @param error of the last attempt, a new object for each attempt; without an error there are no retries
 */
export function useRefreshing(refetch: () => Promise<void>, error: CallError | null = null): void {
  useEffect(() => {
    let lastMs = performance.now()
    const refetchInFront = (): void => {
      if (document.visibilityState !== 'visible' || performance.now() - lastMs < onceInMs) return
      lastMs = performance.now()
      void refetch()
    }
    const refetchOnline = (): void => void refetch()
    document.addEventListener('visibilitychange', refetchInFront)
    globalThis.addEventListener('focus', refetchInFront)
    globalThis.addEventListener('online', refetchOnline)
    return () => {
      document.removeEventListener('visibilitychange', refetchInFront)
      globalThis.removeEventListener('focus', refetchInFront)
      globalThis.removeEventListener('online', refetchOnline)
    }
  }, [refetch])
  useEffect(() => {
    if (!isPassing(error) || !navigator.onLine || document.visibilityState !== 'visible') return
    const timer = setTimeout(() => void refetch(), againMs * (1 + Math.random()))
    return () => clearTimeout(timer)
  }, [error, refetch])
}

function isPassing(error: CallError | null): boolean {
  return error instanceof Offline || (error instanceof ServerTrouble && !error.aboutThisCall)
}
