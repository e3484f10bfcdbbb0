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
  readonly #open: ByWorkshop = new Map()
  /** Of these, the state documents: who has one open is in the workshop. */
  readonly #readers: ByWorkshop = new Map()
  readonly #peopleChanged: (workshopId: WorkshopId) => void

  /** @param peopleChanged somebody opened or closed the state document of a workshop */
  constructor(peopleChanged: (workshopId: WorkshopId) => void) {
    this.#peopleChanged = peopleChanged
  }

  opened(document: OpenDocument): void {
    const { workshopId } = document.state.decided
    put(this.#open, workshopId, document)
    if (document.link.ref.kind !== 'state') return
    put(this.#readers, workshopId, document)
    this.#peopleChanged(workshopId)
  }

  closed(link: DocumentLink, workshopId: WorkshopId): void {
    remove(this.#open, workshopId, link)
    if (remove(this.#readers, workshopId, link)) this.#peopleChanged(workshopId)
  }

  /** What is open in a workshop, as it is now: the list stays the same when documents are closed meanwhile. */
  inWorkshop(workshopId: WorkshopId): OpenDocument[] {
    return [...(this.#open.get(workshopId)?.values() ?? [])]
  }

  /** Everything that is open, as it is now. */
  open(): OpenDocument[] {
    return [...this.#open.values()].flatMap((inWorkshop) => [...inWorkshop.values()])
  }

  /** Who is in a workshop: everyone with its state document open. */
  readersOfState(workshopId: WorkshopId): OpenDocument[] {
    return [...(this.#readers.get(workshopId)?.values() ?? [])]
  }

  /** How many sockets of people have the state document of a workshop open; the room's screen and paired phones are nobody. */
  countReaders(workshopId: WorkshopId): number {
    let count = 0
    for (const { state } of this.#readers.get(workshopId)?.values() ?? [])
      if (state.decided.role !== 'projector' && state.decided.role !== 'remote') count += 1
    return count
  }

  get openDocuments(): number {
    let count = 0
    for (const inWorkshop of this.#open.values()) count += inWorkshop.size
    return count
  }
}

type ByWorkshop = Map<WorkshopId, Map<DocumentLink, OpenDocument>>

function put(places: ByWorkshop, workshopId: WorkshopId, document: OpenDocument): void {
  const place = places.get(workshopId) ?? new Map<DocumentLink, OpenDocument>()
  place.set(document.link, document)
  places.set(workshopId, place)
}

/** Whether it was there. */
function remove(places: ByWorkshop, workshopId: WorkshopId, link: DocumentLink): boolean {
  const place = places.get(workshopId)
  if (!place?.delete(link)) return false
  if (place.size === 0) places.delete(workshopId)
  return true
}
