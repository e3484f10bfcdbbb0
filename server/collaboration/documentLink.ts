import type { Connection } from '@hocuspocus/server'
import type { Access, Role } from '#domain/access.ts'
import type { DocumentRef } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { DeskWriter } from './deskWriter.ts'

/**
 * One document on one socket, from its first frame until it is closed. There is one per name and socket, so opening a
 * document many times does not multiply what is sent.
 */
export interface DocumentLink {
  readonly name: string
  readonly ref: DocumentRef
  /** Frames that arrived before the document was open, or while it was being closed. */
  held: Uint8Array[]
  /** Version of this server's rights on which this link's rights were decided. */
  rightsSeen: number
  state: LinkState
}

export type LinkState =
  /** The token and the rights are checked, then the document is loaded. */
  | { is: 'opening'; decided: DecidedAccess | null }
  | OpenState
  /** The browser or the server closed the document; Hocuspocus has not released it yet. */
  | { is: 'leaving' }

export interface OpenState {
  is: 'open'
  decided: DecidedAccess
  connection: Connection
  /** Null except for a desk that the person may write to. */
  writer: DeskWriter | null
  /** One update may be larger than the others: edits made offline. */
  firstSyncLeft: boolean
  /** The one awareness client of this socket, after its first awareness frame. */
  awarenessClient: number | null
}

export interface DecidedAccess {
  access: Access
  role: Role
  workshopId: WorkshopId
}
