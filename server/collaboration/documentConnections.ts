import type { Connection } from '@hocuspocus/server'
import type { Ticks } from '../tick/contract.ts'
import type { Logger } from '../log.ts'
import type { CloseReason } from '../sockets/counters.ts'
import { DeskWriter } from './deskWriter.ts'
import type { DecidedAccess, DocumentLink, OpenState } from './documentLink.ts'
import { syncStatusFrame } from './frames/frames.ts'
import type { OpenDocument, Registry } from './registry.ts'
import type { Router } from './router.ts'
import type { ClientSocket } from './clientSocket.ts'

export interface DocumentConnectionsParts {
  registry: Registry
  router: Router
  ticks: Ticks
  logger: Logger
  /** Called when a document has been opened for a person. */
  onOpen: (document: OpenDocument) => void
}

/** Life cycle of documents on sockets: deciding, open, closing, refused. */
export class DocumentConnections {
  readonly #parts: DocumentConnectionsParts
  readonly #writers = new Set<DeskWriter>()

  constructor(parts: DocumentConnectionsParts) {
    this.#parts = parts
  }

  decided(clientSocket: ClientSocket, name: string, decided: DecidedAccess): void {
    const link = clientSocket.links.get(name)
    if (link?.state.is === 'opening') link.state.decided = decided
  }

  /** Hocuspocus connected the document. */
  connected(clientSocket: ClientSocket, name: string, connection: Connection): void {
    const link = clientSocket.links.get(name)
    if (clientSocket.isClosed || link?.state.is !== 'opening' || link.state.decided === null) return
    // Hocuspocus never applies what a client sends: the router passes it to the tick.
    connection.readOnly = true
    const { decided } = link.state
    const writer =
      decided.access === 'write' ? this.#writerFor(clientSocket, link, decided, connection) : null
    const state: OpenState = {
      is: 'open',
      decided,
      connection,
      writer,
      firstSyncLeft: true,
      awarenessClient: null,
    }
    link.state = state
    this.#parts.registry.opened({ clientSocket, link, state })
    clientSocket.together(() => {
      this.#parts.onOpen({ clientSocket, link, state })
      this.#replay(clientSocket, link)
    })
  }

  /**
   * The token or the rights were not sufficient. Waiting frames are processed again: they may contain another attempt.
   */
  refused(clientSocket: ClientSocket, name: string): void {
    const link = clientSocket.links.get(name)
    clientSocket.links.delete(name)
    // Hocuspocus drops its own record of the document a few promises later.
    if (link) setImmediate(() => this.#replay(clientSocket, link))
  }

  /** Hocuspocus released the document. */
  disconnected(clientSocket: ClientSocket, name: string): void {
    const link = clientSocket.links.get(name)
    if (!link || clientSocket.isClosed) return
    clientSocket.links.delete(name)
    if (link.state.is !== 'open') return this.#replay(clientSocket, link)
    this.#parts.registry.closed(link, link.state.decided.workshopId)
    // The client did not ask for it, so something failed. The browser would reopen the document only after the whole
    // socket closes.
    clientSocket.kill('tryAgain')
  }

  /** Closes one document of a socket and leaves the others open. */
  close(link: DocumentLink, state: OpenState, reason: string): void {
    state.writer?.stop()
    this.#parts.registry.closed(link, state.decided.workshopId)
    link.state = { is: 'leaving' }
    state.connection.close({ code: 1000, reason })
  }

  /** The socket is gone, with all its documents. */
  ended(clientSocket: ClientSocket): void {
    for (const link of clientSocket.links.values()) {
      if (link.state.is === 'open') this.#parts.registry.closed(link, link.state.decided.workshopId)
    }
    clientSocket.links.clear()
    this.#parts.registry.sessions.delete(clientSocket)
  }

  /** Resolves when no edit is under way. */
  async writesFinished(): Promise<void> {
    await Promise.all([...this.#writers].map((writer) => writer.finished()))
  }

  #replay(clientSocket: ClientSocket, link: DocumentLink): void {
    const frames = link.held
    link.held = []
    this.#parts.router.replay(clientSocket, frames)
  }

  #writerFor(
    clientSocket: ClientSocket,
    link: DocumentLink,
    { workshopId }: DecidedAccess,
    { document }: Connection,
  ): DeskWriter | null {
    if (link.ref.kind !== 'desk') return null
    const { ticks, logger } = this.#parts
    const acknowledged = syncStatusFrame(link.name, true)
    const writer = new DeskWriter({
      ticks,
      workshopId,
      objectId: link.ref.id,
      document,
      acknowledge: () => clientSocket.send(acknowledged),
      fail(reason: CloseReason, error: unknown) {
        logger.warn({ err: error, reason }, 'a desk update was refused')
        clientSocket.kill(reason)
      },
      onIdle: () => this.#writers.delete(writer),
      onBusy: () => this.#writers.add(writer),
    })
    return writer
  }
}
