/** Delay before a retry, doubled each time: when the browser reports a network, it is often only half back. */
const patience = { firstMs: 1000, mostMs: 10_000 }

/**
 * Retries while there is a network, with growing pauses, which start over when the device is back online.
 *
 * @returns ends the retries
 */
export function keepRetrying(retry: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout>
  const retryOnline = (): void => {
    if (navigator.onLine) retry()
  }
  const waitFor = (ms: number): void => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      retryOnline()
      waitFor(Math.min(patience.mostMs, ms * 2))
    }, ms)
  }
  const onOnline = (): void => {
    // Before the retry, which may end them.
    waitFor(patience.firstMs)
    retryOnline()
  }
  waitFor(patience.mostMs)
  addEventListener('online', onOnline)
  return () => {
    clearTimeout(waiting)
    removeEventListener('online', onOnline)
  }
}
