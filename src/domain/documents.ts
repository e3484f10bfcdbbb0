import { isUuid, isWorkshopId } from './ids.ts'
import type { ObjectId, WorkshopId } from './ids.ts'

/** Who reads a document, and who writes it besides the server. */
export interface DocumentRule {
  read: 'members' | 'facilitators' | 'room' | 'voters'
  write: 'nobody' | 'facilitators'
}

/** Every shared document of the product: who reads it, who writes it. The server writes all. SPEC D1. */
export const documents = {
  state: { read: 'members', write: 'nobody' }, //        what everyone follows
  desk: { read: 'facilitators', write: 'facilitators' }, // all of one activity, shown and hidden
  board: { read: 'room', write: 'nobody' }, //           what the room may see of it; names nobody
  tally: { read: 'voters', write: 'nobody' }, //         counts and averages, never a vote
} as const satisfies Record<string, DocumentRule>

export type DocumentKind = keyof typeof documents

/** A parsed document name. `id` is a workshop id for `state`, otherwise the id of an activity's object. */
export type DocumentRef =
  { kind: 'state'; id: WorkshopId } | { kind: 'desk' | 'board' | 'tally'; id: ObjectId }

/** `state/{workshopId}`, `desk/{objectId}`, `board/{objectId}`, `tally/{objectId}`. */
export function documentName(ref: DocumentRef): string {
  return `${ref.kind}/${ref.id}`
}

/** Parses a document's name; null for any other text. SPEC D2. */
export function parseDocumentName(name: string): DocumentRef | null {
  const slash = name.indexOf('/')
  const kind = name.slice(0, slash)
  const id = name.slice(slash + 1)
  if (slash < 0 || !Object.hasOwn(documents, kind)) return null
  if (kind === 'state') return isWorkshopId(id) ? { kind, id } : null
  return isUuid(id) ? { kind: kind as 'desk' | 'board' | 'tally', id } : null
}

/** The activity that a desk belongs to; null for every other kind of document. */
export function activityOfDesk(name: string): ObjectId | null {
  const ref = parseDocumentName(name)
  return ref?.kind === 'desk' ? ref.id : null
}
