/**
 * Events of the browser about the network and the page.
 *
 * @returns removes the listeners
 */
export function hearNetwork(on: {
  /** The network is back, or the page is in the foreground again. */
  onBack: () => void
  /** The browser reports no network; a server on the same machine may still be reachable. */
  onDoubt: () => void
}): () => void {
  if (typeof window === 'undefined') return () => undefined
  const hearVisible = (): void => {
    if (document.visibilityState === 'visible') on.onBack()
  }
  window.addEventListener('online', on.onBack)
  window.addEventListener('offline', on.onDoubt)
  document.addEventListener('visibilitychange', hearVisible)
  return () => {
    window.removeEventListener('online', on.onBack)
    window.removeEventListener('offline', on.onDoubt)
    document.removeEventListener('visibilitychange', hearVisible)
  }
}
