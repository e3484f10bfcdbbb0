/** When what was loaded is drawn, in milliseconds after it was loaded: it is kept then, for who reloads in a tunnel a moment later. */
const drawnMs = 1000
/** When the page has settled, in milliseconds after it was loaded: nothing is fetched ahead while somebody waits. */
const settledMs = 8000

/**
 * Lets the page open without a connection after a first visit. Where the browser cannot (a private window, plain http) the
 * page works as it is. Not in development, where it would serve old files.
 */
export function registerServiceWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!import.meta.env.PROD || !workers) return
  window.addEventListener('load', () => {
    workers
      .register('/sw.js')
      .then(() => {
        setTimeout(() => void tellUsed(workers), drawnMs)
        setTimeout(() => startTelling(workers), settledMs)
      })
      .catch(() => undefined)
  })
}

/** What the worker could not get while the network was gone, it gets when that is back; what it has costs nothing. */
export function startTelling(workers: Pick<ServiceWorkerContainer, 'ready'>): void {
  const tell = (): void => void tellFiles(workers)
  tell()
  window.addEventListener('online', tell)
}

/** The first visit loads its files before the worker can see them: those are kept, and nothing is fetched for it. */
export async function tellUsed(workers: Pick<ServiceWorkerContainer, 'ready'>): Promise<void> {
  const { active } = await workers.ready
  active?.postMessage({ files: usedFiles(), areEnough: true })
}

/** Of the rest of the program the worker reads in them. */
async function tellFiles(workers: Pick<ServiceWorkerContainer, 'ready'>): Promise<void> {
  const { active } = await workers.ready
  active?.postMessage({ files: usedFiles() })
}

function usedFiles(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = resources
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  return [...new Set(files)]
}
