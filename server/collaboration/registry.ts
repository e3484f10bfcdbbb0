import type { WorkshopId } from '#domain/ids.ts'
import type { DocumentLink, OpenState } from './documentLink.ts'
import type { ClientSocket } from './clientSocket.ts'
import { isPerson } from '#domain/access.ts'

/** A person's open document. */
export interface OpenDocument {
  clientSocket: ClientSocket
  link: DocumentLink
  state: OpenState
}

/** All sockets of this server, and the open documents of each workshop. */
export class Registry {
  readonly sessions = new Set<ClientSocket>()
  /** Counts changes of rights; a decision made before the last change is made again. */
  rightsVersion = 0
  readonly #open: ByWorkshop = new Map()
  /** Of these, the state documents: a person with an open one is present in the workshop. */
  readonly #readers: ByWorkshop = new Map()
  readonly #peopleChanged: (workshopId: WorkshopId) => void

  /** @param peopleChanged called when a person opened or closed the state document of a workshop */
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

  /** A snapshot of a workshop's open documents: the list does not change when documents are closed meanwhile. */
  inWorkshop(workshopId: WorkshopId): OpenDocument[] {
    return [...(this.#open.get(workshopId)?.values() ?? [])]
  }

  /** A snapshot of all open documents. */
  open(): OpenDocument[] {
    return [...this.#open.values()].flatMap((inWorkshop) => [...inWorkshop.values()])
  }

  /** The people present in a workshop: everyone with its state document open. */
  readersOfState(workshopId: WorkshopId): OpenDocument[] {
    return [...(this.#readers.get(workshopId)?.values() ?? [])]
  }

  /**
   * How many sockets of persons have the state document of a workshop open; projectors and paired phones do not count.
   */
  countReaders(workshopId: WorkshopId): number {
    let count = 0
    for (const { state } of this.#readers.get(workshopId)?.values() ?? [])
      if (isPerson(state.decided.role)) count += 1
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

/** Whether it existed. */
function remove(places: ByWorkshop, workshopId: WorkshopId, link: DocumentLink): boolean {
  const place = places.get(workshopId)
  if (!place?.delete(link)) return false
  if (place.size === 0) places.delete(workshopId)
  return true
}
