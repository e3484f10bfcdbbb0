import type { UserId, WorkshopId } from '#domain/ids.ts'
import { Refusal } from '#domain/errors.ts'
import type { AccessControl } from '#server/access/contract.ts'
import type { Logger } from '#server/log.ts'
import type { DocumentConnections } from './documentConnections.ts'
import { dependsOn, wasRemoved } from './roster/person.ts'
import type { OpenDocument, Registry } from './registry.ts'
import type { ClientSocket } from './clientSocket.ts'

export interface RightsParts {
  access: AccessControl
  registry: Registry
  links: DocumentConnections
  logger: Logger
}

/** Rights are decided when a document is opened, and decided again when they change. */
export class Rights {
  readonly #parts: RightsParts

  constructor(parts: RightsParts) {
    this.#parts = parts
  }

  /** @param userId null for everyone in the workshop */
  changed(workshopId: WorkshopId, userId: UserId | null): void {
    const { registry } = this.#parts
    registry.rightsVersion += 1
    for (const document of registry.inWorkshop(workshopId)) {
      if (userId === null || dependsOn(document.clientSocket.caller, userId)) this.decideAgain(document)
    }
  }

  /** Only tallies depend on results: a room of a thousand decides nothing else again. @param userId null for everyone */
  resultsChanged(workshopId: WorkshopId, userId: UserId | null): void {
    const { registry } = this.#parts
    // A tally that is being opened is decided again once it is open.
    registry.rightsVersion += 1
    for (const document of registry.inWorkshop(workshopId)) {
      if (document.link.ref.kind !== 'tally') continue
      if (userId === null || dependsOn(document.clientSocket.caller, userId)) this.decideAgain(document)
    }
  }

  /** Closes what is no longer allowed: the socket when the person's role changed, else the one document. */
  decideAgain(document: OpenDocument): void {
    this.#decide(document).catch((error: unknown) => {
      this.#parts.logger.warn({ err: error }, 'rights could not be decided')
      document.clientSocket.kill('tryAgain')
    })
  }

  /** Signals of other nodes may have been lost: all rights are decided again. */
  allChanged(): void {
    const { registry } = this.#parts
    registry.rightsVersion += 1
    for (const document of registry.open()) this.decideAgain(document)
    this.endRevoked()
  }

  /** Closes every socket whose token was revoked. SPEC U6. */
  endRevoked(): void {
    const { registry, access } = this.#parts
    for (const clientSocket of [...registry.sessions]) {
      if (clientSocket.caller !== null && access.isRevoked(clientSocket.caller))
        this.#end(clientSocket, 'unauthenticated')
    }
  }

  /** Whether an account's token is still valid: the account may have been deleted. A member's token can only expire. */
  checkToken(clientSocket: ClientSocket): void {
    const { token, caller } = clientSocket
    if (token === null || clientSocket.isClosed || caller?.kind !== 'account') return
    this.#parts.access.stillGood(caller).catch((error: unknown) => {
      if (error instanceof Refusal && clientSocket.token === token) this.#end(clientSocket, 'unauthenticated')
    })
  }

  async #decide({ clientSocket, link, state }: OpenDocument): Promise<void> {
    if (clientSocket.isClosed || link.state !== state || clientSocket.caller === null) return
    link.rightsSeen = this.#parts.registry.rightsVersion
    const before = state.decided
    const now = await this.#parts.access.document(clientSocket.caller, link.name)
    if (link.state !== state) return
    const isGone = now === null || now.access === 'none'
    const hasSameRole = now === null ? link.ref.kind !== 'state' : now.role === before.role
    if (wasRemoved(clientSocket.caller, now)) this.#end(clientSocket, 'removed')
    // Its token is valid for this role only: the phone need not reconnect to learn that.
    else if (!hasSameRole && clientSocket.caller.kind === 'remote') this.#end(clientSocket, 'unauthenticated')
    else if (!hasSameRole || (!isGone && now.access !== before.access))
      this.#end(clientSocket, 'rightsChanged')
    // A part was hidden or deleted: everyone stays connected, which spares a thousand people a reconnect.
    else if (isGone) this.#parts.links.close(link, state, 'rights-changed')
  }

  #end(clientSocket: ClientSocket, reason: 'rightsChanged' | 'removed' | 'unauthenticated'): void {
    for (const { state } of clientSocket.links.values()) {
      if (state.is === 'open') state.writer?.stop()
    }
    clientSocket.kill(reason)
  }
}
