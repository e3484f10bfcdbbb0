import type * as Y from 'yjs'
import { activityRoots } from './docs.ts'
import type { InputSource } from './docs.ts'
import { isUuid } from '../ids.ts'
import type { ObjectId } from '../ids.ts'

/** The source of an answer on a desk or board. Browsers write desks: invalid ids are left out. SPEC P6. */
export function readSource(doc: Y.Doc, id: string): InputSource | undefined {
  const source: Partial<Record<keyof InputSource, unknown>> | null | undefined = activityRoots
    .sources(doc)
    .get(id)
  if (!isId(source?.objectId)) return undefined
  const { objectId, itemId } = source
  return isId(itemId) ? { objectId, itemId } : { objectId }
}

/** The activities that answers were copied from, by the answers' ids. */
export function sourceActivities(doc: Y.Doc): Map<string, ObjectId> {
  const ids = [...activityRoots.sources(doc).keys()]
  return new Map(
    ids.flatMap((id) => {
      const source = readSource(doc, id)
      return source ? [[id, source.objectId] as const] : []
    }),
  )
}

/** The source as a board shows it: the activity only. SPEC K12. */
export function boardSource(desk: Y.Doc, id: string): InputSource | undefined {
  const source = readSource(desk, id)
  return source && { objectId: source.objectId }
}

export function writeSource(desk: Y.Doc, id: string, source: InputSource | null | undefined): void {
  if (source) activityRoots.sources(desk).set(id, source)
}

/** Maps an answer's source to an activity of the copied session; null when that was not copied. */
export type SourceOf = (objectId: ObjectId) => ObjectId | null

/** A copy of a single activity has no sources. */
export const noSources: SourceOf = () => null

/** The source of a copied answer, without the item's id, which differs in the copy. SPEC K12. */
export function copiedSource(desk: Y.Doc, id: string, sourceOf: SourceOf): InputSource | null {
  const source = readSource(desk, id)
  const objectId = source ? sourceOf(source.objectId) : null
  return objectId === null ? null : { objectId }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value)
}
