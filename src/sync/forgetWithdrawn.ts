import type { Role } from '#domain/access.ts'
import { parseDocumentName } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { isOpenTo, mayKeep } from '#domain/kept.ts'
import { stateRoots } from '#domain/state.ts'
import type { DocumentStore } from './documentStore.ts'
import type { LiveDocument } from './liveDocument.ts'
import type { LiveDocuments } from './liveDocuments.ts'
import type { RoomSocket } from './roomSocket.ts'
import type { Told } from './toldSession.ts'
import { watchView } from './watchView.ts'

export interface ForgetOptions {
  workshopId: WorkshopId
  role: Role
  told: () => Told
  documents: LiveDocuments
  /** The room's document of kind `state`. */
  state: LiveDocument
  socket: RoomSocket
  store: DocumentStore
}

/**
 * Deletes what this device keeps of a session and may not keep any longer, as soon as the server says so in any way: parts that
 * no page has open too. SPEC D4
 *
 * @returns ends it
 */
export function forgetWithdrawn(options: ForgetOptions): () => void {
  const { workshopId, role, told, documents, state, socket, store } = options
  const look = (): void => void forget()
  const stops = [
    watchView(state.view, [stateRoots.parts, stateRoots.workshop], look),
    state.view.subscribe(look),
    socket.state.subscribe(look),
  ]
  return () => {
    for (const stop of stops) stop()
  }

  async function forget(): Promise<void> {
    const session = told()
    if (session === undefined) return
    if (session !== null) documents.withdraw((ref) => !isOpenTo(role, ref, session))
    for (const name of await store.kept(workshopId)) {
      const now = told()
      const ref = parseDocumentName(name)
      if (now === undefined || (ref && mayKeep(role, ref, now))) continue
      await store.forgetSaved(name)
    }
  }
}
