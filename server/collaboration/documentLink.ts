import type { Connection } from '@hocuspocus/server'
import type { Access, Role } from '#domain/access.ts'
import type { DocumentRef } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { DeskWriter } from './deskWriter.ts'

/**
 * One document on one socket, from its first frame until it is closed. There is one per name and socket, so nobody
 * multiplies what is sent by opening a document many times over.
 */
export interface DocumentLink {
  readonly name: string
  readonly ref: DocumentRef
  /** Frames that came before the document was open, or while it was being closed. */
  held: Uint8Array[]
  /** How often rights had changed on this server when this link's were decided. */
  rightsSeen: number
  state: LinkState
}

export type LinkState =
  /** The token and the rights are looked at, then the document is loaded. */
  | { is: 'opening'; decided: DecidedAccess | null }
  | OpenState
  /** The browser or the server closed the document; Hocuspocus is not done with it yet. */
  | { is: 'leaving' }

export interface OpenState {
  is: 'open'
  decided: DecidedAccess
  connection: Connection
  /** Null for everything but a desk that is theirs to write. */
  writer: DeskWriter | null
  /** One update may be larger than the others: what was edited offline. */
  firstSyncLeft: boolean
  /** The one awareness client of this socket, once it has spoken. */
  awarenessClient: number | null
}

export interface DecidedAccess {
  access: Access
  role: Role
  workshopId: WorkshopId
}
