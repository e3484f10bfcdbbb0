import { parseDocumentName } from '#domain/documents.ts'
import type { DocumentRef } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { DocumentStore } from './documentStore.ts'
import type { LiveDocuments } from './liveDocuments.ts'
import type { RoomSocket } from './roomSocket.ts'

export interface RefreshOptions {
  workshopId: WorkshopId
  documents: LiveDocuments
  socket: RoomSocket
  store: DocumentStore
  mayKeep: (ref: DocumentRef) => boolean
}

/** Everybody comes back at the same moment: who has nothing on the screen of it waits for a while of their own. */
const withinMs = 8000
const betweenMs = 1000

/**
 * After each connection, the boards that this device keeps and no page has open are opened for a moment, one after the other:
 * what was taken from them meanwhile leaves the device, and what is new is there without a connection. SPEC D4
 *
 * @returns ends it
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
