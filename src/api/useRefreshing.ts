import { useEffect } from 'react'
import { Offline, ServerTrouble } from './callErrors.ts'
import type { CallError } from './callErrors.ts'

/** Coming to the front is told twice, as visible and as focused: one of them is enough. */
const onceInMs = 500

/** How long until the next try; up to twice as long, so that not all come at once when a server is back. */
const againMs = 4000

/**
 * Fetches again when the page comes back to the front or the network comes back; and every few seconds as long as the server
 * cannot be reached, which a browser does not always know to end.
 *
 * @param error what the last try failed with, another one for each; without it nothing is tried by itself
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
