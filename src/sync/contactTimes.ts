import type { DocumentStore } from './documentStore.ts'
import type { LiveDocuments } from './liveDocuments.ts'

/** How far behind the time of the last contact may be that is kept with documents. */
const everyMs = 20_000

/**
 * Keeps with the documents of a room when the server was last heard of, also while nothing in them changes, and keeps what is
 * still to be kept of them when the page goes.
 *
 * @returns ends it
 */
export function keepContactTimes(documents: LiveDocuments, store: DocumentStore): () => void {
  const keep = (): void => {
    const live: { name: string; atMs: number }[] = []
    documents.each((document) => {
      document.keepNow()
      const { contactMs } = document.keeper
      if (contactMs !== null) live.push({ name: document.name, atMs: contactMs })
    })
    if (live.length > 0) void store.stillSee(live)
  }
  const timer = setInterval(keep, everyMs)
  if (typeof window === 'undefined') return () => clearInterval(timer)
  const keepHidden = (): void => {
    if (document.visibilityState === 'hidden') keep()
  }
  window.addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keepHidden)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', keep)
    document.removeEventListener('visibilitychange', keepHidden)
  }
}
