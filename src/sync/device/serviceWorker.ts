/**
 * When the first screen is drawn, in milliseconds after page load: its files are cached then, for a reload without a
 * network a moment later.
 */
const drawnMs = 1000
/** When the page has settled, in milliseconds after page load: nothing is prefetched while somebody waits. */
const settledMs = 8000
/** Files that are loaded together are told together, in milliseconds. */
const togetherMs = 1000

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

/**
 * Files that failed to load offline are fetched when the network is back; cached ones cost nothing. The worker keeps what
 * it is told of, so it is also told of files that are loaded long after the page, such as the decoders of a document.
 */
export function startTelling(workers: Pick<ServiceWorkerContainer, 'ready'>): void {
  const tell = (): void => void tellFiles(workers)
  tell()
  window.addEventListener('online', tell)
  let timer: ReturnType<typeof setTimeout> | undefined
  noteUsed(() => {
    clearTimeout(timer)
    timer = setTimeout(tell, togetherMs)
  })
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

const used = new Set<string>()

/**
 * Notes the program's files that are loaded from now on, and those before. The browser's own list ends after 250
 * requests, and a document is fetched in many parts.
 */
function noteUsed(onMore: () => void): void {
  if (typeof PerformanceObserver === 'undefined') return
  const observer = new PerformanceObserver((list) => {
    const before = used.size
    for (const path of programFiles(list.getEntries())) used.add(path)
    if (used.size > before) onMore()
  })
  observer.observe({ type: 'resource', buffered: true })
}

function usedFiles(): string[] {
  return [...new Set([...used, ...programFiles(performance.getEntriesByType('resource'))])]
}

function programFiles(resources: readonly PerformanceEntry[]): string[] {
  return resources
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}
