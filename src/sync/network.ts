/**
 * What the browser knows of the network and of the page.
 *
 * @returns stops hearing
 */
export function hearNetwork(on: {
  /** The network is back, or the page is in front again. */
  onBack: () => void
  /** The browser says that there is no network; a server on the same machine may be there all the same. */
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
