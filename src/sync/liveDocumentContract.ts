import type { DocumentRef } from '#domain/documents.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { DocumentStore } from './documentStore.ts'
import type { RoomSocket } from './roomSocket.ts'

export interface LiveDocumentOptions {
  ref: DocumentRef
  workshopId: WorkshopId
  socket: RoomSocket
  /** @throws {CallError} */
  token: () => Promise<string>
  store: DocumentStore
  /** Nothing that the server told speaks against keeping it on this device. SPEC D4 */
  mayKeep: (ref: DocumentRef) => boolean
  /** Whether the agenda has the activity; null when the agenda is not known. */
  isInAgenda: (objectId: ObjectId) => boolean | null
  /** What is saved of it changed. */
  onSaving: () => void
  /**
   * The server never takes some edits of this desk: texts that only this device had. The document is the server's now.
   *
   * @param isOver not because of what they are: the workshop takes none any more
   */
  onRefused: (ref: DocumentRef, texts: string[], isOver: boolean) => void
  onMessage: (text: string) => void
}
