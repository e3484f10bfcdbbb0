import type { Connection } from '@hocuspocus/server'
import type { Ticks } from '#server/tick/contract.ts'
import type { Logger } from '#server/log.ts'
import type { CloseReason } from '#server/sockets/counters.ts'
import { DeskWriter } from './deskWriter.ts'
import type { DecidedAccess, DocumentLink, OpenState } from './documentLink.ts'
import { syncStatusFrame } from './frames.ts'
import type { OpenDocument, Registry } from './registry.ts'
import type { Router } from './router.ts'
import type { Session } from './session.ts'

export interface LinkLifeParts {
  registry: Registry
  router: Router
  ticks: Ticks
  logger: Logger
  /** A document is open for somebody. */
  onOpen: (document: OpenDocument) => void
}

/** The life of documents on sockets: decided, open, closed or refused. */
export class LinkLife {
  readonly #parts: LinkLifeParts
  readonly #writers = new Set<DeskWriter>()

  constructor(parts: LinkLifeParts) {
    this.#parts = parts
  }

  decided(session: Session, name: string, decided: DecidedAccess): void {
    const link = session.links.get(name)
    if (link?.state.is === 'opening') link.state.decided = decided
  }

  /** Hocuspocus connected the document. */
  connected(session: Session, name: string, connection: Connection): void {
    const link = session.links.get(name)
    if (session.isClosed || link?.state.is !== 'opening' || link.state.decided === null) return
    // Hocuspocus never applies what a client sends: the router hands it to the tick.
    connection.readOnly = true
    const { decided } = link.state
    const writer = decided.access === 'write' ? this.#writerFor(session, link, decided, connection) : null
    const state: OpenState = {
      is: 'open',
      decided,
      connection,
      writer,
      firstSyncLeft: true,
      awarenessClient: null,
    }
    link.state = state
    this.#parts.registry.opened({ session, link, state })
    session.together(() => {
      this.#parts.onOpen({ session, link, state })
      this.#replay(session, link)
    })
  }

  /** The token or the rights were not right. What waited is looked at anew: it may hold another try. */
  refused(session: Session, name: string): void {
    const link = session.links.get(name)
    session.links.delete(name)
    // Hocuspocus forgets its own record of the document a few promises later.
    if (link) setImmediate(() => this.#replay(session, link))
  }

  /** Hocuspocus let the document go. */
  disconnected(session: Session, name: string): void {
    const link = session.links.get(name)
    if (!link || session.isClosed) return
    session.links.delete(name)
    if (link.state.is !== 'open') return this.#replay(session, link)
    this.#parts.registry.closed(link, link.state.decided.workshopId)
    // Nobody asked for it, so something failed. The browser would not open the document again by itself, only when
    // the whole socket is closed.
    session.kill('tryAgain')
  }

  /** Closes one document of a socket and leaves the others. */
  close(link: DocumentLink, state: OpenState, reason: string): void {
    state.writer?.stop()
    this.#parts.registry.closed(link, state.decided.workshopId)
    link.state = { is: 'leaving' }
    state.connection.close({ code: 1000, reason })
  }

  /** The socket is gone, with everything on it. */
  ended(session: Session): void {
    for (const link of session.links.values()) {
      if (link.state.is === 'open') this.#parts.registry.closed(link, link.state.decided.workshopId)
    }
    session.links.clear()
    this.#parts.registry.sessions.delete(session)
  }

  /** Resolves when no edit is under way. */
  async writesFinished(): Promise<void> {
    await Promise.all([...this.#writers].map((writer) => writer.finished()))
  }

  #replay(session: Session, link: DocumentLink): void {
    const frames = link.held
    link.held = []
    this.#parts.router.replay(session, frames)
  }

  #writerFor(
    session: Session,
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
      acknowledge: () => session.send(acknowledged),
      fail(reason: CloseReason, error: unknown) {
        logger.warn({ err: error, reason }, 'a desk update was not taken')
        session.kill(reason)
      },
      onIdle: () => this.#writers.delete(writer),
      onBusy: () => this.#writers.add(writer),
    })
    return writer
  }
}
