import { useEffect } from 'react'

/** Coming to the front is told twice, as visible and as focused: one of them is enough. */
const onceInMs = 500

/** Fetches again when the page comes back to the front or the network comes back. */
export function useRefreshing(refetch: () => Promise<void>): void {
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
}
