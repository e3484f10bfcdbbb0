import type { DocumentStore } from './documentStore.ts'
import type { LiveDocuments } from './liveDocuments.ts'

/** How far the kept time of the last contact may lag behind. */
const everyMs = 20_000

/**
 * Keeps the time of the last contact with a room's documents, also while nothing in them changes, and flushes pending
 * copies when the page goes.
 *
 * @returns stops it
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
