import type { DocumentRef } from '#domain/documents.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type * as Y from 'yjs'
import type { DocumentStore } from './documentStore.ts'
import type { RoomSocket } from '../connection/roomSocket.ts'

export interface LiveDocumentOptions {
  ref: DocumentRef
  workshopId: WorkshopId
  socket: RoomSocket
  /** @throws {CallError} */
  token: () => Promise<string>
  store: DocumentStore
  /** The server's answers so far allow keeping it on this device. SPEC D4 */
  mayKeep: (ref: DocumentRef) => boolean
  /** Whether the agenda has the activity; null while the agenda is unknown. */
  isInAgenda: (objectId: ObjectId) => boolean | null
  /** Its save state changed. */
  onSaving: () => void
  /**
   * The server will never take some edits of this desk. Gets the texts that only this device had; the document is now
   * the server's.
   *
   * @param isOver the edits themselves are fine, but the workshop takes none any more
   */
  onRefused: (ref: DocumentRef, texts: string[], isOver: boolean) => void
  onMessage: (text: string) => void
  /** The server's document has arrived. */
  onArrived: (ref: DocumentRef, doc: Y.Doc) => void
}
