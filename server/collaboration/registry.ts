import type { WorkshopId } from '#domain/ids.ts'
import type { DocumentLink, OpenState } from './documentLink.ts'
import type { Session } from './session.ts'

/** An open document of somebody. */
export interface OpenDocument {
  session: Session
  link: DocumentLink
  state: OpenState
}

/** Every socket of this server, and by workshop what is open. */
export class Registry {
  readonly sessions = new Set<Session>()
  /** How often rights changed; who decided before the last change decides again. */
  rightsVersion = 0
  readonly #byWorkshop = new Map<WorkshopId, Map<DocumentLink, OpenDocument>>()
  readonly #peopleChanged: (workshopId: WorkshopId) => void

  /** @param peopleChanged somebody opened or closed the state document of a workshop */
  constructor(peopleChanged: (workshopId: WorkshopId) => void) {
    this.#peopleChanged = peopleChanged
  }

  opened(document: OpenDocument): void {
    const { workshopId } = document.state.decided
    const inWorkshop = this.#byWorkshop.get(workshopId) ?? new Map<DocumentLink, OpenDocument>()
    inWorkshop.set(document.link, document)
    this.#byWorkshop.set(workshopId, inWorkshop)
    if (document.link.ref.kind === 'state') this.#peopleChanged(workshopId)
  }

  closed(link: DocumentLink, workshopId: WorkshopId): void {
    const inWorkshop = this.#byWorkshop.get(workshopId)
    if (!inWorkshop?.delete(link)) return
    if (inWorkshop.size === 0) this.#byWorkshop.delete(workshopId)
    if (link.ref.kind === 'state') this.#peopleChanged(workshopId)
  }

  /** What is open in a workshop, as it is now: the list stays the same when documents are closed meanwhile. */
  inWorkshop(workshopId: WorkshopId): OpenDocument[] {
    return [...(this.#byWorkshop.get(workshopId)?.values() ?? [])]
  }

  /** Who is in a workshop: everyone with its state document open. */
  readersOfState(workshopId: WorkshopId): OpenDocument[] {
    return this.inWorkshop(workshopId).filter(({ link }) => link.ref.kind === 'state')
  }

  get openDocuments(): number {
    let count = 0
    for (const inWorkshop of this.#byWorkshop.values()) count += inWorkshop.size
    return count
  }
}
