import type { UserId, WorkshopId } from '#domain/ids.ts'
import { Refusal } from '#domain/errors.ts'
import type { AccessControl } from '#server/access/contract.ts'
import type { Logger } from '#server/log.ts'
import type { LinkLife } from './linkLife.ts'
import { dependsOn, wasRemoved } from './person.ts'
import type { OpenDocument, Registry } from './registry.ts'
import type { Session } from './session.ts'

export interface RightsParts {
  access: AccessControl
  registry: Registry
  links: LinkLife
  logger: Logger
}

/** Rights are decided when a document is opened; when they change they are decided again. */
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
      if (userId === null || dependsOn(document.session.caller, userId)) this.decideAgain(document)
    }
  }

  /** Ends what may no longer be: the socket when the person's role changed, else the one document. */
  decideAgain(document: OpenDocument): void {
    this.#decide(document).catch((error: unknown) => {
      this.#parts.logger.warn({ err: error }, 'rights could not be decided')
      document.session.kill('tryAgain')
    })
  }

  /** What other nodes told may have been lost: everybody's rights are decided again. */
  allChanged(): void {
    const { registry } = this.#parts
    registry.rightsVersion += 1
    for (const document of registry.open()) this.decideAgain(document)
    this.endRevoked()
  }

  /** Ends every socket whose token was revoked. SPEC U6. */
  endRevoked(): void {
    const { registry, access } = this.#parts
    for (const session of [...registry.sessions]) {
      if (session.caller !== null && access.isRevoked(session.caller)) this.#end(session, 'unauthenticated')
    }
  }

  /** Whether an account's token is still good: the account may be gone. A member's only runs out. */
  checkToken(session: Session): void {
    const { token, caller } = session
    if (token === null || session.isClosed || caller?.kind !== 'account') return
    this.#parts.access.stillGood(caller).catch((error: unknown) => {
      if (error instanceof Refusal && session.token === token) this.#end(session, 'unauthenticated')
    })
  }

  async #decide({ session, link, state }: OpenDocument): Promise<void> {
    if (session.isClosed || link.state !== state || session.caller === null) return
    link.rightsSeen = this.#parts.registry.rightsVersion
    const before = state.decided
    const now = await this.#parts.access.document(session.caller, link.name)
    if (link.state !== state) return
    const isGone = now === null || now.access === 'none'
    const hasSameRole = now === null ? link.ref.kind !== 'state' : now.role === before.role
    if (wasRemoved(session.caller, now)) this.#end(session, 'removed')
    // Its token is of this one role: the phone need not come back to be told so.
    else if (!hasSameRole && session.caller.kind === 'remote') this.#end(session, 'unauthenticated')
    else if (!hasSameRole || (!isGone && now.access !== before.access)) this.#end(session, 'rightsChanged')
    // A part was hidden or deleted: everyone stays, and a thousand people do not have to come back for it.
    else if (isGone) this.#parts.links.close(link, state, 'rights-changed')
  }

  #end(session: Session, reason: 'rightsChanged' | 'removed' | 'unauthenticated'): void {
    for (const { state } of session.links.values()) {
      if (state.is === 'open') state.writer?.stop()
    }
    session.kill(reason)
  }
}
