/** Lets the page open without a connection after a first visit. Not in development, where it would serve old files. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    // Where it cannot be (a private window, plain http) the page works as it is, while there is a connection.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}
