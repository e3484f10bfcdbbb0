import type { Role } from '#domain/access.ts'
import { parseDocumentName } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { isOpenTo, mayKeep } from '#domain/workshop/kept.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import type { DocumentStore } from './documentStore.ts'
import type { LiveDocument } from './liveDocument.ts'
import type { LiveDocuments } from './liveDocuments.ts'
import type { LoadFiles } from './roomFilesLater.ts'
import type { RoomSocket } from '../connection/roomSocket.ts'
import type { KnownAccess } from './sessionAccess.ts'
import { watchView } from './watchView.ts'

export interface ForgetOptions {
  workshopId: WorkshopId
  role: Role
  knownAccess: () => KnownAccess
  documents: LiveDocuments
  files: LoadFiles
  /** The room's document of kind `state`. */
  state: LiveDocument
  socket: RoomSocket
  store: DocumentStore
}

/**
 * Deletes this device's copies of a session that it may not keep any longer, as soon as any answer of the server says
 * so; includes parts that no page has open. SPEC D4
 *
 * @returns stops it
 */
export function forgetWithdrawn(options: ForgetOptions): () => void {
  const { workshopId, role, knownAccess, documents, files, state, socket, store } = options
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
    const session = knownAccess()
    if (session === undefined) return
    if (session !== null) documents.withdraw((ref) => !isOpenTo(role, ref, session))
    for (const name of await store.kept(workshopId)) {
      const now = knownAccess()
      const ref = parseDocumentName(name)
      if (now === undefined || (ref && mayKeep(role, ref, now))) continue
      await store.forgetSaved(name)
    }
    await (await files())?.forgetWithdrawn()
  }
}
