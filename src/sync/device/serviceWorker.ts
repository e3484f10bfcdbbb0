/**
 * When the first screen is drawn, in milliseconds after page load: its files are cached then, for a reload without a
 * network a moment later.
 */
const drawnMs = 1000
/** When the page has settled, in milliseconds after page load: nothing is prefetched while somebody waits. */
const settledMs = 8000

/**
 * Lets the page open offline after a first visit. Where service workers are missing (private window, plain http) the
 * page works without one. Off in development, where it would serve stale files.
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

/** Files that failed to load offline are fetched when the network is back; cached ones cost nothing. */
export function startTelling(workers: Pick<ServiceWorkerContainer, 'ready'>): void {
  const tell = (): void => void tellFiles(workers)
  tell()
  window.addEventListener('online', tell)
}

/**
 * Files that were loaded long after the page, such as those of an opened document: the worker keeps what it is told of,
 * and forgets the rest at the next visit.
 */
export function tellLoaded(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (import.meta.env.PROD && workers) void tellFiles(workers)
}

/** The first visit loads its files before the worker can see them: they are cached without another request. */
export async function tellUsed(workers: Pick<ServiceWorkerContainer, 'ready'>): Promise<void> {
  const { active } = await workers.ready
  active?.postMessage({ files: usedFiles(), areEnough: true })
}

/** From these the worker reads which other files of the program exist. */
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
