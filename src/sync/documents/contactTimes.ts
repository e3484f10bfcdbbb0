import type { DocumentStore } from './documentStore.ts'
import type { LiveDocuments } from './liveDocuments.ts'

/** How far the kept time of the last contact may lag behind, of a document that is kept as it is. */
const everyMs = 20_000

/**
 * Keeps the time of the last contact with a room's documents, also while nothing in them changes, and flushes pending
 * copies when the page goes.
 *
 * @returns stops it
 */
export function keepContactTimes(documents: LiveDocuments, store: DocumentStore): () => void {
  const keep = (isLeaving: boolean): void => {
    const live: { name: string; atMs: number }[] = []
    documents.each((document) => {
      document.keepNow(isLeaving)
      const { contactMs, isWaiting } = document.keeper
      // The kept copy is an earlier one; it is replaced when the person is calm, with the time.
      if (contactMs !== null && !isWaiting) live.push({ name: document.name, atMs: contactMs })
    })
    if (live.length > 0) void store.stillSee(live)
  }
  const timer = setInterval(() => keep(false), everyMs)
  if (typeof window === 'undefined') return () => clearInterval(timer)
  const keepAll = (): void => keep(true)
  const keepHidden = (): void => {
    if (document.visibilityState === 'hidden') keepAll()
  }
  window.addEventListener('pagehide', keepAll)
  document.addEventListener('visibilitychange', keepHidden)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', keepAll)
    document.removeEventListener('visibilitychange', keepHidden)
  }
}
