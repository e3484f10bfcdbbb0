import { parseDocumentName } from '#domain/documents.ts'
import type { DocumentRef } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { DocumentStore } from './documentStore.ts'
import type { LiveDocuments } from './liveDocuments.ts'
import type { RoomSocket } from '../connection/roomSocket.ts'

export interface RefreshOptions {
  workshopId: WorkshopId
  documents: LiveDocuments
  socket: RoomSocket
  store: DocumentStore
  mayKeep: (ref: DocumentRef) => boolean
}

/** Spreads the load when all devices reconnect at once: documents that no screen shows wait a random time. */
const withinMs = 8000
const betweenMs = 1000

/**
 * After each reconnect, briefly opens the boards that this device keeps and no page has open, one after the other:
 * content removed meanwhile leaves the device, and new content is available offline. SPEC D4
 *
 * @returns stops it
 */
export function refreshKept({ workshopId, documents, socket, store, mayKeep }: RefreshOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOnline = (): boolean => socket.state.getState().status === 'online'
  const refresh = async (): Promise<void> => {
    const refs = (await store.kept(workshopId)).flatMap((name) => parseDocumentName(name) ?? [])
    const next = (): void => {
      const ref = refs.pop()
      if (!ref || !isOnline()) return
      const isIdle = ref.kind === 'board' && mayKeep(ref) && !documents.isHeld(documents.get(ref))
      if (isIdle) documents.hold(ref)()
      timer = setTimeout(next, isIdle ? betweenMs : 0)
    }
    next()
  }
  const follow = (): void => {
    clearTimeout(timer)
    if (isOnline()) timer = setTimeout(() => void refresh(), Math.random() * withinMs)
  }
  follow()
  const unsubscribe = socket.state.subscribe(follow)
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
